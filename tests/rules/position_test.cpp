#include "rules/layout.h"
#include "rules/notation.h"
#include "rules/position.h"
#include "texts.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::rules {
namespace {

Move move_of(const Position& position, std::string_view text) {
    const auto move = read_move(position, text);
    EXPECT_TRUE(move) << text;
    return move ? *move : Move::pass();
}

std::string after(std::string_view before, std::string_view moves) {
    Position position = position_from(before);
    for (const std::string& move : words(moves)) position.play(move_of(position, move));
    return position.text();
}

TEST(Position, IsSmallEnoughToBeCopied) { EXPECT_LE(sizeof(Position), 64U); }

TEST(Position, TellsWhatStandsWhere) {
    const Position start = Position::start(teams);
    EXPECT_EQ(start.at(*cell_named("a2")), Colour::black);
    EXPECT_EQ(start.at(*cell_named("e1")), Colour::white);
    EXPECT_EQ(start.at(*cell_named("i5")), Colour::red);
    EXPECT_EQ(start.at(*cell_named("e9")), Colour::yellow);
    EXPECT_EQ(start.at(*cell_named("e5")), std::nullopt);
    EXPECT_EQ(names(start.marbles(Colour::black)), "a2 a3 a4 a5 b3 b4 b5 c4 c5");
    EXPECT_EQ(start.marbles(Side{0}), start.marbles(Colour::black) | start.marbles(Colour::red));
    EXPECT_EQ(start.occupied().size(), 36);
}

TEST(Position, ShowsEachPlayerTheirView) {
    Position position = Position::start(teams);
    for (const Colour c : {Colour::black, Colour::white, Colour::red, Colour::yellow}) {
        const View view = position.view();
        EXPECT_EQ(position.turn(), c);
        EXPECT_EQ(view.lead, position.marbles(c));
        EXPECT_EQ(view.line, position.marbles(teams.side[c]));
        EXPECT_EQ(view.foes, position.occupied() - view.line);
        EXPECT_EQ(view.empty, CellSet::board() - position.occupied());
        position.play(Move::pass());
    }
    EXPECT_EQ(position, Position::start(teams));
}

TEST(Position, PlaysInLine) {
    EXPECT_EQ(after(duel_start, "a1b2"),
              "wwwww/wwwwww/2www2/8/9/3b4/2bbb2/bbbbbb/1bbbb w 0-0 duel");
    EXPECT_EQ(after("5/6/7/8/bbw6/8/7/6/5 b 0-0 duel", "e1e2"), "5/6/7/8/1bbw5/8/7/6/5 w 0-0 duel");
    EXPECT_EQ(after("5/6/7/8/4bbbww/8/7/6/5 b 0-0 duel", "e5e6"),
              "5/6/7/8/5bbbw/8/7/6/5 w 1-0 duel");
}

TEST(Position, TheFourthMarbleStays) {
    EXPECT_EQ(after("5/6/7/8/bbbbww3/8/7/6/5 b 0-0 duel", "e2e3"),
              "5/6/7/8/b1bbbww2/8/7/6/5 w 0-0 duel");
}

TEST(Position, PlaysBroadside) {
    EXPECT_EQ(after(duel_start, "c3c5d3"),
              "wwwww/wwwwww/2www2/8/9/2bbb3/7/bbbbbb/bbbbb w 0-0 duel");
}

TEST(Position, PlaysMixedLines) {
    EXPECT_EQ(after("5/6/7/8/brbyw4/8/7/6/5 b 0-0 teams", "e1e2"),
              "5/6/7/8/1brbyw3/8/7/6/5 w 0-0 teams");
    EXPECT_EQ(after("5/6/7/8/4bbbwr/8/7/6/5 b 0-0-0 trio", "e5e6"),
              "5/6/7/8/5bbbw/8/7/6/5 w 1-0-0 trio");
}

TEST(Position, TellsWhichCellsChanged) {
    Position position = position_from("5/6/7/8/4brbyw/8/7/6/5 b 0-0 teams");
    const Changes changes = position.play(move_of(position, "e5e6"));
    EXPECT_EQ(position.text(), "5/6/7/8/5brby/8/7/6/5 w 1-0 teams");
    EXPECT_EQ(names(changes.left[Colour::black]), "e5 e7");
    EXPECT_EQ(names(changes.entered[Colour::black]), "e6 e8");
    EXPECT_EQ(names(changes.left[Colour::red]), "e6");
    EXPECT_EQ(names(changes.entered[Colour::red]), "e7");
    EXPECT_EQ(names(changes.left[Colour::yellow]), "e8");
    EXPECT_EQ(names(changes.entered[Colour::yellow]), "e9");
    EXPECT_EQ(names(changes.left[Colour::white]), "e9");
    EXPECT_TRUE(changes.entered[Colour::white].empty());
    EXPECT_EQ(changes.ejected, Colour::white);
}

TEST(Position, TurnsGoRound) {
    constexpr std::pair<const Ruleset*, const char*> rounds[] = {
        {&duel, "bwb"}, {&trio, "bwrb"}, {&teams, "bwryb"}, {&tandem, "brwyb"}};
    for (const auto& [ruleset, letters] : rounds) {
        Position position = Position::start(*ruleset);
        for (const char c : std::string_view(letters)) {
            EXPECT_EQ(letter(position.turn()), c) << ruleset->id;
            position.play(Move::pass());
        }
    }
}

TEST(Position, HashTellsWhatTheBoardAloneDoesNot) {
    const std::string rows = "5/6/7/8/4b1w2/8/7/6/5 ";
    std::set<std::uint64_t> seen;
    for (const char* rest : {"b 0-0 duel", "w 0-0 duel", "b 1-0 duel", "b 0-1 duel", "b 2-0 duel",
                             "b 1-1 duel", "b 0-0-1 trio", "r 0-0-0 trio", "y 0-0 teams"})
        EXPECT_TRUE(seen.insert(position_from(rows + rest).hash()).second) << rest;
    EXPECT_TRUE(seen.insert(position_from("5/6/7/8/4w1b2/8/7/6/5 b 0-0 duel").hash()).second);
}

TEST(Position, HashIsTheSameByAnotherWay) {
    EXPECT_EQ(position_from(after(duel_start, "c3d3 g5f4 c5d5 g7f7")).hash(),
              position_from(after(duel_start, "c5d5 g7f7 c3d3 g5f4")).hash());
    Position there = position_from(duel_start);
    Position other = there;
    for (const char* move : {"c3d3", "g5f4", "c5d5", "g7f7"}) there.play(move_of(there, move));
    for (const char* move : {"c5d5", "g7f7", "c3d3", "g5f4"}) other.play(move_of(other, move));
    EXPECT_EQ(there.hash(), other.hash());
    EXPECT_EQ(there, other);
}

TEST(Position, EqualsOnlyTheSame) {
    const std::string rows = "5/6/7/8/4b1w2/8/7/6/5 ";
    const Position position = position_from(rows + "b 0-0 duel");
    EXPECT_EQ(position, position_from(rows + "b 0-0 duel 6"));
    for (const char* rest : {"w 0-0 duel", "b 1-0 duel", "b 0-0 duel 5", "b 0-0-0 trio"})
        EXPECT_NE(position, position_from(rows + rest)) << rest;
    EXPECT_NE(position_from(rows + "b 0-0 teams"), position_from(rows + "b 0-0 tandem"));
    EXPECT_NE(position, position_from("5/6/7/8/4b2w1/8/7/6/5 b 0-0 duel"));
}

TEST(Position, BecomesASetupAndComesBack) {
    for (const Layout& layout : layouts()) {
        const Position start = start_of(layout);
        const auto again = Position::from(start.setup());
        ASSERT_TRUE(again) << layout.name;
        EXPECT_EQ(*again, start);
        EXPECT_EQ(again->text(), layout.text);
    }
    const Position odd = position_from("5/6/7/8/4b1w2/8/7/6/4r r 1-2-3 trio 9");
    EXPECT_EQ(odd.setup().goal, 9);
    EXPECT_EQ(odd.setup().turn, Colour::red);
    EXPECT_EQ(odd.setup().ejected[Side{2}], 3);
    EXPECT_EQ(*Position::from(odd.setup()), odd);
}

} // namespace
} // namespace sumito::rules
