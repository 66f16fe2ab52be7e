#include "rules/generate.h"
#include "table.h"

#include <string>

// Of three players one may go, and the others play on.

namespace sumito::game {
namespace {

using rules::Colour;
using Refused = Refusal::Why;
using Why = Result::Why;

TEST(Trio, GoesOnWithoutOneWhoResigns) {
    Game game(from(corners_of_three), at(0s));
    act(game, black, Resign{});
    EXPECT_EQ(game.result(), std::nullopt);
    EXPECT_TRUE(game.is_retired(black));
    EXPECT_FALSE(game.is_retired(white));
    EXPECT_EQ(game.turn(), white);
    ASSERT_EQ(game.plies().size(), 1U);
    EXPECT_EQ(game.plies()[0].by, black);
    EXPECT_TRUE(game.plies()[0].move.is_pass());
}

TEST(Trio, SkipsTheTurnsOfTheRetiredAndLeavesTheirMarbles) {
    Game game(from(corners_of_three), at(0s));
    play(game, "a1a2");
    act(game, red, Resign{});
    EXPECT_EQ(game.turn(), white);
    EXPECT_EQ(game.plies().size(), 1U) << "it was not red's turn";
    const rules::CellSet marbles = game.position().marbles(red);
    play(game, "i5i6 a2a3 i6i7 a3a4");
    EXPECT_EQ(game.turn(), white);
    EXPECT_EQ(game.position().marbles(red), marbles);
    EXPECT_EQ(game.plies().size(), 7U);
}

TEST(Trio, LastOneWhoHasNotResignedWins) {
    for (const auto& [gone, gone_too, winner] :
         {std::tuple{black, white, third}, std::tuple{white, black, third},
          std::tuple{red, black, second}, std::tuple{white, red, first}}) {
        Game game(from(corners_of_three), at(0s));
        act(game, gone, Resign{});
        ASSERT_EQ(game.result(), std::nullopt);
        act(game, gone_too, Resign{});
        EXPECT_EQ(game.result(), won_by(winner, Why::resignation, gone_too));
    }
}

TEST(Trio, RetiredPlayersHaveNoMoreSay) {
    Settings settings = from(corners_of_three);
    settings.undo = settings.pause = true;
    Game game(settings, at(0s));
    play(game, "a1a2");
    act(game, black, Resign{});
    act(game, white, OfferDraw{});
    for (const Action& action :
         {Action{Play{rules::generate(game.position())[0]}}, Action{Resign{}}, Action{OfferDraw{}},
          Action{AcceptDraw{}}, Action{DeclineDraw{}}, Action{TakeBack{}}, Action{Pause{}},
          Action{Resume{}}})
        EXPECT_EQ(refusal(game, black, action), Refused::not_playing);
}

TEST(Trio, GoesOnWithoutOneWhoseFlagFell) {
    Game game(from(corners_of_three, each_player(60s, 5s)), at(0s));
    play(game, "a1a2", at(10s));
    ASSERT_TRUE(leads_to<FlagFell>(act(game, red, CheckTime{}, at(75s))));
    EXPECT_EQ(game.result(), std::nullopt);
    EXPECT_TRUE(game.is_retired(white));
    EXPECT_EQ(game.turn(), red);
    EXPECT_EQ(game.clock().left(white, at(75s)), 0s);
    EXPECT_EQ(game.clock().left(red, at(85s)), 50s);
    EXPECT_EQ(game.clock().left(black, at(85s)), 55s);
    play(game, "i9i8", at(80s));
    EXPECT_EQ(game.clock().left(red, at(80s)), 60s);
    EXPECT_EQ(game.turn(), black);
}

TEST(Trio, LastOneWithTimeWins) {
    Game game(from(corners_of_three, each_player(60s)), at(0s));
    act(game, white, CheckTime{}, at(60s));
    ASSERT_EQ(game.turn(), white);
    act(game, black, CheckTime{}, at(120s));
    EXPECT_EQ(game.result(), won_by(third, Why::flag, white));
}

TEST(Trio, AFlagMayBeTheLastAfterAResignation) {
    Game game(from(corners_of_three, each_player(60s)), at(0s));
    act(game, red, Resign{}, at(10s));
    EXPECT_EQ(game.clock().left(black, at(20s)), 40s) << "black's time runs on";
    act(game, white, CheckTime{}, at(60s));
    EXPECT_EQ(game.result(), won_by(second, Why::flag, black));
}

TEST(Trio, ARetiredPlayersQuestionMayFindAFlagFallen) {
    Game game(from(corners_of_three, each_player(60s)), at(0s));
    act(game, red, Resign{});
    EXPECT_FALSE(game.decide(red, CheckTime{}, at(59s)));
    const auto answer = game.decide(red, CheckTime{}, at(60s));
    ASSERT_TRUE(leads_to<FlagFell>(answer));
    EXPECT_EQ(answer->by, black);
}

TEST(Trio, ALateMoveRetiresTheMover) {
    Game game(from(corners_of_three, each_player(60s)), at(0s));
    ASSERT_TRUE(leads_to<FlagFell>(act(game, black, move_in(game, "a1a2"), at(60s))));
    EXPECT_TRUE(game.is_retired(black));
    EXPECT_EQ(game.position().marbles(black), game.settings().start.marbles(black));
    play(game, "i5i6 i9i8", at(61s));
    EXPECT_EQ(game.turn(), white);
}

TEST(Trio, AResignationInTurnCostsTheOthersNothing) {
    Game game(from(corners_of_three, each_player(60s, 5s)), at(0s));
    act(game, black, Resign{}, at(40s));
    EXPECT_EQ(game.plies()[0].left, 20s) << "and brings no increment";
    EXPECT_EQ(game.clock().left(white, at(45s)), 55s);
    EXPECT_EQ(game.clock().left(red, at(45s)), 60s);
}

// White is shut in and red resigns: black moves alone until it lets white go.
TEST(Trio, SkipsTheStuckAndTheRetiredTogether) {
    Settings settings = from("b3r/6/7/8/9/8/7/bb4/wb3 r 0-0-0 trio");
    settings.undo = true;
    Game game(settings, at(0s));
    act(game, red, Resign{});
    ASSERT_EQ(game.turn(), black);
    play(game, "i5i6");
    EXPECT_EQ(game.turn(), black);
    EXPECT_EQ(game.plies().size(), 4U);
    play(game, "a2a3");
    EXPECT_EQ(game.turn(), white);
    act(game, white, TakeBack{});
    EXPECT_EQ(game.turn(), black);
    act(game, white, TakeBack{});
    EXPECT_EQ(game.turn(), black);
    EXPECT_EQ(game.position().marbles(black), game.settings().start.marbles(black));
    EXPECT_EQ(refusal(game, white, TakeBack{}), Refused::nothing_to_undo);
}

TEST(Trio, IsADrawWhenThoseWhoStayCannotMove) {
    Game game(from("4r/6/7/8/9/8/7/6/5 r 0-0-0 trio"), at(0s));
    act(game, red, Resign{});
    EXPECT_EQ(game.result(), drawn(Why::no_move));
}

TEST(Trio, AnOfferLapsesWhenSomebodyRetires) {
    Game game(from(corners_of_three), at(0s));
    act(game, black, OfferDraw{});
    act(game, white, AcceptDraw{});
    act(game, red, Resign{});
    EXPECT_FALSE(game.draw_offered());
    EXPECT_EQ(game.result(), std::nullopt);
}

TEST(Trio, NeedsTheAgreementOfThoseWhoPlayOnOnly) {
    Game game(from(corners_of_three), at(0s));
    act(game, red, Resign{});
    act(game, white, OfferDraw{});
    EXPECT_EQ(game.result(), std::nullopt);
    act(game, black, AcceptDraw{});
    EXPECT_EQ(game.result(), drawn(Why::agreement));
}

TEST(Trio, CountsRepetitionsAnewWhenSomebodyRetires) {
    Game game(from(corners_of_three), at(0s));
    play(game, shuffle_of_three);
    act(game, red, Resign{});
    const std::string shuffle = "a1a2 i5i6 a2a1 i6i5 ";
    play(game, shuffle + "a1a2 i5i6 a2a1");
    EXPECT_EQ(game.result(), std::nullopt);
    play(game, "i6i5");
    EXPECT_EQ(game.result(), drawn(Why::repetition));
}

TEST(Trio, AtTheEndOfTheGamesTimeARetiredPlayerHasNoPart) {
    const auto result = [](const std::string& ejections, Colour retired) {
        Game game(from("w3r/6/7/8/9/8/7/6/b4 b " + ejections + " trio", whole_game(60s)), at(0s));
        act(game, retired, Resign{});
        act(game, retired, CheckTime{}, at(60s));
        return game.result();
    };
    EXPECT_EQ(result("3-1-2", black), won_by(third, Why::game_time));
    EXPECT_EQ(result("3-2-2", black), drawn(Why::game_time));
    EXPECT_EQ(result("2-2-1", white), won_by(first, Why::game_time));
    EXPECT_EQ(result("1-0-3", white), won_by(third, Why::game_time));
    EXPECT_EQ(result("0-0-3", red), drawn(Why::game_time));
}

} // namespace
} // namespace sumito::game
