// The face as the page sees it: texts in, JSON out. What the answers mean is tested from the page's
// side, in web/tests/core; here, that there is one whatever was asked, where sanitizers watch.

#include "wasm/face.h"

#include <gtest/gtest.h>
#include <random>

namespace sumito::wasm {
namespace {

constexpr std::string_view start = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel";
constexpr std::string_view record = "[Mode \"trio\"]\n\n1. b2b4c3 {so} g3f3 {[%resign white]} "
                                    "1... d8f8d7 (1... h9g8 2. a2a4b2) 2. a2a4b2 -- *";

std::string joined(const std::vector<std::string>& parts) {
    std::string request;
    for (const std::string& part : parts) {
        if (&part != &parts.front()) request += '\0';
        request += part;
    }
    return request;
}

std::string ask(Face& face, const std::vector<std::string>& parts) {
    return face.answer(joined(parts));
}

TEST(Face, AnswersOrSaysWhatIsWrong) {
    Face face;
    EXPECT_EQ(ask(face, {"perft", std::string(start), "2"}), R"({"ok":true,"value":1936})");
    EXPECT_EQ(ask(face, {"perft", "x", "2"}).substr(0, 22), R"({"ok":false,"message":)");
    EXPECT_EQ(ask(face, {"perft", std::string(start)}),
              R"({"ok":false,"message":"wrong number of arguments"})");
    EXPECT_EQ(ask(face, {"nonsense"}), R"({"ok":false,"message":"there is no such function"})");
    EXPECT_EQ(ask(face, {}), R"({"ok":false,"message":"there is no such function"})");
    EXPECT_EQ(face.answer(std::string(Face::longest_request + 1, 'x')),
              R"({"ok":false,"message":"the text is too long"})");
}

TEST(Face, TellsTheFirstArgumentThatIsWrong) {
    Face face;
    EXPECT_EQ(ask(face, {"judge", std::string(start), "a1 a0", "up"}),
              R"({"ok":false,"message":"'a0' is not a cell"})");
}

TEST(Face, WhatIsOpenStaysOpen) {
    Face face;
    EXPECT_EQ(ask(face, {"new_game", "0", "layout", "trio"}), R"({"ok":true,"value":1})");
    EXPECT_EQ(ask(face, {"open_record", std::string(record), ""}),
              R"({"ok":true,"value":[{"ok":true,"value":2}]})");
    EXPECT_EQ(ask(face, {"game_act", "1", "black", "play", "a1b2", "5"}),
              R"({"ok":true,"value":{}})");
    EXPECT_EQ(ask(face, {"study_text", "1"}),
              R"({"ok":false,"message":"nothing is open under that number"})");
    EXPECT_EQ(ask(face, {"close_study", "2"}), R"({"ok":true,"value":true})");
    EXPECT_EQ(ask(face, {"close_study", "2"}), R"({"ok":true,"value":false})");
}

TEST(Face, TellsWhatTheEngineSees) {
    std::vector<std::string> lines;
    Face face([&](std::string_view line) { lines.emplace_back(line); });
    const std::string answer =
        ask(face, {"think", "1. a1b2 *", "nodes", "500", "lines", "2", "only", "i5h5 i9h8"});
    EXPECT_TRUE(answer == R"({"ok":true,"value":"i5h5"})" ||
                answer == R"({"ok":true,"value":"i9h8"})");
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines.front().starts_with(R"({"rank":1,"depth":1,"score":)"));
}

// --- anything at all ---

const std::vector<std::string> functions{
    "language",      "rulesets",      "layouts",       "position",    "fen",
    "moves",         "judge",         "line_from",     "read_move",   "play",
    "sentence",      "taken",         "new_game",      "open_game",   "close_game",
    "game_state",    "game_times",    "game_record",   "game_act",    "open_record",
    "new_study",     "close_study",   "study_tags",    "study_nodes", "study_settings",
    "study_outcome", "study_text",    "study_line",    "study_taken", "study_add",
    "study_remove",  "study_promote", "study_comment", "study_mark",  "study_set_tag",
};
const std::vector<std::string> words{
    std::string(start),
    std::string(record),
    "5/6/7/8/9/8/7/6/bbbbb w 6-0 duel",
    "5/6/7/8/9/8/7/w1r3/bw3 r 0-0-0 trio",
    "1. a1b2 i5h5 (1... -- 2. a2b3 (2. c3d3)) *",
    "",
    " ",
    "a1",
    "a1 b2",
    "NE",
    "black",
    "red",
    "ru",
    "a1b2",
    "--",
    "c3c5d4",
    "play",
    "undo",
    "resign",
    "offer",
    "accept",
    "pause",
    "time",
    "position",
    "layout",
    "teams",
    "draws",
    "quiet 1",
    "time",
    "game 1",
    "level black",
    "name white",
    "Event",
    "Black",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "-1",
    "255",
    "2147483647",
    "-2147483648",
    "9007199254740991",
    "99999999999999999999",
    "1e5",
    "\xff\xfe",
    "\xf0\x9f",
    "{",
    "(",
    "\"\\",
};

TEST(Face, AnswersAnything) {
    std::mt19937 random(61);
    const auto below = [&](std::size_t n) { return random() % n; };
    Face face;
    for (int i = 0; i < 20'000; ++i) {
        std::vector<std::string> parts{functions[below(functions.size())]};
        for (std::size_t n = below(6); n > 0; --n) parts.push_back(words[below(words.size())]);
        const std::string answer = ask(face, parts);
        ASSERT_TRUE(answer.starts_with("{\"ok\":") && answer.ends_with('}')) << joined(parts);
    }
}

} // namespace
} // namespace sumito::wasm
