// Searches: exactly one bestmove for each go, in whatever order the lines come.

#include "conversation.h"
#include "engine/protocol/thinking.h"

#include <rapidcheck/gtest.h>

namespace sumito::engine::protocol {
namespace {

using Answers = std::vector<std::string>;

TEST(ProtocolThinking, ALimitedSearchAnswersByItself) {
    Conversation talk;
    for (const auto* go : {"go depth 1 searchmoves a1b2", "go nodes 500 searchmoves a1b2",
                           "go movetime 5 searchmoves a1b2", "go p1time 50 searchmoves a1b2",
                           "go btime 50 wtime 50 binc 1 winc 1 searchmoves a1b2"}) {
        talk.say(go);
        talk.wait_for("bestmove a1b2");
        talk.say("wait");
        EXPECT_EQ(count(talk.heard(), "bestmove"), 1) << go;
    }
}

TEST(ProtocolThinking, TellsWhatItSees) {
    Conversation talk;
    talk.say("go depth 3 multipv 2");
    talk.say("wait");
    const Answers lines = talk.heard();
    EXPECT_GE(count(lines, "info depth 3 seldepth "), 2);
    EXPECT_EQ(count(lines, "bestmove "), 1);
    EXPECT_TRUE(lines.back().starts_with("bestmove "));
    talk.say("go depth 1");
    talk.say("wait");
    for (const std::string& line : talk.heard())
        EXPECT_EQ(line.find("multipv 2"), std::string::npos) << "two lines were for one go only";
}

// So many lines that some are left out on the way, but not at the end.
TEST(ProtocolThinking, TellsOfAllMovesAtLast) {
    Conversation talk;
    talk.say("go depth 6 multipv 44");
    talk.say("wait");
    const Answers lines = talk.heard();
    ASSERT_GT(lines.size(), 45u);
    for (std::size_t rank = 1; rank <= 44; ++rank)
        EXPECT_NE(lines[lines.size() - 46 + rank].find(" multipv " + std::to_string(rank) + " "),
                  std::string::npos);
}

TEST(ProtocolThinking, SeesAWin) {
    Conversation talk;
    talk.say(last_push);
    talk.say("go depth 4");
    talk.say("wait");
    const Answers lines = talk.heard();
    EXPECT_EQ(lines.back(), "bestmove e5e6");
    EXPECT_TRUE(std::ranges::any_of(lines, [](const std::string& line) {
        return line.find(" score win 1 ") != std::string::npos && line.ends_with(" pv e5e6");
    }));
}

// The search is over long before: there is nothing to see beyond the win.
TEST(ProtocolThinking, AnInfiniteSearchWaitsForStop) {
    for (const auto* go :
         {"go infinite", "go", "go searchmoves e5e6", "go ponder depth 1", "go infinite depth 1"}) {
        Conversation talk;
        talk.say(last_push);
        talk.say(go);
        talk.wait_for("info depth");
        EXPECT_EQ(talk.answer_to("isready"), "readyok") << go;
        EXPECT_EQ(talk.answer_to("stop"), "bestmove e5e6") << go;
        talk.say("stop");
        EXPECT_EQ(talk.answers(), Answers{});
    }
}

TEST(ProtocolThinking, PonderhitLetsItAnswer) {
    Conversation talk;
    talk.say(last_push);
    talk.say("go ponder depth 1");
    EXPECT_EQ(talk.answer_to("wait"),
              "info string error the search does not end by itself: stop ends it");
    talk.say("ponderhit");
    talk.wait_for("bestmove e5e6");
    talk.say("wait");
    EXPECT_EQ(talk.answer_to("ponderhit"), "info string error no search is pondering");
}

TEST(ProtocolThinking, PonderhitDoesNotEndAnInfiniteSearch) {
    Conversation talk;
    talk.say(last_push);
    talk.say("go ponder infinite");
    talk.say("ponderhit");
    EXPECT_EQ(talk.answer_to("ponderhit"), "info string error no search is pondering");
    EXPECT_EQ(talk.answer_to("stop"), "bestmove e5e6");
}

TEST(ProtocolThinking, NothingChangesWhileItSearches) {
    Conversation talk;
    const std::string before = talk.fen();
    talk.say("go infinite");
    for (const auto* line : {"go", "go depth 1", "position layout trio", "uginewgame",
                             "setoption name Hash value 1", "setoption name Clear Hash"})
        EXPECT_EQ(talk.answer_to(line), "info string error a search is running") << line;
    EXPECT_EQ(talk.answer_to("ponderhit"), "info string error no search is pondering");
    EXPECT_EQ(talk.fen(), before);
    EXPECT_TRUE(talk.answer_to("stop").starts_with("bestmove "));
}

TEST(ProtocolThinking, AfterTheAnswerTheNextMayBeginAtOnce) {
    Conversation talk;
    for (int i = 0; i < 50; ++i) {
        talk.say("go nodes 50");
        talk.wait_for("bestmove");
        EXPECT_EQ(count(talk.heard(), "info string error"), 0);
    }
}

TEST(ProtocolThinking, AFinishedGameHasNoMove) {
    Conversation talk;
    talk.say(std::string(last_push) + " moves e5e6");
    for (const auto* go : {"go depth 3", "go infinite"}) {
        talk.say(go);
        EXPECT_EQ(talk.answers(),
                  (Answers{"info string the game is over: goal", "bestmove (none)"}));
    }
    talk.say("position fen 5/6/7/8/9/8/7/6/wwwww b 0-0 duel");
    talk.say("go depth 3");
    EXPECT_EQ(talk.answers(),
              (Answers{"info string the game is over: no move black", "bestmove (none)"}));
}

TEST(ProtocolThinking, TheClockIsThatOfThePlayerToMove) {
    Conversation talk;
    talk.say("position layout tandem moves a2b2");
    EXPECT_EQ(talk.answer_to("go p1time 9 p3time 9 p4time 9"),
              "info string error p2time is missing: red is to move");
    talk.say("go p2time 9");
    talk.wait_for("bestmove");
    talk.say("go rtime 9");
    talk.say("wait");
    EXPECT_EQ(count(talk.heard(), "bestmove"), 2);
}

TEST(ProtocolThinking, AtTheEndOfInputALimitedSearchIsFinished) {
    Conversation talk;
    talk.say("go depth 4");
    talk.end_of_input();
    const Answers lines = talk.heard();
    EXPECT_GE(count(lines, "info depth 4 "), 1);
    EXPECT_EQ(count(lines, "bestmove"), 1);
}

TEST(ProtocolThinking, AtTheEndOfInputAnInfiniteOneIsStopped) {
    for (const auto* go : {"go infinite", "go ponder movetime 5"}) {
        Conversation talk;
        talk.say(go);
        talk.end_of_input();
        EXPECT_EQ(count(talk.heard(), "bestmove"), 1) << go;
    }
}

TEST(ProtocolThinking, QuitStopsASearch) {
    Conversation talk;
    talk.say("go depth 100");
    EXPECT_EQ(talk.say("quit"), Session::Next::leave);
    EXPECT_EQ(count(talk.heard(), "bestmove"), 1);
}

TEST(ProtocolThinking, AnUnfinishedSearchDoesNotOutliveItsSession) {
    Answers heard;
    {
        Session session("Sumito", [&](std::string_view line) { heard.emplace_back(line); });
        session.take("go infinite");
    }
    EXPECT_EQ(count(heard, "bestmove"), 1);
}

TEST(ProtocolThinking, SeveralThreadsAnswerOnce) {
    Conversation talk;
    talk.say("setoption name Threads value 3");
    talk.say("go infinite");
    talk.wait_for("info depth 3");
    EXPECT_TRUE(talk.answer_to("stop").starts_with("bestmove "));
}

RC_GTEST_PROP(ProtocolThinking, OneBestmoveForEachGo, ()) {
    const auto lines = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "go nodes 30", "go infinite", "go ponder nodes 30", "go movetime 1", "go depth 0", "stop",
        "ponderhit", "wait", "isready", "position startpos moves a1b2", "position layout trio",
        last_push, std::string(last_push) + " moves e5e6", "uginewgame", "query fen",
        "setoption name MultiPV value 2", "rubbish"));
    Conversation talk;
    int accepted = 0;
    Answers all;
    for (const std::string& line : lines) {
        talk.say(line);
        const Answers heard = talk.heard();
        if (line.starts_with("go") && count(heard, "info string error") == 0) ++accepted;
        all.insert(all.end(), heard.begin(), heard.end());
        RC_ASSERT(count(all, "bestmove") <= accepted);
    }
    talk.end_of_input();
    const Answers heard = talk.heard();
    RC_ASSERT(count(all, "bestmove") + count(heard, "bestmove") == accepted);
}

TEST(ProtocolPace, KeepsToSoManyLinesASecond) {
    Pace pace;
    int lines = 0;
    for (int i = 0; i < 3 * Pace::lines_a_second; ++i) lines += pace.allows(Milliseconds(999));
    EXPECT_EQ(lines, Pace::lines_a_second);
    EXPECT_TRUE(pace.allows(Milliseconds(1000)));
}

} // namespace
} // namespace sumito::engine::protocol
