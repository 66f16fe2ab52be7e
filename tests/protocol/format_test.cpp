#include "engine/protocol/format.h"
#include "rules/notation.h"

#include <gtest/gtest.h>

namespace sumito::engine::protocol {
namespace {

using rules::Move;
using rules::Position;

const Position start = Position::start(rules::duel);

Move move_in(const Position& position, std::string_view text) {
    return rules::read_move(position, text).value();
}

Position after(Position position, std::string_view text) {
    position.play(move_in(position, text));
    return position;
}

Report sample() {
    return {.depth = 7,
            .selective_depth = 12,
            .rank = 2,
            .score = {Score::Kind::marbles, -35},
            .bound = Bound::exact,
            .nodes = 120000,
            .table_permille = 4,
            .elapsed = Milliseconds(40),
            .line = {move_in(start, "a1b2"), move_in(after(start, "a1b2"), "i5h5")}};
}

TEST(ProtocolFormat, Reports) {
    EXPECT_EQ(info_text(start, sample()),
              "info depth 7 seldepth 12 multipv 2 score cp -35 nodes 120000 nps 3000000 hashfull 4 "
              "time 40 pv a1b2 i5h5");
}

TEST(ProtocolFormat, ReportsWithoutTimeOrLine) {
    Report report = sample();
    report.elapsed = {};
    report.line.clear();
    EXPECT_TRUE(info_text(start, report).ends_with(" nps 120000000 hashfull 4 time 0"));
}

TEST(ProtocolFormat, Bounds) {
    Report report = sample();
    report.bound = Bound::at_least;
    EXPECT_NE(info_text(start, report).find(" score cp -35 lowerbound nodes "), std::string::npos);
    report.bound = Bound::at_most;
    EXPECT_NE(info_text(start, report).find(" score cp -35 upperbound nodes "), std::string::npos);
}

TEST(ProtocolFormat, Scores) {
    EXPECT_EQ(score_text(Score::of(marble_value)), "cp 100");
    EXPECT_EQ(score_text(Score::of(win_in(3))), "win 3");
    EXPECT_EQ(score_text(Score::of(loss_in(4))), "loss 4");
}

TEST(ProtocolFormat, LinesEndWhereTheyCannotBePlayed) {
    Report report = sample();
    report.line.push_back(report.line[0]);
    EXPECT_TRUE(info_text(start, report).ends_with(" pv a1b2 i5h5"));
}

TEST(ProtocolFormat, BestMoves) {
    Answer answer;
    answer.best = move_in(start, "c3c5d4");
    EXPECT_EQ(best_move_text(start, answer), "bestmove c3c5d4");
    answer.expected = move_in(after(start, "c3c5d4"), "i5h5");
    EXPECT_EQ(best_move_text(start, answer), "bestmove c3c5d4 ponder i5h5");
    answer.expected = answer.best;
    EXPECT_EQ(best_move_text(start, answer), "bestmove c3c5d4");
}

TEST(ProtocolFormat, ErrorsCountCharactersFromOne) {
    EXPECT_EQ(error_text({0, "so it is"}), "info string error character 1: so it is");
    EXPECT_EQ(error_text({{}, "so it is"}), "info string error so it is");
}

} // namespace
} // namespace sumito::engine::protocol
