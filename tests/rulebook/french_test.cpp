// The French part of the rulebook in three languages, section by section.

#include "rulebook/glossary.h"
#include "rulebook/statements.h"
#include "rulebook/timed_games.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;

TEST(FrenchBook_Goal, FirstToEjectSixWins) { expect_the_first_to_eject_six_to_win(); }
TEST(FrenchBook_Goal, OneMarbleAfterTheOther) { expect_one_ejection_at_a_time(); }
TEST(FrenchBook_Figure1, StartingPosition) { expect_the_start_of_two(); }
TEST(FrenchBook_Start, BlackBegins) { expect_black_to_begin(); }

TEST(FrenchBook_Movement, OneTwoOrThreeOfOnesOwnEachTurn) { expect_one_two_or_three_to_move(); }
TEST(FrenchBook_Movement, InOneMovementATurn) { expect_one_action_a_turn(); }
TEST(FrenchBook_Movement, OneMarbleToAnyFreeNeighbouringPoint) {
    expect_a_single_marble_to_need_a_free_neighbour();
    expect_six_directions();
}
TEST(FrenchBook_Movement, TwoOrThreeAlignedMarblesMoveAsAGroup) {
    expect_groups_to_be_neighbours_in_a_row();
}
TEST(FrenchBook_Movement, InLineForwardsAndBackwards) {
    expect_legal(three_in_line);
    expect_legal(three_in_line_backwards);
}
TEST(FrenchBook_Movement, InArrowSidewaysKeepingTheRow) { expect_a_broadside_to_keep_the_row(); }
TEST(FrenchBook_Movement, InLineOnePointAtATime) {
    expect_all_to_go_the_same_way();
    expect_one_cell_only();
}
TEST(FrenchBook_Movement, InArrowOnePointEach) {
    expect_legal(three_broadside);
    expect_refused(Impossible{three_broadside.before, "e3e5g5", Reason::too_far, "f4 f5 f6"});
}
TEST(FrenchBook_Figure2, InLine) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(FrenchBook_Figure3, InArrow) {
    expect_legal(two_broadside);
    expect_legal(three_broadside);
    expect_legal(three_broadside_the_other_way);
}
TEST(FrenchBook_Movement, OfALongRowThePlayerChoosesThePart) { expect_a_long_row_to_be_split(); }
TEST(FrenchBook_Movement, MoreThanThreeIsForbidden) { expect_more_than_three_to_be_refused(); }

TEST(FrenchBook_Push, ContactAndSuperiorityAllowIt) {
    expect_the_larger_number_to_push();
    expect_contact_for_a_push();
}
TEST(FrenchBook_Push, ThreeSumitosArePossible) { expect_three_kinds_of_sumito_only(); }
TEST(FrenchBook_Figure4, TwoOnOne) { expect_legal(two_push_one); }
TEST(FrenchBook_Figure4, ThreeOnOne) { expect_legal(three_push_one); }
TEST(FrenchBook_Figure4, ThreeOnTwo) { expect_legal(three_push_two); }
TEST(FrenchBook_Push, OnlyAlongAStraightAxis) { expect_pushes_to_be_in_line_only(); }
TEST(FrenchBook_Push, AFreePointBehindOneOrTwoAttacked) { expect_a_free_cell_or_the_edge_behind(); }
TEST(FrenchBook_Push, NeverObligatory) { expect_a_push_never_to_be_obliged(); }

TEST(FrenchBook_Figure5, NoFreePointBehindTheWhiteGroup) { expect_refused(no_free_cell_behind); }
TEST(FrenchBook_Figure5, TheGroupsDoNotTouch) {
    expect_refused(push_over_a_gap);
    expect_refused(push_from_afar);
}
TEST(FrenchBook_Figure5, NotOnTheSameAxis) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}

TEST(FrenchBook_Figure6, OneAgainstOne) {
    expect_a_pac_for_both(pac_one_to_one, pac_one_to_one_white);
}
TEST(FrenchBook_Figure6, TwoAgainstTwo) {
    expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white);
}
TEST(FrenchBook_Figure6, ThreeAgainstThree) {
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(FrenchBook_Pac, MarblesBeyondThreeDoNotCount) { expect_more_than_three_to_be_pac_still(); }
TEST(FrenchBook_Pac, NoPlayerCanPush) { expect_a_pac_for_both(pac_along_a_b, pac_along_b_a); }
TEST(FrenchBook_Pac, BrokenOnAnotherAxis) { expect_the_pac_to_be_broken_along_another_line(); }
TEST(FrenchBook_Figure6, NoPushOnTheAxisAB) { expect_refused(pac_along_a_b); }
TEST(FrenchBook_Figure6, BlackBreaksItOnTheAxisCD) { expect_legal(broken_along_c_d); }

TEST(FrenchBook_Ejection, PushedOutOfTheBoard) { expect_the_edge_to_eject(); }
TEST(FrenchBook_Ejection, FirstToEjectSixWins) { expect_the_first_to_eject_six_to_win(); }
TEST(FrenchBook_Figure7, BlackCanEjectAWhiteMarble) { expect_legal(det_is_ejected); }

TEST(FrenchBook_TimeLimit, TenMinutesEach) { expect_a_time_for_each_player(10min); }
TEST(FrenchBook_TimeLimit, FifteenMinutesEach) { expect_a_time_for_each_player(15min); }
TEST(FrenchBook_TimeLimit, TheLimitIsAChoice) { expect_games_without_limit(); }

TEST(FrenchBook_KeyWords, AppuiIsAMarbleEncircled) { expect_a_surrounded_marble_to_be_stuck(); }
TEST(FrenchBook_KeyWords, DetCanBeEjectedAndHasNoEscape) {
    expect_a_det_marble_to_have_no_escape();
    expect_a_marble_with_a_way_out_not_to_be_det();
}
TEST(FrenchBook_KeyWords, EjectIsToPushAMarbleOut) { expect_legal(two_eject_one); }
TEST(FrenchBook_KeyWords, ArrowIsASidewaysEscapeOfTwoOrThree) {
    expect_legal(
        {"5/6/7/8/6bb1/4ww2/7/6/5 b 0-0 duel", "e7e8f8", "5/6/7/6bb/9/4ww2/7/6/5 w 0-0 duel"});
    expect_a_broadside_to_keep_the_row();
}
TEST(FrenchBook_KeyWords, GambitGivesAMarbleForALaterGain) { expect_a_gambit_to_be_playable(); }
TEST(FrenchBook_KeyWords, LineIsAMoveAlongTheRow) { expect_legal(two_in_line); }
TEST(FrenchBook_KeyWords, MovementPushesNobody) { expect_legal(closing_the_gap_pushes_nobody); }
TEST(FrenchBook_KeyWords, PacIsNumericalEquality) { expect_equal_numbers_not_to_push(); }
TEST(FrenchBook_KeyWords, PushIsToPushOrToBePushed) { expect_legal(three_push_two); }
TEST(FrenchBook_KeyWords, SumitoIsNumericalSuperiority) { expect_the_larger_number_to_push(); }

} // namespace
} // namespace sumito::rulebook
