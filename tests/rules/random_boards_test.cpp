#include "node_check.h"
#include "random_boards.h"
#include "rules/generate.h"
#include "rules/perft.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

constexpr int boards_a_mode = 3'000;

void check_perft(const Twin& twin) {
    EXPECT_EQ(perft(twin.position, 2), referee::perft(twin.game, 2)) << twin.position.text();
}

void check_after_each_move(const Twin& twin) {
    for (const Move move : generate(twin.position))
        if (!testing::Test::HasFailure()) check_position(played(twin, move));
}

class EachRuleset : public testing::TestWithParam<const Ruleset*> {};

TEST_P(EachRuleset, OnRandomBoardsIsAsTheRefereeHasIt) {
    constexpr int straight_every = 30;
    constexpr int odd_every = 150;
    constexpr int perft_every = 100;
    RandomBoards boards(*GetParam(), 4);
    ReasonCounts seen{};
    int stuck = 0;
    int won = 0;
    for (int i = 1; i <= boards_a_mode && !HasFailure(); ++i) {
        const Twin twin = twin_of(boards.next());
        won += twin.game.goal_reached();
        stuck += !twin.game.goal_reached() && twin.game.is_stuck();
        check_position(twin);
        if (i % straight_every == 0) {
            check_straight_attempts(twin, seen);
            check_after_each_move(twin);
        }
        if (i % odd_every == 0) check_odd_attempts(twin, seen);
        if (i % perft_every == 0) check_perft(twin);
    }
    const auto times = [&](Reason reason) { return seen[static_cast<std::size_t>(reason)]; };
    EXPECT_GT(stuck, 10);
    EXPECT_GT(won, 100);
    EXPECT_GT(times(Reason::legal), 1000);
    EXPECT_GT(times(Reason::game_over), 1000);
    if (GetParam()->turns.size() == 4) {
        EXPECT_GT(times(Reason::rear_not_own), 100);
        EXPECT_GT(times(Reason::partner_in_broadside), 100);
    }
}

INSTANTIATE_TEST_SUITE_P(Modes, EachRuleset, testing::ValuesIn(rulesets),
                         [](const auto& mode) { return std::string(mode.param->id); });

} // namespace
} // namespace sumito::rules
