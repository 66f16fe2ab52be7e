#pragma once

// The nets that come with the program, by the game they have learnt.

#include "engine/net.h"
#include "rules/ruleset.h"

namespace sumito::engine {

// Null for a game that has none.
const Net* shipped_net(const rules::Ruleset& ruleset);

} // namespace sumito::engine
