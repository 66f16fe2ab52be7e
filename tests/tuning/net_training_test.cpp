#include "rules/generate.h"
#include "rules/layout.h"
#include "tuning/chance.h"
#include "tuning/net_training.h"
#include "tuning/selfplay.h"

#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

struct Data {
    std::vector<NetSample> samples;
    std::vector<rules::Position> positions; // of the samples
};

Data data_of(const rules::Ruleset& ruleset, std::uint64_t seed, std::uint64_t games) {
    NetSamples samples(ruleset);
    std::vector<rules::Position> all;
    SelfplayWishes wishes{.ruleset = &ruleset, .games = games, .nodes = 60, .seed = seed};
    wishes.engine.learned = false; // the same games whatever net there is
    std::vector<ScoredGame> played;
    selfplay(wishes, [&](const ScoredGame& game) {
        samples.add(game);
        played.push_back(game);
        return true;
    });
    Data data{samples.take(), {}};
    // In the order of the games, some left out: found again by where the marbles are.
    const engine::NetShape shape(ruleset);
    auto next = data.samples.begin();
    for (const ScoredGame& game : played) {
        rules::Position position = game.start;
        for (const ScoredMove& m : game.moves) {
            const auto is_here = [&] {
                if (next == data.samples.end()) return false;
                if (ruleset.sides == 2 && next->viewer != position.turn()) return false;
                if (next->stage != shape.stage_of(position, next->viewer)) return false;
                for (const rules::Colour c : ruleset.turns)
                    if (next->marbles[c] != position.marbles(c).bits()) return false;
                return true;
            };
            while (is_here()) {
                data.positions.push_back(position);
                ++next;
            }
            position.play(m.move);
        }
    }
    EXPECT_EQ(data.positions.size(), data.samples.size());
    return data;
}

class NetTraining : public testing::TestWithParam<const rules::Ruleset*> {};

TEST_P(NetTraining, LearnsAndIsTheSameWhenRounded) {
    const rules::Ruleset& ruleset = *GetParam();
    const Data learnt = data_of(ruleset, 1, 60);
    const Data kept = data_of(ruleset, 2, 80);
    ASSERT_GT(learnt.samples.size(), 1000U);
    ASSERT_GT(kept.samples.size(), 2500U); // of each of four modes
    std::vector<double> losses;
    const Trained trained = train(ruleset, learnt.samples, kept.samples,
                                  {.epochs = 12, .threads = 2}, [&](const TrainingProgress& p) {
                                      losses.push_back(p.loss);
                                      EXPECT_GT(p.validation_loss, 0);
                                  });
    EXPECT_LT(losses.back(), 0.9 * losses.front());

    // Rounding changes it by less than a twelfth of a marble.
    constexpr double bound = engine::marble_value / 12.0;
    ASSERT_EQ(trained.said.size(), kept.positions.size());
    const engine::Evaluation by_hand(engine::weights_for(ruleset));
    for (std::size_t i = 0; i < kept.positions.size(); ++i) {
        const rules::Position& position = kept.positions[i];
        const rules::Colour viewer = kept.samples[i].viewer;
        const engine::Value value =
            by_hand.value_without_shapes(position, by_hand.placement(position),
                                         ruleset.side[viewer]) +
            engine::net_value(trained.net, engine::net_sums(trained.net, position), position,
                              viewer);
        EXPECT_NEAR(value, trained.said[i] * engine::marble_value, bound);
    }

    // A child that learns nothing is its parent; one that goes on knows what its parent knew.
    const auto child = [&](float rate) {
        return train(ruleset, learnt.samples, {},
                     {.epochs = 1, .rate = rate, .threads = 2, .parent = &trained.net},
                     [&](const TrainingProgress& p) { losses.push_back(p.loss); });
    };
    EXPECT_EQ(child(0).net, trained.net);
    EXPECT_NE(child(1e-4F).net, trained.net);
    EXPECT_LT(losses.back(), 0.9 * losses.front());
}
INSTANTIATE_TEST_SUITE_P(OfEachMode, NetTraining, testing::ValuesIn(rules::rulesets),
                         [](const auto& test) { return std::string(test.param->id); });

// Rounding is made up for after all numbers have been held within their bounds.
TEST(NetTraining, HoldsItsLastNumbersWithinTheirBounds) {
    const Data learnt = data_of(rules::duel, 1, 20);
    engine::Net parent{};
    parent.shape = engine::NetShape(rules::duel);
    parent.input_bias.fill(128);
    for (auto& stage : parent.output) stage.fill(-99);
    parent.output_bias.fill(engine::net::most_output_bias * 39 / 40);
    const Trained trained =
        train(rules::duel, learnt.samples, {}, {.epochs = 10, .rate = 1.9e-3F, .parent = &parent},
              [](const TrainingProgress&) {});
    const auto read = engine::parse_net(to_bytes(trained.net));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, trained.net);
}

TEST(NetSamples, TakesEachPositionOnceAndNoneInUproar) {
    std::vector<ScoredGame> games;
    selfplay({.games = 10, .nodes = 60}, [&](const ScoredGame& game) {
        games.push_back(game);
        return true;
    });
    NetSamples samples(rules::duel);
    for (const ScoredGame& game : games) samples.add(game);
    const std::size_t once = samples.statistics().positions - samples.statistics().noisy -
                             samples.statistics().shuffled - samples.statistics().known;
    EXPECT_GT(samples.statistics().noisy, 0U);
    for (const ScoredGame& game : games) samples.add(game);
    EXPECT_EQ(samples.take().size(), once);
}

ScoredGame with_scores(std::string_view layout, const std::vector<int>& scores) {
    ScoredGame game{rules::start_of(*rules::layout_named(layout)), {}, rules::Side{0}};
    rules::Position position = game.start;
    for (const int score : scores) {
        game.moves.push_back({rules::generate(position)[0], static_cast<std::int16_t>(score)});
        position.play(game.moves.back().move);
    }
    return game;
}

std::vector<float> results(const ScoredGame& game, int horizon) {
    NetSamples samples(game.start.ruleset(), horizon);
    samples.add(game);
    std::vector<float> results;
    for (const NetSample& sample : samples.take()) results.push_back(sample.result);
    return results;
}

TEST(NetSamples, HaveTheResultOfTheGameOrWhatWasSaidOnTheWayToIt) {
    const ScoredGame game = with_scores("standard", {100, -200, 300});
    EXPECT_EQ(results(game, 0), (std::vector{1.0F, 0.0F, 1.0F}));
    EXPECT_EQ(results(game, 1), (std::vector{1 - chance_of(-2), 1 - chance_of(3), 1.0F}));
    const float last = 0.5F * (1 + chance_of(3));
    EXPECT_EQ(results(game, 2), (std::vector{0.5F * (last + 1 - chance_of(-2)), 1 - last, 1.0F}));
}

TEST(NetSamples, OfThreePlayersEachHasItsOwnResult) {
    const ScoredGame game = with_scores("trio", {100, -200, 300, 150});
    EXPECT_EQ(results(game, 1),
              (std::vector{chance_of(1.5F), chance_of(-2), chance_of(3), // at the first's turn
                           chance_of(1.5F), 0.0F, chance_of(3),          // at the second's
                           chance_of(1.5F), 0.0F,                        // at the third's
                           1.0F}));
}

} // namespace
} // namespace sumito::tuning
