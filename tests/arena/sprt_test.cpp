#include "arena/sprt.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace sumito::arena {
namespace {

using Decision = Sprt::Decision;

TEST(Sprt, LimitsAreThoseOfWald) {
    const Sprt sprt;
    EXPECT_NEAR(sprt.lower(), std::log(0.05 / 0.95), 1e-12);
    EXPECT_NEAR(sprt.upper(), std::log(0.95 / 0.05), 1e-12);
    const Sprt other{0, 5, 0.1, 0.01};
    EXPECT_NEAR(other.lower(), std::log(0.01 / 0.9), 1e-12);
    EXPECT_NEAR(other.upper(), std::log(0.99 / 0.1), 1e-12);
}

TEST(Sprt, DecidesAtItsLimits) {
    const Sprt sprt;
    EXPECT_EQ(sprt.decide(sprt.lower() + 0.01), Decision::none);
    EXPECT_EQ(sprt.decide(sprt.upper() - 0.01), Decision::none);
    EXPECT_EQ(sprt.decide(sprt.lower()), Decision::elo0);
    EXPECT_EQ(sprt.decide(sprt.upper()), Decision::elo1);
}

TEST(Sprt, WithoutAGameNothingIsLikelier) { EXPECT_EQ(log_likelihood_ratio({0, 5}, {}), 0); }

// For small differences the ratio is that of two normal distributions of the mean.
TEST(Sprt, RatioIsNearlyTheNormalOne) {
    const Sprt sprt{0, 4};
    const Pairs pairs{{300, 2100, 5000, 2300, 300}};
    const double score0 = expected_score(sprt.elo0);
    const double score1 = expected_score(sprt.elo1);
    const double normal =
        10000 * (score1 - score0) * (2 * pairs.mean() - score0 - score1) / (2 * pairs.variance());
    EXPECT_NEAR(log_likelihood_ratio(sprt, pairs), normal, 0.02 * std::abs(normal));
    EXPECT_GT(normal, 1);
}

TEST(Sprt, RatioSeenFromTheOtherSideIsTheOpposite) {
    const Pairs pairs{{3, 20, 51, 30, 9}};
    const Pairs swapped{{9, 30, 51, 20, 3}};
    EXPECT_NEAR(log_likelihood_ratio({-2, 7}, pairs), -log_likelihood_ratio({-7, 2}, swapped),
                1e-6);
}

TEST(Sprt, RatioIsNothingHalfwayBetween) {
    // A mean in the middle of the two hypotheses speaks for neither.
    const Pairs pairs{{0, 1000, 2000, 1000, 0}};
    EXPECT_NEAR(log_likelihood_ratio({-10, 10}, pairs), 0, 1e-6);
}

TEST(Sprt, RatioIsFiniteForOneSidedMatches) {
    for (const Pairs& pairs : {Pairs{{0, 0, 0, 0, 50}}, Pairs{{50, 0, 0, 0, 0}}}) {
        const double ratio = log_likelihood_ratio({0, 5}, pairs);
        EXPECT_TRUE(std::isfinite(ratio));
        EXPECT_EQ(ratio > 0, pairs.with[4] > 0);
    }
}

// Pairs of equal players, and of players who are 30 Elo apart, again and again: the test errs about
// as rarely as it promises.
TEST(Sprt, ErrsAsRarelyAsItSays) {
    const Sprt sprt{0, 30};
    std::mt19937_64 chance(61);
    const auto wrong = [&](double score, Decision right) {
        std::discrete_distribution<std::size_t> pair({0.1 - (score - 0.5), 0.2 - (score - 0.5), 0.4,
                                                      0.2 + (score - 0.5), 0.1 + (score - 0.5)});
        int errors = 0;
        for (int match = 0; match < 300; ++match) {
            Pairs pairs;
            Decision decision = Decision::none;
            for (int i = 0; decision == Decision::none && i < 20'000; ++i) {
                ++pairs.with[pair(chance)];
                if (i % 8 == 7) decision = sprt.decide(log_likelihood_ratio(sprt, pairs));
            }
            errors += decision != right ? 1 : 0;
        }
        return errors;
    };
    // The mean of such a pair is 0.5 + 1.5 (score - 0.5).
    EXPECT_LE(wrong(0.5, Decision::elo0), 25);
    EXPECT_LE(wrong(0.5 + (expected_score(30) - 0.5) / 1.5, Decision::elo1), 25);
}

TEST(Sprt, IsRead) {
    EXPECT_EQ(parse_sprt("0,5"), (Sprt{0, 5, 0.05, 0.05}));
    EXPECT_EQ(parse_sprt("-2.5,0,0.1,0.01"), (Sprt{-2.5, 0, 0.1, 0.01}));
}

TEST(Sprt, IsNotRead) {
    for (const char* text :
         {"", "5", "0,5,0.05", "0,5,0.05,0.05,1", "a,b", "0,", ",", "5,0", "3,3", "0,5,0,0.05",
          "0,5,0.05,0.5", "0,nan", "0,inf", "0,9999", "0, 5", "0,5x"})
        EXPECT_FALSE(parse_sprt(text)) << text;
}

} // namespace
} // namespace sumito::arena
