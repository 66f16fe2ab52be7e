#include "rules/layout.h"
#include "rules/notation.h"
#include "rules/outcome.h"
#include "rules/perft.h"
#include "texts.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

constexpr Side first{0}, second{1}, third{2};

Position after(const Position& before, std::string_view move) {
    Position position = before;
    const auto read = read_move(position, move);
    EXPECT_TRUE(read) << move << ": " << before.text();
    if (read) position.play(*read);
    return position;
}

TEST(Outcome, ThereIsNoneAtTheStart) {
    for (const Layout& layout : layouts()) EXPECT_FALSE(outcome(start_of(layout))) << layout.name;
}

TEST(Outcome, TheLastEjectionWins) {
    const Position before = position_from("5/6/7/8/9/8/7/6/w1bbw b 5-5 duel");
    EXPECT_FALSE(outcome(before));
    const Position won = after(before, "a3a4");
    EXPECT_EQ(won.text(), "5/6/7/8/9/8/7/6/w2bb w 6-5 duel");
    EXPECT_EQ(outcome(won), (Outcome{first, Outcome::By::goal}));
    EXPECT_TRUE(generate(won).empty());
    EXPECT_EQ(count_moves(won), 0);
    EXPECT_EQ(perft(won, 1), 0U);
    EXPECT_EQ(perft(won, 2), 0U);
}

TEST(Outcome, AnotherGoalIsKept) {
    const Position two = position_from("5/6/7/8/9/8/7/6/w1bbw b 1-0 duel 2");
    EXPECT_EQ(outcome(after(two, "a3a4")), (Outcome{first, Outcome::By::goal}));
    const Position eight = position_from("5/6/7/8/9/8/7/6/w1bbw b 6-7 duel 8");
    EXPECT_FALSE(outcome(eight));
    EXPECT_FALSE(outcome(after(eight, "a3a4")));
    EXPECT_FALSE(generate(after(eight, "a3a4")).empty());
}

TEST(Outcome, AnotherMoveThanAnEjectionDoesNotWin) {
    const Position before = position_from("5/6/7/8/9/8/7/6/w1bbw b 5-5 duel");
    for (const Move move : generate(before)) {
        Position next = before;
        const Changes changes = next.play(move);
        EXPECT_EQ(outcome(next).has_value(), changes.ejected.has_value());
    }
}

TEST(Outcome, TheThirdPlayerWinsWithEjectionsOfEitherColour) {
    for (const char* foe : {"b", "w"}) {
        const Position before =
            position_from(std::string("b4/w5/7/8/9/8/7/6/w1rr") + foe + " r 0-0-5 trio");
        EXPECT_EQ(outcome(after(before, "a3a4")), (Outcome{third, Outcome::By::goal})) << foe;
    }
}

TEST(Outcome, PartnersEjectTogether) {
    const Position before = position_from("5/6/7/8/9/8/7/6/1rrbw r 5-0 teams");
    const Position won = after(before, "a2a3");
    EXPECT_EQ(won.text(), "5/6/7/8/9/8/7/6/2rrb y 6-0 teams");
    EXPECT_EQ(outcome(won), (Outcome{first, Outcome::By::goal}));
    const Position white = position_from("5/6/7/8/9/8/7/6/1yywb y 0-5 tandem");
    EXPECT_EQ(outcome(after(white, "a2a3")), (Outcome{second, Outcome::By::goal}));
}

struct Stuck {
    const char* what;
    const char* position;
};

TEST(Outcome, APlayerOfADuelWhoCannotMoveLoses) {
    constexpr Stuck stuck[] = {
        {"in the corner", "5/6/7/8/9/8/7/ww4/bw3 b 0-0 duel"},
        {"two in the corner", "5/6/7/8/9/8/7/www3/bbww1 b 0-0 duel"},
        {"nothing left", "5/6/7/8/4w4/8/7/6/5 b 0-0 duel"},
        {"walled in along a side", "5/6/7/8/9/8/www4/bbww2/ww3 b 0-0 duel"},
    };
    for (const auto& [what, text] : stuck) {
        const Position position = position_from(text);
        EXPECT_EQ(outcome(position), (Outcome{second, Outcome::By::no_move})) << what;
        EXPECT_TRUE(generate(position).empty()) << what;
        EXPECT_EQ(count_moves(position), 0) << what;
        EXPECT_FALSE(is_legal(position, Move::pass())) << what;
        EXPECT_EQ(perft(position, 3), 0U) << what;
    }
    const Position white = position_from("5/6/7/8/9/8/7/bb4/wb3 w 0-0 duel");
    EXPECT_EQ(outcome(white), (Outcome{first, Outcome::By::no_move}));
}

TEST(Outcome, ElsewhereAPlayerWhoCannotMovePasses) {
    constexpr std::pair<const char*, const char*> stuck[] = {
        {"5/6/7/8/4r4/8/7/ww4/br3 b 0-0-0 trio", "5/6/7/8/4r4/8/7/ww4/br3 w 0-0-0 trio"},
        {"5/6/7/8/4r4/8/7/wy4/bw3 b 1-2 teams", "5/6/7/8/4r4/8/7/wy4/bw3 w 1-2 teams"},
        {"5/6/7/8/4r4/8/7/wy4/bw3 b 1-2 tandem", "5/6/7/8/4r4/8/7/wy4/bw3 r 1-2 tandem"},
        {"5/6/7/8/4r4/8/7/6/5 w 0-0 teams", "5/6/7/8/4r4/8/7/6/5 r 0-0 teams"},
        {"5/6/7/8/9/3w4/2w4/wr4/bw3 b 0-0 teams 4", "5/6/7/8/9/3w4/2w4/wr4/bw3 w 0-0 teams 4"},
    };
    for (const auto& [text, next] : stuck) {
        Position position = position_from(text);
        EXPECT_FALSE(outcome(position)) << text;
        const MoveList moves = generate(position);
        ASSERT_EQ(moves.size(), 1U) << text;
        EXPECT_TRUE(moves[0].is_pass()) << text;
        EXPECT_EQ(count_moves(position), 1) << text;
        const Changes changes = position.play(Move::pass());
        EXPECT_EQ(position, position_from(next)) << text;
        EXPECT_FALSE(changes.ejected);
        EXPECT_EQ(changes.left, PerColour<CellSet>{});
        EXPECT_EQ(changes.entered, PerColour<CellSet>{});
    }
}

TEST(Outcome, AFinishedGameHasNoPass) {
    const Position over = position_from("5/6/7/8/4r4/8/7/ww4/br3 b 0-0-6 trio");
    EXPECT_EQ(outcome(over), (Outcome{third, Outcome::By::goal}));
    EXPECT_TRUE(generate(over).empty());
    EXPECT_EQ(count_moves(over), 0);
}

} // namespace
} // namespace sumito::rules
