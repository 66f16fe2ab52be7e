#include "tuning/net_training.h"
#include "tuning/selfplay.h"

#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

struct Data {
    std::vector<NetSample> samples;
    std::vector<rules::Position> positions; // of the samples
};

Data data_of(std::uint64_t seed, std::uint64_t games) {
    NetSamples samples;
    std::vector<rules::Position> all;
    SelfplayWishes wishes{.games = games, .nodes = 60, .seed = seed};
    wishes.engine.learned = false; // the same games whatever net there is
    std::vector<ScoredGame> played;
    selfplay(wishes, [&](const ScoredGame& game) {
        samples.add(game);
        played.push_back(game);
        return true;
    });
    Data data{samples.take(), {}};
    // In the order of the games, some left out: found again by where the marbles are.
    auto next = data.samples.begin();
    for (const ScoredGame& game : played) {
        rules::Position position = game.start;
        for (const ScoredMove& m : game.moves) {
            const auto side = position.side_to_move();
            const auto own = position.marbles(side);
            if (next != data.samples.end() && next->own == own.bits() &&
                next->foes == (position.occupied() - own).bits()) {
                data.positions.push_back(position);
                ++next;
            }
            position.play(m.move);
        }
    }
    EXPECT_EQ(data.positions.size(), data.samples.size());
    return data;
}

TEST(NetTraining, LearnsAndIsTheSameWhenRounded) {
    const Data learnt = data_of(1, 60);
    const Data kept = data_of(2, 20);
    ASSERT_GT(learnt.samples.size(), 1000U);
    std::vector<double> losses;
    const Trained trained = train(learnt.samples, kept.samples, {.epochs = 8, .threads = 2},
                                  [&](const TrainingProgress& p) {
                                      losses.push_back(p.loss);
                                      EXPECT_GT(p.validation_loss, 0);
                                  });
    EXPECT_LT(losses.back(), 0.9 * losses.front());

    // Rounding changes it by less than a twelfth of a marble.
    constexpr double bound = engine::marble_value / 12.0;
    ASSERT_EQ(trained.said.size(), kept.positions.size());
    const engine::Evaluation by_hand(engine::weights_for(rules::duel));
    for (std::size_t i = 0; i < kept.positions.size(); ++i) {
        const rules::Position& position = kept.positions[i];
        const auto side = position.side_to_move();
        const engine::Value value =
            by_hand.value_without_shapes(position, by_hand.placement(position), side) +
            engine::net_value(trained.net, engine::net_sums(trained.net, position), position);
        EXPECT_NEAR(value, trained.said[i] * engine::marble_value, bound);
    }
}

TEST(NetSamples, TakesEachPositionOnceAndNoneInUproar) {
    std::vector<ScoredGame> games;
    selfplay({.games = 10, .nodes = 60}, [&](const ScoredGame& game) {
        games.push_back(game);
        return true;
    });
    NetSamples samples;
    for (const ScoredGame& game : games) samples.add(game);
    const std::size_t once = samples.statistics().positions - samples.statistics().noisy -
                             samples.statistics().shuffled - samples.statistics().known;
    EXPECT_GT(samples.statistics().noisy, 0U);
    for (const ScoredGame& game : games) samples.add(game);
    EXPECT_EQ(samples.take().size(), once);
}

} // namespace
} // namespace sumito::tuning
