// The German rulebook for two players, of 1988/2011, section by section.

#include "rulebook/glossary.h"
#include "rulebook/statements.h"
#include "rulebook/timed_games.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {
namespace {

using namespace std::chrono_literals;

TEST(GermanFirstBook_Goal, FirstToPushOffSixWins) { expect_the_first_to_eject_six_to_win(); }

TEST(GermanFirstBook_Setup, MarblesStandAsInThePicture) { expect_the_start_of_two(); }
TEST(GermanFirstBook_Setup, EachPlayerHasOneColour) {
    EXPECT_EQ(duel.turns.size(), 2u);
    EXPECT_FALSE(duel.together(Colour::black, Colour::white));
}
TEST(GermanFirstBook_Setup, BlackAlwaysBegins) { expect_black_to_begin(); }
TEST(GermanFirstBook_Setup, PlayersTakeTurns) { expect_turns_to_alternate(); }

TEST(GermanFirstBook_Play, OneActionATurn) { expect_one_action_a_turn(); }
TEST(GermanFirstBook_Play, ATurnIsAMoveOrASumito) { expect_a_turn_to_be_a_move_or_a_push(); }

TEST(GermanFirstBook_Move, EachMarbleGoesOneCellOnly) { expect_one_cell_only(); }
TEST(GermanFirstBook_Move, OneTwoOrThreeMarbles) { expect_one_two_or_three_to_move(); }
TEST(GermanFirstBook_Move, AnyOfTheSixDirections) { expect_six_directions(); }
TEST(GermanFirstBook_Move, OneMarbleToAFreeNeighbouringCell) {
    expect_a_single_marble_to_need_a_free_neighbour();
}
TEST(GermanFirstBook_Move, TwoOrThreeNeighboursInARowMoveAsAGroup) {
    expect_groups_to_be_neighbours_in_a_row();
}
TEST(GermanFirstBook_Move, AllTogetherInTheSameDirection) { expect_all_to_go_the_same_way(); }

TEST(GermanFirstBook_Figure1, GroupsOfOneTwoAndThreeMove) {
    expect_legal(one_marble);
    expect_legal(two_in_line);
    expect_legal(three_in_line);
}
TEST(GermanFirstBook_Figure2, InAStraightLineToTheNextFreeCell) { expect_legal(three_in_line); }
TEST(GermanFirstBook_Figure2, NotIntoAnOccupiedCell) { expect_refused(pac_three_to_three); }
TEST(GermanFirstBook_Figure3, SidewaysByOneCell) { expect_legal(three_broadside); }
TEST(GermanFirstBook_Figure3, TheRowKeepsItsShape) { expect_a_broadside_to_keep_the_row(); }

TEST(GermanFirstBook_Sumito, MoreOwnThanForeignMarblesPush) { expect_the_larger_number_to_push(); }
TEST(GermanFirstBook_Sumito, EqualNumbersDoNotPush) { expect_equal_numbers_not_to_push(); }
TEST(GermanFirstBook_Sumito, OnlyInAStraightLine) { expect_pushes_to_be_in_line_only(); }
TEST(GermanFirstBook_Sumito, OnlyWithAFreeCellOrTheEdgeBehind) {
    expect_a_free_cell_or_the_edge_behind();
}
TEST(GermanFirstBook_Sumito, ThreeKindsOfSumito) { expect_three_kinds_of_sumito_only(); }

TEST(GermanFirstBook_Figure4, TwoPushOne) { expect_legal(two_push_one); }
TEST(GermanFirstBook_Figure5, ThreePushOne) { expect_legal(three_push_one); }
TEST(GermanFirstBook_Figure6, ThreePushTwo) { expect_legal(three_push_two); }
TEST(GermanFirstBook_Figure6b, FourAgainstTwo) { expect_legal(four_against_two); }
TEST(GermanFirstBook_Figure6b, TheFourthMarbleDoesNotMove) { expect_refused(four_at_once); }

TEST(GermanFirstBook_Figure7, NoFreeCellBehindTheWhiteMarbles) {
    expect_refused(no_free_cell_behind);
}
TEST(GermanFirstBook_Figure7, NoContact) { expect_contact_for_a_push(); }
TEST(GermanFirstBook_Figure7, NotInTheSameRow) {
    expect_refused(not_on_the_same_line);
    expect_refused(push_sideways);
    expect_refused(one_of_them_alone);
}

TEST(GermanFirstBook_Sumito, ThreeInARowAreAnAbsoluteDefence) {
    expect_three_in_a_row_to_be_safe();
}
TEST(GermanFirstBook_Sumito, AtMostThreeOfOnesOwnMove) { expect_more_than_three_to_be_refused(); }
TEST(GermanFirstBook_Sumito, AThreeIsBrokenAnotherWay) {
    expect_the_pac_to_be_broken_along_another_line();
}

TEST(GermanFirstBook_Ejection, PushedOverTheEdgeIsOut) { expect_the_edge_to_eject(); }
TEST(GermanFirstBook_Figure8, BlackCanEjectWhite) { expect_legal(det_is_ejected); }
TEST(GermanFirstBook_Winning, SixOverTheEdgeWin) { expect_the_first_to_eject_six_to_win(); }

TEST(GermanFirstBook_TimeLimit, TenMinutesEach) { expect_a_time_for_each_player(10min); }
TEST(GermanFirstBook_TimeLimit, FifteenMinutesEach) { expect_a_time_for_each_player(15min); }
TEST(GermanFirstBook_TimeLimit, TheLimitIsAChoice) { expect_games_without_limit(); }

TEST(GermanFirstBook_Glossary, MoveInARowIsAlongItsAxis) {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
    expect_legal(three_in_line_backwards);
}
TEST(GermanFirstBook_Glossary, ArrowMoveIsToAParallelRow) {
    expect_legal(two_broadside);
    expect_legal(three_broadside);
    expect_legal(three_broadside_the_other_way);
}
TEST(GermanFirstBook_Figure9, BowIsNotARow) { expect_a_bow_not_to_move_as_a_group(); }
TEST(GermanFirstBook_Figure10, BlockOfRowsOfThreeIsStable) { expect_a_block_to_stand(); }
TEST(GermanFirstBook_Figure11, ThreeMarblesMakeLanceBowOrTank) { expect_three_shapes_of_three(); }
TEST(GermanFirstBook_Glossary, DetIsAloneAmongFoes) { expect_a_left_marble_to_be_in_the_way(); }
TEST(GermanFirstBook_Glossary, SingleMarbleHasNoFellows) {
    expect_a_single_marble_to_push_nobody();
}
TEST(GermanFirstBook_Glossary, FourteenMarblesEach) { expect_fourteen_marbles_each(); }
TEST(GermanFirstBook_Glossary, LanceIsARowOfThree) { expect_a_lance_to_move_as_a_group(); }
TEST(GermanFirstBook_Glossary, PacIsEqualStrengthInARow) {
    expect_a_pac_for_both(pac_two_to_two, pac_two_to_two_white);
    expect_a_pac_for_both(pac_three_to_three, pac_three_to_three_white);
}
TEST(GermanFirstBook_Glossary, TankIsATriangle) { expect_a_tank_not_to_move_as_a_group(); }
TEST(GermanFirstBook_Glossary, SumitoIsThreeToTwoThreeToOneOrTwoToOne) {
    expect_three_kinds_of_sumito_only();
}
TEST(GermanFirstBook_Glossary, ManyMarblesAreAGroupOfAnySize) {
    expect_a_large_group_not_to_move_as_one();
}
TEST(GermanFirstBook_Glossary, PairIsTwoMarbles) { expect_a_pair_to_move_and_push_one(); }

} // namespace
} // namespace sumito::rulebook
