#include "engine/protocol/parse.h"

#include <gtest/gtest.h>

namespace sumito::engine::protocol {
namespace {

using namespace std::chrono_literals;
using namespace std::string_literals;

constexpr auto centre = "5/6/7/8/4bbbw1/4w3/7/6/5 b 0-0 duel";

template <class C> C read(std::string_view line) {
    const auto command = parse(line);
    if (!command) {
        ADD_FAILURE() << line << ": " << command.error().what;
        return {};
    }
    EXPECT_TRUE(std::holds_alternative<C>(*command)) << line;
    return std::get<C>(*command);
}

Error error_of(std::string_view line) {
    const auto command = parse(line);
    if (!command) return command.error();
    ADD_FAILURE() << "nothing wrong with " << line;
    return {};
}

std::vector<std::string_view> texts(const std::vector<Word>& words) {
    std::vector<std::string_view> list;
    for (const Word& word : words) list.push_back(word.text);
    return list;
}

TEST(ProtocolParse, BareCommands) {
    EXPECT_EQ(read<Hello>("ugi").dialect, Dialect::ugi);
    EXPECT_EQ(read<Hello>("uci").dialect, Dialect::uci);
    read<Nothing>("");
    read<Nothing>(" \t\r");
    read<IsReady>("isready");
    read<NewGame>("uginewgame");
    read<NewGame>("ucinewgame");
    read<Stop>("  stop  ");
    read<PonderHit>("ponderhit\r");
    read<Wait>("wait");
    read<Quit>("\tquit");
}

TEST(ProtocolParse, WhatIsNoCommand) {
    EXPECT_EQ(error_of("  hello"), (Error{2, "'hello' is no command"}));
    EXPECT_EQ(error_of("UGI"), (Error{0, "'UGI' is no command"}));
    EXPECT_EQ(error_of("stop it"), (Error{5, "'it' is too much"}));
    EXPECT_EQ(error_of("ugi\0"s), (Error{0, "'ugi?' is no command"}));
    EXPECT_EQ(error_of("\xff"), (Error{0, "'?' is no command"}));
    EXPECT_LT(error_of(std::string(100000, 'x')).what.size(), 60u);
}

TEST(ProtocolParse, LinesHaveAnEnd) {
    const std::string blanks(longest_line - 4, ' ');
    read<Stop>(blanks + "stop");
    EXPECT_EQ(error_of(blanks + "stop "),
              (Error{longest_line, "the line is longer than 1048576 bytes"}));
}

TEST(ProtocolParse, Options) {
    const auto hash = read<SetOption>("setoption  name Hash value  128");
    EXPECT_EQ(hash.name, "Hash");
    EXPECT_EQ(hash.at, 16u);
    EXPECT_EQ(hash.value, (Word{"128", 28}));
    const auto button = read<SetOption>("setoption name Clear   Hash");
    EXPECT_EQ(button.name, "Clear Hash");
    EXPECT_EQ(button.value, (Word{"", 27}));
    EXPECT_EQ(read<SetOption>("setoption name A B value C  D").value.text, "C  D");
    EXPECT_EQ(read<SetOption>("setoption name Hash value").value.text, "");
}

TEST(ProtocolParse, BrokenOptions) {
    EXPECT_EQ(error_of("setoption"), (Error{9, "setoption is followed by 'name'"}));
    EXPECT_EQ(error_of("setoption Hash 3"), (Error{10, "setoption is followed by 'name'"}));
    EXPECT_EQ(error_of("setoption name"), (Error{14, "the name of the option is missing"}));
    EXPECT_EQ(error_of("setoption name value 3"), (Error{15, "the name of the option is missing"}));
}

TEST(ProtocolParse, Positions) {
    EXPECT_FALSE(read<SetPosition>("position startpos").start);
    EXPECT_TRUE(read<SetPosition>("position startpos moves").moves.empty());
    const auto moved = read<SetPosition>("position startpos moves a1b2  i5h5");
    EXPECT_EQ(moved.moves, (std::vector{Word{"a1b2", 24}, Word{"i5h5", 30}}));
    const auto trio = read<SetPosition>("position layout trio moves a1b2");
    EXPECT_EQ(trio.start, rules::Position::start(rules::trio));
    EXPECT_EQ(texts(trio.moves), (std::vector<std::string_view>{"a1b2"}));
}

TEST(ProtocolParse, PositionsAsText) {
    const auto position = rules::Position::from_text(centre).value();
    EXPECT_EQ(read<SetPosition>("position fen "s + centre).start, position);
    const std::string line = "position  fen  "s + centre + " 6 moves e5e6";
    const auto moved = read<SetPosition>(line);
    EXPECT_EQ(moved.start, position);
    EXPECT_EQ(texts(moved.moves), (std::vector<std::string_view>{"e5e6"}));
    const auto goal = read<SetPosition>("position fen "s + centre + " 2").start;
    EXPECT_EQ(goal->goal(), 2);
    const auto fen = "position fen 5/6/7/8/4SSSs1/4s3/7/6/5 0 0 b 0 1";
    EXPECT_EQ(read<SetPosition>(fen).start, position);
}

TEST(ProtocolParse, BrokenPositions) {
    EXPECT_EQ(error_of("position"), (Error{8, "position is followed by startpos, layout or fen"}));
    EXPECT_EQ(error_of("position start"), (Error{9, "'start' is none of startpos, layout or fen"}));
    EXPECT_EQ(error_of("position startpos a1b2"),
              (Error{18, "'a1b2' stands where 'moves' should"}));
    EXPECT_EQ(error_of("position layout"), (Error{15, "the name of the layout is missing"}));
    EXPECT_EQ(error_of("position layout moves"), (Error{16, "no layout is called 'moves'"}));
    EXPECT_EQ(error_of("position fen"), (Error{12, "the position is missing"}));
    EXPECT_EQ(error_of("position fen moves a1b2"), (Error{13, "the position is missing"}));
    EXPECT_EQ(error_of("position fen 5/6x b 0-0 duel").at, 16u);
    EXPECT_EQ(error_of("position fen 5/6/7/8/9/8/7/6/5 b 0-0 chess"),
              (Error{37, "'chess' is not a mode: duel, trio, teams or tandem"}));
    EXPECT_EQ(error_of("position fen 5/6/7/8/9/8/7/6/5 b 7-0 duel"),
              (Error{13, "ejections must be 0 to 6, not 7"}));
}

TEST(ProtocolParse, GoWithLimits) {
    const auto go = read<Go>("go depth 12 nodes 9223372036854775807 movetime 250 multipv 3");
    EXPECT_EQ(go.depth, 12);
    EXPECT_EQ(go.nodes, 9223372036854775807u);
    EXPECT_EQ(go.move_time, 250ms);
    EXPECT_EQ(go.lines, 3);
    EXPECT_FALSE(go.infinite || go.ponder);
    EXPECT_TRUE(read<Go>("go infinite").infinite);
    EXPECT_TRUE(read<Go>("go ponder infinite").ponder);
    EXPECT_FALSE(read<Go>("go").depth);
}

TEST(ProtocolParse, GoWithClocks) {
    const auto go = read<Go>("go p1time 100 p2time 200 p3time 300 p4time 400 p1inc 1 p4inc 4");
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(go.by_turn[i].time, (static_cast<int>(i) + 1) * 100ms);
    EXPECT_EQ(go.by_turn[0].increment, 1ms);
    EXPECT_EQ(go.by_turn[1].increment, 0ms);
    EXPECT_EQ(go.by_turn[3].increment, 4ms);
    const auto uci = read<Go>("go wtime 100 btime -7 winc 1 binc 2");
    EXPECT_EQ(uci.by_colour[rules::Colour::white].time, 100ms);
    EXPECT_EQ(uci.by_colour[rules::Colour::black].time, 0ms);
    EXPECT_EQ(uci.by_colour[rules::Colour::white].increment, 1ms);
    EXPECT_EQ(uci.by_colour[rules::Colour::black].increment, 2ms);
    EXPECT_FALSE(uci.by_colour[rules::Colour::red].time);
}

TEST(ProtocolParse, GoWithMoves) {
    const auto go = read<Go>("go searchmoves a1b2 c3c5d4 B1-C1 depth 2 searchmoves a2b3");
    EXPECT_EQ(texts(go.only), (std::vector<std::string_view>{"a1b2", "c3c5d4", "B1-C1", "a2b3"}));
    EXPECT_EQ(go.depth, 2);
    EXPECT_EQ(error_of("go searchmoves"), (Error{14, "searchmoves is followed by moves"}));
    EXPECT_EQ(error_of("go searchmoves depth 2"), (Error{15, "searchmoves is followed by moves"}));
    EXPECT_EQ(error_of("go searchmoves a1b2 z1b2"), (Error{20, "'z1b2' is no word of go"}));
}

TEST(ProtocolParse, BrokenGo) {
    EXPECT_EQ(error_of("go fast"), (Error{3, "'fast' is no word of go"}));
    EXPECT_EQ(error_of("go p5time 3"), (Error{3, "'p5time' is no word of go"}));
    EXPECT_EQ(error_of("go time 3"), (Error{3, "'time' is no word of go"}));
    EXPECT_EQ(error_of("go gtime 3"), (Error{3, "'gtime' is no word of go"}));
    EXPECT_EQ(error_of("go depth"), (Error{8, "depth is a number from 1 to 1000, not ''"}));
    for (const auto* number : {"0", "-1", "1001", "x", "3x", "+3", "99999999999999999999"})
        EXPECT_EQ(error_of("go depth "s + number),
                  (Error{9, "depth is a number from 1 to 1000, not '"s + number + "'"}));
    EXPECT_EQ(error_of("go nodes 9223372036854775808").at, 9u);
    EXPECT_EQ(error_of("go movetime 3600000001").at, 12u);
    EXPECT_EQ(error_of("go wtime 3600000001").at, 9u);
    EXPECT_EQ(error_of("go multipv 257").at, 11u);
    EXPECT_EQ(error_of("go depth x nodes y").at, 9u) << "the first is named";
}

TEST(ProtocolParse, Queries) {
    EXPECT_EQ(read<Query>("query fen").what, Question::fen);
    EXPECT_EQ(read<Query>("query legalmoves").what, Question::legal_moves);
    EXPECT_EQ(read<Query>("query p3turn").what, Question::players_turn);
    EXPECT_EQ(read<Query>("query p3turn").player, 2u);
    EXPECT_EQ(error_of("query").at, 5u);
    EXPECT_EQ(error_of("query p5turn").at, 6u);
    EXPECT_EQ(error_of("query fen now"), (Error{10, "'now' is too much"}));
}

} // namespace
} // namespace sumito::engine::protocol
