#pragma once

// Levels 1, for a child who has just read the rules, to 10, full strength. A lower level looks less
// far ahead, and does not tell moves apart that are nearly as good as each other: it errs a little
// everywhere rather than badly here and there.

#include "engine/limits.h"
#include "engine/random.h"
#include "engine/report.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <span>

namespace sumito::engine {

inline constexpr int weakest_level = 1;
inline constexpr int strongest_level = 10;

struct Level {
    int depth;           // plies it looks ahead, 0: as far as nodes allow
    std::uint64_t nodes; // 0: as many as time allows
    int lines;           // moves it chooses between
    int haze;            // how unsure it is of their worth, in hundredths of a marble
};

// REQUIRES: weakest_level <= level <= strongest_level
const Level& level_of(int level, const rules::Ruleset& ruleset);

// What a level makes of the limits it is given: never more than they allow.
Limits limited(const Limits& limits, const Level& level);

// One of the lines, by what it takes them to be worth. REQUIRES: lines is not empty
const Report& chosen(std::span<const Report> lines, const Level& level, Random random);

} // namespace sumito::engine
