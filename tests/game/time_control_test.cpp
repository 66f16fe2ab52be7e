#include "any_time.h"
#include "game/time_control.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sumito::game {
namespace {

using namespace std::chrono_literals;
using Kind = TimeControl::Kind;

RC_GTEST_PROP(TimeControl, EveryTimeIsReadBackToTheMillisecond, ()) {
    const Duration time = any_time(0ms);
    RC_ASSERT(parse_seconds(seconds_text(time)).value() == time);
}

RC_GTEST_PROP(TimeControl, ATimeForEachPlayerIsReadBack, ()) {
    const TimeControl control{Kind::each_player, any_time(1ms), any_time(0ms)};
    RC_ASSERT(parse_time_control(to_text(control)).value() == control);
}

RC_GTEST_PROP(TimeControl, ATimeForTheWholeGameIsReadBack, ()) {
    const TimeControl control{Kind::whole_game, any_time(1ms), 0ms};
    RC_ASSERT(parse_time_control(to_text(control)).value() == control);
}

RC_GTEST_PROP(TimeControl, WhateverIsReadIsWithinBoundsAndMeansTheSameWrittenAgain, ()) {
    const auto text = *rc::gen::container<std::string>(
        rc::gen::elementOf(std::string("0123456789....++game  -")));
    if (const auto control = parse_time_control(text)) {
        RC_ASSERT(control->kind == Kind::none || control->time >= 1ms);
        RC_ASSERT(control->time <= longest_time);
        RC_ASSERT(control->increment >= 0ms);
        RC_ASSERT(control->increment <= longest_time);
        RC_ASSERT(parse_time_control(to_text(*control)).value() == *control);
    } else {
        RC_ASSERT(control.error().at <= text.size());
        RC_ASSERT(!control.error().what.empty());
    }
}

TEST(TimeControl, IsWrittenInSeconds) {
    EXPECT_EQ(to_text({}), "-");
    EXPECT_EQ(to_text({Kind::each_player, 600s, 0s}), "600");
    EXPECT_EQ(to_text({Kind::each_player, 600s, 5s}), "600+5");
    EXPECT_EQ(to_text({Kind::each_player, 90500ms, 250ms}), "90.5+0.25");
    EXPECT_EQ(to_text({Kind::each_player, 1ms, 0s}), "0.001");
    EXPECT_EQ(to_text({Kind::whole_game, 900s, 0s}), "game 900");
}

TEST(TimeControl, IsReadInEveryForm) {
    EXPECT_EQ(parse_time_control("-"), TimeControl{});
    EXPECT_EQ(parse_time_control("600"), (TimeControl{Kind::each_player, 600s, 0s}));
    EXPECT_EQ(parse_time_control("0600.50+0"), (TimeControl{Kind::each_player, 600500ms, 0s}));
    EXPECT_EQ(parse_time_control("3600000+3600000"),
              (TimeControl{Kind::each_player, longest_time, longest_time}));
    EXPECT_EQ(parse_time_control("game 0.5"), (TimeControl{Kind::whole_game, 500ms, 0s}));
}

struct BadText {
    std::string_view text;
    std::size_t at;
    std::string_view what; // a part of the sentence
};

TEST(TimeControl, IsRefusedWithWhereAndWhyIfTheTextIsBad) {
    constexpr std::string_view no_number = "a number of seconds";
    constexpr std::string_view too_long = "more than 1000 hours";
    constexpr std::string_view no_time = "no time at all";
    for (const auto& [text, at, what] : {BadText{"", 0, no_number},
                                         BadText{" ", 0, no_number},
                                         BadText{"--", 0, no_number},
                                         BadText{"-5", 0, no_number},
                                         BadText{"ten", 0, no_number},
                                         BadText{"600 ", 0, no_number},
                                         BadText{"6e2", 0, no_number},
                                         BadText{".5", 0, no_number},
                                         BadText{"5.", 0, no_number},
                                         BadText{"5.1234", 0, no_number},
                                         BadText{"5.5.5", 0, no_number},
                                         BadText{"5.-5", 0, no_number},
                                         BadText{"99999999999999999999", 0, no_number},
                                         BadText{"600+", 4, no_number},
                                         BadText{"600+-1", 4, no_number},
                                         BadText{"600+5+5", 4, no_number},
                                         BadText{"+5", 0, no_number},
                                         BadText{"600+x", 4, no_number},
                                         BadText{"game", 0, no_number},
                                         BadText{"game ", 5, no_number},
                                         BadText{"game x", 5, no_number},
                                         BadText{"game 900+5", 5, no_number},
                                         BadText{"Game 900", 0, no_number},
                                         BadText{std::string_view("6\0000", 3), 0, no_number},
                                         BadText{"3600000.001", 0, too_long},
                                         BadText{"9999999", 0, too_long},
                                         BadText{"600+3600001", 4, too_long},
                                         BadText{"game 3600001", 5, too_long},
                                         BadText{"0", 0, no_time},
                                         BadText{"0.000", 0, no_time},
                                         BadText{"0+5", 0, no_time},
                                         BadText{"game 0", 5, no_time}}) {
        const auto control = parse_time_control(text);
        ASSERT_FALSE(control) << text;
        EXPECT_EQ(control.error().at, at) << text;
        EXPECT_NE(control.error().what.find(what), std::string::npos) << text;
    }
}

} // namespace
} // namespace sumito::game
