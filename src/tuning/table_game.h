#pragma once

// Games at one table between our own engines, as fast as they go, for tuning: no clocks, no
// records, only who won.

#include "engine/engine.h"
#include "rules/layout.h"

#include <functional>
#include <optional>
#include <vector>

namespace sumito::tuning {

struct TableTerms {
    std::uint64_t nodes = 5000; // a move
    int max_plies = 260;
    // A lead by so much, as both see it for four plies, is a win.
    int adjudicate_hundredths = 350;
};

// One move of a game that is being played.
struct TablePly {
    const rules::Position* before;
    rules::Move move;
    engine::Score score; // to the mover
};

// By side: who plays it. Answers the winner, or nothing for a draw.
std::optional<rules::Side> play_table_game(const rules::PerSide<engine::Engine*>& engines,
                                           const rules::Position& start, const TableTerms& terms,
                                           const std::function<void(const TablePly&)>& told = {});

// A start for games that are to differ: a layout of the ruleset with a few random moves, nobody
// robbed in it.
rules::Position random_start(const rules::Ruleset& ruleset, std::uint64_t seed);

} // namespace sumito::tuning
