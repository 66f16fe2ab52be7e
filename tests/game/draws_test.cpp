#include "table.h"

#include <string>

namespace sumito::game {
namespace {

using rules::Colour;
using Refused = Refusal::Why;
using Why = Result::Why;

// --- repetition ---

TEST(Repetition, ForTheThirdTimeIsADraw) {
    Game game(from(corners_of_two), at(0s));
    play(game, shuffle_of_two);
    play(game, "a1a2 i9i8 a2a1");
    EXPECT_EQ(game.result(), std::nullopt) << "twice is none";
    play(game, "i8i9");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
    EXPECT_EQ(game.plies().size(), 8U);
}

TEST(Repetition, NeedNotBeOfTheStart) {
    Game game(from(corners_of_two), at(0s));
    play(game, "a1b2");
    play(game, "i9i8 b2b1 i8i9 b1b2");
    play(game, "i9i8 b2b1 i8i9");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "b1b2");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
}

// Black takes three moves to come back and white two, so the board is the same with white to move;
// then the other way round.
TEST(Repetition, CountsOnlyWithTheSamePlayerToMove) {
    const std::string black_dallies = "a1a2 i9i8 a2b2 i8i9 b2a1 ";
    const std::string white_dallies = "i9i8 a1a2 i8h8 a2a1 h8i9 ";
    Game game(from(corners_of_two), at(0s));
    play(game, black_dallies + white_dallies + black_dallies);
    EXPECT_EQ(game.result(), std::nullopt) << "four times the board, each player twice to move";
    play(game, white_dallies);
    EXPECT_EQ(game.result(), drawn(Why::repetition));
}

TEST(Repetition, CountsAnewAfterAnEjection) {
    Game game(from("b4/6/7/8/6bbw/8/7/6/w4 b 0-0 duel"), at(0s));
    const std::string shuffle = "i5i6 a1a2 i6i5 a2a1 ";
    play(game, shuffle + "e7e8 a1a2 i5i6 a2a1 i6i5 a1a2 i5i6 a2a1");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i6i5");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
}

TEST(Repetition, MayBeSwitchedOff) {
    Settings settings = from(corners_of_two);
    settings.draws.repetitions = 0;
    Game game(settings, at(0s));
    for (int i = 0; i < 10; ++i) play(game, shuffle_of_two);
    EXPECT_EQ(game.result(), std::nullopt);
}

TEST(Repetition, MayBeSetToAnotherNumber) {
    Settings settings = from(corners_of_two);
    settings.draws.repetitions = 5;
    Game game(settings, at(0s));
    for (int i = 0; i < 3; ++i) play(game, shuffle_of_two);
    play(game, "a1a2 i9i8 a2a1");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i8i9");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
}

TEST(Repetition, EndsAGameOfThreeToo) {
    Game game(from(corners_of_three), at(0s));
    play(game, shuffle_of_three);
    play(game, "a1a2 i5i6 i9i8 a2a1 i6i5");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i8i9");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
}

// White has no marble, so its turns are skipped. The start, with red to move, comes back not by a
// move but by a skipped turn.
TEST(Repetition, ByASkippedTurnCounts) {
    Game game(from("4r/6/7/8/9/8/7/6/b4 r 0-0-0 trio"), at(0s));
    play(game, "i9i8 a1a2 i8i9 a2a1");
    play(game, "i9i8 a1a2 i8i9");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "a2a1");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
    EXPECT_EQ(game.position(), game.settings().start);
}

// --- quiet limit ---

Settings quiet(std::string_view text, int plies) {
    Settings settings = from(text);
    settings.draws.repetitions = 0;
    settings.draws.quiet_plies = plies;
    return settings;
}

TEST(QuietLimit, IsTwoHundredPlies) {
    Settings settings = from(corners_of_two);
    settings.draws.repetitions = 0;
    Game game(settings, at(0s));
    for (int i = 0; i < 49; ++i) play(game, shuffle_of_two);
    play(game, "a1a2 i9i8 a2a1");
    EXPECT_EQ(game.quiet_plies(), 199);
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i8i9");
    EXPECT_EQ(game.result(), drawn(Why::quiet_limit));
}

TEST(QuietLimit, MayBeAnother) {
    Game game(quiet(corners_of_three, 5), at(0s));
    play(game, "a1a2 i5i6 i9i8 a2a1");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i6i5");
    EXPECT_EQ(game.result(), drawn(Why::quiet_limit));
}

TEST(QuietLimit, MayBeSwitchedOff) {
    Game game(quiet(corners_of_two, 0), at(0s));
    for (int i = 0; i < 60; ++i) play(game, shuffle_of_two);
    EXPECT_EQ(game.quiet_plies(), 240);
    EXPECT_EQ(game.result(), std::nullopt);
}

TEST(QuietLimit, BeginsAnewAtAnEjection) {
    Game game(quiet("b4/6/7/8/6bbw/8/7/6/w4 b 0-0 duel", 3), at(0s));
    play(game, "i5i6 a1a2");
    EXPECT_EQ(game.quiet_plies(), 2);
    play(game, "e7e8");
    EXPECT_EQ(game.quiet_plies(), 0);
    play(game, "a2a1 i6i5");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "a1a2");
    EXPECT_EQ(game.result(), drawn(Why::quiet_limit));
}

TEST(QuietLimit, DoesNotCountSkippedTurns) {
    Game game(quiet("4r/6/7/8/9/8/7/6/b4 b 0-0-0 trio", 4), at(0s));
    play(game, "a1a2 i9i8 a2a1");
    EXPECT_EQ(game.quiet_plies(), 3);
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i8i9");
    EXPECT_EQ(game.result(), drawn(Why::quiet_limit));
}

TEST(QuietLimit, IsNoMatterIfTheLastMoveWins) {
    Game game(quiet("b4/6/7/8/6bbw/8/7/6/w4 b 5-0 duel", 3), at(0s));
    play(game, "i5i6 a1a2 e7e8");
    EXPECT_EQ(game.result(), won_by(rules::Side{0}, Why::goal));
}

// --- agreement ---

TEST(Agreement, OfBothEndsTheDuel) {
    Game game(Settings{}, at(0s));
    EXPECT_FALSE(game.draw_offered());
    ASSERT_TRUE(leads_to<DrawOffered>(act(game, white, OfferDraw{})));
    EXPECT_TRUE(game.draw_offered());
    EXPECT_TRUE(game.agrees_to_draw(white));
    EXPECT_FALSE(game.agrees_to_draw(black));
    EXPECT_EQ(game.result(), std::nullopt);
    ASSERT_TRUE(leads_to<DrawAccepted>(act(game, black, AcceptDraw{})));
    EXPECT_EQ(game.result(), drawn(Why::agreement));
}

TEST(Agreement, NeedsEverybody) {
    for (const std::string_view text : {corners_of_three, corners_of_four}) {
        Game game(from(text), at(0s));
        act(game, black, OfferDraw{});
        for (const Colour seat : game.ruleset().turns) {
            EXPECT_EQ(game.result(), std::nullopt) << name(seat);
            if (seat != black) {
                ASSERT_TRUE(leads_to<DrawAccepted>(act(game, seat, AcceptDraw{})));
            }
        }
        EXPECT_EQ(game.result(), drawn(Why::agreement));
    }
}

TEST(Agreement, CannotBeReachedAlone) {
    Game game(from(corners_of_three), at(0s));
    act(game, black, OfferDraw{});
    EXPECT_EQ(refusal(game, black, AcceptDraw{}), Refused::already_agreed);
    EXPECT_EQ(refusal(game, black, DeclineDraw{}), Refused::already_agreed);
    EXPECT_EQ(refusal(game, black, OfferDraw{}), Refused::already_agreed);
    act(game, white, AcceptDraw{});
    EXPECT_EQ(refusal(game, white, AcceptDraw{}), Refused::already_agreed);
    EXPECT_EQ(game.result(), std::nullopt);
}

TEST(Agreement, NeedsAnOffer) {
    const Game game(Settings{}, at(0s));
    EXPECT_EQ(refusal(game, black, AcceptDraw{}), Refused::no_offer);
    EXPECT_EQ(refusal(game, black, DeclineDraw{}), Refused::no_offer);
}

TEST(Agreement, MayBeDeclinedAndOfferedAgain) {
    Game game(from(corners_of_three), at(0s));
    act(game, black, OfferDraw{});
    act(game, red, AcceptDraw{});
    ASSERT_TRUE(leads_to<DrawDeclined>(act(game, white, DeclineDraw{})));
    EXPECT_FALSE(game.draw_offered());
    EXPECT_EQ(refusal(game, white, AcceptDraw{}), Refused::no_offer);
    EXPECT_TRUE(leads_to<DrawOffered>(act(game, white, OfferDraw{})));
}

TEST(Agreement, LapsesWhenOneWhoHasNotAgreedMoves) {
    Game game(from(corners_of_three), at(0s));
    act(game, black, OfferDraw{});
    play(game, "a1a2");
    EXPECT_TRUE(game.agrees_to_draw(black)) << "to offer and move is no contradiction";
    act(game, white, AcceptDraw{});
    play(game, "i5i6");
    EXPECT_TRUE(game.agrees_to_draw(white));
    play(game, "i9i8");
    EXPECT_FALSE(game.draw_offered());
    EXPECT_EQ(refusal(game, red, AcceptDraw{}), Refused::no_offer);
}

TEST(Agreement, DoesNotLapseByASkippedTurn) {
    Game game(from("4r/6/7/8/9/8/7/6/b4 b 0-0-0 trio"), at(0s));
    act(game, black, OfferDraw{});
    play(game, "a1a2");
    EXPECT_TRUE(game.draw_offered());
    act(game, red, AcceptDraw{});
    EXPECT_EQ(game.result(), std::nullopt) << "white cannot move, but it can disagree";
    act(game, white, AcceptDraw{});
    EXPECT_EQ(game.result(), drawn(Why::agreement));
}

TEST(Agreement, MayBeSwitchedOff) {
    Settings settings;
    settings.draws.agreement = false;
    const Game game(settings, at(0s));
    EXPECT_EQ(refusal(game, black, OfferDraw{}), Refused::no_draws);
    EXPECT_EQ(refusal(game, white, AcceptDraw{}), Refused::no_offer);
}

} // namespace
} // namespace sumito::game
