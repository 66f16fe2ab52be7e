#pragma once

// The colours of the marbles that each side has ejected, in order.

#include "game/game.h"
#include "rules/position.h"

#include <optional>
#include <vector>

namespace sumito::game {

// Nothing where it is not known: what was ejected before a position of several foes was set up.
using Taken = rules::PerSide<std::vector<std::optional<rules::Colour>>>;

Taken taken_before(const rules::Position& start);
// REQUIRES: the move is legal in the position, or a pass
void add_taken(Taken& taken, const rules::Position& before, rules::Move move);
Taken taken_in(const Game& game);

} // namespace sumito::game
