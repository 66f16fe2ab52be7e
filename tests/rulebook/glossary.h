#pragma once

// The words the rulebooks explain at their ends, as far as they can be seen on a board.

#include "rulebook/figures.h"

namespace sumito::rulebook {

// --- groups, by the number of their marbles ---
void expect_a_single_marble_to_push_nobody();
void expect_a_pair_to_move_and_push_one();
void expect_three_shapes_of_three();
void expect_a_large_group_not_to_move_as_one();

// --- groups of three, by their shape ---
void expect_a_lance_to_move_as_a_group();
void expect_a_bow_not_to_move_as_a_group();
void expect_a_tank_not_to_move_as_a_group();

// Rows of three each: no row of it can be pushed.
void expect_a_block_to_stand();

// --- marbles in trouble ---
// Alone among foes, it cannot be pushed while it has them all round, and it cuts their rows.
void expect_a_left_marble_to_be_in_the_way();
// Can be ejected, whatever its owner plays.
void expect_a_det_marble_to_have_no_escape();
void expect_a_marble_with_a_way_out_not_to_be_det();
// Surrounded, so that it cannot move by itself.
void expect_a_surrounded_marble_to_be_stuck();
void expect_a_marble_covered_by_its_own_to_be_safe();
// A marble is given away to get one later.
void expect_a_gambit_to_be_playable();

} // namespace sumito::rulebook
