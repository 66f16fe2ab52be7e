#pragma once

// All legal moves of a position, and how many there are.

#include "rules/move.h"
#include "rules/position.h"

#include <span>
#include <string_view>

namespace sumito::rules {

// The moves of a mover who sees this, with no thought of passes or finished games.
void generate(const View& view, MoveList& moves);

// The legal moves: none if the game is over, a pass if the ruleset has the stuck player pass.
MoveList generate(const Position& position);

// As many as generate would make, without making them. Uses the widest vectors the machine has.
int count_moves(const View& view);
int count_moves(const Position& position);

bool can_move(const View& view);
bool is_legal(const Position& position, Move move);

// How count_moves works, by name: for tests and benchmarks, which compare them.
struct Counter {
    std::string_view name;
    int (*of_words)(std::uint64_t lead, std::uint64_t line, std::uint64_t foes);
    bool available; // on this machine

    int count(const View& v) const { return of_words(v.lead.bits(), v.line.bits(), v.foes.bits()); }
};
std::span<const Counter> counters();

} // namespace sumito::rules
