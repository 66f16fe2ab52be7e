#pragma once

// How long to think.

#include "engine/limits.h"

#include <chrono>
#include <optional>

namespace sumito::engine {

struct TimePlan {
    std::optional<Milliseconds> aim;  // begin no new depth after this
    std::optional<Milliseconds> most; // stop whatever is going on
};

TimePlan plan_for(const Limits& limits);

} // namespace sumito::engine
