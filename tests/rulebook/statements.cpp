#include "rulebook/statements.h"

#include "rules/effect.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/notation.h"
#include "rules/outcome.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <utility>

namespace sumito::rulebook {

namespace {

constexpr std::string_view start_of_two = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel";

constexpr std::string_view one_alone = "w4/6/7/8/4b4/8/7/6/5 b 0-0 duel";
constexpr std::string_view pair = "w4/6/7/8/3bb4/8/7/6/5 b 0-0 duel";
constexpr std::string_view row_of_five = "w4/6/7/8/2bbbbb2/8/7/6/5 b 0-0 duel";

void play(Position& position, std::string_view text) {
    const auto move = read_move(position, text);
    ASSERT_TRUE(move) << text;
    position.play(*move);
}

bool pushes(const Position& position, Move move) { return !effect(position, move).pushed.empty(); }

// Any sequence of numbers that is the same every time.
class Dice {
public:
    std::size_t below(std::size_t n) {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>(state_ >> 33) % n;
    }

private:
    std::uint64_t state_ = 2011;
};

// Pushes every other time it can, so that the game gets somewhere.
Move pick(const Position& position, const MoveList& moves, Dice& dice) {
    std::vector<Move> sumitos;
    std::ranges::copy_if(moves, std::back_inserter(sumitos),
                         [&](Move move) { return pushes(position, move); });
    if (!sumitos.empty() && dice.below(2) == 0) return sumitos[dice.below(sumitos.size())];
    return moves[dice.below(moves.size())];
}

void expect_to_move_as_one_in_six_directions(std::string_view text) {
    const Position at = position(text);
    for (const Direction d : all_directions) {
        const CellSet group = at.marbles(Colour::black);
        const Verdict verdict = judge(at, {group, d});
        ASSERT_TRUE(verdict.legal()) << name(d);
        Position after = at;
        after.play(verdict.move);
        EXPECT_EQ(after.marbles(Colour::black), step(group, d)) << name(d);
    }
}

} // namespace

void for_each_move_of_a_game(std::string_view layout, const LookAt& look_at) {
    Dice dice;
    Position at = start_of(*layout_named(layout));
    int ply = 0;
    while (!outcome(at) && ply++ < 2000) {
        const MoveList moves = generate(at);
        for (const Move move : moves) look_at(at, move);
        at.play(pick(at, moves, dice));
    }
    ASSERT_TRUE(outcome(at)) << "a game that does not end shows too little: " << at.text();
}

Place place_of(const Position& position, Colour colour) {
    Place place;
    for (const Cell cell : position.marbles(colour)) {
        place.right += 2 * (cell.column() - 4) - (cell.row() - 4);
        place.up += cell.row() - 4;
    }
    return place;
}

void expect_the_start_of_two() {
    const Position start = Position::start(duel);
    EXPECT_EQ(start.text(), start_of_two);
    const Look half_turn{3, false};
    EXPECT_EQ(half_turn(start.marbles(Colour::black)), start.marbles(Colour::white));
}

void expect_fourteen_marbles_each() {
    const Position start = Position::start(duel);
    EXPECT_EQ(start.marbles(Colour::black).size(), 14);
    EXPECT_EQ(start.marbles(Colour::white).size(), 14);
    EXPECT_EQ(start.marbles(Colour::black) | start.marbles(Colour::white), start.occupied());
    EXPECT_FALSE(Position::from_text("wwwww/wwwwww/2www2/8/9/8/3bbbb/bbbbbb/bbbbb b 0-0 duel"));
}

void expect_black_to_begin() {
    for (const Layout& layout : layouts())
        EXPECT_EQ(start_of(layout).turn(), Colour::black) << layout.name;
    expect_refused({"wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel", "g5f5",
                    Reason::not_your_turn, "g5"});
}

void expect_turns_to_alternate() {
    Position at = Position::start(duel);
    Colour mover = Colour::black;
    for (const std::string_view text : {"a1b2", "i5h5", "a2b3", "i6h6", "b3c4"}) {
        EXPECT_EQ(at.turn(), mover);
        play(at, text);
        mover = mover == Colour::black ? Colour::white : Colour::black;
    }
    EXPECT_EQ(at.turn(), Colour::white);
}

void expect_one_action_a_turn() {
    for (const Figure& figure : {one_marble, three_broadside, two_push_one, two_eject_one}) {
        Position at = position(figure.before);
        play(at, figure.move);
        EXPECT_EQ(at.turn(), Colour::white);
        for (const Direction d : all_directions)
            for (const Cell cell : at.marbles(Colour::black))
                EXPECT_EQ(name(judge(at, {cell, d}).reason), name(Reason::not_your_turn));
    }
}

void expect_a_turn_to_be_a_move_or_a_push() {
    int moves = 0;
    int sumitos = 0;
    for_each_move_of_a_game([&](const Position& at, Move move) {
        ASSERT_FALSE(move.is_pass());
        Position after = at;
        const Changes changes = after.play(move);
        const bool foes_moved = !changes.left[at.ruleset().turns.next(at.turn())].empty();
        EXPECT_FALSE(changes.left[at.turn()].empty());
        EXPECT_EQ(foes_moved, pushes(at, move)) << at.text() << ' ' << to_text(at, move);
        ++(foes_moved ? sumitos : moves);
    });
    EXPECT_GT(moves, 1000);
    EXPECT_GT(sumitos, 100);
    EXPECT_FALSE(is_legal(Position::start(duel), Move::pass()));
    EXPECT_FALSE(read_move(Position::start(duel), "pass"));
}

void expect_no_second_move() {
    Position at = Position::start(duel);
    play(at, "a1b2");
    const auto again = read_move(at, "a2b3");
    ASSERT_FALSE(again);
    ASSERT_TRUE(std::holds_alternative<Verdict>(again.error()));
    EXPECT_EQ(std::get<Verdict>(again.error()).reason, Reason::not_your_turn);
}

void expect_one_two_or_three_to_move() {
    std::set<int> in_line;
    std::set<int> broadside;
    for_each_move_of_a_game([&](const Position& at, Move move) {
        const Effect what = effect(at, move);
        (what.broadside ? broadside : in_line).insert(what.moved.size());
    });
    EXPECT_EQ(in_line, (std::set{1, 2, 3}));
    EXPECT_EQ(broadside, (std::set{2, 3}));
}

void expect_more_than_three_to_be_refused() {
    const std::string_view four = "w4/6/7/8/3bbbb2/8/7/6/5 b 0-0 duel";
    for (const Direction d : all_directions) {
        expect_refused(ImpossibleGrip{four, "e4 e5 e6 e7", d, Reason::too_many, "e4 e5 e6 e7"});
        expect_refused(
            ImpossibleGrip{row_of_five, "e3 e4 e5 e6 e7", d, Reason::too_many, "e3 e4 e5 e6 e7"});
    }
}

void expect_six_directions() {
    expect_to_move_as_one_in_six_directions(one_alone);
    expect_to_move_as_one_in_six_directions(pair);
    expect_to_move_as_one_in_six_directions(lance);
    EXPECT_EQ(count_moves(position(one_alone)), 6);
    EXPECT_EQ(generate(position(one_alone)).size(), 6u);
}

void expect_one_cell_only() {
    expect_refused(Impossible{one_alone, "e5e7", Reason::too_far, "e6"});
    expect_refused(Impossible{one_alone, "e5e8", Reason::too_far, "e6"});
    expect_refused(Impossible{lance, "e4e8", Reason::too_far, "e7"});
    expect_refused(Impossible{lance, "e4e6g6", Reason::too_far, "f5 f6 f7"});
    for_each_move_of_a_game([](const Position& at, Move move) {
        Position after = at;
        const Changes changes = after.play(move);
        for (const Colour c : at.ruleset().turns)
            for (const Cell cell : changes.entered[c])
                EXPECT_TRUE(at.marbles(c).meets(before(cell, move.direction())))
                    << at.text() << ' ' << to_text(at, move);
    });
}

void expect_a_single_marble_to_need_a_free_neighbour() {
    expect_legal(one_marble);
    expect_refused(ImpossibleGrip{pair, "e4", Direction::E, Reason::own_in_way, "e5"});
    expect_refused(pac_one_to_one);
    expect_refused(ImpossibleGrip{"w4/6/7/8/8b/8/7/6/5 b 0-0 duel", "e9", Direction::E,
                                  Reason::over_edge, "e9"});
}

void expect_a_group_to_need_free_cells() {
    const std::string_view hindered = "w4/6/7/4b3/3bbb3/8/7/6/5 b 0-0 duel";
    expect_refused(Impossible{hindered, "e4e6f5", Reason::broadside_blocked, "f6"});
    const std::string_view at_the_edge = "w4/6/7/8/6bbb/8/7/6/5 b 0-0 duel";
    expect_refused(Impossible{at_the_edge, "e7e9f8", Reason::over_edge, "e9"});
    expect_refused(ImpossibleGrip{at_the_edge, "e7 e8 e9", Direction::E, Reason::over_edge, "e9"});
}

void expect_groups_to_be_neighbours_in_a_row() {
    expect_legal(two_in_line);
    expect_legal(three_in_line);
    for (const Direction d : all_directions) {
        expect_refused(ImpossibleGrip{"w4/6/7/8/3b1b3/8/7/6/5 b 0-0 duel", "e4 e6", d,
                                      Reason::not_touching, "e5"});
        expect_refused(ImpossibleGrip{"w4/6/7/8/3bb1b2/8/7/6/5 b 0-0 duel", "e4 e5 e7", d,
                                      Reason::not_touching, "e6"});
        expect_refused(ImpossibleGrip{"w4/6/7/4b3/3bb4/8/7/6/5 b 0-0 duel", "e4 e5 f6", d,
                                      Reason::not_in_line, "e4 e5 f6"});
    }
}

void expect_all_to_go_the_same_way() {
    for_each_move_of_a_game([](const Position& at, Move move) {
        const Effect what = effect(at, move);
        Position after = at;
        after.play(move);
        const CellSet own = at.marbles(at.turn());
        EXPECT_EQ(after.marbles(at.turn()), (own - what.moved) | step(what.moved, what.direction))
            << at.text() << ' ' << to_text(at, move);
    });
}

void expect_a_broadside_to_keep_the_row() {
    for (const Figure& figure : {two_broadside, three_broadside, three_broadside_the_other_way})
        expect_legal(figure);
    for_each_move_of_a_game([](const Position& at, Move move) {
        const Effect what = effect(at, move);
        if (!what.broadside) return;
        const CellSet landed = step(what.moved, what.direction);
        EXPECT_TRUE((~at.occupied()).contains(landed)) << at.text() << ' ' << to_text(at, move);
        EXPECT_EQ(landed.size(), what.moved.size());
    });
}

void expect_a_long_row_to_be_split() {
    const auto expect_after = [](std::string_view move, std::string_view after) {
        expect_legal({row_of_five, move, after});
    };
    expect_after("e7e8", "w4/6/7/8/2bbbb1b1/8/7/6/5 w 0-0 duel");
    expect_after("e6e7", "w4/6/7/8/2bbb1bb1/8/7/6/5 w 0-0 duel");
    expect_after("e5e6", "w4/6/7/8/2bb1bbb1/8/7/6/5 w 0-0 duel");
    expect_after("e5f5", "w4/6/7/3b4/2bb1bb2/8/7/6/5 w 0-0 duel");
    expect_after("e4e5f5", "w4/6/7/3bb3/2b2bb2/8/7/6/5 w 0-0 duel");
    expect_after("e4e6f5", "w4/6/7/3bbb2/2b3b2/8/7/6/5 w 0-0 duel");
    expect_refused(Impossible{row_of_five, "e4e5", Reason::too_many, "e4 e5 e6 e7"});
}

void expect_three_kinds_of_sumito_only() {
    std::set<std::pair<int, int>> kinds;
    for_each_move_of_a_game([&](const Position& at, Move move) {
        const Effect what = effect(at, move);
        if (!what.pushed.empty()) kinds.insert({what.moved.size(), what.pushed.size()});
    });
    EXPECT_EQ(kinds, (std::set<std::pair<int, int>>{{2, 1}, {3, 1}, {3, 2}}));
}

void expect_pushes_to_be_in_line_only() {
    expect_refused(push_sideways);
    expect_refused(
        Impossible{"5/6/7/2w5/2bbb4/8/7/6/5 b 0-0 duel", "e3e5f4", Reason::sideways_push, "f4"});
    for_each_move_of_a_game([](const Position& at, Move move) {
        EXPECT_FALSE(move.is_broadside() && pushes(at, move))
            << at.text() << ' ' << to_text(at, move);
    });
}

void expect_the_larger_number_to_push() {
    for (const Figure& figure : {two_push_one, three_push_one, three_push_two, four_against_two})
        expect_legal(figure);
    expect_refused(two_against_three);
}

void expect_equal_numbers_not_to_push() {
    expect_refused(pac_one_to_one);
    expect_refused(pac_two_to_two);
    expect_refused(pac_three_to_three);
}

void expect_a_free_cell_or_the_edge_behind() {
    expect_legal(two_push_one);
    expect_legal(two_eject_one);
    expect_refused(no_free_cell_behind);
    expect_refused(
        Impossible{"5/6/7/8/2bbwb3/8/7/6/5 b 0-0 duel", "e3e4", Reason::push_blocked, "e6"});
    expect_refused(
        Impossible{"5/6/7/8/5bbwb/8/7/6/5 b 0-0 duel", "e6e7", Reason::push_blocked, "e9"});
}

void expect_contact_for_a_push() {
    expect_refused(push_over_a_gap);
    expect_refused(push_from_afar);
    expect_legal(closing_the_gap_pushes_nobody);
}

void expect_a_push_never_to_be_obliged() {
    for (const Figure& figure : {two_push_one, three_push_two, two_eject_one}) {
        const Position at = position(figure.before);
        const MoveList moves = generate(at);
        const auto quiet = [&](Move move) { return !pushes(at, move); };
        EXPECT_TRUE(std::ranges::any_of(moves, quiet));
        EXPECT_FALSE(std::ranges::all_of(moves, quiet));
    }
    expect_legal({two_eject_one.before, "e7d6", "w4/6/7/8/7bw/5b2/7/6/5 w 0-0 duel"});
}

void expect_a_pac_for_both(const Impossible& one, const Impossible& other) {
    expect_refused(one);
    expect_refused(other);
}

void expect_three_in_a_row_to_be_safe() {
    expect_refused(pac_three_to_three);
    expect_refused(pac_four_to_three);
    expect_refused(pac_four_to_three_at_once);
    expect_refused(pac_five_to_three);
    for_each_move_of_a_game([](const Position& at, Move move) {
        EXPECT_LT(effect(at, move).pushed.size(), 3) << at.text() << ' ' << to_text(at, move);
    });
}

void expect_more_than_three_to_be_pac_still() {
    expect_a_pac_for_both(pac_four_to_three, pac_four_to_three_white);
    expect_refused(pac_four_to_three_at_once);
    expect_refused(pac_five_to_three);
}

void expect_the_pac_to_be_broken_along_another_line() {
    expect_a_pac_for_both(pac_along_a_b, pac_along_b_a);
    expect_legal(broken_along_c_d);
    expect_legal(then_free_along_a_b);
}

void expect_the_edge_to_eject() {
    for (const Figure& figure : {two_eject_one, three_eject_one, three_eject_one_of_two})
        expect_legal(figure);
    Position at = position(two_eject_one.before);
    const Move move = Move::in_line(*cell_named("e7"), Direction::E);
    EXPECT_EQ(effect(at, move).ejected, Colour::white);
    EXPECT_EQ(effect(at, move).ejected_from, cell_named("e9"));
    EXPECT_EQ(at.play(move).ejected, Colour::white);
    EXPECT_EQ(at.marbles(Colour::white), cells("i5"));
}

void expect_one_ejection_at_a_time() {
    expect_legal(three_eject_one_of_two);
    int ejections = 0;
    for_each_move_of_a_game([&](const Position& at, Move move) {
        Position after = at;
        after.play(move);
        const int lost = at.occupied().size() - after.occupied().size();
        EXPECT_LE(lost, 1) << at.text() << ' ' << to_text(at, move);
        ejections += lost;
    });
    EXPECT_GT(ejections, 10);
}

void expect_the_first_to_eject_six_to_win() {
    for (const auto& [figure, winner] :
         {std::pair{sixth_ejection, Side{0}}, std::pair{sixth_ejection_by_white, Side{1}}}) {
        expect_legal(figure);
        EXPECT_FALSE(outcome(position(figure.before)));
        const Position over = position(figure.after);
        EXPECT_EQ(outcome(over), (Outcome{winner, Outcome::By::goal}));
        EXPECT_EQ(generate(over).size(), 0u);
        EXPECT_EQ(count_moves(over), 0);
        expect_refused(Impossible{figure.after, "i5h5", Reason::game_over, ""});
    }
}

} // namespace sumito::rulebook
