#include "arena/elo.h"

#include <cmath>
#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

TEST(Elo, OfAScore) {
    EXPECT_NEAR(elo_of(0.75), 190.85, 0.01);
    EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
    EXPECT_NEAR(elo_of(0.25), -190.85, 0.01);
    EXPECT_TRUE(std::isinf(elo_of(1)) && elo_of(1) > 0);
    EXPECT_TRUE(std::isinf(elo_of(0)) && elo_of(0) < 0);
}

TEST(Elo, AndBack) {
    for (const double elo : {-700.0, -5.0, 0.0, 1.0, 333.0})
        EXPECT_NEAR(elo_of(expected_score(elo)), elo, 1e-6);
}

TEST(Elo, PairsHaveAMeanAndAVariance) {
    const Pairs pairs{{1, 0, 2, 0, 1}};
    EXPECT_EQ(pairs.count(), 4U);
    EXPECT_DOUBLE_EQ(pairs.mean(), 0.5);
    EXPECT_DOUBLE_EQ(pairs.variance(), 0.125);
}

TEST(Elo, OfPairsWithItsError) {
    // 60 points of 100 in 100 pairs: 0.6, with a standard error of sqrt(0.065 / 100).
    const Pairs pairs{{5, 10, 40, 30, 15}};
    ASSERT_NEAR(pairs.mean(), 0.6, 1e-12);
    const double error = std::sqrt(pairs.variance() / 100);
    const Estimate found = estimate(pairs);
    EXPECT_NEAR(found.elo, 70.44, 0.01);
    EXPECT_NEAR(found.low, elo_of(0.6 - 1.959964 * error), 1e-6);
    EXPECT_NEAR(found.high, elo_of(0.6 + 1.959964 * error), 1e-6);
    EXPECT_LT(found.low, found.elo);
    EXPECT_LT(found.elo, found.high);
}

TEST(Elo, SuperiorityIsTheNormalDistribution) {
    // One standard error above one half: 84.13 percent.
    const Pairs even{{10, 0, 80, 0, 10}};
    EXPECT_NEAR(estimate(even).superiority, 0.5, 1e-12);
    const Pairs better{{4, 0, 0, 0, 6}};
    const double error = std::sqrt(better.variance() / 10);
    EXPECT_NEAR(estimate(better).superiority, std::erfc(-0.1 / error / std::sqrt(2.0)) / 2, 1e-12);
    EXPECT_GT(estimate(better).superiority, 0.7);
}

TEST(Elo, NothingButWinsIsCertain) {
    EXPECT_EQ(estimate({{0, 0, 0, 0, 9}}).superiority, 1);
    EXPECT_EQ(estimate({{9, 0, 0, 0, 0}}).superiority, 0);
    EXPECT_EQ(estimate({{0, 0, 9, 0, 0}}).superiority, 0.5);
}

} // namespace
} // namespace sumito::arena
