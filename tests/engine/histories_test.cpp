#include "engine/histories.h"

#include <gtest/gtest.h>
#include <memory>

namespace sumito::engine {
namespace {

TEST(Corrections, GoWhereTheErrorsAreAndNoFurther) {
    const auto corrections = std::make_unique<Corrections>();
    std::int16_t& correction = (*corrections)[0x1234];
    EXPECT_EQ(correction, 0);
    Corrections::add(correction, 100);
    EXPECT_EQ(correction, 100);
    for (int i = 0; i < 1000; ++i) Corrections::add(correction, 1 << 20);
    const int most = correction;
    EXPECT_GT(most, 10'000);
    EXPECT_LE(most, 16'384);
    Corrections::add(correction, -100);
    EXPECT_LT(correction, most);
    for (int i = 0; i < 1000; ++i) Corrections::add(correction, -(1 << 20));
    EXPECT_LT(correction, -10'000);
    EXPECT_GE(correction, -16'384);
}

TEST(Corrections, OfOneKeyAreNotThoseOfAnother) {
    const auto corrections = std::make_unique<Corrections>();
    Corrections::add((*corrections)[1], 500);
    EXPECT_EQ((*corrections)[1], 500);
    EXPECT_EQ((*corrections)[2], 0);
}

} // namespace
} // namespace sumito::engine
