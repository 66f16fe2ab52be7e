// The Swedish part of the rulebook in three languages, section by section.

#include "rulebook/glossary.h"
#include "rulebook/statements.h"
#include "rulebook/timed_games.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;

TEST(SwedishBook_Goal, SixMarblesPushedOffTheBoard) { expect_the_edge_to_eject(); }
TEST(SwedishBook_Goal, FirstToDoItHasWon) { expect_the_first_to_eject_six_to_win(); }
TEST(SwedishBook_Figure1, StartingPosition) { expect_the_start_of_two(); }
TEST(SwedishBook_Start, BlackBegins) { expect_black_to_begin(); }
TEST(SwedishBook_Start, PlayersMoveByTurns) { expect_turns_to_alternate(); }
TEST(SwedishBook_Start, APlayedMoveCannotBeRegretted) {
    expect_no_second_move();
    expect_a_played_move_to_stand();
}

TEST(SwedishBook_Moves, OneTwoOrThreeAtTheSameTime) { expect_one_two_or_three_to_move(); }
TEST(SwedishBook_Moves, AnyOfTheSixDirections) { expect_six_directions(); }
TEST(SwedishBook_Figure2, LineMove) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(SwedishBook_Figure3, SideMove) {
    expect_legal(two_broadside);
    expect_legal(three_broadside);
}
TEST(SwedishBook_Moves, TwoOrThreeGoInTheSameDirection) { expect_all_to_go_the_same_way(); }
TEST(SwedishBook_Moves, NoMoreThanThreeOfOnesOwn) { expect_more_than_three_to_be_refused(); }
TEST(SwedishBook_Moves, NoMoreThanOneStep) { expect_one_cell_only(); }

TEST(SwedishBook_Sumito, ThreeCombinationsOfSuperiority) { expect_three_kinds_of_sumito_only(); }
TEST(SwedishBook_Figure4, TwoAgainstOne) { expect_legal(two_push_one); }
TEST(SwedishBook_Figure4, ThreeAgainstOne) { expect_legal(three_push_one); }
TEST(SwedishBook_Figure4, ThreeAgainstTwo) { expect_legal(three_push_two); }
TEST(SwedishBook_Sumito, OnlyInAStraightLine) { expect_pushes_to_be_in_line_only(); }
TEST(SwedishBook_Sumito, FreeSpaceWhereThePushGoes) { expect_a_free_cell_or_the_edge_behind(); }
TEST(SwedishBook_Sumito, NeverForcedToPush) { expect_a_push_never_to_be_obliged(); }

TEST(SwedishBook_Figure5, NoFreeSpaceBehindTheWhites) { expect_refused(no_free_cell_behind); }
TEST(SwedishBook_Figure5, AnEmptySpaceInBetween) {
    expect_refused(push_over_a_gap);
    expect_refused(push_from_afar);
}
TEST(SwedishBook_Figure5, NotInAStraightLine) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}

TEST(SwedishBook_Figure6, OneToOneLocked) {
    expect_a_pac_for_both(pac_one_to_one, pac_one_to_one_white);
}
TEST(SwedishBook_Figure6, TwoToTwoLocked) {
    expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white);
}
TEST(SwedishBook_Figure6, ThreeToThreeLocked) {
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(SwedishBook_Locked, NobodyCanPush) { expect_equal_numbers_not_to_push(); }
TEST(SwedishBook_Locked, BrokenAlongAnotherStraightLine) {
    expect_the_pac_to_be_broken_along_another_line();
}
TEST(SwedishBook_Figure7, LockedAlongAB) { expect_a_pac_for_both(pac_along_a_b, pac_along_b_a); }
TEST(SwedishBook_Figure7, BrokenByAnAttackAlongCD) { expect_legal(broken_along_c_d); }

TEST(SwedishBook_DeadMarble, PushedOverTheEdgeIsDead) { expect_the_edge_to_eject(); }
TEST(SwedishBook_DeadMarble, FirstToPushOutSixHasWon) { expect_the_first_to_eject_six_to_win(); }
TEST(SwedishBook_Figure8, AMarbleIsPushedOverTheEdge) { expect_legal(det_is_ejected); }

TEST(SwedishBook_TimeLimit, FifteenMinutesEachOnAChessClock) {
    expect_a_time_for_each_player(15min);
}

TEST(SwedishBook_Words, MovePushesNobody) { expect_legal(closing_the_gap_pushes_nobody); }
TEST(SwedishBook_Words, SumitoIsSuperiorityInAStraightLine) { expect_the_larger_number_to_push(); }
TEST(SwedishBook_Words, PushUsesASumito) {
    expect_legal(three_push_two);
    expect_refused(two_against_three);
}
TEST(SwedishBook_Words, LineMoveIsAlongAStraightLine) {
    expect_legal(three_in_line);
    expect_legal(three_in_line_backwards);
}
TEST(SwedishBook_Words, SideMoveIsSideways) { expect_a_broadside_to_keep_the_row(); }
TEST(SwedishBook_Words, LockedIsEqualNumbersInAStraightLine) { expect_equal_numbers_not_to_push(); }
TEST(SwedishBook_Words, DeadMarbleIsOffTheBoard) { expect_legal(two_eject_one); }
TEST(SwedishBook_Words, GambitGivesAMarbleForABetterPlace) { expect_a_gambit_to_be_playable(); }
TEST(SwedishBook_Words, CoveredCannotMoveByItself) { expect_a_surrounded_marble_to_be_stuck(); }
TEST(SwedishBook_Words, MateCanBePushedOutAndHasNoEscape) {
    expect_a_det_marble_to_have_no_escape();
    expect_a_marble_with_a_way_out_not_to_be_det();
}

} // namespace
} // namespace sumito::rulebook
