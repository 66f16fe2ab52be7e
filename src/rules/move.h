#pragma once

// A move in 16 bits. In line: the rear marble and the direction say everything, since the line is
// all of one's marbles ahead without a gap, then what it pushes. Broadside: the end that comes
// first in a1..i9 order, the axis along which the others stand, how many, and the direction.
// Two different moves never lead to the same position.

#include "rules/cell.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace sumito::rules {

class Move {
public:
    Move() = default; // unset, so that a list of moves costs nothing to make

    // The turn goes on, nothing moves.
    static constexpr Move pass() { return from_bits(0); }
    static constexpr Move in_line(Cell rear, Direction d) { return {rear, 1, d, d}; }
    // REQUIRES: length is 2 or 3, axis is forward and not the axis of d
    static constexpr Move broadside(Cell end, Direction axis, int length, Direction d) {
        return {end, length, axis, d};
    }
    static constexpr Move from_bits(std::uint16_t bits) {
        Move move{};
        move.bits_ = bits;
        return move;
    }

    // The same with another rear or end.
    constexpr Move from(Cell cell) const {
        return from_bits(static_cast<std::uint16_t>((bits_ & ~63) | cell.index()));
    }

    constexpr std::uint16_t bits() const { return bits_; }
    // Bits from elsewhere may be no move at all.
    constexpr bool is_well_formed() const {
        if (is_pass()) return true;
        if ((bits_ & 63) >= cell_count || index(direction()) >= 6 || bits_ >> 14 != 0) return false;
        if (is_in_line()) return axis() == direction();
        return is_broadside() && index(axis()) < 3 && !same_axis(axis(), direction()) &&
               cell().neighbour(axis(), length() - 1).has_value();
    }
    constexpr bool is_pass() const { return bits_ == 0; }
    constexpr bool is_broadside() const { return (bits_ >> 6 & 3) > 1; }
    constexpr bool is_in_line() const { return (bits_ >> 6 & 3) == 1; }

    constexpr Cell cell() const { return Cell::from_index(bits_ & 63); } // rear or first end
    constexpr int length() const { return bits_ >> 6 & 3; }              // of a broadside
    constexpr Direction axis() const { return static_cast<Direction>(bits_ >> 8 & 7); }
    constexpr Direction direction() const { return static_cast<Direction>(bits_ >> 11 & 7); }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Cell cell, int length, Direction axis, Direction d)
        : bits_(static_cast<std::uint16_t>(cell.index() | length << 6 | index(axis) << 8 |
                                           index(d) << 11)) {}
    std::uint16_t bits_;
};

// A list with room for every position: each of 14 marbles is the rear of at most 6 moves in line
// and, in each of 3 axes, the end of a pair and of a three that move in 4 directions.
class MoveList {
public:
    static constexpr std::size_t capacity = 14UL * (6 + 3 * 2 * 4);

    constexpr void add(Move move) { moves_[size_++] = move; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Move operator[](std::size_t i) const { return moves_[i]; }
    constexpr const Move* begin() const { return moves_.data(); }
    constexpr const Move* end() const { return moves_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<Move, capacity> moves_;
};

} // namespace sumito::rules
