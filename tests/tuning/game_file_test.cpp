#include "rules/generate.h"
#include "rules/layout.h"
#include "tuning/game_file.h"

#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

ScoredGame game_of(std::string_view layout, int plies, std::optional<rules::Side> winner) {
    ScoredGame game{rules::start_of(*rules::layout_named(layout)), {}, winner};
    rules::Position position = game.start;
    for (int i = 0; i < plies; ++i) {
        const auto moves = rules::generate(position);
        const rules::Move move = moves[static_cast<std::size_t>(i * 7) % moves.size()];
        game.moves.push_back({move, static_cast<std::int16_t>(i * 20 - 300)});
        position.play(move);
    }
    return game;
}

std::string file_of(const std::vector<ScoredGame>& games) {
    std::string bytes(game_file_head);
    for (const ScoredGame& game : games) bytes += to_bytes(game);
    return bytes;
}

void expect_same(const ScoredGame& a, const ScoredGame& b) {
    EXPECT_EQ(a.start, b.start);
    EXPECT_EQ(a.winner, b.winner);
    ASSERT_EQ(a.moves.size(), b.moves.size());
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        EXPECT_EQ(a.moves[i].move, b.moves[i].move);
        EXPECT_EQ(a.moves[i].score, b.moves[i].score);
    }
}

const std::vector games{game_of("standard", 8, rules::Side{1}),
                        game_of("belgian-daisy", 0, std::nullopt),
                        game_of("trio", 5, rules::Side{2})};

TEST(GameFile, ReadsWhatItWrote) {
    const std::string bytes = file_of(games);
    const auto read = read_games(bytes);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->size, bytes.size());
    ASSERT_EQ(read->games.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) expect_same(read->games[i], games[i]);
}

std::size_t bytes_of_last_move(const ScoredGame& game) {
    ScoredGame before = game;
    before.moves.pop_back();
    return to_bytes(game).size() - to_bytes(before).size();
}

TEST(GameFile, HasTwoBytesForEachMoveThatChangesLittle) {
    ScoredGame game = game_of("standard", 9, std::nullopt);
    const int said = game.moves[6].score; // by the same side
    for (const int difference : {0, -127, 127}) {
        game.moves.back().score = static_cast<std::int16_t>(said + difference);
        EXPECT_EQ(bytes_of_last_move(game), 2U) << difference;
    }
    for (const int difference : {-128, 128, 300 + certain_score, 300 - certain_score}) {
        game.moves.back().score = static_cast<std::int16_t>(said + difference);
        EXPECT_EQ(bytes_of_last_move(game), 4U) << difference;
        expect_same(read_games(file_of({game})).value().games.front(), game);
    }
}

// Whoever wrote it was stopped in the middle of a game.
TEST(GameFile, TornAnywhereItKeepsTheGamesBefore) {
    const std::string bytes = file_of(games);
    const std::size_t one = file_of({games[0]}).size();
    const std::size_t two = file_of({games[0], games[1]}).size();
    for (std::size_t size = game_file_head.size(); size < bytes.size(); ++size) {
        const auto read = read_games(std::string_view(bytes).substr(0, size));
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(read->games.size(), size < one ? 0U : size < two ? 1U : 2U) << size;
        EXPECT_EQ(read->size, size < one ? game_file_head.size() : size < two ? one : two);
    }
}

TEST(GameFile, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(read_games("nothing of ours").error(), "byte 0: not a file of games");
    std::string moved = file_of({games[0]});
    moved[moved.size() - 2] = static_cast<char>(0xff);
    EXPECT_EQ(read_games(moved).error(),
              "byte " + std::to_string(moved.size() - 2) + ": no legal move");
    std::string placed = file_of({games[0]});
    placed[game_file_head.size() + 1] = 'x';
    EXPECT_TRUE(read_games(placed).error().starts_with("byte 15: no position"))
        << read_games(placed).error();
    ScoredGame strange = games[0];
    strange.winner = rules::Side{2};
    EXPECT_EQ(read_games(file_of({strange})).error(), "byte 15: no such winner");
}

} // namespace
} // namespace sumito::tuning
