#pragma once

#include "engine/protocol/parse.h"
#include "engine/protocol/thinking.h"
#include "game/game.h"

#include <expected>

namespace sumito::engine::protocol {

// What a `go` asks for in this game.
std::expected<Order, Error> order_of(const Go& go, const game::Game& game);

} // namespace sumito::engine::protocol
