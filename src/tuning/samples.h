#pragma once

// Positions of self-play games to learn from, quiet ones, with how their games ended.

#include "tuning/fit.h"
#include "tuning/table_game.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace sumito::tuning {

struct SampleWishes {
    const rules::Ruleset* ruleset = &rules::duel;
    int games = 1000;
    int threads = 1;
    std::uint64_t seed = 1;
    TableTerms terms;
    std::optional<engine::Weights> weights; // those of the ruleset if none
};

struct SampleStatistics {
    int games = 0;
    int draws = 0;
    std::uint64_t plies = 0;
};

// Games go from solid against solid to daring against daring, so that walls are not all there is
// to learn. `told` is called after each game, by one thread at a time.
std::vector<Sample> play_samples(const SampleWishes& wishes,
                                 const std::function<void(const SampleStatistics&)>& told);

} // namespace sumito::tuning
