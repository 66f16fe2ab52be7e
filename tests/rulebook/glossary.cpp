#include "rulebook/glossary.h"

#include "rules/effect.h"
#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>

namespace sumito::rulebook {

namespace {

constexpr std::string_view bow = "w4/6/7/4b3/3bb4/8/7/6/5 b 0-0 duel";
constexpr std::string_view tank = "w4/6/7/3b4/3bb4/8/7/6/5 b 0-0 duel";
constexpr std::string_view block = "5/6/7/3bbb2/3bbb3/2bbb3/7/6/5 w 0-0 duel";

// The three distances between three marbles, squared and sorted: they tell one shape from another
// however it is turned.
using Shape = std::array<int, 3>;

int distance_squared(Cell a, Cell b) {
    const int rows = a.row() - b.row();
    const int columns = a.column() - b.column();
    return rows * rows - rows * columns + columns * columns;
}

Shape shape_of(Cell a, Cell b, Cell c) {
    Shape shape{distance_squared(a, b), distance_squared(a, c), distance_squared(b, c)};
    std::ranges::sort(shape);
    return shape;
}

constexpr Shape tank_shape{1, 1, 1};
constexpr Shape bow_shape{1, 1, 3};
constexpr Shape lance_shape{1, 1, 4};

Position with_black_on(CellSet marbles) {
    Setup setup;
    setup.marbles[Colour::black] = marbles;
    return *Position::from(setup);
}

void expect_not_to_move_as_a_group(std::string_view text) {
    const CellSet group = position(text).marbles(Colour::black);
    for (const Direction d : all_directions)
        EXPECT_EQ(judge(position(text), {group, d}),
                  (Verdict{Reason::not_in_line, group, Move::pass()}))
            << name(d);
}

bool can_eject(const Position& position) {
    return std::ranges::any_of(
        generate(position), [&](Move move) { return effect(position, move).ejected.has_value(); });
}

bool can_escape(const Position& position) {
    return std::ranges::any_of(generate(position), [&](Move move) {
        Position after = position;
        after.play(move);
        return !can_eject(after);
    });
}

// As many foes as fit, up to three, stand ready to push this end of a row.
void expect_row_to_hold_against(const Position& position, Cell end, Direction d) {
    Setup setup = position.setup();
    CellSet attackers;
    for (int i = 1; i <= 3; ++i)
        if (const auto cell = end.neighbour(opposite(d), i)) attackers |= *cell;
    setup.marbles[Colour::white] = attackers;
    const auto attacked = Position::from(setup);
    ASSERT_TRUE(attacked);
    EXPECT_EQ(name(judge(*attacked, {attackers, d}).reason), name(Reason::pac))
        << attacked->text() << ' ' << name(d);
}

} // namespace

void expect_a_single_marble_to_push_nobody() {
    const Position alone = position("5/6/7/4w3/4bw3/3w4/7/6/5 b 0-0 duel");
    EXPECT_EQ(generate(alone).size(), 3u);
    for (const Move move : generate(alone)) EXPECT_TRUE(effect(alone, move).pushed.empty());
    expect_refused(pac_one_to_one);
}

void expect_a_pair_to_move_and_push_one() {
    expect_legal(two_in_line);
    expect_legal(two_broadside);
    expect_legal(two_push_one);
    expect_refused(pac_two_to_two);
}

void expect_three_shapes_of_three() {
    std::set<Shape> shapes;
    const Cell one = *cell_named("e5");
    for (const Direction d : all_directions)
        for (const Cell third : CellSet::board() - one - *one.neighbour(d)) {
            const Cell two = *one.neighbour(d);
            const Shape shape = shape_of(one, two, third);
            if (shape[1] != 1) continue; // not all together
            shapes.insert(shape);
            for (const Direction way : all_directions)
                EXPECT_EQ(judge(with_black_on({one, two, third}), {{one, two, third}, way}).legal(),
                          shape == lance_shape)
                    << name(two) << ' ' << name(third) << ' ' << name(way);
        }
    EXPECT_EQ(shapes, (std::set{lance_shape, bow_shape, tank_shape}));
}

void expect_a_large_group_not_to_move_as_one() {
    const CellSet group = position(block).marbles(Colour::black);
    Setup setup = position(block).setup();
    setup.turn = Colour::black;
    for (const Direction d : all_directions)
        EXPECT_EQ(judge(*Position::from(setup), {group, d}),
                  (Verdict{Reason::too_many, group, Move::pass()}));
}

void expect_a_lance_to_move_as_a_group() {
    const CellSet group = position(lance).marbles(Colour::black);
    for (const Direction d : all_directions) {
        const Verdict verdict = judge(position(lance), {group, d});
        ASSERT_TRUE(verdict.legal()) << name(d);
        EXPECT_EQ(effect(position(lance), verdict.move).moved, group);
    }
}

void expect_a_bow_not_to_move_as_a_group() {
    EXPECT_EQ(shape_of(*cell_named("e4"), *cell_named("e5"), *cell_named("f6")), bow_shape);
    expect_not_to_move_as_a_group(bow);
}

void expect_a_tank_not_to_move_as_a_group() {
    EXPECT_EQ(shape_of(*cell_named("e4"), *cell_named("e5"), *cell_named("f5")), tank_shape);
    expect_not_to_move_as_a_group(tank);
}

void expect_a_block_to_stand() {
    const Position at = position(block);
    const CellSet group = at.marbles(Colour::black);
    int rows = 0;
    for (const Direction d : {Direction::E, Direction::NE, Direction::W, Direction::SW})
        for (const Cell end : group - step(group, d)) {
            EXPECT_TRUE(group.contains(*end.neighbour(d)) && group.contains(*end.neighbour(d, 2)));
            expect_row_to_hold_against(at, end, d);
            ++rows;
        }
    EXPECT_EQ(rows, 12);
}

void expect_a_left_marble_to_be_in_the_way() {
    const std::string_view left = "w4/6/7/3bb3/2bbwb3/3bb3/7/6/5 b 0-0 duel";
    const Position at = position(left);
    for (const Move move : generate(at))
        EXPECT_FALSE(effect(at, move).pushed.contains(*cell_named("e5"))) << to_text(at, move);
    expect_refused(Impossible{left, "e3e4", Reason::push_blocked, "e6"});
    expect_refused(ImpossibleGrip{left, "e3 e4 e6", Direction::W, Reason::not_touching, "e5"});
}

void expect_a_det_marble_to_have_no_escape() {
    expect_legal(det_is_ejected);
    EXPECT_TRUE(can_eject(position("w4/6/7/7b/6bbw/7b/7/6/5 b 0-0 duel")));
    EXPECT_FALSE(can_escape(position("w4/6/7/7b/6bbw/7b/7/6/5 w 0-0 duel")));
}

void expect_a_marble_with_a_way_out_not_to_be_det() {
    EXPECT_TRUE(can_eject(position("w4/6/7/8/6bbw/7b/7/6/5 b 0-0 duel")));
    EXPECT_TRUE(can_escape(position("w4/6/7/8/6bbw/7b/7/6/5 w 0-0 duel")));
}

void expect_a_surrounded_marble_to_be_stuck() {
    const std::string_view among_foes = "w4/6/7/3bb3/3bwb3/3bb3/7/6/5 w 0-0 duel";
    for (const Direction d : all_directions) {
        const std::string ahead = name(*cell_named("e5")->neighbour(d));
        expect_refused(ImpossibleGrip{among_foes, "e5", d, Reason::pac, ahead});
    }
}

void expect_a_marble_covered_by_its_own_to_be_safe() {
    const std::string_view covered = "w4/6/7/3bb3/3bbb3/3bb3/7/6/5 b 0-0 duel";
    for (const Direction d : all_directions) {
        const Cell ahead = *cell_named("e5")->neighbour(d);
        expect_refused(ImpossibleGrip{covered, "e5", d, Reason::own_in_way, name(ahead)});
        Setup setup = position(covered).setup();
        setup.turn = Colour::white;
        expect_row_to_hold_against(*Position::from(setup), ahead, opposite(d));
    }
}

void expect_a_gambit_to_be_playable() {
    expect_legal(
        {"5/6/6b/7b/6ww1/7b/7/6/5 b 0-0 duel", "d8e9", "5/6/6b/7b/6wwb/8/7/6/5 w 0-0 duel"});
    expect_legal({"5/6/6b/7b/6wwb/8/7/6/5 w 0-0 duel", "e7e8", "5/6/6b/7b/7ww/8/7/6/5 b 0-1 duel"});
    expect_legal({"5/6/6b/7b/7ww/8/7/6/5 b 0-1 duel", "g9f9", "5/6/7/7b/7wb/8/7/6/5 w 1-1 duel"});
}

} // namespace sumito::rulebook
