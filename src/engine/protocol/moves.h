#pragma once

// Moves of a `position` or `go`, read in the game they are made in.

#include "engine/protocol/line.h"
#include "game/game.h"

#include <expected>
#include <span>
#include <vector>

namespace sumito::engine::protocol {

// A game without a clock that begins here.
game::Game game_at(const rules::Position& start, const game::DrawRules& draws);

// The game in which these moves were played. The turn of a player who has no move is skipped; a
// pass may stand there or not.
std::expected<game::Game, Error>
play_game(const rules::Position& start, const game::DrawRules& draws, std::span<const Word> moves);

// Each of them legal in the position, each once.
std::expected<std::vector<rules::Move>, Error> read_moves(const rules::Position& position,
                                                          std::span<const Word> moves);

} // namespace sumito::engine::protocol
