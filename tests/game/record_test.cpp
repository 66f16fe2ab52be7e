#include "game/record.h"
#include "record_helpers.h"

#include <gtest/gtest.h>

namespace sumito::game {
namespace {

using namespace std::chrono_literals;
using rules::Colour;

TEST(Record, AGameIsWrittenLikeThis) {
    Record record = read("1. a1b2 i5h5 2. a2b3 i6h6");
    record.settings = {};
    record.settings.seats[Colour::black].name = "Ada";
    record.settings.seats[Colour::white].name = "B \"the rock\" \\";
    record.settings.time = {TimeControl::Kind::each_player, 10min, 5s};
    record.settings.undo = record.settings.pause = true;
    record.tags = {{"Event", "Lesson"}, {"Opening", "daisy"}, {"Site", "here"}};
    record.comment = "Slowly.";
    record.turns[1].marks = {1, 18};
    record.turns[1].comment = "well";
    record.turns[1].clock = 598250ms;
    record.turns[2].before = "and";
    record.turns[3].variations = {{read("a1b2 i5h5 a2b3 i9h9").turns[3]}};
    record.result = {Result::Why::resignation, rules::Side{1}, Colour::black};
    EXPECT_EQ(to_text(record), R"([Event "Lesson"]
[Black "Ada"]
[White "B \"the rock\" \\"]
[Result "0-1"]
[Termination "resignation black"]
[Mode "duel"]
[Layout "standard"]
[TimeControl "600+5"]
[Undo "yes"]
[Pause "yes"]
[Opening "daisy"]
[Site "here"]

{Slowly.} 1. a1b2 i5h5 $1 $18 {[%clk 0:09:58.25] well} 2. {and} a2b3 i6h6
(2... i9h9) 0-1
)");
}

TEST(Record, RoundsHaveAsManyTurnsAsPlayers) {
    EXPECT_NE(to_text(read("[Mode \"trio\"]\n b2b4c3 g3f3 d8f8d7 a2a4b2"))
                  .find("\n1. b2b4c3 g3f3 d8f8d7 2. a2a4b2 *"),
              std::string::npos);
    const std::string tandem = to_text(read("[Mode \"tandem\"]\n a2c4b2 i6h6 d1d2 {so} f9f8 b5c5"));
    EXPECT_NE(tandem.find("\n1. a2c4b2 i6h6 d1d2 {so} 1... f9f8 2. b5c5 *"), std::string::npos);
}

TEST(Record, WhoDoesNotBeginARoundIsWrittenWithThreeDots) {
    const std::string text =
        to_text(read("[Position \"5/6/7/8/4bbbw1/4w3/7/6/5 w 0-0 duel\"]\n e8d7 e5e6 d7c6"));
    EXPECT_NE(text.find("\n1... e8d7 2. e5e6 d7c6 *"), std::string::npos);
}

TEST(Record, OnlyWhatIsUnusualGetsATag) {
    EXPECT_EQ(to_text(Record{}), "[Result \"*\"]\n[Mode \"duel\"]\n[Layout \"standard\"]\n\n*\n");
}

TEST(Record, CommentsBelongToWhatTheyStandBeside) {
    const Record record = read("{a} ; b\n1. {c} a1b2 {d} {e} (1. a2b3 {f}) {g} 1... {h} i5h5\n"
                               "({i} 1... {j} i6h6 {k}) {l} *");
    EXPECT_EQ(record.comment, "a\nb");
    EXPECT_EQ(record.turns[0].before, "c");
    EXPECT_EQ(record.turns[0].comment, "d\ne");
    EXPECT_EQ(record.turns[0].variations.at(0).at(0).comment, "f");
    EXPECT_EQ(record.turns[1].before, "g\nh");
    EXPECT_EQ(record.turns[1].variations.at(0).at(0).before, "i\nj");
    EXPECT_EQ(record.turns[1].comment, "l");
}

TEST(Record, ACommentBehindTheResultIsTheGamesOwn) {
    const auto records = read_all("1. a1b2 1-0 {over} ; and out\n {of the next} [Event \"x\"] *");
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[0].turns[0].comment, "over\nand out");
    EXPECT_EQ(records[1].comment, "of the next");
}

TEST(Record, MarksAreReadAsSignsAndNumbers) {
    const Record record = read("a1b2! i5h5 ?? $7$255 a2b3!? i6h6 $0 {x} ?! ");
    EXPECT_EQ(record.turns[0].marks, std::vector{1});
    EXPECT_EQ(record.turns[1].marks, (std::vector{4, 7, 255}));
    EXPECT_EQ(record.turns[2].marks, std::vector{5});
    EXPECT_EQ(record.turns[3].marks, (std::vector{0, 6}));
}

TEST(Record, VariationsNestAndBeginBeforeTheMoveTheyReplace) {
    const Record record = read("a1b2 i5h5 (i6h6 a2b3 (a5b5) i5h5) (i9h8) a2b3");
    ASSERT_EQ(record.turns.size(), 3u);
    const auto& variations = record.turns[1].variations;
    ASSERT_EQ(variations.size(), 2u);
    EXPECT_EQ(variations[0].size(), 3u);
    EXPECT_EQ(variations[0][1].variations.at(0).size(), 1u);
}

TEST(Record, VariationsMayBeFiftyDeepAndNotDeeper) {
    const auto nested = [](int depth) {
        std::string text = "a1b2";
        for (int i = 0; i < depth; ++i) text += "(a2b3";
        return text + std::string(static_cast<std::size_t>(depth), ')');
    };
    const Record record = read(nested(deepest_variation));
    EXPECT_EQ(read(to_text(record)).turns, record.turns);
    EXPECT_EQ(error_of(nested(deepest_variation + 1)).column, 4u + 5 * 50 + 1);
}

TEST(Record, AThoughtInAVariationMayPass) {
    const Record record = read("a1b2 (-- i5h5) i5h5");
    EXPECT_TRUE(record.turns[0].variations.at(0).at(0).move.is_pass());
    EXPECT_EQ(read(to_text(record)).turns, record.turns);
}

TEST(Record, LinesWithAPercentSignAreNotRead) {
    EXPECT_EQ(read("% anything [ { (\n1. a1b2\n%\n i5h5").turns.size(), 2u);
}

TEST(Record, LineEndsAndTheByteOrderMarkDoNotMatter) {
    const std::string text = to_text(read("[Event \"x\"]\n\n1. a1b2 {a b} i5h5 *"));
    std::string other = "\xEF\xBB\xBF";
    for (const char c : text) other += c == '\n' ? "\r\n" : std::string(1, c);
    EXPECT_EQ(read(other), read(text));
    EXPECT_EQ(error_of("\xEF\xBB\xBF"
                       "a1b2 x")
                  .column,
              6u);
}

TEST(Record, AnEmptyTextHasNoGames) {
    for (const std::string_view text :
         {"", " \n\t\r\n", "{only a comment}", "; only\n; remarks", "..."})
        EXPECT_TRUE(read_all(text).empty()) << text;
}

TEST(Record, TagsThatSayNothingAboutTheGameAreKept) {
    const Record record =
        read("[Site \"a\"]\n[Foo_1 \"b\\\\c \\\"d\\\" \\e\"]\n[Site \"again\"] *");
    EXPECT_EQ(record.tags,
              (std::vector<Tag>{{"Site", "a"}, {"Foo_1", "b\\c \"d\" \\e"}, {"Site", "again"}}));
}

TEST(Record, TheLayoutMayBeCalledByItsTitle) {
    EXPECT_EQ(read("[Layout \"The Wall\"] *").settings.start,
              rules::start_of(*rules::layout_named("the-wall")));
}

TEST(Record, APositionOutweighsALayoutAndAGoalItsOwn) {
    const Record record =
        read("[Layout \"standard\"]\n[Position \"5/6/7/8/4bbbw1/4w3/7/6/5 w 0-0 duel 3\"]\n"
             "[Goal \"2\"] *");
    EXPECT_EQ(record.settings.start.text(), "5/6/7/8/4bbbw1/4w3/7/6/5 w 0-0 duel 2");
}

TEST(Record, WhatTheMovesDecideNeedNotBeSaid) {
    const std::string moves = "[Position \"5/6/7/8/5bbbw/w7/7/6/5 b 5-2 duel\"]\n e6e7 ";
    const Result goal{Result::Why::goal, rules::Side{0}, {}};
    EXPECT_EQ(read(moves).result, goal);
    EXPECT_EQ(read(moves + "*").result, goal);
    EXPECT_EQ(read(moves + "1-0").result, goal);
    EXPECT_EQ(read(moves + "1-0").claim, std::nullopt);
    EXPECT_EQ(read("[Termination \"by force\"]" + moves + "1-0").tags, std::vector<Tag>{});
}

TEST(Record, AResultWithoutAReasonIsAClaim) {
    const Record record = read("[Termination \"rain\"] a1b2 1/2-1/2");
    EXPECT_EQ(record.result, std::nullopt);
    EXPECT_EQ(record.claim, Claim{});
    EXPECT_EQ(record.tags, (std::vector<Tag>{{"Termination", "rain"}}));
    EXPECT_EQ(read("[Mode \"trio\"] 0-0-1").claim, Claim{rules::Side{2}});
    EXPECT_EQ(read("[Result \"0-1\"] a1b2").claim, Claim{rules::Side{1}});
}

TEST(Record, ATimeControlThatIsNotUnderstoodIsKept) {
    const Record record = read("[TimeControl \"40/7200\"] a1b2 {[%clk 1:00:00]}");
    EXPECT_EQ(record.settings.time, TimeControl{});
    EXPECT_EQ(record.tags, (std::vector<Tag>{{"TimeControl", "40/7200"}}));
    EXPECT_EQ(record.turns[0].clock, 1h);
    EXPECT_EQ(read(to_text(record)), record);
}

TEST(Record, DrawRulesHoldOnlyInRecordsOfOurOwn) {
    EXPECT_EQ(read("a1b2").settings.draws, (DrawRules{false, 0, 0}));
    EXPECT_EQ(read("[Mode \"duel\"] a1b2").settings.draws, DrawRules{});
    EXPECT_EQ(read("[Draws \"quiet 5\"] a1b2").settings.draws, (DrawRules{false, 0, 5}));
}

TEST(Record, NamesOfTags) {
    EXPECT_TRUE(is_tag_name("Black_Elo2"));
    for (const std::string_view wrong : {"", "a b", "a-b", "\xC3\xA9"})
        EXPECT_FALSE(is_tag_name(wrong));
    EXPECT_TRUE(is_own_tag("Yellow"));
    EXPECT_TRUE(is_own_tag("FEN"));
    EXPECT_FALSE(is_own_tag("Event"));
    EXPECT_FALSE(is_own_tag("black"));
}

} // namespace
} // namespace sumito::game
