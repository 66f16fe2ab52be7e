#include "engine/shipped_net.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "tuning/chance.h"
#include "tuning/net_training.h"
#include "tuning/selfplay.h"
#include "tuning/symmetry.h"
#include "tuning/table_game.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace sumito::tuning {
namespace {

struct Data {
    std::vector<NetSample> samples;
    std::vector<rules::Position> positions; // of the samples
};

Data data_of(const rules::Ruleset& ruleset, std::uint64_t seed, std::uint64_t games) {
    NetSamples samples(ruleset);
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

double square(double x) { return x * x; }

// How far from a net's value rounding takes it, as a standard deviation. Each of its numbers has
// been moved by anything up to half a unit, whatever became of the others, so squares add up: those
// of what each number means for the value.
double rounding_deviation(const engine::Net& net, const rules::Position& position,
                          rules::Colour viewer) {
    const engine::NetShape& shape = net.shape;
    const rules::Ruleset& ruleset = *shape.ruleset;
    const engine::NetSums sums = engine::net_sums(net, position);
    const auto& weights = net.output[shape.stage_of(position, viewer)];
    const int marbles = position.occupied().size();
    double output = 0;
    for (std::size_t i = 0; i < shape.width; ++i) {
        double of_bias = 0; // which is the same in all views
        for (const rules::Colour c : ruleset.turns) {
            const double sum = sums.of[rules::index(c) * shape.width + i];
            const double active = std::clamp(sum / engine::net::sum_unit, 0.0, 1.0);
            const double weight =
                static_cast<double>(weights[shape.plane[viewer][c] * shape.width + i]) /
                engine::net::weight_unit;
            const double slope = active < 1 ? 2 * active * weight / engine::net::sum_unit : 0;
            output += marbles * square(slope) + square(square(active) / engine::net::weight_unit);
            of_bias += slope;
        }
        output += square(of_bias);
    }
    // With two sides the patterns are in the first's eyes; as many are alike in the other's.
    const rules::Side eye = ruleset.sides == 2 ? rules::Side{0} : ruleset.side[viewer];
    std::map<std::size_t, int> kinds;
    for (const std::uint16_t pattern : sums.patterns[eye])
        ++kinds[engine::pattern_kinds().of[pattern]];
    double patterns = 0;
    for (const auto& [kind, count] : kinds)
        patterns += square(static_cast<double>(count) / engine::net::pattern_parts);
    constexpr double of_half_a_unit_either_way = 1.0 / 12;
    return std::sqrt(of_half_a_unit_either_way *
                     (square(engine::net::output_value) * output + patterns));
}

// The net says what it said before its numbers were rounded, but for the rounding.
void expect_same_when_rounded(const rules::Ruleset& ruleset, const Trained& trained,
                              const Data& kept) {
    ASSERT_EQ(trained.said.size(), kept.positions.size());
    constexpr double cut_off = 3; // two divisions that leave less than one each, and the bias
    const engine::Evaluation by_hand(engine::weights_for(ruleset));
    double squares = 0;
    for (std::size_t i = 0; i < kept.positions.size(); ++i) {
        const rules::Position& position = kept.positions[i];
        const rules::Colour viewer = kept.samples[i].viewer;
        const engine::Value value =
            by_hand.value_without_shapes(position, by_hand.placement(position),
                                         ruleset.side[viewer]) +
            engine::net_value(trained.net, engine::net_sums(trained.net, position), position,
                              viewer);
        const double error = value - static_cast<double>(trained.said[i] * engine::marble_value);
        const double deviation = rounding_deviation(trained.net, position, viewer);
        EXPECT_LT(std::abs(error), 6 * deviation + cut_off);
        squares += square(error / deviation);
    }
    // 1 if nothing else were done, but what rounding adds on average is taken off.
    EXPECT_LT(squares / static_cast<double>(kept.positions.size()), 1.1);
}

class NetTraining : public testing::TestWithParam<const rules::Ruleset*> {};

TEST_P(NetTraining, LearnsAndIsTheSameWhenRounded) {
    const rules::Ruleset& ruleset = *GetParam();
    const bool in_all_eyes = ruleset.sides == 3; // each position thrice
    const Data learnt = data_of(ruleset, 1, in_all_eyes ? 25 : 60);
    const Data kept = data_of(ruleset, 2, in_all_eyes ? 25 : 80);
    ASSERT_GT(learnt.samples.size(), 1000U);
    ASSERT_GT(kept.samples.size(), 2500U); // of each of four modes
    std::vector<double> losses;
    const Trained trained = train(ruleset, learnt.samples, kept.samples,
                                  {.epochs = 12, .threads = 2}, [&](const TrainingProgress& p) {
                                      losses.push_back(p.loss);
                                      EXPECT_GT(p.validation_loss, 0);
                                  });
    EXPECT_LT(losses.back(), 0.9 * losses.front());

    expect_same_when_rounded(ruleset, trained, kept);

    // The numbers of nets that play are larger: there is more to round. As in a real generation
    // there are so many steps that each ends anywhere between two whole numbers; with few positions
    // they are quick.
    const Trained playing =
        train(ruleset, std::span(learnt.samples).first(300), kept.samples,
              {.epochs = 100, .threads = 2, .parent = engine::shipped_net(ruleset)}, {});
    expect_same_when_rounded(ruleset, playing, kept);

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

NetSample sample_of(const rules::Position& position, float score, float result) {
    NetSample sample{.marbles = {},
                     .viewer = position.turn(),
                     .stage = 0,
                     .by_hand = 0,
                     .score = score,
                     .result = result};
    for (const rules::Colour c : position.ruleset().turns)
        sample.marbles[c] = position.marbles(c).bits();
    return sample;
}

// Of twelve ways in which a position lies, three are said to win. Who turns each at random sees
// that any of them wins in a quarter of the cases.
TEST(NetTraining, IsTheSameHoweverTheBoardLies) {
    const NetSample sample = sample_of(random_start(rules::duel, 1), 0, 0);
    std::vector<NetSample> turned(symmetry_count, sample);
    for (std::size_t s = 0; s < symmetry_count; ++s) {
        turned[s].result = s < 3 ? 1.0F : 0.0F;
        for (const rules::Colour c : rules::duel.turns)
            turned[s].marbles[c] = under(s, rules::CellSet(sample.marbles[c])).bits();
    }
    std::vector<NetSample> samples;
    for (int i = 0; i < 20; ++i) samples.insert(samples.end(), turned.begin(), turned.end());
    const Trained trained =
        train(rules::duel, samples, turned, {.epochs = 60, .score_share = 0}, {});
    for (const float said : trained.said) EXPECT_NEAR(chance_of(said), 0.25, 0.1);
}

TEST(NetTraining, FollowsTheScoreOrTheResultAsItIsTold) {
    const std::vector one{sample_of(random_start(rules::duel, 1), 2, 0)};
    for (const float share : {0.0F, 0.5F, 1.0F}) {
        const Trained trained =
            train(rules::duel, one, one, {.epochs = 40, .score_share = share, .rate = 2e-3F}, {});
        EXPECT_NEAR(chance_of(trained.said.front()), share * chance_of(2), 0.15);
    }
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
    const std::vector<NetSample> taken = samples.take();
    EXPECT_EQ(taken.size(), once);
    for (const NetSample& sample : taken) {
        rules::Setup setup;
        setup.turn = sample.viewer;
        for (const rules::Colour c : rules::duel.turns)
            setup.marbles[c] = rules::CellSet(sample.marbles[c]);
        EXPECT_FALSE(has_ejection(rules::Position::from(setup).value()));
    }
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

// What was said of those of its positions that are learnt from, in hundredths.
std::vector<int> scores_learnt(const ScoredGame& game) {
    NetSamples samples(game.start.ruleset());
    samples.add(game);
    std::vector<int> scores;
    for (const NetSample& sample : samples.take())
        scores.push_back(static_cast<int>(std::lround(sample.score * 100)));
    return scores;
}

TEST(NetSamples, AreOfWonGamesAllPositionsAndOfDrawnOnesEverySixth) {
    ScoredGame game = with_scores("standard", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14});
    EXPECT_EQ(scores_learnt(game), (std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}));
    game.winner.reset();
    EXPECT_EQ(scores_learnt(game), (std::vector{1, 7, 13}));
}

TEST(NetSamples, AreNotOfPositionsWhereAWinOrALossIsInSight) {
    EXPECT_EQ(scores_learnt(with_scores("standard", {1, certain_score, -certain_score, 4})),
              (std::vector{1, 4}));
    // Each of three players learns from what it said itself at its next turn.
    EXPECT_EQ(scores_learnt(with_scores("trio", {1, 2, certain_score, 4})),
              (std::vector{1, 2, 4, 2, 4}));
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
