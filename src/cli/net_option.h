#pragma once

#include "engine/net.h"

#include <memory>
#include <string>

namespace sumito::cli {

// The net of a game in a file. Throws Failure.
std::shared_ptr<const engine::Net> read_net(const rules::Ruleset& ruleset, const std::string& path);

// Before the work for it is done: a net can be written there, and nothing else is lost by it.
// Throws Failure.
void expect_place_for_net(const std::string& path);

} // namespace sumito::cli
