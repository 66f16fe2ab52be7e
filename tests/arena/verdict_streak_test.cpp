#include "arena/verdict_streak.h"
#include "matches.h"

#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

using engine::Score;
using rules::Side;

constexpr Score marbles(int hundredths) { return {Score::Kind::marbles, hundredths}; }

TEST(VerdictStreak, BothMustSaySo) {
    VerdictStreak streak(WinAdjudication{300, 4}, rules::duel);
    for (int round = 0; round < 10; ++round) {
        EXPECT_FALSE(streak.after(black, marbles(400)));
        EXPECT_FALSE(streak.after(white, marbles(-299)));
    }
}

TEST(VerdictStreak, ForSoManyPlies) {
    VerdictStreak streak(WinAdjudication{300, 4}, rules::duel);
    EXPECT_FALSE(streak.after(black, marbles(300)));
    EXPECT_FALSE(streak.after(white, marbles(-300)));
    EXPECT_FALSE(streak.after(black, Score{Score::Kind::win, 9}));
    EXPECT_EQ(streak.after(white, Score{Score::Kind::loss, 8}), black);
}

TEST(VerdictStreak, InARow) {
    VerdictStreak streak(WinAdjudication{300, 3}, rules::duel);
    EXPECT_FALSE(streak.after(white, marbles(500)));
    EXPECT_FALSE(streak.after(black, marbles(-500)));
    EXPECT_FALSE(streak.after(white, std::nullopt));
    EXPECT_FALSE(streak.after(black, marbles(-500)));
    EXPECT_FALSE(streak.after(white, marbles(500)));
    EXPECT_EQ(streak.after(black, marbles(-500)), white);
}

TEST(VerdictStreak, EverybodyIsHeardOnce) {
    VerdictStreak streak(WinAdjudication{300, 1}, rules::trio);
    EXPECT_FALSE(streak.after(black, marbles(-500)));
    EXPECT_FALSE(streak.after(white, marbles(-500)));
    EXPECT_EQ(streak.after(red, marbles(500)), red);
}

TEST(VerdictStreak, ThatAllLoseIsNobodysWin) {
    VerdictStreak streak(WinAdjudication{300, 1}, rules::trio);
    for (int round = 0; round < 5; ++round)
        for (const Side side : {black, white, red}) EXPECT_FALSE(streak.after(side, marbles(-500)));
}

TEST(VerdictStreak, WithoutTheRuleNeverAnything) {
    VerdictStreak streak(std::nullopt, rules::duel);
    for (int round = 0; round < 100; ++round) {
        EXPECT_FALSE(streak.after(black, Score{Score::Kind::win, 1}));
        EXPECT_FALSE(streak.after(white, Score{Score::Kind::loss, 1}));
    }
}

} // namespace
} // namespace sumito::arena
