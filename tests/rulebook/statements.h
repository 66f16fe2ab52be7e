#pragma once

// Sentences that several rulebooks have in common and that one figure does not show. Each function
// checks one of them; the tests of a book call it under the name the sentence has there.

#include "rulebook/figures.h"

#include <functional>

namespace sumito::rulebook {

// Calls with every legal move of every position of one long game with many pushes and ejections.
using LookAt = std::function<void(const Position&, Move)>;
void for_each_move_of_a_game(std::string_view layout, const LookAt& look_at);
inline void for_each_move_of_a_game(const LookAt& look_at) {
    for_each_move_of_a_game("belgian-daisy", look_at);
}

// Where a colour's marbles stand, all together, as seen from the centre.
struct Place {
    int right = 0, up = 0;
};
Place place_of(const Position& position, Colour colour);

// --- before the game ---
void expect_the_start_of_two();
void expect_fourteen_marbles_each();
void expect_black_to_begin();
void expect_turns_to_alternate();

// --- a turn ---
void expect_one_action_a_turn();
void expect_a_turn_to_be_a_move_or_a_push();
void expect_no_second_move();

// --- moving ---
void expect_one_two_or_three_to_move();
void expect_more_than_three_to_be_refused();
void expect_six_directions();
void expect_one_cell_only();
void expect_a_single_marble_to_need_a_free_neighbour();
void expect_a_group_to_need_free_cells();
void expect_groups_to_be_neighbours_in_a_row();
void expect_all_to_go_the_same_way();
void expect_a_broadside_to_keep_the_row();
void expect_a_long_row_to_be_split();

// --- pushing ---
void expect_three_kinds_of_sumito_only();
void expect_pushes_to_be_in_line_only();
void expect_the_larger_number_to_push();
void expect_equal_numbers_not_to_push();
void expect_a_free_cell_or_the_edge_behind();
void expect_contact_for_a_push();
void expect_a_push_never_to_be_obliged();

// --- pac ---
void expect_a_pac_for_both(const Impossible& one, const Impossible& other);
void expect_three_in_a_row_to_be_safe();
void expect_more_than_three_to_be_pac_still();
void expect_the_pac_to_be_broken_along_another_line();

// --- ejecting and winning ---
void expect_the_edge_to_eject();
void expect_one_ejection_at_a_time();
void expect_the_first_to_eject_six_to_win();

} // namespace sumito::rulebook
