#include "engine/evaluation.h"
#include "engine/evaluation_kernel.h"
#include "engine/games.h"
#include "engine/random.h"
#include "rules/effect.h"
#include "rules/generate.h"
#include "rules/machine.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

using rules::Cell;
using rules::CellSet;
using rules::Position;
using rules::Side;

// Weights that are all different, so that no two things can be mistaken for each other.
Weights odd_weights() {
    Weights weights;
    for (int i = 0; i < static_cast<int>(weight_count); ++i)
        weights.at[static_cast<std::size_t>(i)] =
            static_cast<std::int16_t>(i % 2 == 0 ? 7 + 3 * i : -5 - 2 * i);
    return weights;
}

Value dot(const Features& count, const Weights& w) {
    Value sum = 0;
    Value fine = 0;
    for (std::size_t i = 0; i < weight_count; ++i) {
        const bool is_fine = i == index(Weight::spread) || i == index(Weight::distance);
        (is_fine ? fine : sum) += count[i] * w.at[i];
    }
    return sum + fine / spread_unit;
}

TEST(Evaluation, IsTheSumOfItsFeatures) {
    const Evaluation evaluation(odd_weights());
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const Position& p : random_game(*ruleset, 5, 300)) {
            const auto worths = evaluation.worths(p, evaluation.placement(p));
            for (std::size_t s = 0; s < static_cast<std::size_t>(ruleset->sides); ++s)
                ASSERT_EQ(worths.at[s], dot(features(p, static_cast<Side>(s)), odd_weights()))
                    << p.text();
        }
}

TEST(Evaluation, PlacementFollowsTheMoves) {
    const Evaluation evaluation(odd_weights());
    Random random(3);
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        Position p = Position::start(*ruleset);
        Placement placement = evaluation.placement(p);
        for (int i = 0; i < 400; ++i) {
            const rules::MoveList moves = rules::generate(p);
            if (moves.empty()) break;
            evaluation.update(placement, p.play(moves[random.below(moves.size())]));
            ASSERT_EQ(placement.sums, evaluation.placement(p).sums) << p.text();
        }
    }
}

// Turned by a sixth, or with colours changed, it is the same game.
Position turned_by_a_sixth(const Position& p) {
    rules::Setup setup = p.setup();
    for (CellSet& marbles : setup.marbles.at) {
        CellSet turned;
        for (const Cell cell : marbles) {
            // In axes 60 degrees apart a sixth takes (c, r) to (c - r, c).
            const int c = cell.column() - 4;
            const int r = cell.row() - 4;
            turned |= *Cell::at(c + 4, c - r + 4);
        }
        marbles = turned;
    }
    return *Position::from(setup);
}

TEST(Evaluation, DoesNotCareHowTheBoardIsTurned) {
    const Evaluation evaluation(odd_weights());
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const Position& p : random_game(*ruleset, 8, 200)) {
            const Position q = turned_by_a_sixth(p);
            const auto worths = evaluation.worths(p, evaluation.placement(p));
            ASSERT_EQ(worths, evaluation.worths(q, evaluation.placement(q))) << p.text();
        }
}

TEST(Evaluation, CountsPushesAsTheRulesHaveThem) {
    for (const Position& p : random_game(rules::duel, 21, 400)) {
        int pushes = 0;
        int ejections = 0;
        for (const rules::Move move : rules::generate(p)) {
            const rules::Effect e = rules::effect(p, move);
            pushes += !e.pushed.empty();
            ejections += e.ejected.has_value();
        }
        if (p.reached_goal()) continue;
        const Features f = features(p, p.side_to_move());
        ASSERT_EQ(f[index(Weight::push_two_one)] + f[index(Weight::push_three_one)] +
                      f[index(Weight::push_three_two)],
                  pushes)
            << p.text();
        // Three against one at the edge is the same front as two against one: counted once.
        ASSERT_LE(f[index(Weight::eject)], ejections) << p.text();
        ASSERT_EQ(f[index(Weight::eject)] > 0, ejections > 0) << p.text();
    }
}

#if defined(__x86_64__)
TEST(Evaluation, KernelsAgree) {
    Random random(77);
    for (int i = 0; i < 20000; ++i) {
        const std::uint64_t own = random.next() & random.next() & CellSet::board().bits();
        const std::uint64_t foes = random.next() & random.next() & CellSet::board().bits() & ~own;
        const Counts plain = count_shapes_scalar(own, foes);
        if (rules::machine::has_avx2()) {
            const Counts wide = count_shapes_avx2(own, foes);
            ASSERT_EQ(wide.pushes, plain.pushes);
            ASSERT_EQ(wide.shapes, plain.shapes);
        }
        if (rules::machine::has_avx512()) {
            const Counts wide = count_shapes_avx512(own, foes);
            ASSERT_EQ(wide.pushes, plain.pushes);
            ASSERT_EQ(wide.shapes, plain.shapes);
        }
    }
}
#endif

TEST(Evaluation, PricesCompactnessByTemper) {
    Weights weights;
    weights[Weight::spread] = -16;
    Evaluation evaluation(weights);
    const Position p = Position::start(rules::duel);
    const Placement placement = evaluation.placement(p);
    EXPECT_EQ(evaluation.value(p, placement, Side{0}), 0);
    evaluation.set_temper({.own = 50, .foes = 100}, Side{0});
    EXPECT_GT(evaluation.value(p, placement, Side{0}), 0);
    EXPECT_LT(evaluation.value(p, placement, Side{1}), 0);
}

} // namespace
} // namespace sumito::engine
