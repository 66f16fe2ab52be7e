#include "engine/time_plan.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

TEST(TimePlan, IsTheMoveTimeIfThatIsAll) {
    Limits limits;
    EXPECT_FALSE(plan_for(limits).most);
    limits.move_time = Milliseconds{100};
    EXPECT_EQ(plan_for(limits).most, Milliseconds{100});
    EXPECT_EQ(plan_for(limits).aim, Milliseconds{100});
}

TEST(TimePlan, NeverSpendsAllOfTheClock) {
    for (const int left : {1, 5, 20, 100, 1000, 60'000, 3'600'000})
        for (const int increment : {0, 10, 1000, 60'000}) {
            Limits limits;
            limits.clock = Milliseconds{left};
            limits.increment = Milliseconds{increment};
            const TimePlan plan = plan_for(limits);
            EXPECT_GE(*plan.aim, Milliseconds{1});
            EXPECT_LE(*plan.aim, *plan.most);
            EXPECT_LE(*plan.most, std::max(Milliseconds{left / 2}, Milliseconds{1}));
        }
}

TEST(TimePlan, UsesMoreWhenThereIsMore) {
    Limits little, much;
    little.clock = Milliseconds{10'000};
    much.clock = Milliseconds{100'000};
    EXPECT_LT(*plan_for(little).aim, *plan_for(much).aim);
    Limits with = little;
    with.increment = Milliseconds{1000};
    EXPECT_LT(*plan_for(little).aim, *plan_for(with).aim);
}

} // namespace
} // namespace sumito::engine
