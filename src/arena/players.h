#pragma once

#include "arena/contender.h"
#include "arena/plan.h"
#include "arena/player.h"

#include <memory>

namespace sumito::arena {

std::unique_ptr<Player> make_player(const Contender& contender, const Wishes& wishes);

} // namespace sumito::arena
