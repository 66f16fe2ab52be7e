#pragma once

// Positions to try things on: those of random games.

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace sumito::engine {

// All positions of one game of random moves, of so many plies at most.
std::vector<rules::Position> random_game(const rules::Ruleset& ruleset, std::uint64_t seed,
                                         int plies);

// For a text known to be good.
rules::Position position_of(const char* text);

} // namespace sumito::engine
