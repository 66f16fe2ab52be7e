#include "any_time.h"
#include "game/clock.h"

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <utility>
#include <vector>

// A clock must survive whatever times it is told: backwards, standing still, the ends of time.

namespace sumito::game {
namespace {

using namespace std::chrono_literals;
using rules::Colour;
using Kind = TimeControl::Kind;

constexpr std::array colours{Colour::black, Colour::white, Colour::red, Colour::yellow};

TimeControl any_control() {
    const auto kind = *rc::gen::element(Kind::each_player, Kind::whole_game);
    return {kind, any_time(1ms), kind == Kind::each_player ? any_time(0ms) : 0ms};
}

Colour any_colour() { return *rc::gen::elementOf(colours); }

Instant hostile_instant() {
    using Count = Duration::rep;
    constexpr Count first = Instant::min().time_since_epoch().count();
    constexpr Count last = Instant::max().time_since_epoch().count();
    const auto near = rc::gen::inRange<Count>(-60'000, 60'000);
    const auto far = rc::gen::inRange<Count>(-4 * longest_time.count(), 4 * longest_time.count());
    const auto edge =
        rc::gen::elementOf(std::vector<Count>{first, first + 1, -1, 0, 1, last - 1, last});
    const auto any = rc::gen::arbitrary<Count>();
    // Mostly times at which something happens: after the end of time nothing does.
    return Instant(
        Duration(*rc::gen::weightedOneOf<Count>({{8, near}, {4, far}, {1, edge}, {1, any}})));
}

enum class Step { start, stop, move, expire };

// As a game does it: whoever comes too late has not moved.
void take(Clock& clock, Step step, Colour next, Instant now) {
    switch (step) {
    case Step::start:
        return clock.start(next, now);
    case Step::stop:
        return clock.stop(now);
    case Step::move:
        return clock.over(now) ? clock.expire(now) : clock.pass_on(next, now);
    case Step::expire:
        return clock.expire(now);
    }
}

Step any_step() {
    return *rc::gen::weightedElement<Step>(
        {{3, Step::start}, {2, Step::stop}, {10, Step::move}, {1, Step::expire}});
}

Clock clock_with_a_past(const TimeControl& control) {
    Clock clock(control);
    for (int steps = *rc::gen::inRange(0, 30); steps > 0; --steps)
        take(clock, any_step(), any_colour(), hostile_instant());
    return clock;
}

std::vector<Duration> all_times(const Clock& clock, Instant now) {
    if (const auto game = clock.game_left(now)) return {*game};
    std::vector<Duration> times;
    for (const Colour c : colours) times.push_back(*clock.left(c, now));
    return times;
}

// The same clock, kept another way: time is charged as it passes, and none of it twice.
class Ledger {
public:
    explicit Ledger(const TimeControl& control) : control_(control) {
        left_.assign(control.kind == Kind::each_player ? colours.size() : 1, control.time);
    }

    void take(Step step, Colour next, Instant now) {
        left_ = times(now);
        latest_ = std::max(latest_, now);
        const bool late = running_ && left_[account()] == 0ms;
        const bool moved = step == Step::move && !late;
        if (running_ && moved) left_[account()] += control_.increment;
        if (running_ && step == Step::expire) left_[account()] = 0ms;
        running_ = moved || step == Step::start;
        thinker_ = next;
    }
    std::vector<Duration> times(Instant now) const {
        auto times = left_;
        if (running_ && now > latest_) {
            Duration& time = times[account()];
            time -=
                std::min(count(time), count(now - Instant{}) - count(latest_ - Instant{})) * 1ms;
        }
        return times;
    }

private:
    // Unsigned, since from one end of time to the other is further than a Duration reaches.
    static std::uint64_t count(Duration time) { return static_cast<std::uint64_t>(time.count()); }
    std::size_t account() const { return left_.size() > 1 ? index(thinker_) : 0; }

    TimeControl control_;
    std::vector<Duration> left_;
    bool running_ = false;
    Colour thinker_ = Colour::black;
    Instant latest_ = Instant::min();
};

RC_GTEST_PROP(Clock, ChargesWhatPassesAndNothingTwiceWhateverTheTimes, ()) {
    const TimeControl control = any_control();
    Clock clock(control);
    Ledger ledger(control);
    for (int steps = *rc::gen::inRange(0, 30); steps > 0; --steps) {
        const Step step = any_step();
        const Colour next = any_colour();
        const Instant now = hostile_instant();
        take(clock, step, next, now);
        ledger.take(step, next, now);
        const Instant look = hostile_instant();
        RC_ASSERT(all_times(clock, look) == ledger.times(look));
    }
}

RC_GTEST_PROP(Clock, NoTimeLeftIsEverNegative, ()) {
    const Clock clock = clock_with_a_past(any_control());
    const auto looks = *rc::gen::container<std::vector<Instant>>(5, rc::gen::exec(hostile_instant));
    for (const Instant now : looks)
        for (const Duration left : all_times(clock, now)) RC_ASSERT(left >= 0ms);
}

RC_GTEST_PROP(Clock, OnlyPassingTimeTakesFromTheTimeLeft, ()) {
    const Clock clock = clock_with_a_past(any_control());
    const auto [sooner, later] = std::minmax({hostile_instant(), hostile_instant()});
    const auto before = all_times(clock, sooner);
    const auto after = all_times(clock, later);
    int changed = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        RC_ASSERT(after[i] <= before[i]);
        changed += after[i] != before[i];
    }
    RC_ASSERT(changed <= (clock.running() ? 1 : 0));
}

RC_GTEST_PROP(Clock, StartingAndStoppingKeepsTheTimes, ()) {
    Clock clock = clock_with_a_past(any_control());
    const Instant now = hostile_instant();
    const auto before = all_times(clock, now);
    take(clock, *rc::gen::element(Step::start, Step::stop), any_colour(), now);
    RC_ASSERT(all_times(clock, now) == before);
}

RC_GTEST_PROP(Clock, AMoveInTimeAddsTheIncrementToTheMoversTimeAlone, ()) {
    const TimeControl control = any_control();
    Clock clock = clock_with_a_past(control);
    const Colour mover = any_colour();
    clock.start(mover, hostile_instant());
    const Instant now = hostile_instant();
    RC_PRE(!clock.over(now));
    auto expected = all_times(clock, now);
    if (control.kind == Kind::each_player) expected[index(mover)] += control.increment;
    clock.pass_on(any_colour(), now);
    RC_ASSERT(all_times(clock, now) == expected);
}

RC_GTEST_PROP(Clock, ATimeThatExpiresIsGoneAndTheOthersStay, ()) {
    const TimeControl control = any_control();
    Clock clock = clock_with_a_past(control);
    const Colour late = any_colour();
    clock.start(late, hostile_instant());
    const Instant now = hostile_instant();
    auto expected = all_times(clock, now);
    expected[control.kind == Kind::each_player ? index(late) : 0] = 0ms;
    clock.expire(now);
    RC_ASSERT(all_times(clock, now) == expected);
    RC_ASSERT(!clock.running());
}

// Has its time run out before it began to run, then a clock is over at all times.
bool spent_before(const Clock& clock) { return clock.over(Instant::min()); }

RC_GTEST_PROP(Clock, IsOverExactlyFromTheInstantItSays, ()) {
    Clock clock = clock_with_a_past(any_control());
    clock.start(any_colour(), hostile_instant());
    RC_PRE(!spent_before(clock));
    const auto end = clock.over_at();
    if (!end) {
        RC_ASSERT(!clock.over(Instant::max()));
        return;
    }
    RC_ASSERT(clock.over(*end));
    RC_ASSERT(!clock.over(*end - 1ms));
    const Instant now = hostile_instant();
    RC_ASSERT(clock.over(now) == (now >= *end));
}

RC_GTEST_PROP(Clock, IsOverExactlyWhenTheRunningTimeIsUsedUp, ()) {
    const TimeControl control = any_control();
    Clock clock = clock_with_a_past(control);
    const Colour thinker = any_colour();
    clock.start(thinker, hostile_instant());
    const Instant now = hostile_instant();
    const auto left =
        control.kind == Kind::each_player ? clock.left(thinker, now) : clock.game_left(now);
    RC_ASSERT(clock.over(now) == (left == 0ms));
}

RC_GTEST_PROP(Clock, ThatStandsIsNeverOver, ()) {
    Clock clock = clock_with_a_past(any_control());
    clock.stop(hostile_instant());
    RC_ASSERT(!clock.running());
    RC_ASSERT(!clock.over_at());
    RC_ASSERT(!clock.over(Instant::max()));
    RC_ASSERT(all_times(clock, Instant::min()) == all_times(clock, Instant::max()));
}

// Any time of day, and room for long thoughts after it.
Instant some_instant() {
    constexpr Duration::rep years = 1000LL * 365 * 24 * 3600 * 1000;
    return Instant(Duration(*rc::gen::inRange(-years, years)));
}

Duration thought_within(Duration left) {
    return Duration(*rc::gen::oneOf(rc::gen::inRange(Duration::rep{0}, left.count()),
                                    rc::gen::just(left.count() - 1),
                                    rc::gen::just(Duration::rep{0})));
}

RC_GTEST_PROP(Clock, WhatIsLeftIsTheTimeGivenAndTheIncrementsLessTheThinking, ()) {
    const TimeControl control{Kind::each_player, any_time(1ms), any_time(0ms)};
    rules::PerColour<Duration> expected;
    expected.at.fill(control.time);
    Instant now = some_instant();
    Colour mover = any_colour();
    Clock clock(control);
    clock.start(mover, now);
    for (int moves = *rc::gen::inRange(1, 60); moves > 0; --moves) {
        const Duration thought = thought_within(expected[mover]);
        now += thought;
        expected[mover] += control.increment - thought;
        clock.pass_on(std::exchange(mover, any_colour()), now);
        clock.start(mover, now);
        for (const Colour c : colours) RC_ASSERT(clock.left(c, now) == expected[c]);
    }
}

RC_GTEST_PROP(Clock, AllThinkingTogetherIsWhatTheWholeGameHasUsed, ()) {
    const TimeControl control{Kind::whole_game, any_time(1ms), 0ms};
    Duration thinking{};
    Instant now = some_instant();
    Clock clock(control);
    clock.start(any_colour(), now);
    for (int moves = *rc::gen::inRange(1, 60); moves > 0; --moves) {
        const Duration thought = thought_within(control.time - thinking);
        now += thought;
        thinking += thought;
        clock.pass_on(any_colour(), now);
        RC_ASSERT(clock.game_left(now) == control.time - thinking);
    }
}

RC_GTEST_PROP(Clock, APauseCostsNobodyAnything, ()) {
    const TimeControl control = any_control();
    Clock clock(control);
    Instant now = some_instant();
    clock.start(Colour::black, now);
    now += thought_within(control.time);
    clock.stop(now);
    const auto before = all_times(clock, now);
    now += any_time(0ms);
    RC_ASSERT(all_times(clock, now) == before);
    clock.start(Colour::black, now);
    RC_ASSERT(all_times(clock, now) == before);
    RC_ASSERT(clock.over_at() == now + before[0]);
}

RC_GTEST_PROP(Clock, WithoutATimeThereIsNothingLeftAndNothingOver, ()) {
    const Clock clock = clock_with_a_past({});
    const Instant now = hostile_instant();
    for (const Colour c : colours) RC_ASSERT(!clock.left(c, now));
    RC_ASSERT(!clock.game_left(now));
    RC_ASSERT(!clock.over(now));
    RC_ASSERT(!clock.over_at());
}

TEST(Clock, EachFormHasItsOwnKindOfTime) {
    const Clock players({Kind::each_player, 60s, 5s});
    EXPECT_EQ(players.left(Colour::white, Instant{}), 60s);
    EXPECT_FALSE(players.game_left(Instant{}));
    const Clock game({Kind::whole_game, 60s, 0s});
    EXPECT_FALSE(game.left(Colour::white, Instant{}));
    EXPECT_EQ(game.game_left(Instant{}), 60s);
}

TEST(Clock, TimeThatRunsBackwardsStandsStill) {
    Clock clock({Kind::each_player, 60s, 0s});
    clock.start(Colour::black, Instant(100s));
    clock.pass_on(Colour::white, Instant(90s));
    EXPECT_EQ(clock.left(Colour::black, Instant(100s)), 60s);
    EXPECT_EQ(clock.left(Colour::white, Instant(100s)), 60s);
    EXPECT_EQ(clock.left(Colour::white, Instant(101s)), 59s);
}

TEST(Clock, RunsBefore1970Too) {
    Clock clock({Kind::each_player, 60s, 0s});
    clock.start(Colour::black, Instant(-100s));
    EXPECT_EQ(clock.left(Colour::black, Instant(-90s)), 50s);
    EXPECT_EQ(clock.over_at(), Instant(-40s));
}

TEST(Clock, IsOverAfterAllTheTimeThereIs) {
    Clock clock({Kind::each_player, longest_time, 0s});
    clock.start(Colour::black, Instant::min());
    EXPECT_EQ(clock.left(Colour::black, Instant::max()), 0s);
    EXPECT_TRUE(clock.over(Instant::max()));
    EXPECT_EQ(clock.over_at(), Instant::min() + longest_time);
}

TEST(Clock, LastsPastTheEndOfTimeIfNothingIsOverBefore) {
    Clock clock({Kind::whole_game, 60s, 0s});
    clock.start(Colour::black, Instant::max() - 60s);
    EXPECT_EQ(clock.over_at(), Instant::max());
    clock.stop(Instant::max() - 30s);
    clock.start(Colour::white, Instant::max() - 29s);
    EXPECT_FALSE(clock.over_at());
    EXPECT_FALSE(clock.over(Instant::max()));
}

} // namespace
} // namespace sumito::game
