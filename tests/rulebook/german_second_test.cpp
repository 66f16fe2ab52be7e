// The German rulebook for two, three and four players, section by section.

#include "rulebook/glossary.h"
#include "rulebook/statements.h"
#include "rulebook/timed_games.h"
#include "rules/effect.h"
#include "rules/generate.h"
#include "rules/notation.h"
#include "rules/outcome.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;

// --- for two ---

TEST(GermanSecondBook_Goal, FirstToPushOffSix) { expect_the_first_to_eject_six_to_win(); }

TEST(GermanSecondBook_Figure1, MarblesStandAsInThePicture) { expect_the_start_of_two(); }
TEST(GermanSecondBook_Setup, EachPlayerHasOneColour) {
    for (const Ruleset* ruleset : rulesets)
        EXPECT_EQ(std::set<Colour>(ruleset->turns.begin(), ruleset->turns.end()).size(),
                  ruleset->turns.size());
}
TEST(GermanSecondBook_Setup, BlackBegins) { expect_black_to_begin(); }
TEST(GermanSecondBook_Setup, PlayersTakeTurns) { expect_turns_to_alternate(); }

TEST(GermanSecondBook_Play, OneActionATurn) { expect_one_action_a_turn(); }
TEST(GermanSecondBook_Play, ATurnIsAMoveOrASumito) { expect_a_turn_to_be_a_move_or_a_push(); }

TEST(GermanSecondBook_Move, ByExactlyOneCell) { expect_one_cell_only(); }
TEST(GermanSecondBook_Move, OneOfSixDirections) { expect_six_directions(); }
TEST(GermanSecondBook_Move, OneTwoOrThreeMarbles) { expect_one_two_or_three_to_move(); }
TEST(GermanSecondBook_Move, OnlyIfTheNextCellIsFree) {
    expect_a_single_marble_to_need_a_free_neighbour();
    expect_a_group_to_need_free_cells();
}
TEST(GermanSecondBook_Move, TwoOrThreeGoTogetherInTheSameDirection) {
    expect_groups_to_be_neighbours_in_a_row();
    expect_all_to_go_the_same_way();
}
TEST(GermanSecondBook_Figure2, InAStraightLine) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(GermanSecondBook_Figure3, ToTheSideKeepingTheShape) {
    expect_legal(three_broadside);
    expect_a_broadside_to_keep_the_row();
}

TEST(GermanSecondBook_Sumito, NumericalSuperiorityPushes) { expect_the_larger_number_to_push(); }
TEST(GermanSecondBook_Sumito, EqualNumbersDoNotPush) { expect_equal_numbers_not_to_push(); }
TEST(GermanSecondBook_Sumito, OnlyInAStraightLine) { expect_pushes_to_be_in_line_only(); }
TEST(GermanSecondBook_Sumito, OnlyWithAFreeCellOrTheEdgeBehind) {
    expect_a_free_cell_or_the_edge_behind();
}
TEST(GermanSecondBook_Sumito, OnlyThreeKinds) { expect_three_kinds_of_sumito_only(); }
TEST(GermanSecondBook_Figure5, TwoPushOne) { expect_legal(two_push_one); }
TEST(GermanSecondBook_Figure6, ThreePushOne) { expect_legal(three_push_one); }
TEST(GermanSecondBook_Figure7, ThreePushTwo) { expect_legal(three_push_two); }
TEST(GermanSecondBook_Figure7bis, FourAgainstTwo) { expect_legal(four_against_two); }
TEST(GermanSecondBook_Figure7bis, TheFourthMarbleIsNotMoved) { expect_refused(four_at_once); }
TEST(GermanSecondBook_Sumito, ThreeInARowAreSafeAgainstAnySuperiority) {
    expect_three_in_a_row_to_be_safe();
}
TEST(GermanSecondBook_Sumito, AtMostThreeOfOnesOwnMove) { expect_more_than_three_to_be_refused(); }
TEST(GermanSecondBook_Sumito, AThreeIsBrokenOnAnotherAxis) {
    expect_the_pac_to_be_broken_along_another_line();
}

TEST(GermanSecondBook_Figure4, NoFreeCellBehindTheWhiteMarbles) {
    expect_refused(no_free_cell_behind);
}
TEST(GermanSecondBook_Figure4, NotNextToTheWhiteMarbles) { expect_contact_for_a_push(); }
TEST(GermanSecondBook_Figure4, NotInTheSameRow) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}

TEST(GermanSecondBook_Ejection, PushedOffTheBoardIsOut) { expect_the_edge_to_eject(); }
TEST(GermanSecondBook_Figure8, BlackCanPushWhiteOff) { expect_legal(det_is_ejected); }
TEST(GermanSecondBook_Winning, SixPushedOffWin) { expect_the_first_to_eject_six_to_win(); }

TEST(GermanSecondBook_TimeLimit, TenMinutesEach) { expect_a_time_for_each_player(10min); }
TEST(GermanSecondBook_TimeLimit, FifteenMinutesEach) { expect_a_time_for_each_player(15min); }
TEST(GermanSecondBook_TimeLimit, TheLimitIsAChoice) { expect_games_without_limit(); }

// --- for three ---

TEST(GermanSecondBook_Figure9, ThreePlayersSetUp) {
    const Position start = Position::start(trio);
    EXPECT_EQ(start.text(), "ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/bbbbb b 0-0-0 trio");
    const Look third{2, false};
    EXPECT_EQ(third(start.marbles(Colour::black)), start.marbles(Colour::red));
    EXPECT_EQ(third(start.marbles(Colour::red)), start.marbles(Colour::white));
}
TEST(GermanSecondBook_Three, ThreeColoursElevenMarblesEach) {
    const Position start = Position::start(trio);
    EXPECT_EQ(trio.turns.size(), 3u);
    for (const Colour c : trio.turns) EXPECT_EQ(start.marbles(c).size(), 11) << name(c);
    EXPECT_EQ(start.occupied().size(), 33);
}
TEST(GermanSecondBook_Three, TheRulesForTwoHold) {
    expect_legal(
        {"5/6/7/8/2bbr4/8/7/6/5 b 0-0-0 trio", "e3e4", "5/6/7/8/3bbr3/8/7/6/5 w 0-0-0 trio"});
    expect_legal(
        {"5/6/7/8/1rrrw4/8/7/6/5 r 0-0-0 trio", "e2e4f3", "5/6/7/1rrr4/4w4/8/7/6/5 b 0-0-0 trio"});
    expect_refused(Impossible{"5/6/7/8/2bbrr3/8/7/6/5 b 0-0-0 trio", "e3e4", Reason::pac, "e5 e6"});
    expect_refused(
        Impossible{"5/6/7/8/2bbrb3/8/7/6/5 b 0-0-0 trio", "e3e4", Reason::push_blocked, "e6"});
    expect_refused(
        Impossible{"5/6/7/8/2bbr4/8/7/6/5 b 0-0-0 trio", "e5e6", Reason::not_your_turn, "e5"});
}
TEST(GermanSecondBook_Three, ThreeOfOnesOwnPushTwoOfDifferentColours) {
    expect_legal(
        {"5/6/7/8/1bbbwr3/8/7/6/5 b 0-0-0 trio", "e2e3", "5/6/7/8/2bbbwr2/8/7/6/5 w 0-0-0 trio"});
    expect_legal(
        {"5/6/7/8/1bbbrw3/8/7/6/5 b 0-0-0 trio", "e2e3", "5/6/7/8/2bbbrw2/8/7/6/5 w 0-0-0 trio"});
    expect_legal(
        {"5/6/7/8/4rrrbw/8/7/6/5 r 0-0-0 trio", "e5e6", "5/6/7/8/5rrrb/8/7/6/5 b 0-0-1 trio"});
}
TEST(GermanSecondBook_Three, TwoOfDifferentColoursHoldTwo) {
    expect_refused(Impossible{"5/6/7/8/2bbwr3/8/7/6/5 b 0-0-0 trio", "e3e4", Reason::pac, "e5 e6"});
    expect_refused(
        Impossible{"5/6/7/8/1bbbwrw2/8/7/6/5 b 0-0-0 trio", "e2e3", Reason::pac, "e5 e6 e7"});
}
TEST(GermanSecondBook_Three, OthersMarblesDoNotJoinOnesLine) {
    expect_refused(Impossible{"5/6/7/8/1bbwr4/8/7/6/5 b 0-0-0 trio", "e2e3", Reason::pac, "e4 e5"});
    expect_refused(
        Impossible{"5/6/7/8/1rbbw4/8/7/6/5 b 0-0-0 trio", "e2e3", Reason::not_your_turn, "e2"});
}
TEST(GermanSecondBook_Three, EachCollectsWhatTheyPushedOff) {
    expect_legal({"5/6/7/8/6bbw/8/7/6/5 b 2-3-1 trio", "e7e8", "5/6/7/8/7bb/8/7/6/5 w 3-3-1 trio"});
    expect_legal({"5/6/7/8/6wwr/8/7/6/5 w 2-3-1 trio", "e7e8", "5/6/7/8/7ww/8/7/6/5 r 2-4-1 trio"});
    expect_legal({"5/6/7/8/6rrb/8/7/6/5 r 2-3-1 trio", "e7e8", "5/6/7/8/7rr/8/7/6/5 b 2-3-2 trio"});
}
TEST(GermanSecondBook_Three, SixOfAnyColourWin) {
    expect_legal({"5/6/7/8/6bbw/8/7/6/5 b 5-4-5 trio", "e7e8", "5/6/7/8/7bb/8/7/6/5 w 6-4-5 trio"});
    expect_legal({"5/6/7/8/6bbr/8/7/6/5 b 5-4-5 trio", "e7e8", "5/6/7/8/7bb/8/7/6/5 w 6-4-5 trio"});
    EXPECT_FALSE(outcome(position("5/6/7/8/6bbr/8/7/6/5 b 5-4-5 trio")));
    EXPECT_EQ(outcome(position("5/6/7/8/7bb/8/7/6/5 w 6-4-5 trio")),
              (Outcome{Side{0}, Outcome::By::goal}));
    expect_refused(Impossible{"w4/6/7/8/7bb/8/7/6/5 w 6-4-5 trio", "i5h5", Reason::game_over, ""});
}
TEST(GermanSecondBook_Three, ThreeAgainstTwo) {
    std::set<std::pair<int, int>> kinds;
    bool mixed = false;
    for_each_move_of_a_game("trio", [&](const Position& at, Move move) {
        const Effect what = effect(at, move);
        if (what.pushed.empty()) return;
        kinds.insert({what.moved.size(), what.pushed.size()});
        const Colour next = trio.turns.next(at.turn());
        mixed |= what.pushed.meets(at.marbles(next)) && !at.marbles(next).contains(what.pushed);
    });
    EXPECT_EQ(kinds, (std::set<std::pair<int, int>>{{2, 1}, {3, 1}, {3, 2}}));
    EXPECT_TRUE(mixed);
}

// --- for four, in teams ---

bool is_clockwise(Place from, Place to) { return from.right * to.up - from.up * to.right < 0; }

TEST(GermanSecondBook_Four, FourColoursNineMarblesEach) {
    const Position start = Position::start(teams);
    EXPECT_EQ(teams.turns.size(), 4u);
    for (const Colour c : teams.turns) EXPECT_EQ(start.marbles(c).size(), 9) << name(c);
    EXPECT_EQ(start.occupied().size(), 36);
}
TEST(GermanSecondBook_Figure10, FourPlayersSetUp) {
    EXPECT_EQ(Position::start(teams).text(),
              "rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 0-0 teams");
}
TEST(GermanSecondBook_Figure10, ThoseWhoSitOppositeAreATeam) {
    const Position start = Position::start(teams);
    const Look half_turn{3, false};
    EXPECT_EQ(half_turn(start.marbles(Colour::black)), start.marbles(Colour::red));
    EXPECT_EQ(half_turn(start.marbles(Colour::white)), start.marbles(Colour::yellow));
    EXPECT_TRUE(teams.together(Colour::black, Colour::red));
    EXPECT_TRUE(teams.together(Colour::white, Colour::yellow));
    EXPECT_FALSE(teams.together(Colour::black, Colour::white));
    EXPECT_FALSE(teams.together(Colour::red, Colour::yellow));
}
TEST(GermanSecondBook_Four, TurnsGoRoundClockwise) {
    Position at = Position::start(teams);
    const Position start = at;
    for (const std::string_view text : {"a2b3", "e1e2", "i5h5", "e9e8"}) {
        const Colour mover = at.turn();
        const auto move = read_move(at, text);
        ASSERT_TRUE(move) << text;
        at.play(*move);
        EXPECT_TRUE(is_clockwise(place_of(start, mover), place_of(start, at.turn())))
            << name(mover) << " then " << name(at.turn());
    }
    EXPECT_EQ(at.turn(), Colour::black);
}
TEST(GermanSecondBook_Four, TheRulesForThreeHold) {
    expect_legal(
        {"5/6/7/8/1bbbwy3/8/7/6/5 b 0-0 teams", "e2e3", "5/6/7/8/2bbbwy2/8/7/6/5 w 0-0 teams"});
    expect_legal(
        {"5/6/7/8/1wwwrb3/8/7/6/5 w 0-0 teams", "e2e3", "5/6/7/8/2wwwrb2/8/7/6/5 r 0-0 teams"});
    expect_legal(
        {"r4/6/7/8/2bbb4/8/7/6/5 b 0-0 teams", "e3e5f4", "r4/6/7/2bbb3/9/8/7/6/5 w 0-0 teams"});
    expect_refused(Impossible{"5/6/7/8/2bbwy3/8/7/6/5 b 0-0 teams", "e3e4", Reason::pac, "e5 e6"});
}
TEST(GermanSecondBook_Four, PartnersMarblesMoveInOnesLine) {
    expect_legal(
        {"5/6/7/8/2brr4/8/7/6/5 b 0-0 teams", "e3e4", "5/6/7/8/3brr3/8/7/6/5 w 0-0 teams"});
    expect_legal(
        {"5/6/7/8/2brb4/8/7/6/5 b 0-0 teams", "e3e4", "5/6/7/8/3brb3/8/7/6/5 w 0-0 teams"});
    expect_legal({"5/6/7/8/2yw5/8/7/6/5 y 0-0 teams", "e3e4", "5/6/7/8/3yw4/8/7/6/5 b 0-0 teams"});
}
TEST(GermanSecondBook_Four, PartnersMarblesHelpToPush) {
    expect_legal(
        {"5/6/7/8/2brw4/8/7/6/5 b 0-0 teams", "e3e4", "5/6/7/8/3brw3/8/7/6/5 w 0-0 teams"});
    expect_legal(
        {"5/6/7/8/1bbrww3/8/7/6/5 b 0-0 teams", "e2e3", "5/6/7/8/2bbrww2/8/7/6/5 w 0-0 teams"});
}
TEST(GermanSecondBook_Four, TheMarbleThatPushesIsOnesOwn) {
    expect_refused(
        Impossible{"5/6/7/8/2rbw4/8/7/6/5 b 0-0 teams", "e3e4", Reason::rear_not_own, "e3"});
    expect_refused(
        Impossible{"5/6/7/8/2rbb4/8/7/6/5 b 0-0 teams", "e3e4", Reason::rear_not_own, "e3"});
    expect_refused(
        Impossible{"5/6/7/8/2r1b4/8/7/6/5 b 0-0 teams", "e3e4", Reason::rear_not_own, "e3"});
    expect_legal(
        {"5/6/7/8/2rbw4/8/7/6/5 r 0-0 teams", "e3e4", "5/6/7/8/3rbw3/8/7/6/5 y 0-0 teams"});
}
TEST(GermanSecondBook_Four, AtMostThreeInTheLineOfBoth) {
    expect_refused(
        Impossible{"5/6/7/8/2bbrr3/8/7/6/5 b 0-0 teams", "e3e4", Reason::too_many, "e3 e4 e5 e6"});
    expect_refused(
        Impossible{"5/6/7/8/1brrwyw2/8/7/6/5 b 0-0 teams", "e2e3", Reason::pac, "e5 e6 e7"});
    expect_refused(
        Impossible{"5/6/7/8/2bbwr3/8/7/6/5 b 0-0 teams", "e3e4", Reason::push_blocked, "e6"});
}
TEST(GermanSecondBook_Four, TheTeamsEjectionsCountTogether) {
    expect_legal({"5/6/7/8/6bbw/8/7/6/5 b 2-3 teams", "e7e8", "5/6/7/8/7bb/8/7/6/5 w 3-3 teams"});
    expect_legal({"5/6/7/8/6rrw/8/7/6/5 r 2-3 teams", "e7e8", "5/6/7/8/7rr/8/7/6/5 y 3-3 teams"});
    expect_legal({"5/6/7/8/6yyb/8/7/6/5 y 2-3 teams", "e7e8", "5/6/7/8/7yy/8/7/6/5 b 2-4 teams"});
}
TEST(GermanSecondBook_Four, FirstTeamToPushOffSixOfAnyColourWins) {
    expect_legal({"5/6/7/8/6brw/8/7/6/5 b 5-5 teams", "e7e8", "5/6/7/8/7br/8/7/6/5 w 6-5 teams"});
    expect_legal({"5/6/7/8/6bry/8/7/6/5 b 5-5 teams", "e7e8", "5/6/7/8/7br/8/7/6/5 w 6-5 teams"});
    EXPECT_EQ(outcome(position("5/6/7/8/7br/8/7/6/5 w 6-5 teams")),
              (Outcome{teams.side[Colour::red], Outcome::By::goal}));
    EXPECT_EQ(teams.side[Colour::red], teams.side[Colour::black]);
}

TEST(GermanSecondBook_Figure11, ExamplesOfSumitos) {
    for (const auto& [before, after] :
         {std::pair{"2brw4", "3brw3"}, std::pair{"1bbry4", "2bbry3"},
          std::pair{"1brbwy3", "2brbwy2"}, std::pair{"1brryw3", "2brryw2"}}) {
        const std::string rows_before = std::string("5/6/7/8/") + before;
        const std::string rows_after = std::string("5/6/7/8/") + after;
        const std::string_view rear = before[0] == '1' ? "e2e3" : "e3e4";
        expect_legal(
            {rows_before + "/8/7/6/5 b 0-0 teams", rear, rows_after + "/8/7/6/5 w 0-0 teams"});
    }
}

TEST(GermanSecondBook_Variant, PartnersMoveOneAfterTheOther) {
    Position at = Position::start(tandem);
    std::vector<Colour> movers;
    for (const std::string_view text : {"a2b3", "i5h5", "e1e2", "e9e8", "a3a2"}) {
        movers.push_back(at.turn());
        const auto move = read_move(at, text);
        ASSERT_TRUE(move) << text;
        at.play(*move);
    }
    EXPECT_EQ(movers, (std::vector{Colour::black, Colour::red, Colour::white, Colour::yellow,
                                   Colour::black}));
}
TEST(GermanSecondBook_Variant, EachTeamPlaysTwiceInARow) {
    Position at = Position::start(tandem);
    for (int round = 0; round < 3; ++round)
        for (const Side side : {Side{0}, Side{0}, Side{1}, Side{1}}) {
            EXPECT_EQ(at.side_to_move(), side);
            at.play(generate(at)[0]);
        }
}
TEST(GermanSecondBook_Variant, AllElseIsAsInTeams) {
    const std::string_view rows = "rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb";
    EXPECT_EQ(Position::start(tandem).text(), std::string(rows) + " b 0-0 tandem");
    expect_legal(
        {"5/6/7/8/1bbrwy3/8/7/6/5 b 0-0 tandem", "e2e3", "5/6/7/8/2bbrwy2/8/7/6/5 r 0-0 tandem"});
    expect_refused(
        Impossible{"5/6/7/8/2rbw4/8/7/6/5 b 0-0 tandem", "e3e4", Reason::rear_not_own, "e3"});
}

// --- glossary ---

TEST(GermanSecondBook_Figure12, BowIsNotARow) { expect_a_bow_not_to_move_as_a_group(); }
TEST(GermanSecondBook_Glossary, FourteenMarblesEach) { expect_fourteen_marbles_each(); }
TEST(GermanSecondBook_Glossary, PairIsTwoMarbles) { expect_a_pair_to_move_and_push_one(); }
TEST(GermanSecondBook_Figure13, BlockOfRowsOfThreeIsStable) { expect_a_block_to_stand(); }
TEST(GermanSecondBook_Glossary, ArrowMoveIsToAParallelRow) {
    expect_legal(two_broadside);
    expect_legal(three_broadside_the_other_way);
}
TEST(GermanSecondBook_Glossary, MoveInARowIsAlongItsAxis) {
    expect_legal(three_in_line);
    expect_legal(three_in_line_backwards);
}
TEST(GermanSecondBook_Glossary, DetIsLeftAmongFoes) { expect_a_left_marble_to_be_in_the_way(); }
TEST(GermanSecondBook_Glossary, TankIsATriangle) { expect_a_tank_not_to_move_as_a_group(); }
TEST(GermanSecondBook_Glossary, LanceIsARowOfThree) { expect_a_lance_to_move_as_a_group(); }
TEST(GermanSecondBook_Glossary, SingleMarbleHasNoFellows) {
    expect_a_single_marble_to_push_nobody();
}
TEST(GermanSecondBook_Glossary, PacIsEqualStrengthInARow) {
    expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white);
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(GermanSecondBook_Glossary, ManyMarblesAreAGroupOfAnySize) {
    expect_a_large_group_not_to_move_as_one();
}
TEST(GermanSecondBook_Glossary, SumitoIsThreeToTwoThreeToOneOrTwoToOne) {
    expect_three_kinds_of_sumito_only();
}
TEST(GermanSecondBook_Figure14, ThreeMarblesMakeLanceBowOrTank) { expect_three_shapes_of_three(); }

} // namespace
} // namespace sumito::rulebook
