#include "record_helpers.h"

namespace sumito::game {
namespace {

using rules::Reason;

struct Wrong {
    std::string_view text;
    std::size_t line, column, ply;
    std::string_view move;
    std::string_view what; // a part of it
};

void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.text; }

class RecordErrors : public testing::TestWithParam<Wrong> {};

TEST_P(RecordErrors, AreSaidWithTheirPlace) {
    const Wrong& wrong = GetParam();
    const RecordError error = error_of(wrong.text);
    EXPECT_EQ(error.game, 1u);
    EXPECT_EQ(error.line, wrong.line) << error.what;
    EXPECT_EQ(error.column, wrong.column) << error.what;
    EXPECT_EQ(error.ply, wrong.ply) << error.what;
    EXPECT_EQ(error.move, wrong.move);
    EXPECT_NE(error.what.find(wrong.what), std::string::npos) << error.what;
}

INSTANTIATE_TEST_SUITE_P(
    Moves, RecordErrors,
    testing::Values(Wrong{"1. a1b2\n i5h5 2. i9h9", 2, 10, 3, "i9h9", "not legal: not_your_turn"},
                    Wrong{"a1b2 \xC3\xA9\xC3\xA9\xC3\xA9 x", 1, 6, 2, "??????", "no cell here"},
                    Wrong{"{\xC3\xA9\xC3\xA9} a1c5", 1, 6, 1, "a1c5", "not legal"},
                    Wrong{"a1b2 i5h5 (i5h5 a1a6)", 1, 17, 3, "a1a6", "'a6' is not a cell"},
                    Wrong{"hello", 1, 1, 1, "hello", "'he' is not a cell"},
                    Wrong{"a1b2 2-0", 1, 6, 2, "2-0", "not a cell"},
                    Wrong{"a1b2c3d4e5", 1, 1, 1, "a1b2c3d4e5", "more than three cells"},
                    Wrong{"a1b2 --", 1, 6, 2, "--", "white may not pass"},
                    Wrong{"[Mode \"trio\"] pass", 1, 15, 1, "pass", "black may not pass"},
                    Wrong{"[Position \"5/6/7/8/5bbbw/w7/7/6/5 b 5-2 duel\"]\n e6e7 d1d2", 2, 7, 2,
                          "d1d2", "not legal: game_over"},
                    Wrong{"[Position \"5/6/7/8/5bbbw/w7/7/6/5 b 5-2 duel\"]\n e6e7 --", 2, 7, 2,
                          "--", "not legal: game_over"},
                    Wrong{"[Draws \"repetition 2\"]\nc3d3 g5f5 d3c3 f5g5 c3d3", 2, 21, 5, "c3d3",
                          "over before this: 1/2-1/2 (repetition)"},
                    Wrong{"[Draws \"quiet 2\"]\na5b5 i5h5 b5a5", 2, 11, 3, "b5a5",
                          "(quiet limit)"}));

INSTANTIATE_TEST_SUITE_P(
    Shape, RecordErrors,
    testing::Values(
        Wrong{"a1b2 {never", 1, 7, 0, "", "no end"}, Wrong{"{never", 1, 2, 0, "", "no end"},
        Wrong{"(a1b2)", 1, 1, 0, "", "before the first move"},
        Wrong{"a1b2 ()", 1, 7, 0, "", "without a move"},
        Wrong{"a1b2 ({only words})", 1, 19, 0, "", "without a move"},
        Wrong{"a1b2 (a2b3", 1, 7, 0, "", "no end"}, Wrong{"a1b2)", 1, 5, 0, "", "without a '('"},
        Wrong{"a1b2 (a2b3 1-0)", 1, 12, 0, "", "inside a variation"},
        Wrong{"$1 a1b2", 1, 1, 0, "", "before the first move"},
        Wrong{"a1b2 $256", 1, 6, 0, "", "not a mark"}, Wrong{"a1b2 $", 1, 6, 0, "", "not a mark"},
        Wrong{"a1b2!!!", 1, 5, 0, "", "not a mark"},
        Wrong{"a1b2 {x [%clk 5]}", 1, 9, 0, "", "not understood"},
        Wrong{"{[%clk 0:00:01]} a1b2", 1, 2, 0, "", "before the first move"},
        Wrong{"a1b2 {[%clk 0:00:01]} {[%clk 0:00:01]}", 1, 24, 0, "", "twice"},
        Wrong{"a1b2 {[%resign]}", 1, 7, 0, "", "has not retired"}));

INSTANTIATE_TEST_SUITE_P(
    Tags, RecordErrors,
    testing::Values(
        Wrong{"[Event x]\n*", 1, 1, 0, "", "a tag is"},
        Wrong{"[Event \"x\n\"]", 1, 1, 0, "", "a tag is"},
        Wrong{"[Ev-ent \"x\"]", 1, 1, 0, "", "a tag is"}, Wrong{"[\"x\"]", 1, 1, 0, "", "a tag is"},
        Wrong{"[Event \"x\\\"]", 1, 1, 0, "", "a tag is"},
        Wrong{"[Mode \"duel\"]\n[Mode \"duel\"]", 2, 8, 0, "", "Mode comes twice"},
        Wrong{"[Black \"a\"]\n[Black \"b\"]", 2, 9, 0, "", "Black comes twice"},
        Wrong{"[Mode \"chess\"]", 1, 8, 0, "", "'chess', not duel, trio"},
        Wrong{"[Mode \"chess\"][Layout \"trio\"]", 1, 8, 0, "", "'chess', not duel, trio"},
        Wrong{"[Mode \"teams\"][Layout \"tandem\"]", 1, 8, 0, "", "begins like a tandem"},
        Wrong{"[Layout \"nowhere\"]", 1, 10, 0, "", "not a known layout"},
        Wrong{"[Variant \"custom\"]", 1, 11, 0, "", "there is no Position"},
        Wrong{"[Position \"5/6/7/8/9/8/7/6/4 b 0-0 duel\"]", 1, 29, 0, "", "row a"},
        Wrong{"[Position \"5/6/7/8/9/8/7/6/5-b b\"]", 1, 29, 0, "", "lost marbles"},
        Wrong{"[Position \"5/6/7/8/9/8/7/6/5-99b0w b\"]", 1, 12, 0, "", "ejections must be"},
        Wrong{"[FEN \"5/6/7/8/9/8/7/6/SSSSS 0 0 x\"]", 1, 33, 0, "", "b or w"},
        Wrong{"[Goal \"x\"]", 1, 8, 0, "", "not a number"},
        Wrong{"[Goal \"15\"]", 1, 8, 0, "", "the goal must be"},
        Wrong{"[Draws \"often\"]", 1, 9, 0, "", "such as"},
        Wrong{"[Undo \"1\"]", 1, 8, 0, "", "yes or no"},
        Wrong{"[TimeLeft \"0:01:00\"]", 1, 12, 0, "", "no TimeControl"},
        Wrong{"[TimeControl \"60\"][TimeLeft \"60\"]", 1, 30, 0, "", "a time such as"}));

INSTANTIATE_TEST_SUITE_P(
    Results, RecordErrors,
    testing::Values(
        Wrong{"[Result \"1-0\"]\na1b2 0-1", 2, 6, 0, "", "the tag Result says '1-0'"},
        Wrong{"[Result \"1-0\"]\na1b2 *", 2, 6, 0, "", "the tag Result says '1-0'"},
        Wrong{"[Result \"1-0-0\"]", 1, 10, 0, "", "not a result of a duel"},
        Wrong{"[Mode \"trio\"] 1-0", 1, 15, 0, "", "not a result of a trio"},
        Wrong{"[Termination \"goal\"] a1b2", 1, 22, 0, "", "no result"},
        Wrong{"[Termination \"goal\"] a1b2 1-0", 1, 27, 0, "",
              "says 1-0 (goal), but the moves lead to no result"},
        Wrong{"[Position \"5/6/7/8/5bbbw/w7/7/6/5 b 5-2 duel\"] e6e7 0-1", 1, 53, 0, "",
              "says 0-1, but the moves lead to 1-0 (goal)"},
        Wrong{"[Position \"5/6/7/8/5bbbw/w7/7/6/5 b 5-2 duel\"] [Termination \"resignation "
              "white\"] e6e7 1-0",
              1, 87, 0, "", "says 1-0 (resignation white), but the moves lead to 1-0 (goal)"},
        Wrong{"[Termination \"resignation white\"] a1b2 0-1", 1, 40, 0, "",
              "but the moves lead to 1-0 (resignation white)"},
        Wrong{"[Termination \"resignation\"] 0-1", 1, 29, 0, "", "who resigned"},
        Wrong{"[Termination \"resignation red\"] 0-1", 1, 33, 0, "", "not_playing"},
        Wrong{"[Termination \"flag black\"] 0-1", 1, 28, 0, "", "no clock"},
        Wrong{"[Termination \"flag black\"][TimeControl \"game 60\"] 0-1", 1, 51, 0, "",
              "one for all"},
        Wrong{"[Termination \"flag white\"][TimeControl \"60\"] 1-0", 1, 46, 0, "",
              "lead to 0-1 (flag black)"},
        Wrong{"[Termination \"game time\"][TimeControl \"60\"] 1-0", 1, 45, 0, "", "it has none"},
        Wrong{"[Termination \"agreement\"] 1/2-1/2", 1, 27, 0, "", "no_draws"}));

INSTANTIATE_TEST_SUITE_P(
    Clocks, RecordErrors,
    testing::Values(
        Wrong{"[TimeControl \"60+5\"] a1b2 {[%clk 0:01:05.001]}", 1, 22, 1, "a1b2", "more time"},
        Wrong{"[TimeControl \"60+5\"] a1b2 {[%clk 0:00:05]}", 1, 22, 1, "a1b2", "had run out"},
        Wrong{"[TimeControl \"game 60\"] a1b2 {[%clk 0:01:01]}", 1, 25, 1, "a1b2", "more time"},
        Wrong{"[TimeControl \"60\"][TimeLeft \"0:01:01\"] a1b2 *", 1, 45, 0, "", "more time"},
        Wrong{"[TimeControl \"60\"][TimeLeft \"0:01:01\"][Termination \"resignation white\"] a1b2 "
              "1-0",
              1, 78, 0, "", "more time"},
        Wrong{"[TimeControl \"60\"][TimeLeft \"0:00:00\"][Termination \"resignation white\"] a1b2 "
              "1-0",
              1, 78, 0, "", "had run out"}));

INSTANTIATE_TEST_SUITE_P(
    Retiring, RecordErrors,
    testing::Values(
        Wrong{"-- {[%resign]}", 1, 1, 1, "--", "ends the game"},
        Wrong{"[Mode \"trio\"] -- {[%flag]}", 1, 15, 1, "--", "no clock"},
        Wrong{"[Mode \"trio\"] {[%resign white]} b2b4c3 g3f3", 1, 40, 2, "g3f3", "-- is wanted"},
        Wrong{"[Mode \"trio\"] {[%resign white]} b2b4c3 *", 1, 40, 2, "", "-- is missing"},
        Wrong{"[Mode \"trio\"] {[%resign white]} b2b4c3 -- {[%resign]}", 1, 40, 2, "--",
              "-- is wanted"},
        Wrong{"[Mode \"trio\"] b2b4c3 {[%resign yellow]}", 1, 15, 1, "b2b4c3", "not_playing"}));

TEST(RecordError, OfAnIllegalMoveHasTheVerdict) {
    const RecordError error = error_of("1. a1b2 a1b2");
    ASSERT_TRUE(error.verdict);
    EXPECT_EQ(error.verdict->reason, Reason::empty_cell);
    EXPECT_EQ(error_of("hello").verdict, std::nullopt);
}

TEST(RecordError, IsOneLineOfText) {
    EXPECT_EQ(to_text(error_of("1. a1b2 a1b2")),
              "game 1, line 1, column 9, ply 2, a1b2: the move is not legal: empty_cell");
    EXPECT_EQ(
        to_text(RecordError{
            .game = 0, .line = 0, .column = 0, .ply = 0, .move = "", .what = "x", .verdict = {}}),
        "x");
}

// Which of the games are right, and where the errors are.
std::string summary(std::string_view text) {
    std::string all;
    RecordReader reader(text);
    while (const auto record = reader.next())
        all += *record ? "ok "
                       : std::to_string(record->error().game) + ":" +
                             std::to_string(record->error().line) + " ";
    return all;
}

TEST(RecordError, InOneGameLeavesTheOthersAlone) {
    EXPECT_EQ(summary("a1b2 1-0\n x 1-0\n a1b2 1-0"), "ok 2:2 ok ");
    EXPECT_EQ(summary("[A \"x\"]\n a1b2 (a2b3\n[A \"x\"]\n a1b2 *"), "1:2 ok ");
    EXPECT_EQ(summary("[A \"x\"]\n a1b2 {open\n\n[A \"x\"]\n a1b2 *\n[B]\n*"), "1:2 ok 3:6 ");
    EXPECT_EQ(summary("[A \"x]\n[B \"y\"]\n\n a1b2 *\n[A \"x\"] *"), "1:1 ok ");
    EXPECT_EQ(summary("what is this?\n\n[A \"x\"] a1b2"), "1:1 ok ");
    EXPECT_EQ(summary("1. a1b2 i5h5 2. a1b2 1. a1b2 i5h5"), "1:1 ok ");
}

TEST(RecordError, NothingIsTooBigOrTooStrange) {
    for (const std::string_view piece : {"a",       "(",         ")",
                                         "{",       "}",         "[",
                                         "]",       "\"",        "\\",
                                         "%\n",     ";",         "$",
                                         "!",       "1",         "1.",
                                         "*",       "-",         "--",
                                         "a1b2",    "[A \"x\"]", "(a1b2",
                                         "{[%clk ", "\n",        "\r",
                                         "\x80",    "1-0\n",     "[Mode \"trio\"]\n"}) {
        std::string text;
        while (text.size() < 100'000) text += piece;
        RecordReader reader(text);
        while (const auto record = reader.next())
            EXPECT_LT(*record ? 0 : to_text(record->error()).size(), 200u);
    }
    EXPECT_FALSE(error_of(std::string(100'000, '\0')).what.empty());
}

} // namespace
} // namespace sumito::game
