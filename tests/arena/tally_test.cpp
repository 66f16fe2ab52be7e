#include "arena/tally.h"
#include "matches.h"

#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

using rules::Side;

Outcome won_by(int side, Ending ending = Ending::goal, std::uint64_t hash = 1) {
    return {static_cast<Side>(side), ending, {}, 50, {{3, 2, 0}}, hash};
}
Outcome drawn(std::uint64_t hash = 2) { return {{}, Ending::repetition, {}, 30, {}, hash}; }

class DuelTally : public testing::Test {
protected:
    Plan plan = made(wishes_for(rules::duel, {"greedy", "random"}, 8));
    Tally tally{plan};
};

TEST_F(DuelTally, CountsForTheOneWhoSatThere) {
    // The first is black, then white.
    tally.add(0, std::vector{won_by(0), won_by(1)});
    tally.add(1, std::vector{won_by(1, Ending::flag), drawn()});
    const Count& first = tally.standings()[0].all;
    EXPECT_EQ(first.won, 2U);
    EXPECT_EQ(first.drawn, 1U);
    EXPECT_EQ(first.lost, 1U);
    EXPECT_EQ(first.points, 2.5);
    EXPECT_EQ(tally.standings()[1].all.points, 1.5);
    EXPECT_EQ(tally.standings()[0].from[Side{0}].points, 1);
    EXPECT_EQ(tally.standings()[0].from[Side{1}].points, 1.5);
    EXPECT_EQ(tally.standings()[1].won_by[index(Ending::flag)], 1U);
    EXPECT_EQ(tally.standings()[1].won_by[index(Ending::goal)], 0U);
    EXPECT_EQ(tally.ended_by(Ending::goal), 2U);
    EXPECT_EQ(tally.ended_by(Ending::repetition), 1U);
}

TEST_F(DuelTally, PairsByHalfPoints) {
    tally.add(0, std::vector{won_by(0), won_by(1)});
    tally.add(1, std::vector{won_by(1), won_by(0)});
    tally.add(2, std::vector{drawn(), won_by(1)});
    tally.add(3, std::vector{won_by(1), won_by(1)});
    const Meeting& meeting = tally.meetings().front();
    EXPECT_EQ(meeting.pairs.with, (std::array<std::uint64_t, 5>{1, 0, 1, 1, 1}));
    EXPECT_EQ(meeting.all.won, 4U);
    EXPECT_EQ(meeting.all.drawn, 1U);
    EXPECT_EQ(meeting.all.lost, 3U);
}

TEST_F(DuelTally, GamesPliesEjectionsAndHowManyDiffer) {
    tally.add(0, std::vector{won_by(0, Ending::goal, 7), won_by(1, Ending::goal, 7)});
    tally.add(1, std::vector{drawn(8), drawn(9)});
    EXPECT_EQ(tally.bouts(), 2U);
    EXPECT_EQ(tally.games(), 4U);
    EXPECT_EQ(tally.plies(), 160U);
    EXPECT_EQ(tally.ejections(), 10U);
    EXPECT_EQ(tally.draws(), 2U);
    EXPECT_EQ(tally.distinct(), 3U);
}

TEST_F(DuelTally, Faults) {
    Outcome outcome = won_by(0, Ending::crashed);
    outcome.fell_out[Side{1}] = Ending::crashed;
    tally.add(0, std::vector{outcome, drawn()});
    EXPECT_EQ(tally.standings()[1].fell_out[index(Ending::crashed)], 1U);
    EXPECT_EQ(tally.standings()[0].fell_out[index(Ending::crashed)], 0U);
}

TEST(Tally, InTrioWhoSitsTwiceCountsTwice) {
    const Plan plan = made(wishes_for(rules::trio, {"greedy", "random", "random"}, 3));
    Tally tally(plan);
    // Seatings: g r r, r g r, r r g.
    tally.add(0, std::vector{won_by(0), won_by(0), drawn()});
    EXPECT_TRUE(tally.meetings().empty());
    const Count& greedy = tally.standings()[0].all;
    const Count& random = tally.standings()[1].all;
    EXPECT_EQ(greedy.games(), 3U);
    EXPECT_EQ(greedy.won, 1U);
    EXPECT_NEAR(greedy.points, 1 + 1.0 / 3, 1e-12);
    EXPECT_EQ(random.games(), 6U);
    EXPECT_EQ(random.won, 1U);
    EXPECT_EQ(random.drawn, 2U);
    EXPECT_EQ(random.lost, 3U);
    EXPECT_EQ(tally.standings()[0].won_against, (std::vector<std::uint64_t>{0, 2}));
    EXPECT_EQ(tally.standings()[1].won_against, (std::vector<std::uint64_t>{1, 1}));
}

TEST(Tally, EveryTwoHaveTheirOwnMeeting) {
    const Plan plan = made(wishes_for(rules::duel, {"greedy", "random", "turtle"}, 6));
    Tally tally(plan);
    ASSERT_EQ(tally.meetings().size(), 3U);
    tally.add(1, std::vector{won_by(0), won_by(1)}); // greedy and turtle
    EXPECT_EQ(tally.meetings()[0].pairs.count(), 0U);
    EXPECT_EQ(tally.meetings()[1].pairs.with[4], 1U);
    EXPECT_EQ(tally.meetings()[2].pairs.count(), 0U);
}

TEST(Tally, ADrawIsSharedByThoseWhoDidNotFallOut) {
    Outcome outcome = drawn();
    EXPECT_NEAR(points(outcome, Side{0}, 3), 1.0 / 3, 1e-12);
    outcome.fell_out[Side{2}] = Ending::flag;
    EXPECT_EQ(points(outcome, Side{0}, 3), 0.5);
    EXPECT_EQ(points(outcome, Side{2}, 3), 0);
}

} // namespace
} // namespace sumito::arena
