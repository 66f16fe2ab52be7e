#pragma once

// How well moves did elsewhere in the tree: by themselves, and as answers to the moves before them.

#include "rules/colour.h"
#include "rules/move.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace sumito::engine {

// Moves numbered without gaps worth mentioning: cell, direction, and whether in line or which of
// the four kinds of broadside.
inline constexpr std::size_t slot_count = 64UL * 30;

namespace histories {
inline constexpr auto kind_and_direction = [] {
    std::array<std::uint8_t, 256> table{};
    for (unsigned length = 1; length <= 3; ++length)
        for (unsigned axis = 0; axis < 6; ++axis)
            for (unsigned d = 0; d < 6; ++d) {
                const unsigned across = (axis + 6 - d) % 3; // 1 or 2 for a broadside
                const unsigned kind = length == 1 || across == 0 ? 0 : length + 2 * across - 3;
                table[length | axis << 2 | d << 5] = static_cast<std::uint8_t>(d + 6 * kind);
            }
    return table;
}();
} // namespace histories

constexpr std::size_t slot_of(rules::Move move) {
    const unsigned bits = move.bits();
    return (bits & 63) | static_cast<std::size_t>(histories::kind_and_direction[bits >> 6 & 255])
                             << 6;
}
// Coarser: the cell, the direction, and whether it is in line. Rows of answers stay small so, and
// in the cache.
inline constexpr std::size_t coarse_slot_count = 64UL * 12;
constexpr std::size_t coarse_slot_of(rules::Move move) {
    const unsigned bits = move.bits();
    return (bits & 63) + (static_cast<std::size_t>(bits >> 11 & 7) << 6) +
           (move.is_in_line() ? 0 : 64UL * 6);
}

inline constexpr int history_limit = 16000;

template <std::size_t Count, std::size_t (*SlotOf)(rules::Move)> class HistoryTable {
public:
    int operator[](rules::Move move) const { return at_[SlotOf(move)]; }
    int at(std::size_t slot) const { return at_[slot]; }
    // Moves towards the limit, the slower the nearer it is.
    void add(rules::Move move, int bonus) {
        std::int16_t& h = at_[SlotOf(move)];
        h = static_cast<std::int16_t>(h + bonus - h * std::abs(bonus) / history_limit);
    }
    void age() {
        for (std::int16_t& h : at_) h = static_cast<std::int16_t>(h / 2);
    }

private:
    std::array<std::int16_t, Count> at_{};
};
using History = HistoryTable<slot_count, slot_of>;
using AnswerHistory = HistoryTable<coarse_slot_count, coarse_slot_of>;

// For each move before, what was played after it.
class AnswerHistories {
public:
    AnswerHistory& operator[](rules::Move before) { return after_[coarse_slot_of(before)]; }

private:
    std::array<AnswerHistory, coarse_slot_count> after_{};
};

// How far the evaluation was off, in the end, where the same marbles stood: an error that lies in
// how they stand is the same a few moves later.
class Corrections {
public:
    // In 256ths of a value.
    std::int16_t& operator[](std::uint64_t key) {
        return at_[static_cast<std::size_t>(key * 0x9e3779b97f4a7c15 >> (64 - bits))];
    }
    // Moves towards the limit, the slower the nearer it is.
    static void add(std::int16_t& correction, int error) {
        const int step = std::clamp(error, -limit / 4, limit / 4);
        correction =
            static_cast<std::int16_t>(correction + step - correction * std::abs(step) / limit);
    }

private:
    static constexpr int limit = 16384;
    static constexpr int bits = 13;
    std::array<std::int16_t, std::size_t{1} << bits> at_{};
};

struct Histories {
    rules::PerColour<History> main;
    AnswerHistories answer; // by the next player
    AnswerHistories sequel; // by the same player at the next turn
    // By whose turn it is: by its marbles, by all others', by the last two moves.
    rules::PerColour<Corrections> own, others, moves;
};

} // namespace sumito::engine
