// The Czech rulebook, section by section.

#include "rulebook/glossary.h"
#include "rulebook/statements.h"
#include "rulebook/timed_games.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;
using game::Refusal;
using game::Result;

// Black is about to eject and white can get out of the way.
constexpr std::string_view one_may_fall = "w4/6/7/8/6bbw/8/7/6/5";

std::string with_ejections(std::string_view ejections) {
    return std::string(one_may_fall) + " b " + std::string(ejections) + " duel";
}

// What a game is worth whose time ends at once.
std::optional<Result> result_when_time_ends(std::string_view ejections) {
    Table table(timed(with_ejections(ejections), "game 600"));
    table.wait(10min);
    table.check_time();
    return table.game().result();
}

TEST(CzechBook_Title, AGameForTwo) { EXPECT_EQ(duel.turns.size(), 2u); }
TEST(CzechBook_Goal, MarblesArePushedOffTheBoard) { expect_the_edge_to_eject(); }
TEST(CzechBook_Winning, FirstToPushOffSixWins) { expect_the_first_to_eject_six_to_win(); }
TEST(CzechBook_Figure1, StartingPosition) { expect_the_start_of_two(); }

TEST(CzechBook_Start, BlackBegins) { expect_black_to_begin(); }
TEST(CzechBook_Start, PlayersTakeTurns) { expect_turns_to_alternate(); }
TEST(CzechBook_Start, AMoveCannotBeTakenBack) {
    expect_no_second_move();
    expect_a_played_move_to_stand();
}

TEST(CzechBook_Moves, OneTwoOrEvenThreeMarbles) { expect_one_two_or_three_to_move(); }
TEST(CzechBook_Moves, AnyOfTheSixDirections) { expect_six_directions(); }
TEST(CzechBook_Figure2, StraightMove) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(CzechBook_Figure3, SideMoves) {
    expect_legal(two_broadside);
    expect_legal(three_broadside);
    expect_legal(three_broadside_the_other_way);
}
TEST(CzechBook_Moves, TwoOrThreeGoInTheSameDirection) { expect_all_to_go_the_same_way(); }
TEST(CzechBook_Moves, NoMoreThanThreeAtOnce) { expect_more_than_three_to_be_refused(); }
TEST(CzechBook_Moves, PartOfALongerRowMayBeSeparated) { expect_a_long_row_to_be_split(); }
TEST(CzechBook_Moves, GroupsOfDifferentColoursInARowMaySeparate) {
    expect_legal(
        {"5/6/7/8/2bbbww2/8/7/6/5 b 0-0 duel", "e5e4", "5/6/7/8/1bbb1ww2/8/7/6/5 w 0-0 duel"});
    expect_legal(
        {"5/6/7/8/2bbbww2/8/7/6/5 b 0-0 duel", "e3e5f4", "5/6/7/2bbb3/5ww2/8/7/6/5 w 0-0 duel"});
    expect_legal(
        {"5/6/7/8/2bbbww2/8/7/6/5 w 0-0 duel", "e6e7", "5/6/7/8/2bbb1ww1/8/7/6/5 b 0-0 duel"});
}
TEST(CzechBook_Moves, NoMoreThanOneCell) { expect_one_cell_only(); }

TEST(CzechBook_Sumito, OneOfThreeSuperiorities) { expect_three_kinds_of_sumito_only(); }
TEST(CzechBook_Figure4, TwoAgainstOne) { expect_legal(two_push_one); }
TEST(CzechBook_Figure4, ThreeAgainstOne) { expect_legal(three_push_one); }
TEST(CzechBook_Figure4, ThreeAgainstTwo) { expect_legal(three_push_two); }
TEST(CzechBook_Sumito, OnlyByAStraightMove) { expect_pushes_to_be_in_line_only(); }
TEST(CzechBook_Sumito, OnlyInDirectContact) { expect_contact_for_a_push(); }
TEST(CzechBook_Sumito, AFreeCellBeyondTheFoes) { expect_a_free_cell_or_the_edge_behind(); }
TEST(CzechBook_Sumito, NobodyHasToPush) { expect_a_push_never_to_be_obliged(); }

TEST(CzechBook_Figure5, TheCellBeyondTheWhitesIsTakenByABlack) {
    expect_refused(no_free_cell_behind);
}
TEST(CzechBook_Figure5, TheWhitesThereCanPushTheOneBlack) {
    expect_legal(white_pushes_the_marble_behind);
}
TEST(CzechBook_Figure5, AnEmptyCellBetweenTheGroups) {
    expect_refused(push_over_a_gap);
    expect_refused(push_from_afar);
}
TEST(CzechBook_Figure5, NotInOneRow) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}
TEST(CzechBook_Figure5, TheWhitesInARowCanPushTheOneBlack) {
    expect_legal(white_pushes_the_one_in_line);
}

TEST(CzechBook_Figure6, OneToOne) { expect_a_pac_for_both(pac_one_to_one, pac_one_to_one_white); }
TEST(CzechBook_Figure6, TwoToTwo) { expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white); }
TEST(CzechBook_Figure6, ThreeToThree) {
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(CzechBook_Pat, MoreThanThreeDoNotChangeThreeToThree) {
    expect_more_than_three_to_be_pac_still();
}
TEST(CzechBook_Pat, NeitherWhiteNorBlackCanPush) { expect_equal_numbers_not_to_push(); }
TEST(CzechBook_Pat, BrokenFromAnotherDirection) {
    expect_the_pac_to_be_broken_along_another_line();
}
TEST(CzechBook_Figure7, NoPushFromAToBOrBack) {
    expect_a_pac_for_both(pac_along_a_b, pac_along_b_a);
}
TEST(CzechBook_Figure7, BrokenByBlackAlongCD) { expect_legal(broken_along_c_d); }

TEST(CzechBook_Ejection, PushedOffTheBoard) { expect_the_edge_to_eject(); }
TEST(CzechBook_Ejection, FirstToPushOffSixWins) { expect_the_first_to_eject_six_to_win(); }
TEST(CzechBook_Figure8, BlackCanPushAWhiteMarbleOff) { expect_legal(det_is_ejected); }

TEST(CzechBook_GameTime, TenMinutesForTheWholeGame) {
    Table table(timed("wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel", "game 600"));
    EXPECT_FALSE(table.game().clock().left(Colour::black, table.now()));
    table.wait(6min);
    table.play("a1b2");
    table.wait(3min);
    EXPECT_EQ(table.game().clock().game_left(table.now()), 1min);
    table.play("i5h5");
    table.wait(1min - 1ms);
    EXPECT_EQ(table.refusal(Colour::white, game::CheckTime{}), Refusal::Why::time_left);
    table.wait(1ms);
    table.check_time();
    EXPECT_TRUE(table.game().result());
}
TEST(CzechBook_GameTime, FifteenMinutesForTheWholeGame) {
    Table table(timed(with_ejections("0-0"), "game 900"));
    table.wait(15min - 1ms);
    EXPECT_EQ(table.refusal(Colour::black, game::CheckTime{}), Refusal::Why::time_left);
    table.wait(1ms);
    table.check_time();
    EXPECT_TRUE(table.game().result());
}
TEST(CzechBook_GameTime, TheGameEndsWithIt) {
    Table table(timed(with_ejections("0-0"), "game 600"));
    const game::Action too_late = table.move("e7e8");
    table.wait(10min);
    table.act(Colour::black, too_late);
    EXPECT_EQ(table.game().position().text(), with_ejections("0-0"));
    EXPECT_EQ(table.refusal(Colour::black, too_late), Refusal::Why::game_over);
}
TEST(CzechBook_GameTime, MoreEjectionsWin) {
    EXPECT_EQ(result_when_time_ends("2-1"), (Result{Result::Why::game_time, Side{0}, {}}));
    EXPECT_EQ(result_when_time_ends("3-4"), (Result{Result::Why::game_time, Side{1}, {}}));
}
TEST(CzechBook_GameTime, AnEjectionInTimeCounts) {
    Table table(timed(with_ejections("1-1"), "game 600"));
    table.wait(10min - 1ms);
    table.play("e7e8");
    table.wait(1ms);
    table.check_time();
    EXPECT_EQ(table.game().result(), (Result{Result::Why::game_time, Side{0}, {}}));
}
TEST(CzechBook_GameTime, TheLimitIsAgreedBeforeTheGame) { expect_games_without_limit(); }

TEST(CzechBook_Words, MovePushesNobody) { expect_legal(closing_the_gap_pushes_nobody); }
TEST(CzechBook_Words, SumitoIsNumericalSuperiority) { expect_the_larger_number_to_push(); }
TEST(CzechBook_Words, PushNeedsASumito) {
    expect_equal_numbers_not_to_push();
    expect_refused(two_against_three);
}
TEST(CzechBook_Words, GroupIsTwoOrThreeMovedStraight) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(CzechBook_Words, SideMoveIsTwoOrThreeSideways) { expect_a_broadside_to_keep_the_row(); }
TEST(CzechBook_Words, PatIsBalancedForces) { expect_equal_numbers_not_to_push(); }
TEST(CzechBook_Words, EjectionIsPushedOffTheBoard) { expect_legal(two_eject_one); }
TEST(CzechBook_Words, GambitGivesAMarbleForALaterGain) { expect_a_gambit_to_be_playable(); }
TEST(CzechBook_Words, CoveredIsSurroundedByMarbles) { expect_a_surrounded_marble_to_be_stuck(); }
TEST(CzechBook_Words, CoveredByItsOwnIsShelter) { expect_a_marble_covered_by_its_own_to_be_safe(); }
TEST(CzechBook_Words, DetCanBeEjectedAndHasNoEscape) {
    expect_a_det_marble_to_have_no_escape();
    expect_a_marble_with_a_way_out_not_to_be_det();
}

} // namespace
} // namespace sumito::rulebook
