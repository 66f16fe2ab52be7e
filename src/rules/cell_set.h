#pragma once

// A set of cells in one 64-bit word, bit i for the cell with index i. Moving a whole set one step
// is a rotation within 61 bits and one mask for the edge.

#include "rules/cell.h"

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace sumito::rules {

class CellSet {
public:
    constexpr CellSet() = default;
    constexpr explicit CellSet(std::uint64_t bits) : bits_(bits) {}
    constexpr CellSet(Cell cell) : bits_(std::uint64_t{1} << cell.index()) {}
    constexpr CellSet(std::initializer_list<Cell> cells) {
        for (const Cell cell : cells) bits_ |= CellSet(cell).bits_;
    }

    static constexpr CellSet board() { return CellSet((std::uint64_t{1} << cell_count) - 1); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(CellSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool meets(CellSet other) const { return (other.bits_ & bits_) != 0; }

    // REQUIRES: not empty
    constexpr Cell first() const { return Cell::from_index(std::countr_zero(bits_)); }

    friend constexpr CellSet operator|(CellSet a, CellSet b) { return CellSet(a.bits_ | b.bits_); }
    friend constexpr CellSet operator&(CellSet a, CellSet b) { return CellSet(a.bits_ & b.bits_); }
    friend constexpr CellSet operator^(CellSet a, CellSet b) { return CellSet(a.bits_ ^ b.bits_); }
    friend constexpr CellSet operator-(CellSet a, CellSet b) { return CellSet(a.bits_ & ~b.bits_); }
    friend constexpr CellSet operator~(CellSet a) { return board() - a; }
    constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
    constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
    constexpr CellSet& operator^=(CellSet other) { return *this = *this ^ other; }
    constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
    friend constexpr bool operator==(CellSet, CellSet) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Cell operator*() const { return Cell::from_index(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t bits_ = 0;
};

namespace torus {

// The cells a step in each direction can land on: those with a neighbour on the other side.
inline constexpr auto landing = [] {
    std::array<std::uint64_t, 6> table{};
    for (const Direction d : all_directions)
        for (int i = 0; i < cell_count; ++i)
            if (Cell::from_index(i).neighbour(opposite(d)))
                table[static_cast<std::size_t>(d)] |= std::uint64_t{1} << i;
    return table;
}();

} // namespace torus

// Every cell of the set moved one step; what leaves the board is gone.
constexpr CellSet step(CellSet set, Direction d) {
    const auto i = static_cast<std::size_t>(d);
    const int k = torus::offset[i];
    return CellSet(((set.bits() << k) | (set.bits() >> (cell_count - k))) & torus::landing[i]);
}

// The cells whose neighbour in this direction is in the set.
constexpr CellSet before(CellSet set, Direction d) { return step(set, opposite(d)); }

} // namespace sumito::rules
