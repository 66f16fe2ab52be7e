#pragma once

// A position and what the game has already seen, which is what a player must know to move: enough
// to see repetitions and the limit of quiet moves coming.

#include "game/game.h"
#include "game/settings.h"
#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace sumito::engine {

struct Situation {
    rules::Position position = rules::Position::start(rules::duel);
    // The hashes of the positions since the last ejection, oldest first, this one not among them.
    std::vector<std::uint64_t> seen;
    game::DrawRules draws;

    // REQUIRES: move is legal
    void play(rules::Move move);
};

Situation situation_of(const game::Game& game);

} // namespace sumito::engine
