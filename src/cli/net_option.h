#pragma once

#include "engine/net.h"

#include <memory>
#include <string>

namespace sumito::cli {

// The net of a game in a file. Throws Failure.
std::shared_ptr<const engine::Net> read_net(const rules::Ruleset& ruleset, const std::string& path);

} // namespace sumito::cli
