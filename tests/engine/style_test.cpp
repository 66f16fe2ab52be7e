#include "engine/style.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

TEST(Style, SolidPricesBothSidesAlike) {
    EXPECT_EQ(temper_of(Style::solid, Parameters{}), (Temper{.own = 100, .foes = 100}));
    EXPECT_EQ(draw_value(Style::solid), 0);
    EXPECT_LT(temper_of(Style::daring, Parameters{}).own, 100);
    EXPECT_GT(temper_of(Style::daring, Parameters{}).foes, 100);
    EXPECT_LT(draw_value(Style::daring), 0);
}

TEST(Style, GrowsDaringWhenNothingHappens) {
    EXPECT_EQ(style_found_out(0, 0), Style::solid);
    EXPECT_LT(style_found_out(25, 0), style_found_out(35, 0));
    EXPECT_EQ(style_found_out(150, 0), Style::rather_daring);
}

TEST(Style, BecomesSolidAgainWhenItGoesWrong) {
    EXPECT_LT(style_found_out(150, -marble_value / 4), Style::rather_daring);
    EXPECT_EQ(style_found_out(150, -marble_value), Style::solid);
}

} // namespace
} // namespace sumito::engine
