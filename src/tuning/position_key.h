#pragma once

#include "engine/net.h"
#include "rules/position.h"

#include <cstdint>

namespace sumito::tuning {

// The same for positions that are alike to whoever is to move, however the board is turned or
// mirrored and whatever the colours are called. Ejections do not count.
// REQUIRES: the shape is that of the position's ruleset
std::uint64_t position_key(const engine::NetShape& shape, const rules::Position& position);

} // namespace sumito::tuning
