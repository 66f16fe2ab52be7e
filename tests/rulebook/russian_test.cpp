// The Russian rulebook, section by section.

#include "rulebook/statements.h"
#include "rulebook/timed_games.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;

TEST(RussianBook_Title, AGameForTwo) { EXPECT_EQ(duel.turns.size(), 2u); }
TEST(RussianBook_Goal, FirstToMoveSixOffTheBoard) { expect_the_first_to_eject_six_to_win(); }
TEST(RussianBook_Figure1, StartingPosition) { expect_the_start_of_two(); }
TEST(RussianBook_Setup, EachPlayerHasOneColour) {
    EXPECT_FALSE(duel.together(Colour::black, Colour::white));
}

TEST(RussianBook_Play, PlayersTakeTurns) { expect_turns_to_alternate(); }
TEST(RussianBook_Play, BlackBegins) { expect_black_to_begin(); }
TEST(RussianBook_Play, OneMovementATurn) { expect_one_action_a_turn(); }
TEST(RussianBook_Play, AMovementIsToTheNextCell) { expect_one_cell_only(); }
TEST(RussianBook_Play, OneOfSixDirections) { expect_six_directions(); }
TEST(RussianBook_Play, OnlyIfTheNearestCellIsFree) {
    expect_a_single_marble_to_need_a_free_neighbour();
    expect_a_group_to_need_free_cells();
}
TEST(RussianBook_Play, AMovementMayTakeTwoOrThree) { expect_one_two_or_three_to_move(); }
TEST(RussianBook_Play, TwoOrThreeGoInOneDirection) { expect_all_to_go_the_same_way(); }
TEST(RussianBook_Play, NoMoreThanThreeATurn) { expect_more_than_three_to_be_refused(); }
TEST(RussianBook_Play, ALongRowMayBeDivided) { expect_a_long_row_to_be_split(); }
TEST(RussianBook_Figure2, MovementInAStraightLine) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(RussianBook_Figure3, MovementToTheSide) {
    expect_legal(two_broadside);
    expect_legal(three_broadside);
}
TEST(RussianBook_Play, AMovementDoneCannotBeChanged) {
    expect_no_second_move();
    expect_a_played_move_to_stand();
}

TEST(RussianBook_Sumito, MoreMarblesThanTheFoe) { expect_the_larger_number_to_push(); }
TEST(RussianBook_Sumito, ThreeKinds) { expect_three_kinds_of_sumito_only(); }
TEST(RussianBook_Figure4, TwoAgainstOne) { expect_legal(two_push_one); }
TEST(RussianBook_Figure4, ThreeAgainstOne) { expect_legal(three_push_one); }
TEST(RussianBook_Figure4, ThreeAgainstTwo) { expect_legal(three_push_two); }
TEST(RussianBook_Sumito, InAStraightLine) { expect_pushes_to_be_in_line_only(); }
TEST(RussianBook_Sumito, SideBySideWithTheFoe) { expect_contact_for_a_push(); }
TEST(RussianBook_Sumito, AFreeCellBehindTheAttacked) { expect_a_free_cell_or_the_edge_behind(); }

TEST(RussianBook_Figure5, NoFreeCellBehindTheWhiteGroup) { expect_refused(no_free_cell_behind); }
TEST(RussianBook_Figure5, AFreeCellBetweenBlackAndWhite) {
    expect_refused(push_over_a_gap);
    expect_refused(push_from_afar);
}
TEST(RussianBook_Figure5, NotOnAStraightLine) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}
TEST(RussianBook_Sumito, ThePlayerDecidesWhetherToAttack) { expect_a_push_never_to_be_obliged(); }

TEST(RussianBook_Pat, EqualNumbersGiveNobodyAnAdvantage) { expect_equal_numbers_not_to_push(); }
TEST(RussianBook_Figure6, OneAgainstOne) {
    expect_a_pac_for_both(pac_one_to_one, pac_one_to_one_white);
}
TEST(RussianBook_Figure6, TwoAgainstTwo) {
    expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white);
}
TEST(RussianBook_Figure6, ThreeAgainstThree) {
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(RussianBook_Pat, MoreThanThreeDoNotCount) { expect_more_than_three_to_be_pac_still(); }
TEST(RussianBook_Figure6, FourToThreeIsThreeToThree) {
    expect_a_pac_for_both(pac_four_to_three, pac_four_to_three_white);
    expect_refused(pac_four_to_three_at_once);
}
TEST(RussianBook_Pat, BrokenAlongAnotherStraightLine) {
    expect_the_pac_to_be_broken_along_another_line();
}
TEST(RussianBook_Figure7, PatAlongABInBothDirections) {
    expect_a_pac_for_both(pac_along_a_b, pac_along_b_a);
}
TEST(RussianBook_Figure7, BlackAttacksAlongCD) { expect_legal(broken_along_c_d); }

TEST(RussianBook_Ejection, OverTheEdgeIsOutOfTheGame) { expect_the_edge_to_eject(); }
TEST(RussianBook_Figure8, BlackCanPushWhiteOut) { expect_legal(det_is_ejected); }
TEST(RussianBook_Winner, FirstToPushOutSix) { expect_the_first_to_eject_six_to_win(); }

TEST(RussianBook_TimeLimit, TenMinutesEachAsInChess) { expect_a_time_for_each_player(10min); }
TEST(RussianBook_TimeLimit, FifteenMinutesEachAsInChess) { expect_a_time_for_each_player(15min); }
TEST(RussianBook_TimeLimit, TheLimitIsAChoice) { expect_games_without_limit(); }

} // namespace
} // namespace sumito::rulebook
