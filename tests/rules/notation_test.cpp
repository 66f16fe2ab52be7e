#include "random_boards.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/notation.h"
#include "rules/playstrategy.h"
#include "texts.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::rules {
namespace {

constexpr Notation notations[] = {Notation::standard, Notation::nacre, Notation::playstrategy};

Position position_of_fen(std::string_view fen) {
    const auto setup = parse_playstrategy_fen(fen);
    EXPECT_TRUE(setup) << fen;
    return setup ? position_from(to_text(*setup)) : Position::start(duel);
}

std::string shown(const std::expected<Move, MoveError>& read) {
    if (read) return "move " + std::to_string(read->bits());
    if (const auto* verdict = std::get_if<Verdict>(&read.error()))
        return std::string(name(verdict->reason));
    return std::get<TextError>(read.error()).what;
}

void expect_read(const Position& position, std::string_view text, Move move) {
    const auto read = read_move(position, text);
    EXPECT_TRUE(read && *read == move)
        << text << " read as " << shown(read) << ": " << position.text();
}

// The ends of a broadside named the other way round.
std::string other_way_round(Move move) {
    const Cell end = *move.cell().neighbour(move.axis(), move.length() - 1);
    return name(end) + name(move.cell()) + name(*end.neighbour(move.direction()));
}

void check_texts(const Position& position, Notation notation) {
    std::set<std::string> seen;
    for (const Move move : generate(position)) {
        const std::string text = to_text(position, move, notation);
        EXPECT_TRUE(seen.insert(text).second) << text << " twice: " << position.text();
        expect_read(position, text, move);
    }
}

TEST(Notation, EveryMoveIsReadBackInEachNotation) {
    for (const Ruleset* ruleset : rulesets) {
        RandomBoards boards(*ruleset, 7);
        for (int i = 0; i < 1500 && !HasFailure(); ++i) {
            const Position position = boards.next();
            for (const Notation notation : notations) check_texts(position, notation);
        }
    }
    for (const Layout& layout : layouts())
        for (const Notation notation : notations) check_texts(start_of(layout), notation);
}

TEST(Notation, ABroadsideIsReadFromEitherEnd) {
    int broadsides = 0;
    for (const Ruleset* ruleset : rulesets) {
        RandomBoards boards(*ruleset, 8);
        for (int i = 0; i < 1000 && !HasFailure(); ++i) {
            const Position position = boards.next();
            for (const Move move : generate(position))
                if (move.is_broadside()) {
                    ++broadsides;
                    expect_read(position, other_way_round(move), move);
                }
        }
    }
    EXPECT_GT(broadsides, 5'000);
}

TEST(Notation, CapitalsAndSignsBetweenCellsAreRead) {
    const Position start = position_from(duel_start);
    const Move line = Move::in_line(*cell_named("a1"), Direction::NE);
    for (const char* text : {"a1b2", "A1B2", "A1b2", "a1-b2", "a1->b2", "a1 b2", "a1 - b2", "a1xb2",
                             "a1d4", "A1-D4", "a1 -> d4"})
        expect_read(start, text, line);
    const Move side = Move::broadside(*cell_named("c3"), Direction::E, 3, Direction::NE);
    for (const char* text : {"c3c5d4", "C3C5D4", "c5c3d6", "c3-c5-d4", "c3 c5 d4", "c3d6", "C3D6"})
        expect_read(start, text, side);
}

struct Sample {
    const char* position;
    const char* standard;
    const char* nacre;
    const char* playstrategy;
};

TEST(Notation, WritesEachWay) {
    const std::string pushes = "5/6/7/8/4bbbw1/4w3/7/6/5 b 0-0 duel";
    const Sample samples[] = {
        {duel_start.data(), "a1b2", "a1d4", "a1d4"},
        {duel_start.data(), "c3d3", "c3d3", "c3d3"},
        {duel_start.data(), "c3c5d4", "c3d6", "c3d6"},
        {duel_start.data(), "c3c5d3", "c5d3", "c5d3"},
        {duel_start.data(), "c3c4d4", "c3d5", "c3d5"},
        {"5/6/7/8/9/4bb2/7/6/5 b 0-0 duel", "d5d6", "d5d7", "d5d7"},
        {"5/6/7/8/9/8/1bb4/6/5 b 0-0 duel", "c2c3d3", "c2d4", "c2d4"},
        {"5/6/7/8/9/8/7/6/bb3 b 0-0 duel", "a1a2b2", "a1b3", "a1b3"},
        {pushes.c_str(), "e5e6", "e5e8", "e5e9"},
        {pushes.c_str(), "e6e7", "e6e8", "e6e9"},
        {"5/6/7/8/4bbbww/8/7/6/5 b 0-0 duel", "e5e6", "e5e8", "e5e9"},
        {"5/6/7/8/3bbbww1/8/7/6/5 b 0-0 duel", "e4e5", "e4e7", "e4e9"},
        {"5/6/7/8/6bbw/8/7/6/5 b 0-0 duel", "e7e8", "e7e9", "e7e9"},
        {"5/6/7/8/brby5/8/7/6/5 b 0-0 teams", "e1e2", "e1e4", "e1e5"},
    };
    for (const auto& [text, standard, nacre, playstrategy] : samples) {
        const Position position = position_from(text);
        const auto move = read_move(position, standard);
        ASSERT_TRUE(move) << standard << ": " << text;
        EXPECT_EQ(to_text(position, *move), standard) << text;
        EXPECT_EQ(to_text(position, *move, Notation::nacre), nacre) << text;
        EXPECT_EQ(to_text(position, *move, Notation::playstrategy), playstrategy) << text;
    }
}

TEST(Notation, APassIsReadAndWritten) {
    const Position stuck = position_from("5/6/7/8/4r4/8/7/ww4/br3 b 0-0-0 trio");
    for (const Notation notation : notations)
        EXPECT_EQ(to_text(stuck, Move::pass(), notation), pass_text);
    expect_read(stuck, "--", Move::pass());
    expect_read(stuck, "pass", Move::pass());
}

// Three marbles named from the end that the step goes towards: c3c5 to the north-west as c3d5. Two
// of them can always go to the same cell, and two is what a reader must take it for.
TEST(Notation, TheShortFormOfThreeMarblesMeansTwo) {
    const Position start = position_from(duel_start);
    expect_read(start, "c3d5", Move::broadside(*cell_named("c3"), Direction::E, 2, Direction::NE));
    expect_read(start, "c5d3", Move::broadside(*cell_named("c3"), Direction::E, 3, Direction::NW));
}

// Plays the moves and looks whether each is written again as it was read.
Position play_and_write(Position position, std::string_view moves, Notation notation) {
    for (const std::string& text : words(moves)) {
        const auto move = read_move(position, text);
        EXPECT_TRUE(move) << text << " read as " << shown(move) << ": " << position.text();
        if (!move) break;
        EXPECT_EQ(to_text(position, *move, notation), text) << position.text();
        position.play(*move);
    }
    return position;
}

TEST(NotationSamples, OpeningAtPlayStrategy) {
    const Position end = play_and_write(
        position_from(belgian_start), "a1d4 i5f5 a2c4 i6g6 b3d5 b6c7 h9g9", Notation::playstrategy);
    EXPECT_EQ(end.turn(), Colour::white);
}

TEST(NotationSamples, SingleMovesAtPlayStrategy) {
    constexpr std::pair<const char*, const char*> samples[] = {
        {"5/s4S/ss3SS/ssss1SSS/3S1S3/SSS1ssss/SS3ss/S4s/5 0 0 b 0 1", "c2g6 d3g6 g8c4 f7c4"},
        {"1SS2/2sSSS/1SSssss/3S4/3S5/2S5/1s5/ssss2/SSSSs 0 0 b 0 1", "a2a5 a3a5 f5b1"},
        {"5/6/7/8/4SSSs1/4s3/7/6/5 0 0 b 0 1",
         "e5f8 e7f5 e5f7 e6f8 e6f5 e7f6 e6d7 e5e9 e6e9 e7e4 e6e4"},
    };
    for (const auto& [fen, moves] : samples)
        for (const std::string& move : words(moves))
            play_and_write(position_of_fen(fen), move, Notation::playstrategy);
}

std::string mirrored(const std::string& move) {
    std::string text;
    for (std::size_t i = 0; i < move.size(); i += 2) {
        text += static_cast<char>('a' + (move[i + 1] - '1'));
        text += static_cast<char>('1' + (move[i] - 'a'));
    }
    return text;
}

// An earlier way of PlayStrategy: letter and number change places, and in a push the second cell
// is where one's own front marble comes to stand. That is Nacre, seen in a mirror.
TEST(NotationSamples, MirroredGameAtPlayStrategy) {
    Position end = position_from(belgian_start);
    for (const std::string& move :
         words("a1d4 e9e6 b1d3 e1e4 c2e4 d8d6 b3e3 g3f4 i9f6 e8e5 a2c2 f2c2 h9f7 e2b2 a2b3 e7e4 "
               "i8g6 e6e3 b3e3 d7e6 h8h6 g4d4"))
        end = play_and_write(end, mirrored(move), Notation::nacre);
    EXPECT_EQ(end.ejected(Side{0}), 0);
    EXPECT_EQ(end.ejected(Side{1}), 1);
}

// A whole game played on a public server in 2016, Belgian daisy, white wins with six to four.
TEST(NotationSamples, AWholeGame) {
    constexpr std::string_view moves =
        "i9h8 i6h6 i8h7 a5b5 h8g7 h6g5 h9g8 a4b4 a1b1 b4c4 h7g6 g5f4 g8g7 e3e4 g6f5 f4h4e3 a2a3 "
        "c4d4 b1b2 b6c6 c1c2 b5c6 g5f4 c5d5 g7g6 e4e5 f4e4 c6d6 h6g5 f6e5 b2b3 f3g3e2 a1a2 f2e2 "
        "f7e7 c7c6 a2b3 c2c3 d7e7 e2d2 e7f7 c6d6 f7g7 i7h6 a3b4 d2d3 e3f4 d3d4 d7e8 d6e6 g7h7 "
        "e6f6 i7i6 f6g6 f4g5 i7i6 h7h6 f5e5 a5b5b6 c3c4 c7d7 e7d6 d8e8 d6c6 e8d7 d4c4 b3c3 c4b4 "
        "f8e8 h4g4 e4f5 g6f6 c6e8d6 f6e5 f8e7 d4d5 b2c3 a3b4b3 d7e7 b5b6c6 f7e7 e5d5 f5g5 d5c5 "
        "e7d7 c5b5";
    const Position end = play_and_write(position_from(belgian_start), moves, Notation::standard);
    EXPECT_EQ(words(moves).size(), 86U);
    EXPECT_EQ(end.ejected(Side{0}), 4);
    EXPECT_EQ(end.ejected(Side{1}), 6);
    EXPECT_TRUE(generate(end).empty());
}

} // namespace
} // namespace sumito::rules
