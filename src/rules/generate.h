#pragma once

// All legal moves of a position, and how many there are.

#include "rules/move.h"
#include "rules/move_sets.h"
#include "rules/position.h"

#include <span>
#include <string_view>

namespace sumito::rules {

// The moves of a mover who sees this, with no thought of passes or finished games.
void generate(const View& view, MoveList& moves);

// Those of them that eject a marble.
void generate_ejections(const View& view, MoveList& moves);

// The legal moves: none if the game is over, a pass if the ruleset has the stuck player pass.
MoveList generate(const Position& position);

// As many as generate would make, without making them. Uses the widest vectors the machine has.
int count_moves(const View& view);
int count_moves(const Position& position);

bool can_move(const View& view);
bool is_legal(const Position& position, Move move);
// For a mover who sees this; a pass is not.
bool is_legal(const View& view, Move move);

void move_sets(const View& view, MoveSets& sets);
// Kinds of broadside are two and three marbles in one of the other axes, two and three in the
// other.
inline constexpr std::size_t broadside_kinds = 4;
// That of the cell with index 0.
constexpr Move first_broadside(Direction d, std::size_t kind) {
    const Direction axis = forward(turned(d, kind < 2 ? 1 : 2));
    return Move::broadside({}, axis, kind % 2 == 0 ? 2 : 3, d);
}

// How count_moves works, by name: for tests and benchmarks, which compare them.
struct Counter {
    std::string_view name;
    int (*of_words)(std::uint64_t lead, std::uint64_t line, std::uint64_t foes);
    void (*sets_of_words)(std::uint64_t lead, std::uint64_t line, std::uint64_t foes,
                          MoveSets& sets);
    bool available; // on this machine

    void fill(const View& v, MoveSets& sets) const {
        sets_of_words(v.lead.bits(), v.line.bits(), v.foes.bits(), sets);
    }
    int count(const View& v) const { return of_words(v.lead.bits(), v.line.bits(), v.foes.bits()); }
};
std::span<const Counter> counters();

} // namespace sumito::rules
