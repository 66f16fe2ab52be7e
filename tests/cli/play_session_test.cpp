// The full-screen game without a screen: keys in, state out.

#include "cli/play_at_table.h"
#include "rules/notation.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::cli {
namespace {

using rules::Colour;
using Mode = PlaySession::Mode;
using Why = game::Result::Why;

const char* const near_the_end = "5/6/7/8/6bbw/8/7/6/4w b 5-0 duel";

std::string last_move(const Players& players) {
    const auto last = last_played(players.game());
    return last ? rules::to_text(last->before, last->move) : "";
}

TEST(PlaySession, TheCursorBeginsAtTheMarbleNearestToTheCentre) {
    Players players(settings_of(rules::duel));
    EXPECT_EQ(name(players.session.cursor()), "c4");
}

TEST(PlaySession, TheSameDigitTwicePlays) {
    Players players(settings_of(rules::duel));
    players.press(U"9");
    EXPECT_EQ(players.session.mode(), Mode::aiming);
    EXPECT_EQ(players.plies(), 0U);
    ASSERT_TRUE(players.session.preview());
    players.press(U"9");
    EXPECT_EQ(players.plies(), 1U);
    EXPECT_EQ(last_move(players), "c4d5");
    EXPECT_EQ(players.session.message(), "One black marble moves from c4 to d5.");
    EXPECT_EQ(players.session.mode(), Mode::choosing);
}

TEST(PlaySession, OneMarbleTakesTheLineAheadOfItAlong) {
    Players players(settings_of(rules::duel));
    players.press(U"vv99");
    EXPECT_EQ(last_move(players), "a3b4");
}

TEST(PlaySession, PickedMarblesMoveBroadside) {
    Players players(settings_of(rules::duel));
    players.press(U"< > > ");
    EXPECT_EQ(players.session.picked(), cells({"c3", "c4", "c5"}));
    players.press(U"7\n");
    EXPECT_EQ(last_move(players), "c3c5d3");
    EXPECT_TRUE(players.session.picked().empty());
}

TEST(PlaySession, SpaceLetsGoOfAMarbleAgain) {
    Players players(settings_of(rules::duel));
    players.press(U" ");
    EXPECT_EQ(players.session.picked(), cells({"c4"}));
    players.press(U" ");
    EXPECT_TRUE(players.session.picked().empty());
    players.press(U" \x1b");
    EXPECT_TRUE(players.session.picked().empty());
}

TEST(PlaySession, WhatCannotBePickedIsExplained) {
    Players players(settings_of(rules::duel));
    players.press(U"^ ");
    EXPECT_EQ(players.session.message(), "There is no marble on d5.");
    EXPECT_EQ(players.session.wrong(), cells({"d5"}));
    players.press(U"^^^ ");
    EXPECT_EQ(players.session.message(),
              "It is Black's turn, and the marble on g6 belongs to someone else.");
    EXPECT_TRUE(players.session.picked().empty());
    players.press(U"v");
    EXPECT_TRUE(players.session.wrong().empty());
}

TEST(PlaySession, EnterAimsArrowsTurnEnterPlays) {
    Players players(settings_of(rules::duel));
    players.press(U"\n");
    EXPECT_EQ(players.session.mode(), Mode::aiming);
    const auto first = players.session.preview();
    players.press(U">");
    EXPECT_NE(players.session.preview(), first);
    players.press(U"<");
    EXPECT_EQ(players.session.preview(), first);
    players.press(U"\n");
    EXPECT_EQ(players.plies(), 1U);
}

TEST(PlaySession, AimingTurnsThroughAllLegalDirections) {
    Players players(settings_at("5/6/7/8/4b4/8/7/6/w4 b 0-0 duel"));
    players.press(U"\n");
    std::set<std::uint16_t> moves;
    for (int i = 0; i < 6; ++i) {
        moves.insert(players.session.preview()->bits());
        players.press(U">");
    }
    EXPECT_EQ(moves.size(), 6U);
}

TEST(PlaySession, AnIllegalDirectionIsExplained) {
    Players players(settings_of(rules::duel));
    players.press(U"1");
    EXPECT_EQ(players.session.mode(), Mode::choosing);
    EXPECT_EQ(players.session.message(), "Your own marble on a2 would fall off the board.");
    EXPECT_EQ(players.session.wrong(), cells({"a2"}));
    EXPECT_EQ(players.plies(), 0U);
}

TEST(PlaySession, MarblesThatCannotMoveAnywhereAreToldSo) {
    Players players(settings_at("bwwww/wwwwww/7/8/9/8/7/6/4b b 0-0 duel"));
    players.press(U"<^^^^^^^^");
    ASSERT_EQ(name(players.session.cursor()), "i5");
    players.press(U"\n");
    EXPECT_EQ(players.session.message(), "These marbles cannot move anywhere.");
    players.press(U"v\n");
    EXPECT_EQ(players.session.message(),
              "It is Black's turn, and the marble on h5 belongs to someone else.");
}

TEST(PlaySession, APreviewShowsATypedMoveOnceItIsWhole) {
    Players players(settings_of(rules::duel));
    players.press(U"a1b");
    EXPECT_EQ(players.session.mode(), Mode::typing);
    EXPECT_FALSE(players.session.preview());
    players.press(U"2");
    EXPECT_TRUE(players.session.preview());
    EXPECT_EQ(players.session.typed(), "a1b2");
    players.press(U"\n");
    EXPECT_EQ(last_move(players), "a1b2");
}

TEST(PlaySession, TypingCanBeMendedAndGivenUp) {
    Players players(settings_of(rules::duel));
    players.press(U"a1b3\b2");
    EXPECT_EQ(players.session.typed(), "a1b2");
    players.press(U"\x1b");
    EXPECT_EQ(players.session.mode(), Mode::choosing);
    EXPECT_EQ(players.session.typed(), "");
    players.press(U"a\b");
    EXPECT_EQ(players.session.mode(), Mode::choosing);
    players.press(std::u32string(100, U'a'));
    EXPECT_LT(players.session.typed().size(), 20U);
}

TEST(PlaySession, ATypedMistakeIsExplained) {
    Players players(settings_of(rules::duel));
    players.press(U"a1a2\n");
    EXPECT_EQ(players.session.wrong(), cells({"a1", "a2", "a3", "a4", "a5"}));
    players.press(U"bad\n");
    EXPECT_EQ(players.session.message(), "\"bad\" is not a move. Write two cells in line (a1b2) or "
                                         "three broadside (c3c5d4).");
    EXPECT_TRUE(players.session.wrong().empty());
    EXPECT_EQ(players.plies(), 0U);
}

TEST(PlaySession, EachPlayerHasACursorThatFollowsTheirMarble) {
    Players players(settings_of(rules::duel));
    players.press(U"99");
    EXPECT_EQ(name(players.session.cursor()), "g6");
    players.press(U"11");
    EXPECT_EQ(name(players.session.cursor()), "d5");
}

TEST(PlaySession, TheLastEjectionEndsTheGame) {
    Players players(settings_at(near_the_end));
    players.press(U"e7e8\n");
    EXPECT_EQ(players.session.mode(), Mode::over);
    ASSERT_TRUE(players.game().result());
    EXPECT_EQ(players.game().result()->why, Why::goal);
    EXPECT_EQ(players.session.message(), "Two black marbles e7 e8 push one white marble from e9 "
                                         "off the board. 6 marbles are off the board. Black wins!");
    players.press(U"9 \x1b^");
    EXPECT_EQ(players.session.mode(), Mode::over);
    players.press(U"n");
    EXPECT_TRUE(players.session.left());
    EXPECT_TRUE(players.session.wants_another());
}

TEST(PlaySession, ResigningAsksFirst) {
    Players players(settings_of(rules::duel));
    players.press(U"r");
    EXPECT_EQ(players.session.question(), "Black: really resign? (y) yes  (n) no");
    players.press(U"xs\n");
    EXPECT_EQ(players.session.mode(), Mode::asking);
    EXPECT_EQ(*players.saves, 0);
    players.press(U"n");
    EXPECT_EQ(players.session.mode(), Mode::choosing);
    EXPECT_FALSE(players.game().result());
    players.press(U"ry");
    EXPECT_EQ(players.session.mode(), Mode::over);
    EXPECT_EQ(players.session.message(), "Black resigns. White wins!");
}

TEST(PlaySession, QuestionsAreAnsweredInThePlayersLanguage) {
    Players players(settings_of(rules::duel), words::Language::ru);
    players.press(U"rн");
    EXPECT_FALSE(players.game().result());
    players.press(U"rд");
    EXPECT_TRUE(players.game().result());
}

TEST(PlaySession, AllOthersAreAskedAboutADraw) {
    Players players(settings_of(rules::trio));
    players.press(U"o");
    EXPECT_EQ(players.session.question(), "White: agree to a draw? (y) yes  (n) no");
    players.press(U"y");
    EXPECT_EQ(players.session.question(), "Red: agree to a draw? (y) yes  (n) no");
    players.press(U"n");
    EXPECT_EQ(players.session.message(), "Red plays on.");
    EXPECT_FALSE(players.game().result());
    players.press(U"oyy");
    ASSERT_TRUE(players.game().result());
    EXPECT_EQ(players.game().result()->why, Why::agreement);
}

TEST(PlaySession, MovesAreTakenBackWhereTheGameAllowsIt) {
    Players friends(settings_of(rules::duel));
    friends.press(U"99u");
    EXPECT_EQ(friends.plies(), 0U);
    EXPECT_EQ(friends.session.message(), "The last move is taken back.");
    Players rivals(with_clock(settings_of(rules::duel), 60));
    rivals.press(U"99u");
    EXPECT_EQ(rivals.plies(), 1U);
    EXPECT_EQ(rivals.session.message(), "In this game a move once played stands.");
}

TEST(PlaySession, SavingTellsWhere) {
    Players players(settings_of(rules::duel));
    players.press(U"s");
    EXPECT_EQ(players.session.message(), "Saved in game.sgn.");
    *players.disk_full = true;
    players.press(U"s");
    EXPECT_EQ(players.session.message(), "Not saved: disk full.");
    EXPECT_EQ(*players.saves, 2);
}

TEST(PlaySession, LeavingAsksAndOffersToSave) {
    Players players(settings_of(rules::duel));
    players.press(U"qn");
    EXPECT_FALSE(players.session.left());
    *players.disk_full = true;
    players.press(U"qs");
    EXPECT_FALSE(players.session.left()) << "a game that could not be saved";
    *players.disk_full = false;
    players.press(U"qs");
    EXPECT_TRUE(players.session.left());
    Players others(settings_of(rules::duel));
    others.press(U"qy");
    EXPECT_TRUE(others.session.left());
    EXPECT_EQ(*others.saves, 0);
}

TEST(PlaySession, TimeThatRunsOutEndsTheGame) {
    Players players(with_clock(settings_of(rules::duel), 60));
    players.session.tick(second(59));
    EXPECT_FALSE(players.game().result());
    players.press(U"a1b2");
    players.session.tick(second(60));
    EXPECT_EQ(players.session.mode(), Mode::over);
    EXPECT_EQ(players.session.message(), "Time is up for Black. White wins!");
}

TEST(PlaySession, ThreePlayersGoOnWithoutTheOneWhoseTimeIsUp) {
    Players players(with_clock(settings_of(rules::trio), 60));
    players.press(U"b1b2", second(61));
    EXPECT_FALSE(players.game().result());
    EXPECT_EQ(players.game().turn(), Colour::white);
    EXPECT_EQ(players.plies(), 1U) << "the turn of black is skipped, the typed move not played";
}

TEST(PlaySession, ThePauseStopsTheClock) {
    Players players(with_clock(settings_of(rules::duel), 60));
    players.press(U"p", second(10));
    EXPECT_EQ(players.session.message(), "The game is paused. Press p to go on.");
    players.press(U"99", second(1000));
    EXPECT_EQ(players.plies(), 0U);
    EXPECT_EQ(players.session.message(), "The game is paused.");
    players.press(U"p", second(1000));
    EXPECT_EQ(players.game().clock().left(Colour::black, second(1000)), std::chrono::seconds(50));
    Players friends(settings_of(rules::duel));
    friends.press(U"p");
    EXPECT_EQ(friends.session.message(), "This game has no pauses.");
}

TEST(PlaySession, HelpGoesAwayWithAnyKey) {
    Players players(settings_of(rules::duel));
    players.press(U"?");
    EXPECT_EQ(players.session.mode(), Mode::help);
    players.press(U"q");
    EXPECT_EQ(players.session.mode(), Mode::choosing);
}

TEST(PlaySession, AKeyWithoutMeaningPointsToTheHelp) {
    Players players(settings_of(rules::duel));
    players.press(U"ж");
    EXPECT_EQ(players.session.message(), "This key does nothing here. Press ? for help.");
}

} // namespace
} // namespace sumito::cli
