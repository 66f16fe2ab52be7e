#include "engine/shipped_net.h"
#include "tuning/spsa.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

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

// What nets were taught to correct, and what is no matter of more or less.
TEST(Spsa, SomeThingsAreNotToBeTurned) {
    for (const Knob& knob : weight_knobs(engine::weights_for(rules::duel))) {
        EXPECT_FALSE(knob.name.starts_with("ring")) << knob.name;
        EXPECT_FALSE(knob.name.starts_with("ejection")) << knob.name;
    }
    const auto knobs = parameter_knobs({});
    for (const std::string_view left_out : {"best_reply", "daring_own", "net_marble"})
        EXPECT_EQ(std::ranges::count(knobs, left_out, &Knob::name), 0) << left_out;
    EXPECT_EQ(std::ranges::count(knobs, "reduction", &Knob::name), 1);
}

TEST(Spsa, PlaysWithTheNetItIsGiven) {
    const auto net = std::make_shared<const engine::Net>(*engine::shipped_net(rules::duel));
    std::vector<const engine::Net*> seen;
    std::vector<Knob> knobs{
        {"nothing", 0, 1, -1, 1, [&seen](const engine::Options& options, double /*value*/) {
             seen.push_back(options.net.get());
         }}};
    SpsaWishes wishes;
    wishes.pairs = 1;
    wishes.engine.net = net;
    wishes.terms = {.nodes = 10, .max_plies = 2, .adjudicate_hundredths = 10'000};
    spsa(knobs, wishes, {});
    EXPECT_EQ(seen, std::vector(2, net.get()));
}

// A player that does not mind losing marbles loses them: the knob is turned up.
TEST(Spsa, TurnsTheWayThatWins) {
    engine::Weights careless = engine::weights_for(rules::duel);
    std::vector<Knob> knobs{
        {"ejections", 0, 300, -1000, 1000, [careless](engine::Options& options, double v) {
             options.learned = false; // nothing else says what a marble is worth
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
