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
    std::uint64_t nodes = 5000;                        // a move
    std::optional<rules::Side> hurried = std::nullopt; // has a quarter of them
    int max_plies = 260;
    int quiet_plies = 200; // without an ejection, and it is a draw
    // A lead by so much, as both see it for four plies, is a win.
    int adjudicate_hundredths = 350;
};

// Can whose turn it is eject a marble at once?
bool has_ejection(const rules::Position& position);

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

// Which layouts games begin with. One of the duel's is held out: what was learnt is tried on it.
enum class Layouts : std::uint8_t { all, learnt, held_out };

// A start for games that are to differ: a layout of the ruleset with a few random moves, nobody
// robbed in it.
rules::Position random_start(const rules::Ruleset& ruleset, std::uint64_t seed,
                             Layouts layouts = Layouts::all);

} // namespace sumito::tuning
