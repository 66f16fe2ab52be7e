#include "table.h"

namespace sumito::game {
namespace {

using rules::Side;
using Refused = Refusal::Why;

Settings with_pause(std::string_view text, const TimeControl& time) {
    Settings settings = from(text, time);
    settings.pause = true;
    return settings;
}

TEST(Pause, IsRefusedUnlessTheSettingsAllowIt) {
    const Game game(from(corners_of_two, each_player(60s)), at(0s));
    EXPECT_EQ(refusal(game, black, Pause{}), Refused::no_pause);
    EXPECT_EQ(refusal(game, white, Pause{}), Refused::no_pause);
    EXPECT_EQ(refusal(game, black, Resume{}), Refused::not_paused);
}

TEST(Pause, IsAnyPlayersToBeginAndEnd) {
    Game game(with_pause(corners_of_two, {}), at(0s));
    EXPECT_FALSE(game.is_paused());
    ASSERT_TRUE(leads_to<Paused>(act(game, white, Pause{})));
    EXPECT_TRUE(game.is_paused());
    EXPECT_EQ(refusal(game, black, Pause{}), Refused::paused);
    ASSERT_TRUE(leads_to<Resumed>(act(game, black, Resume{})));
    EXPECT_FALSE(game.is_paused());
    EXPECT_EQ(refusal(game, black, Resume{}), Refused::not_paused);
}

TEST(Pause, AllowsNoMoves) {
    Game game(with_pause(corners_of_two, {}), at(0s));
    act(game, black, Pause{});
    EXPECT_EQ(refusal(game, black, move_in(game, "a1a2")), Refused::paused);
    EXPECT_EQ(refusal(game, white, move_in(game, "a1a2")), Refused::not_your_turn);
    act(game, black, Resume{});
    play(game, "a1a2");
}

TEST(Pause, StopsTheClockOfAPlayer) {
    Game game(with_pause(corners_of_two, each_player(60s)), at(0s));
    act(game, black, Pause{}, at(20s));
    EXPECT_EQ(game.clock().left(black, at(500s)), 40s);
    EXPECT_EQ(refusal(game, white, CheckTime{}, at(500s)), Refused::time_left);
    act(game, white, Resume{}, at(500s));
    EXPECT_EQ(game.clock().left(black, at(510s)), 30s);
    EXPECT_EQ(game.clock().left(white, at(510s)), 60s);
    EXPECT_TRUE(leads_to<FlagFell>(game.decide(white, CheckTime{}, at(540s))));
}

TEST(Pause, StopsTheClockOfTheGame) {
    Game game(with_pause(corners_of_two, whole_game(60s)), at(0s));
    act(game, black, Pause{}, at(20s));
    EXPECT_EQ(game.clock().game_left(at(500s)), 40s);
    act(game, black, Resume{}, at(500s));
    EXPECT_FALSE(game.decide(white, CheckTime{}, at(539999ms)));
    EXPECT_TRUE(leads_to<GameTimeOver>(game.decide(white, CheckTime{}, at(540s))));
}

TEST(Pause, BringsNoIncrement) {
    Game game(with_pause(corners_of_two, each_player(60s, 10s)), at(0s));
    act(game, black, Pause{}, at(20s));
    act(game, black, Resume{}, at(30s));
    EXPECT_EQ(game.clock().left(black, at(30s)), 40s);
}

TEST(Pause, ComesTooLateWhenTheTimeIsUp) {
    Game game(with_pause(corners_of_two, each_player(60s)), at(0s));
    ASSERT_TRUE(leads_to<FlagFell>(act(game, black, Pause{}, at(60s))));
    EXPECT_EQ(game.result(), won_by(Side{1}, Result::Why::flag, black));
}

TEST(Pause, DoesNotKeepAnybodyFromEndingTheGame) {
    Game resigned(with_pause(corners_of_two, each_player(60s)), at(0s));
    act(resigned, black, Pause{});
    act(resigned, white, Resign{});
    EXPECT_EQ(resigned.result(), won_by(Side{0}, Result::Why::resignation, white));
    EXPECT_FALSE(resigned.is_paused());
    EXPECT_EQ(refusal(resigned, black, Resume{}), Refused::game_over);

    Game agreed(with_pause(corners_of_two, {}), at(0s));
    act(agreed, black, OfferDraw{});
    act(agreed, black, Pause{});
    act(agreed, white, AcceptDraw{});
    EXPECT_EQ(agreed.result(), drawn(Result::Why::agreement));
}

TEST(Pause, GoesOnWhenOneOfThreeResignsInIt) {
    Game game(with_pause(corners_of_three, each_player(60s)), at(0s));
    act(game, white, Pause{}, at(10s));
    act(game, black, Resign{}, at(20s));
    EXPECT_TRUE(game.is_paused());
    EXPECT_EQ(game.turn(), white);
    EXPECT_FALSE(game.clock().running());
    EXPECT_EQ(refusal(game, white, move_in(game, "i5i6"), at(20s)), Refused::paused);
    act(game, red, Resume{}, at(100s));
    EXPECT_EQ(game.clock().left(black, at(130s)), 50s);
    EXPECT_EQ(game.clock().left(white, at(130s)), 30s);
}

} // namespace
} // namespace sumito::game
