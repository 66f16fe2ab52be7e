// What is decided where the rulebooks are silent; docs/rules.md says why.

#include "rulebook/statements.h"
#include "rulebook/timed_games.h"
#include "rules/generate.h"
#include "rules/outcome.h"

#include <array>
#include <gtest/gtest.h>
#include <string>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;
using game::Refusal;
using game::Result;
using Why = Result::Why;

constexpr std::string_view start_of_three =
    "ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/bbbbb b 0-0-0 trio";
constexpr std::string_view start_of_four =
    "rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 0-0 teams";
constexpr std::string_view two_lonely_marbles = "w4/6/7/8/3b5/8/7/6/5 b 0-0 duel";

// Both go to and fro, which takes four plies and leads back to where they began.
void shuffle(Table& table, int plies) {
    constexpr std::array to_and_fro{"e4e5", "i5h5", "e5e4", "h5i5"};
    for (int i = 0; i < plies; ++i) {
        ASSERT_FALSE(table.game().result()) << "after " << i;
        table.play(to_and_fro[static_cast<std::size_t>(i % 4)]);
    }
}

game::Settings with_draws(std::string_view start, const game::DrawRules& draws) {
    game::Settings settings;
    settings.start = position(start);
    settings.draws = draws;
    return settings;
}

// --- no legal move ---

TEST(Decision_NoMove, LosesTheDuel) {
    const Position stuck = position("5/6/7/7b/7bw/7b/7/6/5 w 0-0 duel");
    EXPECT_TRUE(generate(stuck).empty());
    EXPECT_EQ(outcome(stuck), (Outcome{Side{0}, Outcome::By::no_move}));
    expect_refused(Impossible{"5/6/7/7b/7bw/7b/7/6/5 w 0-0 duel", "e9e8", Reason::game_over, ""});

    Table table("5/6/7/7b/7bw/6b1/7/6/5 b 0-0 duel");
    table.play("d7d8");
    EXPECT_EQ(table.game().result(), (Result{Why::no_move, Side{0}, Colour::white}));
}
TEST(Decision_NoMove, IsSkippedInTheOtherModes) {
    for (const std::string mode : {"0-0-0 trio", "0-0 teams"}) {
        const Position stuck = position("5/6/7/7b/7bw/7b/7/6/r4 w " + mode);
        EXPECT_EQ(generate(stuck).size(), 1u);
        EXPECT_TRUE(generate(stuck)[0].is_pass());
        EXPECT_FALSE(outcome(stuck));

        Table table("5/6/7/7b/7bw/6b1/7/6/r4 b " + mode);
        table.play("d7d8");
        EXPECT_FALSE(table.game().result());
        EXPECT_EQ(table.game().turn(), Colour::red);
    }
}

TEST(Decision_NoMove, NobodyAtAllIsADraw) {
    const Table table("5/6/7/8/9/8/7/6/5 b 0-0-0 trio");
    EXPECT_EQ(table.game().result(), (Result{Why::no_move, {}, {}}));
}

// --- draws ---

TEST(Decision_Repetition, TheSamePositionForTheThirdTimeIsADraw) {
    Table table(two_lonely_marbles);
    shuffle(table, 8);
    EXPECT_EQ(table.game().result(), (Result{Why::repetition, {}, {}}));
}
TEST(Decision_Repetition, TheSameMarblesWithAnotherToMoveAreAnotherPosition) {
    // One walks a triangle while the other goes to and fro, then the other way round: the marbles
    // are back in their places after five plies and after ten, the first time with white to move.
    Table table(two_lonely_marbles);
    for (const char* move :
         {"e4e5", "i5h5", "e5f5", "h5i5", "f5e4", "i5h4", "e4e5", "h4h5", "e5e4", "h5i5"})
        table.play(move);
    EXPECT_EQ(table.game().plies()[4].after.occupied(), table.game().position().occupied());
    EXPECT_EQ(table.game().position(), position(two_lonely_marbles));
    EXPECT_FALSE(table.game().result());
}
TEST(Decision_Repetition, CanBeSwitchedOff) {
    Table table(with_draws(two_lonely_marbles, {.repetitions = 0}));
    shuffle(table, 40);
    EXPECT_FALSE(table.game().result());
}
TEST(Decision_QuietLimit, TwoHundredPliesWithoutAnEjectionAreADraw) {
    game::DrawRules draws;
    EXPECT_EQ(draws.quiet_plies, 200);
    draws.repetitions = 0;
    Table table(with_draws(two_lonely_marbles, draws));
    shuffle(table, 200);
    EXPECT_EQ(table.game().result(), (Result{Why::quiet_limit, {}, {}}));
}
TEST(Decision_QuietLimit, AnEjectionStartsTheCountAnew) {
    Table table(with_draws("w4/6/7/8/6bbw/8/7/6/5 w 0-0 duel", {.quiet_plies = 3}));
    table.play("i5h5");
    EXPECT_EQ(table.game().quiet_plies(), 1);
    table.play("e7e8");
    EXPECT_EQ(table.game().quiet_plies(), 0);
    table.play("h5g5");
    table.play("e9f9");
    EXPECT_FALSE(table.game().result());
    table.play("g5f5");
    EXPECT_EQ(table.game().result(), (Result{Why::quiet_limit, {}, {}}));
}
TEST(Decision_QuietLimit, CanBeSwitchedOff) {
    Table table(with_draws(two_lonely_marbles, {.repetitions = 0, .quiet_plies = 0}));
    shuffle(table, 400);
    EXPECT_FALSE(table.game().result());
}
TEST(Decision_Agreement, BothAgreeToADraw) {
    Table table(two_lonely_marbles);
    table.act(Colour::black, game::OfferDraw{});
    EXPECT_FALSE(table.game().result());
    table.act(Colour::white, game::AcceptDraw{});
    EXPECT_EQ(table.game().result(), (Result{Why::agreement, {}, {}}));
}
TEST(Decision_Agreement, AllThreeMustAgree) {
    Table table(start_of_three);
    table.act(Colour::black, game::OfferDraw{});
    table.act(Colour::white, game::AcceptDraw{});
    EXPECT_FALSE(table.game().result());
    table.act(Colour::red, game::AcceptDraw{});
    EXPECT_EQ(table.game().result(), (Result{Why::agreement, {}, {}}));
}
TEST(Decision_Agreement, CanBeSwitchedOff) {
    const Table table(with_draws(two_lonely_marbles, {.agreement = false}));
    EXPECT_EQ(table.refusal(Colour::black, game::OfferDraw{}), Refusal::Why::no_draws);
}

// --- time ---

TEST(Decision_Flag, LosesForTheWholeTeam) {
    Table table(timed(start_of_four, "600"));
    table.play("a2b3");
    table.wait(10min);
    table.check_time();
    EXPECT_EQ(table.game().result(), (Result{Why::flag, Side{0}, Colour::white}));
}
TEST(Decision_Flag, InTrioTurnsAreSkippedAndMarblesStay) {
    Table table(timed(start_of_three, "600"));
    table.wait(10min);
    table.check_time();
    EXPECT_FALSE(table.game().result());
    EXPECT_TRUE(table.game().is_retired(Colour::black));
    EXPECT_EQ(table.game().position().marbles(Colour::black).size(), 11);
    EXPECT_EQ(table.game().turn(), Colour::white);
    table.play("e1e2");
    table.play("e9e8");
    EXPECT_EQ(table.game().turn(), Colour::white);
}
TEST(Decision_Flag, InTrioTheLastOneWithTimeWins) {
    Table table(timed(start_of_three, "600"));
    table.wait(10min);
    table.check_time();
    table.wait(10min);
    table.check_time();
    EXPECT_EQ(table.game().result(), (Result{Why::flag, Side{2}, Colour::white}));
}
TEST(Decision_Increment, IsAddedAfterAMoveInTime) {
    Table table(timed("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel", "600+5"));
    table.wait(60s);
    table.play("a1b2");
    EXPECT_EQ(table.game().clock().left(Colour::black, table.now()), 545s);
    EXPECT_EQ(table.game().clock().left(Colour::white, table.now()), 600s);
}
TEST(Decision_GameTime, EqualEjectionsAreADraw) {
    Table table(timed("w4/6/7/8/3b5/8/7/6/5 b 2-2 duel", "game 600"));
    table.wait(10min);
    table.check_time();
    EXPECT_EQ(table.game().result(), (Result{Why::game_time, {}, {}}));
}
TEST(Decision_GameTime, InTrioATieForTheMostIsADraw) {
    const auto result = [](std::string_view ejections) {
        Table table(
            timed("w4/6/7/8/3b1r3/8/7/6/5 b " + std::string(ejections) + " trio", "game 600"));
        table.wait(10min);
        table.check_time();
        return table.game().result();
    };
    EXPECT_EQ(result("2-1-2"), (Result{Why::game_time, {}, {}}));
    EXPECT_EQ(result("1-1-2"), (Result{Why::game_time, Side{2}, {}}));
    EXPECT_EQ(result("3-2-2"), (Result{Why::game_time, Side{0}, {}}));
}

// --- giving up ---

TEST(Decision_Resignation, LosesTheDuel) {
    Table table(two_lonely_marbles);
    table.act(Colour::white, game::Resign{});
    EXPECT_EQ(table.game().result(), (Result{Why::resignation, Side{0}, Colour::white}));
}
TEST(Decision_Resignation, LosesForTheWholeTeam) {
    Table table(start_of_four);
    table.act(Colour::red, game::Resign{});
    EXPECT_EQ(table.game().result(), (Result{Why::resignation, Side{1}, Colour::red}));
}
TEST(Decision_Resignation, InTrioTheOthersPlayOnAndTheLastOneWins) {
    Table table(start_of_three);
    table.act(Colour::white, game::Resign{});
    EXPECT_FALSE(table.game().result());
    table.play("a1b1");
    EXPECT_EQ(table.game().turn(), Colour::red);
    EXPECT_EQ(table.game().position().marbles(Colour::white).size(), 11);
    table.act(Colour::red, game::Resign{});
    EXPECT_EQ(table.game().result(), (Result{Why::resignation, Side{0}, Colour::red}));
}

TEST(Decision_Resignation, InTrioWhoHasResignedDoesNotWinByGameTime) {
    Table table(timed("w4/6/7/8/3b1r3/8/7/6/5 b 5-1-2 trio", "game 600"));
    table.act(Colour::black, game::Resign{});
    table.wait(10min);
    table.check_time();
    EXPECT_EQ(table.game().result(), (Result{Why::game_time, Side{2}, {}}));
}

// --- taking back ---

TEST(Decision_TakeBack, OnlyWhereTheSettingsAllowItAndWithoutAClock) {
    game::Settings settings = timed(two_lonely_marbles, "-");
    settings.undo = true;
    Table friendly(settings);
    friendly.play("e4e5");
    friendly.act(Colour::black, game::TakeBack{});
    EXPECT_EQ(friendly.game().position().text(), two_lonely_marbles);
    expect_a_played_move_to_stand();
}

// --- goals ---

TEST(Decision_Goal, MayBeAnotherNumber) {
    expect_legal(
        {"w4/6/7/8/6bbw/8/7/6/5 b 1-1 duel 2", "e7e8", "w4/6/7/8/7bb/8/7/6/5 w 2-1 duel 2"});
    EXPECT_FALSE(outcome(position("w4/6/7/8/6bbw/8/7/6/5 b 1-1 duel 2")));
    EXPECT_EQ(outcome(position("w4/6/7/8/7bb/8/7/6/5 w 2-1 duel 2")),
              (Outcome{Side{0}, Outcome::By::goal}));
    EXPECT_FALSE(outcome(position("w4/6/7/8/7bb/8/7/6/5 w 2-1 duel")));
}
TEST(Decision_Goal, IsSixInEveryMode) {
    for (const Ruleset* ruleset : rulesets)
        EXPECT_EQ(Position::start(*ruleset).goal(), 6) << ruleset->id;
}

// --- three ---

TEST(Decision_Three, NobodyLosesAllMarbles) { EXPECT_LT(2 * (trio.goal - 1), trio.marbles); }

// --- four ---

TEST(Decision_Four, ABroadsideMovesOnesOwnOnly) {
    expect_refused(Impossible{"5/6/7/8/2brb4/8/7/6/5 b 0-0 teams", "e3e5f4",
                              Reason::partner_in_broadside, "e4"});
    expect_refused(Impossible{"5/6/7/8/2rr5/8/7/6/5 b 0-0 teams", "e3e4f4",
                              Reason::partner_in_broadside, "e3 e4"});
}
TEST(Decision_Four, PartnersMarblesAreNotPushed) {
    expect_refused(ImpossibleGrip{"5/6/7/8/2bbr4/8/7/6/5 b 0-0 teams", "e3 e4", Direction::E,
                                  Reason::own_in_way, "e5"});
    expect_refused(ImpossibleGrip{"5/6/7/8/6bbr/8/7/6/5 b 0-0 teams", "e7 e8 e9", Direction::E,
                                  Reason::over_edge, "e9"});
}
TEST(Decision_Four, NobodyPushesOutTheirOwnOrTheirPartners) {
    int ejections = 0;
    for_each_move_of_a_game("teams", [&](const Position& at, Move move) {
        Position after = at;
        const Changes changes = after.play(move);
        if (!changes.ejected) return;
        EXPECT_FALSE(teams.together(at.turn(), *changes.ejected)) << at.text();
        ++ejections;
    });
    EXPECT_GT(ejections, 10);
}

// --- seats ---

TEST(Decision_Seats, TrioBlackSouthWhiteNorthWestRedNorthEast) {
    const Position start = Position::start(trio);
    const Place black = place_of(start, Colour::black);
    const Place white = place_of(start, Colour::white);
    const Place red = place_of(start, Colour::red);
    EXPECT_TRUE(black.up < 0 && black.right == 0);
    EXPECT_TRUE(white.up > 0 && white.right < 0);
    EXPECT_TRUE(red.up > 0 && red.right > 0);
}
TEST(Decision_Seats, TeamsBlackSouthWhiteSouthWestRedNorthYellowNorthEast) {
    const Position start = Position::start(teams);
    const Place black = place_of(start, Colour::black);
    const Place white = place_of(start, Colour::white);
    const Place red = place_of(start, Colour::red);
    const Place yellow = place_of(start, Colour::yellow);
    EXPECT_TRUE(black.up < white.up && black.right > white.right);
    EXPECT_TRUE(white.up < 0 && white.right < 0);
    EXPECT_TRUE(red.up > yellow.up && red.right < yellow.right);
    EXPECT_TRUE(yellow.up > 0 && yellow.right > 0);
}

} // namespace
} // namespace sumito::rulebook
