#pragma once

// Numbers of our engine by name: param.NAME and weight.NAME; and file, of weights.

#include "engine/engine.h"
#include "rules/ruleset.h"

#include <expected>
#include <string>
#include <string_view>

namespace sumito::arena {

// Weights that are not named stay those of the ruleset, or of a file named before.
std::expected<void, std::string> tune(engine::Options& options, const rules::Ruleset& ruleset,
                                      std::string_view key, std::string_view value);

} // namespace sumito::arena
