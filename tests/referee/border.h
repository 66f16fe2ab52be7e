#pragma once

// Where the referee and src/rules meet: the same things in both languages. Positions cross as text.

#include "referee/referee.h"
#include "rules/cell_set.h"
#include "rules/position.h"

#include <vector>

namespace sumito::referee {

Game game_of(const rules::Position& position);
// REQUIRES: a possible position.
rules::Position position_of(const Game& game);

std::vector<Place> places_of(rules::CellSet cells);
// REQUIRES: all of them are on the board.
rules::CellSet cells_of(const std::vector<Place>& places);
// The cells that hold this letter.
rules::CellSet cells_with(const Game& game, char letter);

Heading heading_of(rules::Direction d);

} // namespace sumito::referee
