#include "cli/play_canvas.h"
#include "cli/play_text.h"

#include <gtest/gtest.h>

namespace sumito::cli {
namespace {

TEST(PlayText, ReadsUtf8) {
    EXPECT_EQ(characters("aé€😀"), U"aé€😀");
    EXPECT_EQ(characters("пат"), U"пат");
}

TEST(PlayText, ShowsWhatIsNoTextAsQuestionMarks) {
    EXPECT_EQ(characters("a\tb\x7f"), U"a?b?");
    EXPECT_EQ(characters("\xff\xc3"), U"??");
    EXPECT_EQ(characters("\xc3(x"), U"?(x");
    EXPECT_EQ(characters("\xe2\x82"), U"?");
    EXPECT_EQ(characters("\xc0\xaf\xe0\x80\xaf\xed\xa0\x80\xf4\x90\x80\x80"), U"?????");
    EXPECT_EQ(characters(std::string_view("\0", 1)), U"?");
    EXPECT_EQ(characters("\x1b[31m"), U"?[31m");
}

TEST(PlayText, CountsColumns) {
    EXPECT_EQ(columns("kulička"), 7);
    EXPECT_EQ(columns("шарик"), 5);
    EXPECT_EQ(columns("球"), 2);
    EXPECT_EQ(columns("e\u0301"), 1);
}

TEST(PlayText, WrapsAtBlanks) {
    using Lines = std::vector<std::u32string>;
    EXPECT_EQ(wrapped("one two three", 7), (Lines{U"one two", U"three"}));
    EXPECT_EQ(wrapped("one two three", 8), (Lines{U"one two", U"three"}));
    EXPECT_EQ(wrapped("one two three", 13), (Lines{U"one two three"}));
    EXPECT_EQ(wrapped("abcdefgh", 3), (Lines{U"abc", U"def", U"gh"}));
    EXPECT_EQ(wrapped("", 3), Lines{});
    EXPECT_EQ(wrapped("a\u00a0b c", 4), (Lines{U"a\u00a0b", U"c"}));
}

TEST(Canvas, KeepsToItsEdges) {
    Canvas canvas(4, 1);
    EXPECT_EQ(canvas.write(1, 0, "abcdef", {}), 4);
    EXPECT_EQ(canvas.line(0), " ab.");
    canvas.put(4, 0, U'x', {});
    canvas.put(-1, 0, U'x', {});
    canvas.put(0, 1, U'x', {});
    EXPECT_EQ(canvas.line(0), " ab.");
    EXPECT_EQ(Canvas(-3, -3).width(), 0);
}

TEST(Canvas, GivesWideCharactersTwoColumns) {
    Canvas canvas(5, 1);
    canvas.write(0, 0, "球b", {});
    EXPECT_EQ(canvas.line(0), "球b");
    EXPECT_EQ(canvas.at(1, 0).character, U'\0');
    EXPECT_EQ(canvas.at(2, 0).character, U'b');
    canvas.write(0, 0, "球球球", {});
    EXPECT_EQ(canvas.line(0), "球球.");
}

} // namespace
} // namespace sumito::cli
