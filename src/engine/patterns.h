#pragma once

// What stands on each of the 27 lines of the board, nine along each axis, as one number each: a
// digit of base three a cell, 0 empty, 1 own, 2 foe. Lines of one length are alike, and so is a
// line read from its other end.

#include "rules/cell.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sumito::engine {

inline constexpr std::size_t line_count = 27;
inline constexpr std::array<int, 10> powers_of_three{1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683};

// Patterns are numbered by length: all of five cells first.
constexpr std::size_t first_pattern(int length) {
    std::size_t first = 0;
    for (int l = 5; l < length; ++l)
        first += static_cast<std::size_t>(powers_of_three[static_cast<std::size_t>(l)]);
    return first;
}
inline constexpr std::size_t pattern_count = first_pattern(10);
static_assert(pattern_count <= 1 << 16);

using Patterns = std::array<std::uint16_t, line_count>; // by line

struct LinePlace {
    std::uint8_t line;
    std::uint16_t power; // of the cell's digit
};

struct LineTables {
    std::array<std::array<LinePlace, 3>, rules::cell_count> places; // by cell, then axis
    Patterns empty;                                                 // of the empty board
};

inline constexpr LineTables line_tables = [] {
    LineTables t{};
    std::size_t line = 0;
    for (std::size_t axis = 0; axis < 3; ++axis)
        for (int i = 0; i < rules::cell_count; ++i) {
            const auto d = static_cast<rules::Direction>(axis);
            rules::Cell cell = rules::Cell::from_index(i);
            if (cell.neighbour(rules::opposite(d))) continue; // not the beginning of a line
            int length = 0;
            while (true) {
                t.places[static_cast<std::size_t>(cell.index())][axis] = {
                    static_cast<std::uint8_t>(line),
                    static_cast<std::uint16_t>(powers_of_three[static_cast<std::size_t>(length)])};
                ++length;
                const auto next = cell.neighbour(d);
                if (!next) break;
                cell = *next;
            }
            t.empty[line++] = static_cast<std::uint16_t>(first_pattern(length));
        }
    return t;
}();

// Which patterns are alike: they share a worth.
struct PatternKinds {
    std::vector<std::uint16_t> of; // by pattern
    std::size_t count = 0;
};
const PatternKinds& pattern_kinds();
// The same in the other's eyes.
std::size_t swapped_pattern(std::size_t pattern);

} // namespace sumito::engine
