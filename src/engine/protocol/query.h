#pragma once

#include "engine/protocol/parse.h"
#include "game/game.h"

#include <expected>
#include <string>

namespace sumito::engine::protocol {

// `response ...`: what the game says to a question.
std::expected<std::string, Error> response(const Query& query, const game::Game& game);

} // namespace sumito::engine::protocol
