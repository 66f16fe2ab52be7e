// What a session answers when no search is involved: the game, the options, questions, rubbish.

#include "conversation.h"

namespace sumito::engine::protocol {
namespace {

using namespace std::string_literals;
using Lines = std::vector<std::string>;

constexpr auto standard = "response wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel";

// Black, to move, is one ejection short of the goal and can make it with e5e6 only.
TEST(ProtocolSession, IntroducesItself) {
    Conversation talk;
    talk.say("ugi");
    Lines lines = talk.heard();
    EXPECT_EQ(lines.front(), "id name Sumito");
    EXPECT_EQ(lines.back(), "ugiok");
    EXPECT_EQ(count(lines, "option name "), 12);
    talk.say("uci");
    lines = talk.heard();
    EXPECT_EQ(lines.back(), "uciok");
    EXPECT_EQ(talk.answer_to("isready"), "readyok");
}

TEST(ProtocolSession, BeginsAtTheStandardStart) {
    Conversation talk;
    EXPECT_EQ(talk.fen(), standard);
    EXPECT_EQ(talk.answer_to("query turn"), "response black");
    EXPECT_EQ(talk.answer_to("query players"), "response black white");
    EXPECT_EQ(talk.answer_to("query scores"), "response 0-0");
    EXPECT_EQ(talk.answer_to("query result"), "response none");
    EXPECT_EQ(talk.answer_to("query gameover"), "response false");
    EXPECT_EQ(talk.answer_to("query p1turn"), "response true");
    EXPECT_EQ(talk.answer_to("query p2turn"), "response false");
    EXPECT_TRUE(talk.answer_to("query legalmoves").starts_with("response a1b1 a1b2 a2b2 "));
}

TEST(ProtocolSession, SetsUpPositions) {
    Conversation talk;
    talk.say("position startpos moves a1b2 i5h5");
    EXPECT_EQ(talk.fen(), "response 1wwww/wwwwww/2www2/3w4/9/3b4/2bbb2/bbbbbb/1bbbb b 0-0 duel");
    talk.say("position layout tandem");
    EXPECT_EQ(talk.answer_to("query players"), "response black red white yellow");
    talk.say("position fen 5/6/7/8/4SSSs1/4s3/7/6/5 4 5 w 0 1 moves d5d4");
    EXPECT_EQ(talk.fen(), "response 5/6/7/8/4bbbw1/3w4/7/6/5 b 4-5 duel");
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(ProtocolSession, TheRulesetSaysWhereTheStartIs) {
    Conversation talk;
    talk.say("setoption name Ruleset value trio");
    EXPECT_EQ(talk.fen(), standard) << "the game that is set up stays";
    talk.say("position startpos");
    EXPECT_EQ(talk.answer_to("query players"), "response black white red");
    EXPECT_EQ(talk.answer_to("query scores"), "response 0-0-0");
    talk.say("setoption name Ruleset value teams");
    talk.say("uginewgame");
    EXPECT_EQ(talk.answer_to("query players"), "response black white red yellow");
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(ProtocolSession, ANewGameBeginsAtTheStart) {
    Conversation talk;
    talk.say("position startpos moves a1b2");
    talk.say("uginewgame");
    EXPECT_EQ(talk.fen(), standard);
}

TEST(ProtocolSession, SaysWhoHasWon) {
    Conversation talk;
    talk.say(last_push + " moves e5e6"s);
    EXPECT_EQ(talk.answer_to("query result"), "response p1win");
    EXPECT_EQ(talk.answer_to("query gameover"), "response true");
    EXPECT_EQ(talk.answer_to("query scores"), "response 6-0");
    EXPECT_EQ(talk.answer_to("query legalmoves"), "response");
    // The side of white and yellow; white is the second to move in teams, the third in tandem.
    talk.say("position fen 5/6/7/8/9/8/7/6/wwwww w 0-6 teams");
    EXPECT_EQ(talk.answer_to("query result"), "response p2win");
    talk.say("position fen 5/6/7/8/9/8/7/6/wwwww w 0-6 tandem");
    EXPECT_EQ(talk.answer_to("query result"), "response p3win");
}

constexpr auto there_and_back = " a1b2 i5h5 d4c3 f5g5";

TEST(ProtocolSession, KnowsRepetitions) {
    Conversation talk;
    const std::string twice = "position startpos moves"s + there_and_back + there_and_back;
    talk.say(twice);
    EXPECT_EQ(talk.answer_to("query result"), "response draw");
    EXPECT_EQ(talk.answer_to(twice + " a1b2"),
              "info string error character 65: 'a1b2': the game was over before (repetition)");
    talk.say("setoption name Repetitions value 0");
    talk.say(twice + " a1b2");
    EXPECT_EQ(talk.answer_to("query result"), "response none");
    talk.say("setoption name QuietLimit value 9");
    EXPECT_EQ(talk.answer_to("query result"), "response none") << "it is for the next position";
    talk.say(twice + " a1b2");
    EXPECT_EQ(talk.answer_to("query result"), "response draw");
}

TEST(ProtocolSession, SkippedTurnsMayBeNamedOrNot) {
    Conversation talk;
    // White has no marble left: it is red's turn after black's.
    const std::string alone = "position fen 5/6/7/8/4b4/8/7/6/4r b 0-0-0 trio moves e5e6";
    talk.say(alone);
    EXPECT_EQ(talk.answer_to("query turn"), "response red");
    talk.say(alone + " --");
    EXPECT_EQ(talk.answer_to("query turn"), "response red");
    talk.say(alone + " pass a5a4");
    EXPECT_EQ(talk.answer_to("query turn"), "response black");
    talk.say(alone + " a5a4 e6e7 -- a4a3");
    EXPECT_EQ(talk.answer_to("query turn"), "response black");
    EXPECT_EQ(talk.answer_to(alone + " -- --"),
              "info string error character 62: '--': a pass is allowed only to a player who has no "
              "move");
}

TEST(ProtocolSession, OptionsAreChecked) {
    Conversation talk;
    EXPECT_EQ(talk.answer_to("setoption name Hash value 0"),
              "info string error character 27: Hash is a number from 1 to 65536, not '0'");
    EXPECT_EQ(talk.answer_to("setoption name Nonsense value 0"),
              "info string error character 16: no option is called 'Nonsense'");
    talk.say("setoption name Hash value 1");
    talk.say("setoption name Clear Hash");
    talk.say("setoption name Ponder value true");
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(ProtocolSession, AWrongMoveIsNamedWithItsReason) {
    Conversation talk;
    EXPECT_EQ(talk.answer_to("position startpos moves a1b2 a2b3"),
              "info string error character 30: 'a2b3': the move is not legal: not_your_turn (a2)");
    EXPECT_EQ(talk.answer_to("position startpos moves a1b2 i5z9"),
              "info string error character 32: 'i5z9': 'z9' is not a cell; cells are a1 to i9");
    EXPECT_EQ(talk.answer_to("go searchmoves e5e6"),
              "info string error character 16: 'e5e6': the move is not legal: empty_cell (e5)");
}

TEST(ProtocolSession, BrokenLinesChangeNothing) {
    Conversation talk;
    talk.say("position layout belgian-daisy moves a1b2");
    const std::string before = talk.fen();
    for (const std::string& line : {"hello"s,
                                    "position"s,
                                    "position nowhere"s,
                                    "position layout nowhere"s,
                                    "position fen 5/6"s,
                                    "position fen 5/6/7/8/9/8/7/6/5 b 9-9 duel"s,
                                    "position startpos moves a1b2 zz"s,
                                    "position startpos moves i5h5"s,
                                    "position startpos moves a1b2 i5h5 a1"s,
                                    "position startpos a1b2"s,
                                    "uginewgame now"s,
                                    "setoption name Ruleset value chess"s,
                                    "setoption Ruleset trio"s,
                                    "go depth -3"s,
                                    "go depth 99999999999999999999"s,
                                    "go nodes"s,
                                    "go p1time 5"s,
                                    "go searchmoves a2b3"s,
                                    "go backwards"s,
                                    "query"s,
                                    "query everything"s,
                                    "query p3turn"s,
                                    "ponderhit"s,
                                    "\0"s,
                                    "position startpos\0"s,
                                    "\xc3\x28 \xff"s,
                                    std::string(longest_line + 1, ' '),
                                    "position startpos moves "s + std::string(100000, 'a')}) {
        talk.say(line);
        const Lines lines = talk.heard();
        ASSERT_EQ(lines.size(), 1u) << line;
        EXPECT_TRUE(lines[0].starts_with("info string error ")) << lines[0];
        EXPECT_LT(lines[0].size(), 200u);
        EXPECT_EQ(lines[0].find_first_of("\0\n\r\xff"s), std::string::npos);
        EXPECT_EQ(talk.fen(), before) << line;
    }
    talk.say("position startpos");
    EXPECT_EQ(talk.fen(), standard) << "the ruleset is the old one";
}

TEST(ProtocolSession, BlanksAndLineEndsDoNotMatter) {
    Conversation talk;
    talk.say("\t position   startpos \t moves  a1b2   \r");
    EXPECT_EQ(talk.answer_to("  query\tturn\r"), "response white");
    talk.say("");
    talk.say("\r");
    EXPECT_EQ(talk.heard(), Lines{});
}

TEST(ProtocolSession, LeavesWhenItIsTold) {
    Conversation talk;
    EXPECT_EQ(talk.say("isready"), Session::Next::read_on);
    EXPECT_EQ(talk.say("quit"), Session::Next::leave);
}

} // namespace
} // namespace sumito::engine::protocol
