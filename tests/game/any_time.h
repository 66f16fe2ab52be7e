#pragma once

#include "game/time_control.h"

#include <rapidcheck.h>

namespace sumito::game {

// From the least on: short, long, or an end of what there can be.
inline Duration any_time(Duration least) {
    constexpr Duration short_time = std::chrono::minutes(1);
    return Duration(*rc::gen::oneOf(rc::gen::inRange(least.count(), short_time.count()),
                                    rc::gen::inRange(least.count(), longest_time.count() + 1),
                                    rc::gen::just(least.count()),
                                    rc::gen::just(longest_time.count())));
}

} // namespace sumito::game
