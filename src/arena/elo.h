#pragma once

// Strength from results. Games come in pairs, one opening from both sides, whose results depend on
// each other: what counts is the pair, with 0, 1/2, 1, 3/2 or 2 points (the pentanomial model).

#include <array>
#include <cstddef>
#include <cstdint>

namespace sumito::arena {

struct Pairs {
    std::array<std::uint64_t, 5> with{}; // this many half points

    std::uint64_t count() const;
    double mean() const;     // points a game, 0 to 1
    double variance() const; // of the points a game of one pair
};

// The points a game to expect from so much more Elo, and the other way round: infinite for 0 and 1.
double expected_score(double elo);
double elo_of(double score);

struct Estimate {
    double elo = 0;
    double low = 0; // in 95 of 100 cases it is between these
    double high = 0;
    double superiority = 0.5; // how likely it is that the first is the stronger one
};
// REQUIRES: at least one pair
Estimate estimate(const Pairs& pairs);

} // namespace sumito::arena
