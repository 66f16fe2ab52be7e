#include "table.h"

#include <string>

namespace sumito::game {
namespace {

using Refused = Refusal::Why;

Settings with_undo(std::string_view text) {
    Settings settings = from(text);
    settings.undo = true;
    return settings;
}

TEST(Undo, TakesBackTheLastMove) {
    Game game(with_undo(corners_of_two), at(0s));
    play(game, "a1a2");
    const Game before = game;
    play(game, "i9i8");
    ASSERT_TRUE(leads_to<TakenBack>(act(game, white, TakeBack{})));
    EXPECT_EQ(game.position(), before.position());
    EXPECT_EQ(game.plies().size(), 1U);
    EXPECT_EQ(game.turn(), white);
    play(game, "i9h9");
}

TEST(Undo, IsAnyPlayersToAskFor) {
    Game game(with_undo(corners_of_two), at(0s));
    play(game, "a1a2");
    EXPECT_EQ(refusal(game, black, TakeBack{}), std::nullopt);
    EXPECT_EQ(refusal(game, white, TakeBack{}), std::nullopt);
    EXPECT_EQ(refusal(game, red, TakeBack{}), Refused::not_playing);
}

TEST(Undo, GoesBackToTheStartAndNoFurther) {
    Game game(with_undo(corners_of_three), at(0s));
    EXPECT_EQ(refusal(game, black, TakeBack{}), Refused::nothing_to_undo);
    play(game, "a1a2 i5i6 i9i8");
    for (int i = 0; i < 3; ++i) act(game, black, TakeBack{});
    EXPECT_EQ(game.position(), game.settings().start);
    EXPECT_TRUE(game.plies().empty());
    EXPECT_EQ(refusal(game, black, TakeBack{}), Refused::nothing_to_undo);
}

TEST(Undo, IsRefusedUnlessTheSettingsAllowIt) {
    Game game(from(corners_of_two), at(0s));
    EXPECT_EQ(refusal(game, black, TakeBack{}), Refused::no_undo);
    play(game, "a1a2");
    EXPECT_EQ(refusal(game, black, TakeBack{}), Refused::no_undo);
}

TEST(Undo, IsNeverAllowedInAClockedGame) {
    for (const TimeControl& time : {each_player(60s), each_player(60s, 1s), whole_game(60s)}) {
        Settings settings = with_undo(corners_of_two);
        settings.time = time;
        EXPECT_FALSE(settings.may_undo());
        Game game(settings, at(0s));
        play(game, "a1a2");
        EXPECT_EQ(refusal(game, black, TakeBack{}), Refused::no_undo);
        EXPECT_EQ(refusal(game, white, TakeBack{}), Refused::no_undo);
    }
}

TEST(Undo, TakesSkippedTurnsBackWithTheMove) {
    Game game(with_undo("4r/6/7/8/9/8/2b4/b5/wb3 b 0-0-0 trio"), at(0s));
    play(game, "c3b2");
    ASSERT_EQ(game.plies().size(), 2U) << "white is shut in, red to move";
    ASSERT_EQ(game.turn(), red);
    act(game, red, TakeBack{});
    EXPECT_TRUE(game.plies().empty());
    EXPECT_EQ(game.turn(), black);
}

TEST(Undo, LeavesATurnThatWasSkippedAtTheStart) {
    Game game(with_undo("4r/6/7/8/9/8/7/bb4/wb3 w 0-0-0 trio"), at(0s));
    ASSERT_EQ(game.turn(), red);
    EXPECT_EQ(refusal(game, red, TakeBack{}), Refused::nothing_to_undo);
    play(game, "i9i8");
    act(game, red, TakeBack{});
    EXPECT_EQ(game.turn(), red);
    EXPECT_EQ(game.plies().size(), 1U);
    EXPECT_EQ(refusal(game, red, TakeBack{}), Refused::nothing_to_undo);
}

TEST(Undo, BringsEjectedMarblesBack) {
    Game game(with_undo("b4/6/7/8/6bbw/8/7/6/w4 b 0-0 duel"), at(0s));
    play(game, "i5i6 a1a2 e7e8");
    EXPECT_EQ(game.quiet_plies(), 0);
    act(game, white, TakeBack{});
    EXPECT_EQ(game.position().ejected(rules::Side{0}), 0);
    EXPECT_EQ(game.quiet_plies(), 2);
}

TEST(Undo, ForgetsThePositionsTakenBack) {
    Game game(with_undo(corners_of_two), at(0s));
    play(game, shuffle_of_two);
    for (int i = 0; i < 6; ++i) { // the start stands for the second time again and again
        act(game, white, TakeBack{});
        play(game, "i8i9");
    }
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "a1a2 i9i8 a2a1");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i8i9");
    EXPECT_EQ(game.result(), drawn(Result::Why::repetition));
}

TEST(Undo, LetsAnOfferLapse) {
    Game game(with_undo(corners_of_two), at(0s));
    play(game, "a1a2");
    act(game, black, OfferDraw{});
    act(game, black, TakeBack{});
    EXPECT_FALSE(game.draw_offered());
}

TEST(Undo, WorksInAPause) {
    Settings settings = with_undo(corners_of_two);
    settings.pause = true;
    Game game(settings, at(0s));
    play(game, "a1a2");
    act(game, black, Pause{});
    act(game, black, TakeBack{});
    EXPECT_TRUE(game.is_paused());
    EXPECT_TRUE(game.plies().empty());
}

// --- with a player who has retired ---

TEST(Undo, DoesNotBringARetiredPlayerBack) {
    Game game(with_undo(corners_of_three), at(0s));
    play(game, "a1a2");
    act(game, white, Resign{});
    ASSERT_EQ(game.turn(), red);
    act(game, red, TakeBack{});
    EXPECT_EQ(game.turn(), black);
    EXPECT_TRUE(game.is_retired(white));
    play(game, "a1a2");
    EXPECT_EQ(game.turn(), red);
    EXPECT_EQ(game.plies().size(), 2U);
}

TEST(Undo, ToTheTurnOfARetiredPlayerSkipsIt) {
    Game game(with_undo(corners_of_three), at(0s));
    play(game, "a1a2");
    act(game, black, Resign{});
    ASSERT_EQ(game.turn(), white);
    act(game, white, TakeBack{});
    EXPECT_EQ(game.turn(), white) << "black's move is undone, and black's turn is skipped";
    EXPECT_EQ(game.position().marbles(black), game.settings().start.marbles(black));
    EXPECT_EQ(refusal(game, white, TakeBack{}), Refused::nothing_to_undo);
    play(game, "i5i6 i9i8");
    EXPECT_EQ(game.turn(), white);
}

TEST(Undo, PastARetirementCountsRepetitionsFromThereOn) {
    Game game(with_undo(corners_of_three), at(0s));
    play(game, "a1a2 i5i6");
    act(game, red, Resign{});
    act(game, black, TakeBack{});
    ASSERT_EQ(game.turn(), white);
    const std::string shuffle = "i5i6 a2a1 i6i5 a1a2 ";
    play(game, shuffle + "i5i6 a2a1 i6i5");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "a1a2");
    EXPECT_EQ(game.result(), drawn(Result::Why::repetition));
}

} // namespace
} // namespace sumito::game
