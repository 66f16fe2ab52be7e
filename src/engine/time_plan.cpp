#include "engine/time_plan.h"

#include <algorithm>

namespace sumito::engine {

namespace {

// What may pass between the decision and the clock being stopped, on a machine that has other
// things to do: never touched while there is time.
constexpr Milliseconds reserve{100};
// Of a game, as long as nobody knows better. Most are decided within a hundred moves.
constexpr int moves_to_go = 45;

} // namespace

TimePlan plan_for(const Limits& limits) {
    TimePlan plan;
    if (limits.move_time) plan.aim = plan.most = std::max(*limits.move_time, Milliseconds{1});
    if (!limits.clock) return plan;
    const Milliseconds left =
        std::max(std::max(*limits.clock - reserve, *limits.clock / 2), Milliseconds{1});
    const Milliseconds share = left / moves_to_go + limits.increment * 3 / 4;
    const Milliseconds most = std::max(std::min(share * 4, left * 2 / 5), Milliseconds{1});
    const Milliseconds aim = std::clamp(share, Milliseconds{1}, most);
    plan.aim = plan.aim ? std::min(*plan.aim, aim) : aim;
    plan.most = plan.most ? std::min(*plan.most, most) : most;
    return plan;
}

} // namespace sumito::engine
