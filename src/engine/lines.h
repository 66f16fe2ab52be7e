#pragma once

// The 27 lines of the board, nine along each axis, and what stands on each as one number: a digit
// of base three a cell, 0 empty, 1 own, 2 foe. Lines of one length are alike, and so is a line read
// from its other end.

#include "rules/cell.h"
#include "rules/colour.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace sumito::engine {

inline constexpr std::size_t line_count = 27;
inline constexpr std::array<int, 10> powers_of_three{1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683};

struct LinePlace {
    std::uint8_t line;
    std::uint16_t power; // of the cell's digit
};

struct LineTables {
    std::array<std::array<LinePlace, 3>, rules::cell_count> places; // by cell, then axis
    std::array<std::uint32_t, rules::cell_count> lines;             // by cell, a bit for each line
    std::array<std::uint16_t, line_count> first; // pattern of the empty line, by line
};

// What stands on a line in all sides' eyes, 16 bits each, so that one addition changes them all.
using LinePatterns = std::uint64_t;
static_assert(rules::max_sides <= 4);
inline constexpr LinePatterns in_all_eyes = 0x0001'0001'0001'0001;
constexpr std::size_t pattern_in_eyes_of(std::size_t side, LinePatterns line) {
    return static_cast<std::size_t>(line >> (16 * side) & 0xffff);
}
// A marble's digit: 1 to its own side, 2 to the others.
constexpr LinePatterns digit_of(std::size_t side) {
    return 2 * in_all_eyes - (LinePatterns{1} << (16 * side));
}

// Patterns are numbered by length: all of five cells first.
inline constexpr std::size_t pattern_count = 243 + 729 + 2187 + 6561 + 19683;
constexpr std::size_t first_pattern(int length) {
    std::size_t first = 0;
    for (int l = 5; l < length; ++l)
        first += static_cast<std::size_t>(powers_of_three[static_cast<std::size_t>(l)]);
    return first;
}

inline constexpr LineTables line_tables = [] {
    LineTables t{};
    std::size_t line = 0;
    for (int axis = 0; axis < 3; ++axis)
        for (int i = 0; i < rules::cell_count; ++i) {
            const auto d = static_cast<rules::Direction>(axis);
            rules::Cell cell = rules::Cell::from_index(i);
            if (cell.neighbour(rules::opposite(d))) continue; // not the beginning of a line
            int length = 0;
            while (true) {
                const auto at = static_cast<std::size_t>(cell.index());
                t.places[at][static_cast<std::size_t>(axis)] = {
                    static_cast<std::uint8_t>(line),
                    static_cast<std::uint16_t>(powers_of_three[static_cast<std::size_t>(length)])};
                t.lines[at] |= std::uint32_t{1} << line;
                ++length;
                const auto next = cell.neighbour(d);
                if (!next) break;
                cell = *next;
            }
            t.first[line++] = static_cast<std::uint16_t>(first_pattern(length));
        }
    return t;
}();

// The lesser of a pattern and what it is from the other end: one number for both.
inline std::size_t canonical_pattern(std::size_t pattern) {
    int length = 5;
    while (length < 9 && pattern >= first_pattern(length + 1)) ++length;
    const std::size_t first = first_pattern(length);
    std::size_t back = 0;
    for (std::size_t rest = pattern - first, i = 0; i < static_cast<std::size_t>(length);
         ++i, rest /= 3)
        back = back * 3 + rest % 3;
    return pattern < first + back ? pattern : first + back;
}

} // namespace sumito::engine
