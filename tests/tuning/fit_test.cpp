#include "engine/random.h"
#include "rules/generate.h"
#include "tuning/fit.h"
#include "tuning/samples.h"

#include <cmath>
#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

using engine::Weight;
using engine::Weights;
using rules::Position;

float dot(const Sample& sample, const Weights& weights) {
    float sum = 0;
    for (std::size_t i = 0; i < engine::weight_count; ++i)
        sum += sample.features[i] * static_cast<float>(weights.at[i]);
    return sum;
}

// Positions of random games, scored as some weights would.
std::vector<Sample> samples_scored_by(const Weights& weights, const rules::Ruleset& ruleset) {
    std::vector<Sample> samples;
    engine::Random random(9);
    for (int game = 0; game < 60; ++game) {
        Position position = Position::start(ruleset);
        for (int ply = 0; ply < 200; ++ply) {
            const rules::MoveList moves = rules::generate(position);
            if (moves.empty()) break;
            position.play(moves[random.below(moves.size())]);
            Sample sample = sample_of(position, position.side_to_move(), 0, 0);
            sample.score = dot(sample, weights) / engine::marble_value;
            samples.push_back(sample);
        }
    }
    return samples;
}

TEST(Fit, SamplesAreWhatTheEvaluationSees) {
    const engine::Evaluation evaluation(engine::weights_for(rules::duel));
    Position position = Position::start(rules::duel);
    engine::Random random(2);
    for (int ply = 0; ply < 100; ++ply) {
        const rules::MoveList moves = rules::generate(position);
        position.play(moves[random.below(moves.size())]);
        const auto side = position.side_to_move();
        const Sample sample = sample_of(position, side, 1, 0);
        const auto value = evaluation.value(position, evaluation.placement(position), side);
        // Spread is rounded once for each side.
        ASSERT_NEAR(dot(sample, engine::weights_for(rules::duel)), static_cast<float>(value), 2.5F);
    }
}

TEST(Fit, FindsTheWeightsBehindTheScores) {
    Weights hidden = engine::weights_for(rules::duel);
    hidden[Weight::push_two_one] = 120;
    hidden[Weight::ring_4_middle] = -180;
    const auto samples = samples_scored_by(hidden, rules::duel);
    FitOptions options;
    options.score_share = 1;
    options.epochs = 40;
    double first = 0;
    double last = 0;
    const Weights found =
        fit(samples, engine::weights_for(rules::duel), options, [&](const FitProgress& p) {
            if (p.epoch == 1) first = p.validation_loss;
            last = p.validation_loss;
        });
    EXPECT_LT(last, first / 4);
    EXPECT_NEAR(found[Weight::push_two_one], 120, 25);
    EXPECT_LT(found[Weight::ring_4_middle],
              engine::weights_for(rules::duel)[Weight::ring_4_middle] - 40);
}

TEST(Fit, SelfPlayGivesSamplesOfQuietPositions) {
    SampleWishes wishes;
    wishes.games = 3;
    wishes.threads = 2;
    wishes.terms = {.nodes = 60, .max_plies = 80};
    int told = 0;
    const auto samples = play_samples(wishes, [&](const SampleStatistics& s) { told = s.games; });
    EXPECT_EQ(told, 3);
    EXPECT_FALSE(samples.empty());
    for (const Sample& sample : samples) {
        EXPECT_TRUE(sample.result >= 0 && sample.result <= 1);
        EXPECT_EQ(sample.features[index(Weight::eject)], 0); // none at hand
    }
}

} // namespace
} // namespace sumito::tuning
