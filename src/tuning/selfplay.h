#pragma once

// Games of the engine against itself, to learn from. What teaches is games that somebody wins: from
// many layouts with random openings, some at odds (with a marble or two missing, or fewer nodes),
// with styles against each other. Shuffling is ended soon, and so is what is decided.

#include "engine/engine.h"
#include "tuning/game_file.h"
#include "tuning/table_game.h"

#include <cstdint>
#include <functional>

namespace sumito::tuning {

struct SelfplayWishes {
    const rules::Ruleset* ruleset = &rules::duel;
    Layouts layouts = Layouts::learnt;
    std::uint64_t first = 0; // the number of the first game: each number is a game of its own
    std::uint64_t games = 1000;
    std::uint64_t nodes = 5000; // a move
    int threads = 1;
    std::uint64_t seed = 1;
    engine::Options engine{.hash_megabytes = 4};
};

// `told` gets the games in the order of their numbers, from one thread at a time, and answers
// whether to go on.
void selfplay(const SelfplayWishes& wishes, const std::function<bool(const ScoredGame&)>& told);

} // namespace sumito::tuning
