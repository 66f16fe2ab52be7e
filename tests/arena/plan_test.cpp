#include "arena/plan.h"
#include "matches.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

using Groups = std::vector<std::vector<Seating>>;

TEST(Plan, TwoSidesAreSwapped) { EXPECT_EQ(groups_of(2, {0, 1}), (Groups{{{{0, 1}}, {{1, 0}}}})); }

TEST(Plan, EveryTwoMeet) {
    const Groups groups = groups_of(2, {0, 1, 2});
    EXPECT_EQ(groups, (Groups{{{{0, 1}}, {{1, 0}}}, {{{0, 2}}, {{2, 0}}}, {{{1, 2}}, {{2, 1}}}}));
}

TEST(Plan, ThreeSitInAllOrders) {
    const Groups groups = groups_of(3, {0, 1, 2});
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_EQ(groups[0].size(), 6U);
    for (const Seating& seating : groups[0]) EXPECT_EQ(std::ranges::count(groups[0], seating), 1);
}

TEST(Plan, WhoSitsTwiceIsNotTwoPlayers) {
    EXPECT_EQ(groups_of(3, {0, 1, 1}), (Groups{{{{0, 1, 1}}, {{1, 0, 1}}, {{1, 1, 0}}}}));
}

TEST(Plan, TwoFillThreeSeatsInAllWaysThatHaveBoth) {
    const Groups groups = groups_of(3, {0, 1});
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_EQ(groups[0],
              (std::vector<Seating>{
                  {{0, 0, 1}}, {{0, 1, 0}}, {{1, 0, 0}}, {{0, 1, 1}}, {{1, 0, 1}}, {{1, 1, 0}}}));
}

TEST(Plan, GamesAreRoundedUpSoThatAllPlayAllOpenings) {
    const Plan duel = made(wishes_for(rules::duel, {"random", "greedy", "turtle"}, 7));
    EXPECT_EQ(duel.bouts, 6U);
    EXPECT_EQ(duel.games, 12U);
    for (std::size_t bout = 0; bout < 3; ++bout)
        EXPECT_EQ(duel.opening(bout).moves, duel.book->at(0)->moves);
    EXPECT_EQ(duel.opening(3).moves, duel.book->at(1)->moves);
    EXPECT_NE(duel.opening(3).moves, duel.opening(0).moves);
    EXPECT_EQ(made(wishes_for(rules::trio, {"random", "greedy"}, 1)).games, 6U);
}

TEST(Plan, EqualNamesGetNumbers) {
    const Plan plan = made(wishes_for(rules::duel, {"random", "random", "greedy name=random"}, 2));
    EXPECT_EQ(plan.contenders[0].name, "random");
    EXPECT_EQ(plan.contenders[1].name, "random-2");
    EXPECT_EQ(plan.contenders[2].name, "random-3");
}

TEST(Plan, AtATableForThreeOneTextIsOnePlayer) {
    const Plan plan = made(wishes_for(rules::trio, {"greedy", "random", "random"}, 3));
    EXPECT_EQ(plan.contenders.size(), 2U);
    EXPECT_EQ(plan.games, 3U);
}

} // namespace
} // namespace sumito::arena
