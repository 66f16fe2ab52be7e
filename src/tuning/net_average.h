#pragma once

// The mean of nets that go on from one another. Each errs in its own way and what they have in
// common is right more often; nets that began at random have nothing in common.

#include "engine/net.h"

#include <memory>
#include <span>

namespace sumito::tuning {

// REQUIRES: nets, not none, all of one game
engine::Net average_of(std::span<const std::shared_ptr<const engine::Net>> nets);

} // namespace sumito::tuning
