#include "arena/match.h"
#include "matches.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

class MatchFiles : public testing::Test {
protected:
    Folder folder;
    std::string state = folder / "state";
    std::string records = folder / "games.sgn";
    Patient all;
};

TEST_F(MatchFiles, TheSameHoweverManyAreAtATime) {
    Wishes wishes = wishes_for(rules::duel, {"greedy", "sumito nodes=200 hash=1", "random"}, 12);
    const Left one = run(made(wishes), records, state, all);
    for (const int concurrency : {2, 5}) {
        wishes.concurrency = concurrency;
        const std::string suffix = std::to_string(concurrency);
        Patient others;
        const Left several =
            run(made(wishes), folder / ("games" + suffix), folder / ("state" + suffix), others);
        EXPECT_TRUE(several.state == one.state);
        EXPECT_TRUE(several.records == one.records);
        EXPECT_TRUE(std::ranges::is_sorted(others.numbers));
    }
}

TEST_F(MatchFiles, EveryBoutIsCountedOnce) {
    Wishes wishes = wishes_for(rules::duel, {"greedy", "random"}, 40);
    wishes.concurrency = 4;
    const Plan plan = made(wishes);
    EXPECT_EQ(run(plan, records, state, all).end, MatchEnd::played);
    ASSERT_EQ(all.numbers.size(), plan.bouts);
    for (std::size_t i = 0; i < plan.bouts; ++i) EXPECT_EQ(all.numbers[i], i);
}

TEST_F(MatchFiles, StoppedAndGoneOnWithIsTheSameMatch) {
    Wishes wishes = wishes_for(rules::trio, {"greedy", "random"}, 24);
    wishes.concurrency = 3;
    const Plan plan = made(wishes);
    const Left whole = run(plan, folder / "whole", folder / "whole-state", all);
    MatchEnd end = MatchEnd::stopped;
    for (int times = 0; end == MatchEnd::stopped && times < 10; ++times) {
        Patient one(1);
        end = run(plan, records, state, one).end;
    }
    EXPECT_EQ(end, MatchEnd::played);
    EXPECT_TRUE(content(state) == whole.state);
    EXPECT_TRUE(content(records) == whole.records);
}

TEST_F(MatchFiles, WhatIsOverIsNotPlayedAgain) {
    const Plan plan = made(wishes_for(rules::duel, {"greedy", "random"}, 4));
    run(plan, records, state, all);
    Patient again;
    EXPECT_EQ(run(plan, records, state, again).end, MatchEnd::played);
    EXPECT_TRUE(again.numbers.empty());
}

TEST_F(MatchFiles, EnginesAreStoppedWhileTheyThink) {
    Wishes wishes = wishes_for(rules::duel, {"sumito", "sumito"}, 4);
    wishes.limits.move_time = std::chrono::hours(1);
    Patient none(0);
    EXPECT_EQ(run(made(wishes), records, state, none).end, MatchEnd::stopped);
    EXPECT_TRUE(content(records).empty());
}

TEST_F(MatchFiles, AClearMatchIsDecidedEarly) {
    Wishes wishes = wishes_for(rules::duel, {"greedy", "random"}, 2000);
    wishes.sprt = Sprt{0, 50};
    wishes.concurrency = 2;
    EXPECT_EQ(run(made(wishes), records, state, all).end, MatchEnd::decided);
    EXPECT_LT(all.numbers.size(), 200U);
    // It stays decided, at the same bout whatever else was being played.
    const std::string kept = content(state);
    Patient again;
    EXPECT_EQ(run(made(wishes), records, state, again).end, MatchEnd::decided);
    wishes.concurrency = 1;
    Patient alone;
    EXPECT_TRUE(run(made(wishes), folder / "r", folder / "s", alone).state == kept);
}

TEST_F(MatchFiles, TheWorseOneIsRefuted) {
    Wishes wishes = wishes_for(rules::duel, {"random", "greedy"}, 2000);
    wishes.sprt = Sprt{0, 50};
    const Plan plan = made(wishes);
    run(plan, records, state, all);
    const Journal journal = Journal::open(plan, "", state).value();
    Tally tally(plan);
    for (const KeptBout& kept : journal.kept()) tally.add(kept.number, kept.outcomes);
    EXPECT_EQ(decision(plan, tally), Sprt::Decision::elo0);
}

TEST_F(MatchFiles, AllModes) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        const Plan plan =
            made(wishes_for(*ruleset, {"sumito nodes=50 hash=1", "greedy", "random"}, 6));
        Patient observer;
        const std::string id(ruleset->id);
        run(plan, folder / id, folder / (id + "-state"), observer);
        EXPECT_EQ(observer.numbers.size(), plan.bouts) << id;
    }
}

} // namespace
} // namespace sumito::arena
