#include "engine/weights.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

TEST(Weights, AreReadAsTheyAreWritten) {
    Weights weights;
    for (std::size_t i = 0; i < weight_count; ++i)
        weights.at[i] = static_cast<std::int16_t>(100 - 13 * static_cast<int>(i));
    EXPECT_EQ(parse_weights(to_text(weights), {}).value(), weights);
}

TEST(Weights, WhatIsNotNamedStays) {
    Weights weights;
    weights[Weight::pair] = 5;
    const auto read = parse_weights("# a remark\n\nbetween -7\r\n", weights);
    ASSERT_TRUE(read);
    EXPECT_EQ((*read)[Weight::pair], 5);
    EXPECT_EQ((*read)[Weight::between], -7);
}

TEST(Weights, SayWhatIsWrongAndWhere) {
    EXPECT_EQ(parse_weights("pair 1\nsquare 4", {}).error(),
              "line 2: no weight is called 'square'");
    for (const char* text : {"pair", "pair ", "pair x", "pair 1x", "pair 99999", "pair 1 2"})
        EXPECT_EQ(parse_weights(text, {}).error(),
                  "line 1: pair needs a whole number from -10000 to 10000");
}

TEST(Weights, HaveNamesThatFindThem) {
    for (std::size_t i = 0; i < weight_count; ++i) {
        const auto weight = static_cast<Weight>(i);
        EXPECT_EQ(weight_named(name(weight)), weight);
    }
    EXPECT_FALSE(weight_named(""));
}

} // namespace
} // namespace sumito::engine
