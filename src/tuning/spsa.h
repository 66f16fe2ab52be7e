#pragma once

// Numbers turned a little, all at once and at random, one way for one player and the other way for
// the other; who wins shows the way (simultaneous perturbation, Spall 1992).

#include "tuning/table_game.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sumito::tuning {

// Something to turn.
struct Knob {
    std::string name;
    double value;
    double step; // as far as a game feels it, at the beginning
    double least, most;
    std::function<void(engine::Options&, double)> set;
};

// The weights of a ruleset, and the numbers of the search.
std::vector<Knob> weight_knobs(const engine::Weights& weights);
std::vector<Knob> parameter_knobs(const engine::Parameters& parameters);

struct SpsaWishes {
    const rules::Ruleset* ruleset = &rules::duel;
    int pairs = 1000;
    int threads = 1;
    std::uint64_t seed = 1;
    double gain = 0.15;                          // of a step, for a pair that is won twice
    engine::Options engine{.hash_megabytes = 8}; // what is not turned
    TableTerms terms{.nodes = 40000, .max_plies = 200, .adjudicate_hundredths = 300};
};

// Turns the knobs. `told` is called now and then, by one thread at a time.
void spsa(std::vector<Knob>& knobs, const SpsaWishes& wishes,
          const std::function<void(int pairs, const std::vector<Knob>&)>& told);

} // namespace sumito::tuning
