#include "tuning/spsa.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

TEST(Spsa, KnobsTurnWhatTheyAreNamedAfter) {
    engine::Options options;
    auto knobs = parameter_knobs(options.parameters);
    const auto knob = std::ranges::find(knobs, "futility", &Knob::name);
    ASSERT_NE(knob, knobs.end());
    knob->set(options, 77.4);
    EXPECT_EQ(options.parameters.futility, 77);

    const auto& weights = engine::weights_for(rules::duel);
    auto more = weight_knobs(weights);
    const auto pair = std::ranges::find(more, "pair", &Knob::name);
    ASSERT_NE(pair, more.end());
    pair->set(options, -12.6);
    EXPECT_EQ((*options.weights)[engine::Weight::pair], -13);
    EXPECT_EQ((*options.weights)[engine::Weight::spread], weights[engine::Weight::spread]);
}

// A player that does not mind losing marbles loses them: the knob is turned up.
TEST(Spsa, TurnsTheWayThatWins) {
    engine::Weights careless = engine::weights_for(rules::duel);
    std::vector<Knob> knobs{
        {"ejections", 0, 300, -1000, 1000, [careless](engine::Options& options, double v) {
             options.weights = careless;
             for (std::size_t i = 0; i < 6; ++i)
                 options.weights->at[i] = static_cast<std::int16_t>(v);
         }}};
    SpsaWishes wishes;
    wishes.pairs = 6;
    wishes.gain = 0.5;
    wishes.terms = {.nodes = 150, .max_plies = 160, .adjudicate_hundredths = 10'000};
    spsa(knobs, wishes, {});
    EXPECT_GT(knobs[0].value, 0);
}

} // namespace
} // namespace sumito::tuning
