#pragma once

#include "game/time_control.h"

namespace sumito::cli {

// The time of day when the program began, and what has gone by since: setting the machine's clock
// does not change anybody's time.
game::Instant time_now();

} // namespace sumito::cli
