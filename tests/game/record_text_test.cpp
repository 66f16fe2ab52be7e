#include "game/record_text.h"
#include "record_random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sumito::game {
namespace {

using namespace std::chrono_literals;
using rules::Colour;

Comment only_text(std::string text) { return {std::move(text), {}, {}, {}}; }

RC_GTEST_PROP(RecordText, AnyCommentIsReadBack, (const std::string& letters)) {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    const std::string text = letters + random_text(dice) + letters;
    const std::string written = comment_text(only_text(text));
    RC_ASSERT(written.find_first_of("{}\n\r") == std::string::npos);
    const auto read = read_comment(written);
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->text == text);
    RC_ASSERT(!read->has_commands());
}

RC_GTEST_PROP(RecordText, AnyTagValueIsReadBack, (const std::string& letters)) {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    const std::string value = letters + random_text(dice);
    const std::string written = tag_text(value);
    RC_ASSERT(written.find('\n') == std::string::npos);
    RC_ASSERT(read_tag_value(written) == value);
}

TEST(RecordText, CommentsAreWrittenWithTheseEscapes) {
    EXPECT_EQ(comment_text(only_text("a {b} \\ \n\r\t\v\f")), "a \\(b\\) \\\\ \\n\\r\\t\\v\\f");
    EXPECT_EQ(comment_text(only_text(" a  b ")), "\\sa  b\\s");
    EXPECT_EQ(comment_text(only_text(" ")), "\\s");
    EXPECT_EQ(comment_text(only_text("[%clk [%eval [%resigned")), "\\[%clk [%eval \\[%resigned");
}

TEST(RecordText, CommentsOfOthersKeepTheirBackslashes) {
    EXPECT_EQ(read_comment("C:\\Games \\").value().text, "C:\\Games \\");
}

TEST(RecordText, BlanksAroundACommentDoNotCountAndLineEndsAreBlanks) {
    EXPECT_EQ(read_comment(" \r\n a\r\nb\nc  d\te \n").value().text, "a b c  d\te");
    EXPECT_EQ(read_comment("a\rb").value().text, "a b");
    EXPECT_EQ(read_comment(" \n ").value().text, "");
}

TEST(RecordText, CommandsAreTakenOutOfAComment) {
    const auto comment = read_comment("good [%clk 1:02:03.5] move [%resign red] [%eval 3]").value();
    EXPECT_EQ(comment.text, "good move [%eval 3]");
    EXPECT_EQ(comment.clock, 1h + 2min + 3500ms);
    EXPECT_EQ(comment.resigned, std::vector{Colour::red});
    EXPECT_EQ(comment.retired, std::nullopt);
    EXPECT_EQ(read_comment("[%flag]").value().retired, Result::Why::flag);
    EXPECT_EQ(read_comment("[%resign]").value().retired, Result::Why::resignation);
}

TEST(RecordText, CommandsAreWrittenBeforeTheText) {
    EXPECT_EQ(comment_text({"why", 90s, Result::Why::flag, {Colour::white}}),
              "[%clk 0:01:30] [%flag] [%resign white] why");
    EXPECT_EQ(comment_text({"", {}, Result::Why::resignation, {}}), "[%resign]");
    EXPECT_EQ(comment_text({"", {}, {}, {}}), "");
}

TEST(RecordText, WrongCommandsAreSaidWhere) {
    for (const std::string_view wrong :
         {"ab [%clk", "ab [%clk 5]", "ab [%clk]", "ab [%flag red]", "ab [%resign blue]",
          "ab [%clk 0:61:00]", "ab [%clk 0:00:60]", "ab [%clk 0:00:01.2345]",
          "ab [%clk -1:00:00]"}) {
        const auto comment = read_comment(wrong);
        ASSERT_FALSE(comment) << wrong;
        EXPECT_EQ(comment.error().at, 3u) << wrong;
        EXPECT_FALSE(comment.error().what.empty());
    }
    EXPECT_FALSE(read_comment("[%clk 0:00:01][%clk 0:00:01]"));
    EXPECT_FALSE(read_comment("[%flag][%resign]"));
}

TEST(RecordText, ClockTimes) {
    EXPECT_EQ(clock_text(0ms), "0:00:00");
    EXPECT_EQ(clock_text(9min + 58250ms), "0:09:58.25");
    EXPECT_EQ(clock_text(1234h + 1ms), "1234:00:00.001");
    EXPECT_EQ(parse_clock("9:58"), 9min + 58s);
    EXPECT_EQ(parse_clock("90:00"), 90min);
    for (const std::string_view wrong :
         {"", ":", "58", "1:2:3:4", "a:00:00", "0:00:", "0::00", ":00:00", "1234567890:00:00",
          "0:00:01.", " 0:00:01", "0:00:01 "})
        EXPECT_EQ(parse_clock(wrong), std::nullopt) << wrong;
}

RC_GTEST_PROP(RecordText, AnyClockTimeIsReadBack, ()) {
    const Duration time(*rc::gen::inRange<Duration::rep>(0, Duration(900'000'000h).count()));
    RC_ASSERT(parse_clock(clock_text(time)) == time);
}

TEST(RecordText, DrawRules) {
    EXPECT_EQ(draws_text({}), "agreement repetition 3 quiet 200");
    EXPECT_EQ(draws_text({false, 0, 0}), "none");
    EXPECT_EQ(parse_draws("quiet 7 agreement"), (DrawRules{true, 0, 7}));
    for (const std::string_view wrong :
         {"", " ", "None", "agreement agreement", "quiet", "quiet 0", "quiet -1", "quiet 1 quiet 2",
          "repetition x", "none quiet 1", "quiet 99999999999", "agreement 3"})
        EXPECT_EQ(parse_draws(wrong), std::nullopt) << wrong;
}

RC_GTEST_PROP(RecordText, AnyDrawRulesAreReadBack, (bool agreement)) {
    const DrawRules draws{agreement, *rc::gen::inRange(0, 2'000'000'000),
                          *rc::gen::inRange(0, 2'000'000'000)};
    RC_ASSERT(parse_draws(draws_text(draws)) == draws);
    const DrawRules few{agreement, *rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)};
    RC_ASSERT(parse_draws(draws_text(few)) == few);
}

TEST(RecordText, Endings) {
    EXPECT_EQ(ending_text({Result::Why::quiet_limit, {}}), "quiet limit");
    EXPECT_EQ(ending_text({Result::Why::no_move, Colour::white}), "no move white");
    for (const std::string_view text : {"goal", "no move", "no move red", "flag black"})
        EXPECT_EQ(ending_text(parse_ending(text).value()), text);
    for (const std::string_view wrong :
         {"", "resign", "goal ", "flag  black", "flag blue", "black"})
        EXPECT_FALSE(parse_ending(wrong)) << wrong;
}

TEST(RecordText, WhatIsShownOfAForeignTextIsShortAndPrintable) {
    EXPECT_EQ(quoted("a\nb\xC3"), "'a?b?'");
    EXPECT_EQ(shown(std::string(1000, 'x')).size(), 27u);
}

} // namespace
} // namespace sumito::game
