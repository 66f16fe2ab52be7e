#include "table.h"

#include <vector>

namespace sumito::game {
namespace {

using rules::Colour;
using Why = Result::Why;

void expect_nothing_more(const Game& game) {
    ASSERT_TRUE(game.result());
    EXPECT_FALSE(game.is_paused());
    EXPECT_FALSE(game.clock().running());
    for (const Colour seat : game.ruleset().turns)
        for (const Action& action :
             std::vector<Action>{Play{rules::Move::pass()}, Resign{}, OfferDraw{}, AcceptDraw{},
                                 DeclineDraw{}, TakeBack{}, Pause{}, Resume{}, CheckTime{}})
            for (const Instant now : {at(0s), Instant::max()})
                EXPECT_EQ(refusal(game, seat, action, now), Refusal::Why::game_over);
}

Game after(const Settings& settings, std::string_view moves) {
    Game game(settings, at(0s));
    play(game, moves);
    return game;
}

// --- the goal ---

TEST(Goal, SixEjectionsWin) {
    const Game game = after(from("5/6/7/8/6bbw/8/7/6/w4 b 5-0 duel"), "e7e8");
    EXPECT_EQ(game.result(), won_by(first, Why::goal));
    expect_nothing_more(game);
}

TEST(Goal, FiveDoNot) {
    const Game game = after(from("5/6/7/8/6bbw/8/7/6/w4 b 4-5 duel"), "e7e8");
    EXPECT_EQ(game.result(), std::nullopt);
    EXPECT_EQ(game.turn(), white);
}

TEST(Goal, MayBeAnother) {
    EXPECT_EQ(after(from("5/6/7/8/6bbw/8/7/6/w4 b 1-0 duel 2"), "e7e8").result(),
              won_by(first, Why::goal));
    EXPECT_EQ(after(from("5/6/7/8/6bbw/8/7/6/w4 b 6-0 duel 8"), "e7e8").result(), std::nullopt);
}

TEST(Goal, PartnersReachTogether) {
    for (const std::string mode : {"teams", "tandem"})
        EXPECT_EQ(after(from("5/6/7/8/6rrw/8/7/6/b3y r 5-0 " + mode), "e7e8").result(),
                  won_by(first, Why::goal))
            << mode;
}

TEST(Goal, OfThreeIsOnesOwn) {
    EXPECT_EQ(after(from("5/6/7/8/6rrw/8/7/6/b4 r 5-5-4 trio"), "e7e8").result(), std::nullopt);
    EXPECT_EQ(after(from("5/6/7/8/6rrw/8/7/6/b4 r 4-3-5 trio"), "e7e8").result(),
              won_by(third, Why::goal));
}

TEST(Goal, ReachedBeforeTheFirstMoveEndsTheGameAtOnce) {
    const Game game(from("5/6/7/8/9/8/7/6/b3w b 0-6 duel", each_player(60s)), at(0s));
    EXPECT_EQ(game.result(), won_by(second, Why::goal));
    EXPECT_TRUE(game.plies().empty());
    expect_nothing_more(game);
}

// --- no move ---

// White stands in the corner; with c3b2 black shuts it in.
const std::string closing = "/6/7/8/9/8/2b4/b5/wb3 b ";
const std::string closed = "/6/7/8/9/8/7/bb4/wb3 w ";

TEST(NoMove, LosesTheDuel) {
    const Game game = after(from("5" + closing + "0-0 duel"), "c3b2");
    EXPECT_EQ(game.result(), won_by(first, Why::no_move, white));
    expect_nothing_more(game);
}

TEST(NoMove, AtTheStartLosesTheDuelAtOnce) {
    const Game game(from("5" + closed + "0-0 duel"), at(0s));
    EXPECT_EQ(game.result(), won_by(first, Why::no_move, white));
    expect_nothing_more(game);
}

TEST(NoMove, SkipsTheTurnOfOneOfThreeOrFour) {
    for (const auto& [text, next] : {std::pair{"4r" + closing + "0-0-0 trio", red},
                                     std::pair{"r3y" + closing + "0-0 teams", red}}) {
        Game game(from(text, each_player(60s, 1s)), at(0s));
        play(game, "c3b2", at(4s));
        EXPECT_EQ(game.result(), std::nullopt);
        EXPECT_EQ(game.turn(), next);
        ASSERT_EQ(game.plies().size(), 2U);
        EXPECT_EQ(game.plies()[1].by, white);
        EXPECT_TRUE(game.plies()[1].move.is_pass());
        EXPECT_EQ(game.plies()[1].left, 60s) << "a skipped turn costs and brings no time";
        EXPECT_EQ(game.clock().left(next, at(10s)), 54s);
    }
}

TEST(NoMove, AtTheStartSkipsTheFirstTurn) {
    const Game game(from("4r" + closed + "0-0-0 trio", each_player(60s)), at(0s));
    EXPECT_EQ(game.turn(), red);
    ASSERT_EQ(game.plies().size(), 1U);
    EXPECT_EQ(game.plies()[0].by, white);
    EXPECT_EQ(game.clock().left(red, at(10s)), 50s);
    EXPECT_EQ(game.clock().left(white, at(10s)), 60s);
}

TEST(NoMove, SkipsTurnsUntilOneCanMove) {
    Game game(from("5/6/7/8/9/8/7/6/b4 b 0-0-0 trio"), at(0s));
    play(game, "a1a2 a2a3 a3a4");
    EXPECT_EQ(game.turn(), black);
    EXPECT_EQ(game.plies().size(), 9U);
    EXPECT_EQ(game.result(), std::nullopt);
}

TEST(NoMove, OfAnybodyIsADraw) {
    for (const char* text : {"5/6/7/8/9/8/7/6/5 w 0-0-0 trio", "5/6/7/8/9/8/7/6/5 w 0-0 teams"}) {
        const Game game(from(text), at(0s));
        EXPECT_EQ(game.result(), drawn(Why::no_move)) << text;
        EXPECT_EQ(game.plies().size(), game.ruleset().turns.size()) << text;
        expect_nothing_more(game);
    }
}

// --- resignation ---

TEST(Resignation, LosesTheDuelInAndOutOfTurn) {
    for (const auto& [seat, winner] : {std::pair{black, second}, std::pair{white, first}}) {
        Game game(Settings{}, at(0s));
        ASSERT_TRUE(leads_to<Resigned>(act(game, seat, Resign{})));
        EXPECT_EQ(game.result(), won_by(winner, Why::resignation, seat));
        expect_nothing_more(game);
    }
}

TEST(Resignation, OfAPartnerLosesForBoth) {
    for (const auto& [seat, winner] : {std::pair{black, second}, std::pair{white, first},
                                       std::pair{red, second}, std::pair{yellow, first}}) {
        Game game(from(corners_of_four), at(0s));
        act(game, seat, Resign{});
        EXPECT_EQ(game.result(), won_by(winner, Why::resignation, seat));
    }
}

// --- flag ---

TEST(Flag, LosesTheDuel) {
    Game game(from(corners_of_two, each_player(60s)), at(0s));
    play(game, "a1a2", at(30s));
    EXPECT_EQ(refusal(game, black, CheckTime{}, at(89999ms)), Refusal::Why::time_left);
    const auto answer = act(game, black, CheckTime{}, at(90s));
    ASSERT_TRUE(leads_to<FlagFell>(answer));
    EXPECT_EQ(answer->by, white);
    EXPECT_EQ(game.result(), won_by(first, Why::flag, white));
    EXPECT_EQ(game.clock().left(white, at(90s)), 0s);
    EXPECT_EQ(game.clock().left(black, at(90s)), 30s);
    expect_nothing_more(game);
}

TEST(Flag, OfAPartnerLosesForBoth) {
    Game game(from(corners_of_four, each_player(60s)), at(0s));
    play(game, "a1a2 a5a4", at(0s));
    act(game, black, CheckTime{}, at(60s));
    EXPECT_EQ(game.result(), won_by(second, Why::flag, red));
}

TEST(Flag, ComesBeforeWhateverElseIsAskedFor) {
    for (const Action& action : std::vector<Action>{Resign{}, OfferDraw{}, AcceptDraw{}, TakeBack{},
                                                    Pause{}, Resume{}, CheckTime{}})
        for (const Colour seat : {black, white}) {
            Settings settings = from(corners_of_two, each_player(60s));
            settings.pause = settings.undo = true;
            Game game(settings, at(0s));
            const auto answer = act(game, seat, action, at(60s));
            ASSERT_TRUE(leads_to<FlagFell>(answer));
            EXPECT_EQ(answer->by, black);
            EXPECT_EQ(game.result(), won_by(second, Why::flag, black));
        }
}

TEST(Flag, NeverFallsWithoutATime) {
    const Game game(from(corners_of_two), at(0s));
    EXPECT_EQ(refusal(game, white, CheckTime{}, Instant::max()), Refusal::Why::time_left);
}

// --- the time for the whole game ---

std::optional<Result> after_game_time(std::string_view text) {
    Game game(from(text, whole_game(900s)), at(0s));
    EXPECT_EQ(refusal(game, white, CheckTime{}, at(899999ms)), Refusal::Why::time_left) << text;
    EXPECT_TRUE(leads_to<GameTimeOver>(act(game, white, CheckTime{}, at(900s)))) << text;
    EXPECT_EQ(game.clock().game_left(at(900s)), 0s) << text;
    return game.result();
}

TEST(GameTime, MoreEjectionsWin) {
    EXPECT_EQ(after_game_time("4w/6/7/8/9/8/7/6/b4 b 2-1 duel"), won_by(first, Why::game_time));
    EXPECT_EQ(after_game_time("4w/6/7/8/9/8/7/6/b4 b 0-1 duel"), won_by(second, Why::game_time));
    EXPECT_EQ(after_game_time("r3y/6/7/8/9/8/7/6/b3w y 3-4 teams"), won_by(second, Why::game_time));
}

TEST(GameTime, EqualEjectionsAreADraw) {
    EXPECT_EQ(after_game_time(corners_of_two), drawn(Why::game_time));
    EXPECT_EQ(after_game_time("4w/6/7/8/9/8/7/6/b4 b 3-3 duel"), drawn(Why::game_time));
    EXPECT_EQ(after_game_time("r3y/6/7/8/9/8/7/6/b3w y 4-4 tandem"), drawn(Why::game_time));
}

TEST(GameTime, OfThreeTheMostEjectionsWinUnlessTwoHaveThem) {
    const auto with = [](const std::string& ejections) {
        return after_game_time("w3r/6/7/8/9/8/7/6/b4 b " + ejections + " trio");
    };
    for (const char* tied : {"0-0-0", "1-1-0", "1-0-1", "0-1-1", "2-2-2", "2-2-1", "1-2-2"})
        EXPECT_EQ(with(tied), drawn(Why::game_time)) << tied;
    EXPECT_EQ(with("2-1-1"), won_by(first, Why::game_time));
    EXPECT_EQ(with("1-2-1"), won_by(second, Why::game_time));
    EXPECT_EQ(with("1-1-2"), won_by(third, Why::game_time));
    EXPECT_EQ(with("3-2-1"), won_by(first, Why::game_time));
    EXPECT_EQ(with("1-3-2"), won_by(second, Why::game_time));
    EXPECT_EQ(with("1-2-3"), won_by(third, Why::game_time));
}

TEST(GameTime, EndsTheGameInsteadOfALateMove) {
    Game game(from("5/6/7/8/6bbw/8/7/6/w4 b 0-0 duel", whole_game(900s)), at(0s));
    ASSERT_TRUE(leads_to<GameTimeOver>(act(game, black, move_in(game, "e7e8"), at(900s))));
    EXPECT_EQ(game.result(), drawn(Why::game_time));
    EXPECT_TRUE(game.plies().empty());
    expect_nothing_more(game);
}

TEST(GameTime, IsUsedUpByAllTogether) {
    Game game(from(corners_of_two, whole_game(900s)), at(0s));
    play(game, "a1a2", at(400s));
    play(game, "i9i8", at(899s));
    EXPECT_EQ(game.clock().game_left(at(899s)), 1s);
    EXPECT_EQ(game.plies()[0].left, 500s);
    EXPECT_EQ(game.plies()[1].left, 1s);
    EXPECT_EQ(game.clock().left(black, at(899s)), std::nullopt) << "of their own";
    EXPECT_TRUE(leads_to<GameTimeOver>(act(game, black, CheckTime{}, at(900s))));
}

TEST(Refusal, EachWhyHasAName) {
    EXPECT_EQ(name(Refusal::Why::game_over), "game_over");
    EXPECT_EQ(name(Refusal::Why::not_playing), "not_playing");
    EXPECT_EQ(name(Refusal::Why::not_your_turn), "not_your_turn");
    EXPECT_EQ(name(Refusal::Why::illegal_move), "illegal_move");
    EXPECT_EQ(name(Refusal::Why::paused), "paused");
    EXPECT_EQ(name(Refusal::Why::not_paused), "not_paused");
    EXPECT_EQ(name(Refusal::Why::no_pause), "no_pause");
    EXPECT_EQ(name(Refusal::Why::no_undo), "no_undo");
    EXPECT_EQ(name(Refusal::Why::nothing_to_undo), "nothing_to_undo");
    EXPECT_EQ(name(Refusal::Why::no_draws), "no_draws");
    EXPECT_EQ(name(Refusal::Why::already_agreed), "already_agreed");
    EXPECT_EQ(name(Refusal::Why::no_offer), "no_offer");
    EXPECT_EQ(name(Refusal::Why::time_left), "time_left");
}

} // namespace
} // namespace sumito::game
