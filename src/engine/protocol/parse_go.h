#pragma once

#include "engine/protocol/parse.h"

namespace sumito::engine::protocol {

// What stands behind `go`.
std::expected<Command, Error> read_go(Words& words);

} // namespace sumito::engine::protocol
