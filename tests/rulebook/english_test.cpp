// The English part of the rulebook in three languages, section by section.

#include "rulebook/glossary.h"
#include "rulebook/statements.h"
#include "rulebook/timed_games.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;

TEST(EnglishBook_Goal, MarblesArePushedOffTheBoard) { expect_the_edge_to_eject(); }
TEST(EnglishBook_Goal, FirstToEjectSixWins) { expect_the_first_to_eject_six_to_win(); }
TEST(EnglishBook_Figure1, StartingPosition) { expect_the_start_of_two(); }

TEST(EnglishBook_Proceedings, BlackBegins) { expect_black_to_begin(); }
TEST(EnglishBook_Proceedings, PlayersMoveInTurn) { expect_turns_to_alternate(); }
TEST(EnglishBook_Proceedings, APlayedMoveCannotBeChanged) {
    expect_no_second_move();
    expect_a_played_move_to_stand();
}

TEST(EnglishBook_Moves, OneTwoOrThreeMarbles) { expect_one_two_or_three_to_move(); }
TEST(EnglishBook_Moves, AnyOfTheSixDirections) { expect_six_directions(); }
TEST(EnglishBook_Moves, OnlyWithAFreeAdjacentSpace) {
    expect_a_single_marble_to_need_a_free_neighbour();
    expect_a_group_to_need_free_cells();
}
TEST(EnglishBook_Figure2, InLine) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(EnglishBook_Figure3, Broadside) {
    expect_legal(two_broadside);
    expect_legal(three_broadside);
}
TEST(EnglishBook_Moves, TwoOrThreeGoInTheSameDirection) { expect_all_to_go_the_same_way(); }
TEST(EnglishBook_Moves, NoMoreThanThreeAtOnce) { expect_more_than_three_to_be_refused(); }
TEST(EnglishBook_Moves, PartOfALargerRowMayBeSeparated) { expect_a_long_row_to_be_split(); }
TEST(EnglishBook_Moves, OneSpaceAtATime) { expect_one_cell_only(); }

TEST(EnglishBook_Sumito, OnlyThreePositionsOfSuperiority) { expect_three_kinds_of_sumito_only(); }
TEST(EnglishBook_Figure4, TwoPushOne) { expect_legal(two_push_one); }
TEST(EnglishBook_Figure4, ThreePushOne) { expect_legal(three_push_one); }
TEST(EnglishBook_Figure4, ThreePushTwo) { expect_legal(three_push_two); }
TEST(EnglishBook_Sumito, OnlyInLine) { expect_pushes_to_be_in_line_only(); }
TEST(EnglishBook_Sumito, OnlyInContact) { expect_contact_for_a_push(); }
TEST(EnglishBook_Sumito, OnlyWithFreeSpaceBehind) { expect_a_free_cell_or_the_edge_behind(); }
TEST(EnglishBook_Sumito, NeverObligedToPush) { expect_a_push_never_to_be_obliged(); }

TEST(EnglishBook_Figure5, NoFreeSpaceBehindTheWhiteGroup) { expect_refused(no_free_cell_behind); }
TEST(EnglishBook_Figure5, AnEmptySpaceBetweenTheGroups) {
    expect_refused(push_over_a_gap);
    expect_refused(push_from_afar);
}
TEST(EnglishBook_Figure5, NotInLine) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}

TEST(EnglishBook_Figure6, OneToOnePac) {
    expect_a_pac_for_both(pac_one_to_one, pac_one_to_one_white);
}
TEST(EnglishBook_Figure6, TwoToTwoPac) {
    expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white);
}
TEST(EnglishBook_Figure6, ThreeToThreePac) {
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(EnglishBook_Pac, MoreThanThreeDoNotChangeIt) { expect_more_than_three_to_be_pac_still(); }
TEST(EnglishBook_Pac, NeitherSideCanPush) { expect_a_pac_for_both(pac_along_a_b, pac_along_b_a); }
TEST(EnglishBook_Pac, BrokenAlongADifferentLine) {
    expect_the_pac_to_be_broken_along_another_line();
}
TEST(EnglishBook_Figure6, NoPushAlongAB) { expect_refused(pac_along_a_b); }
TEST(EnglishBook_Figure6, BrokenByBlackAlongCD) { expect_legal(broken_along_c_d); }

TEST(EnglishBook_Ejection, PushedOffTheBoardIsEjected) { expect_the_edge_to_eject(); }
TEST(EnglishBook_Ejection, FirstToEjectSixWins) { expect_the_first_to_eject_six_to_win(); }
TEST(EnglishBook_Figure7, BlackCanEjectAWhiteMarble) { expect_legal(det_is_ejected); }

TEST(EnglishBook_TimeLimit, TenMinutesEach) { expect_a_time_for_each_player(10min); }
TEST(EnglishBook_TimeLimit, FifteenMinutesEach) { expect_a_time_for_each_player(15min); }
TEST(EnglishBook_TimeLimit, TheLimitIsAVariation) { expect_games_without_limit(); }

TEST(EnglishBook_KeyWords, MovePushesNobody) { expect_legal(closing_the_gap_pushes_nobody); }
TEST(EnglishBook_KeyWords, SumitoIsNumericalSuperiorityInLine) {
    expect_the_larger_number_to_push();
}
TEST(EnglishBook_KeyWords, PushNeedsASumito) {
    expect_equal_numbers_not_to_push();
    expect_refused(two_against_three);
}
TEST(EnglishBook_KeyWords, LineMovesAlongItsOwnDirection) {
    expect_legal(three_in_line);
    expect_legal(three_in_line_backwards);
}
TEST(EnglishBook_KeyWords, BroadsideGoesSideways) { expect_a_broadside_to_keep_the_row(); }
TEST(EnglishBook_KeyWords, PacIsNumericalEqualityInLine) { expect_equal_numbers_not_to_push(); }
TEST(EnglishBook_KeyWords, EjectIsPushingOffTheBoard) { expect_legal(two_eject_one); }
TEST(EnglishBook_KeyWords, GambitGivesAMarbleForALaterGain) { expect_a_gambit_to_be_playable(); }
TEST(EnglishBook_KeyWords, CoveredIsSurrounded) { expect_a_surrounded_marble_to_be_stuck(); }
TEST(EnglishBook_KeyWords, DetCanBeEjectedAndHasNoEscape) {
    expect_a_det_marble_to_have_no_escape();
    expect_a_marble_with_a_way_out_not_to_be_det();
}

} // namespace
} // namespace sumito::rulebook
