// What is said about moves, from scores and from the engine.

#include "cli/analyse_record.h"
#include "cli/analyse_review.h"
#include "rules/generate.h"
#include "rules/notation.h"

#include <cmath>
#include <gtest/gtest.h>

namespace sumito::cli {
namespace {

using engine::Score;
using rules::Colour;
using Kind = Score::Kind;

TEST(WinningChance, GrowsWithTheScore) {
    EXPECT_DOUBLE_EQ(winning_chance({Kind::marbles, 0}), 0.5);
    EXPECT_NEAR(winning_chance({Kind::marbles, 100}), 0.75, 1e-9);
    EXPECT_NEAR(winning_chance({Kind::marbles, -100}), 0.25, 1e-9);
    EXPECT_DOUBLE_EQ(winning_chance({Kind::win, 7}), 1);
    EXPECT_DOUBLE_EQ(winning_chance({Kind::loss, 7}), 0);
}

TEST(Mark, DependsOnWhatWasGivenAway) {
    EXPECT_EQ(sign_of(mark_of(0)), "");
    EXPECT_EQ(sign_of(mark_of(0.0699)), "");
    EXPECT_EQ(sign_of(mark_of(0.07)), "?!");
    EXPECT_EQ(sign_of(mark_of(0.14)), "?");
    EXPECT_EQ(sign_of(mark_of(0.25)), "??");
    EXPECT_EQ(sign_of(mark_of(1)), "??");
}

TEST(ScoreText, IsInMarblesOrPlies) {
    EXPECT_EQ(score_text({Kind::marbles, 0}), "0.00");
    EXPECT_EQ(score_text({Kind::marbles, 5}), "+0.05");
    EXPECT_EQ(score_text({Kind::marbles, -250}), "-2.50");
    EXPECT_EQ(score_text({Kind::win, 5}), "+#5");
    EXPECT_EQ(score_text({Kind::loss, 4}), "-#4");
}

TEST(AsTold, IsTheFirstSidesViewUnlessThreePlay) {
    const auto told = [](const rules::Ruleset& ruleset, Colour turn, const Score& score) {
        rules::Setup setup = rules::Position::start(ruleset).setup();
        setup.turn = turn;
        return as_told(score, *rules::Position::from(setup));
    };
    const Score ahead{Kind::marbles, 40};
    const Score behind{Kind::marbles, -40};
    EXPECT_EQ(told(rules::duel, Colour::black, ahead), ahead);
    EXPECT_EQ(told(rules::duel, Colour::white, ahead), behind);
    EXPECT_EQ(told(rules::teams, Colour::red, ahead), ahead);
    EXPECT_EQ(told(rules::tandem, Colour::yellow, ahead), behind);
    EXPECT_EQ(told(rules::trio, Colour::white, ahead), ahead);
    EXPECT_EQ(told(rules::duel, Colour::white, {Kind::win, 3}), (Score{Kind::loss, 3}));
    EXPECT_EQ(told(rules::duel, Colour::white, {Kind::loss, 3}), (Score{Kind::win, 3}));
}

game::Record record_of(const std::string& text) {
    game::RecordReader reader(text);
    return **reader.next();
}

GameReview reviewed(const game::Record& record, std::uint64_t nodes) {
    engine::Options options;
    options.hash_megabytes = 4;
    engine::Engine engine(options);
    engine::Limits limits;
    limits.nodes = nodes;
    return review(*game::replay(record), engine, limits, [](std::size_t) {});
}

// Black could have ejected the sixth and lets it be.
const char* const missed_win = "[Mode \"duel\"]\n[Draws \"none\"]\n"
                               "[Position \"5/6/7/8/6bbw/8/7/6/w4 b 5-0 duel\"]\n\n"
                               "1. e7d6 a1a2 *\n";

TEST(Review, SeesAWinThatWasMissed) {
    const GameReview found = reviewed(record_of(missed_win), 5000);
    ASSERT_EQ(found.plies.size(), 2U);
    const auto& worth = *found.plies[0].worth;
    EXPECT_EQ(worth.best_score, (Score{Kind::win, 1}));
    EXPECT_EQ(rules::to_text(found.plies[0].before, worth.best.front()), "e7e8");
    EXPECT_EQ(found.plies[0].move, *rules::read_move(found.plies[0].before, "e7d6"));
    EXPECT_FALSE(found.plies[0].ejected);
}

TEST(Review, FindsNothingWrongWithTheBestMove) {
    const GameReview found =
        reviewed(record_of("[Mode \"duel\"]\n[Position \"5/6/7/8/6bbw/8/7/6/w4 b 5-0 duel\"]\n\n"
                           "1. e7e8 1-0\n"),
                 5000);
    ASSERT_EQ(found.plies.size(), 1U);
    EXPECT_EQ(found.plies[0].worth->score, (Score{Kind::win, 1}));
    EXPECT_EQ(found.plies[0].worth->loss, 0);
    EXPECT_EQ(found.plies[0].ejected, Colour::white);
    const PlayerSummary black = found.summary(Colour::black);
    EXPECT_EQ(black.moves, 1);
    EXPECT_DOUBLE_EQ(black.accuracy, 100);
    EXPECT_EQ(found.summary(Colour::white).moves, 0);
}

TEST(Review, PassesOverSkippedTurns) {
    const game::Record record = record_of("[Mode \"trio\"]\n[Layout \"trio\"]\n\n"
                                          "1. b2b4c3 g3f3 {[%resign white]} 1... d8f8d7 "
                                          "2. a2a4b2 -- f9g9e8 *\n");
    const GameReview found = reviewed(record, 500);
    ASSERT_EQ(found.plies.size(), 6U);
    EXPECT_FALSE(found.plies[4].worth);
    EXPECT_TRUE(found.plies[5].worth);
    EXPECT_EQ(found.summary(Colour::white).moves, 1);
}

TEST(Review, IsTheSameEveryTime) {
    const game::Record record = record_of("1.a1b2 i5h5 2.a2b3 i6h6\n");
    const GameReview first = reviewed(record, 3000);
    const GameReview second = reviewed(record, 3000);
    for (std::size_t i = 0; i < first.plies.size(); ++i) {
        EXPECT_EQ(first.plies[i].worth->score, second.plies[i].worth->score);
        EXPECT_EQ(first.plies[i].worth->best, second.plies[i].worth->best);
    }
}

TEST(Summary, CountsMarksByPlayer) {
    GameReview made;
    for (const double loss : {0.0, 0.3, 0.1, 0.2}) {
        ReviewedPly& ply = made.plies.emplace_back();
        if (made.plies.size() % 2 == 0) ply.before.play(rules::generate(ply.before)[0]);
        ply.worth = ReviewedPly::Worth{{}, {}, {}, loss, mark_of(loss)};
    }
    const PlayerSummary black = made.summary(Colour::black);
    EXPECT_EQ(black.moves, 2);
    EXPECT_EQ(black.dubious, 1);
    EXPECT_EQ(black.mistakes + black.blunders, 0);
    EXPECT_NEAR(black.accuracy, 100 * (1 + std::exp(-0.4)) / 2, 1e-9);
    const PlayerSummary white = made.summary(Colour::white);
    EXPECT_EQ(white.mistakes, 1);
    EXPECT_EQ(white.blunders, 1);
}

TEST(Annotate, WritesARecordThatCanBeReadAgain) {
    game::Record record = record_of("[Mode \"duel\"]\n[Layout \"standard\"]\n\n"
                                    "1. a1b2 $2 {well, well} 1... i5h5 *\n");
    GameReview made;
    rules::Position position = record.settings.start;
    for (const game::Turn& turn : record.turns) {
        made.plies.push_back({position, turn.move, {}, {}});
        const std::vector better{
            *rules::read_move(position, position.turn() == Colour::black ? "a2b3" : "i6h6")};
        made.plies.back().worth = ReviewedPly::Worth{
            {Kind::marbles, -55}, {Kind::marbles, 7}, better, 0.2, Mark::mistake};
        position.play(turn.move);
    }
    annotate(record, made);
    EXPECT_EQ(record.turns[0].comment, "[%eval -0.55] well, well");
    EXPECT_EQ(record.turns[0].marks, std::vector{2}) << "not twice";
    EXPECT_EQ(record.turns[1].comment, "[%eval +0.55]");
    EXPECT_EQ(record.turns[1].marks, std::vector{2});
    ASSERT_EQ(record.turns[1].variations.size(), 1U);
    EXPECT_EQ(record_of(game::to_text(record)), record);

    // Once more, otherwise.
    record.turns[1].marks.push_back(1);
    made.plies[0].worth->score.number = 3;
    made.plies[0].worth->mark = Mark::none;
    made.plies[1].worth->mark = Mark::blunder;
    annotate(record, made);
    EXPECT_EQ(record.turns[0].comment, "[%eval +0.03] well, well");
    EXPECT_EQ(record.turns[0].marks, std::vector<int>{});
    EXPECT_EQ(record.turns[1].comment, "[%eval +0.55]");
    EXPECT_EQ(record.turns[1].marks, (std::vector{4, 1})) << "the player's own stays";
    EXPECT_EQ(record.turns[1].variations.size(), 1U);
}

} // namespace
} // namespace sumito::cli
