#pragma once

// Games of the engine against itself, to learn from. What teaches is games that somebody wins: from
// many layouts with random openings, some at odds (a marble or two down, or with fewer nodes), with
// styles against each other. Shuffling is ended soon, and so is what is decided. Who meets only
// itself learns little of what others would do to it: so guests can be asked in.

#include "engine/engine.h"
#include "tuning/game_file.h"
#include "tuning/table_game.h"

#include <cstdint>
#include <functional>
#include <vector>

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
    // One of them plays a side of every other game. REQUIRES: none where there are three sides.
    std::vector<engine::Options> guests;
};

// `told` gets the games in the order of their numbers, from one thread at a time, and answers
// whether to go on.
void selfplay(const SelfplayWishes& wishes, const std::function<bool(const ScoredGame&)>& told);

} // namespace sumito::tuning
