#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/notation.h"
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

const std::string head = game_file_head("how they were made");

std::string file_of(const std::vector<ScoredGame>& games) {
    std::string bytes = head;
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
    EXPECT_EQ(read->made, "how they were made");
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

// As it is written down in game_file.h: what was written long ago has to be read as it was meant.
TEST(GameFile, IsMadeOfTheseBytes) {
    const std::string start = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel";
    std::string bytes(1, static_cast<char>(start.size()));
    bytes += start;
    bytes += {2, 3, 0}; // white has won, after three moves
    bytes += {0, 20, 5, -10};
    bytes += {40, -128, 44, 1}; // too far from 20, so it is there as a whole: 256 + 44
    for (const int c : {0x7a, 0x52, 0x62, 0xe1}) bytes.push_back(static_cast<char>(c));
    const auto read = read_games(head + bytes);
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(read->games.size(), 1U);
    const ScoredGame& game = read->games[0];
    EXPECT_EQ(game.winner, rules::Side{1});
    rules::Position position = game.start;
    std::string text;
    for (const ScoredMove& m : game.moves) {
        text += rules::to_text(position, m.move) + ' ' + std::to_string(m.score) + ' ';
        position.play(m.move);
    }
    EXPECT_EQ(text, "c3c4 20 g7g6 -10 b4c4 300 ");
    EXPECT_EQ(to_bytes(game), bytes);
}

// Whoever wrote it was stopped in the middle of a game.
TEST(GameFile, TornAnywhereItKeepsTheGamesBefore) {
    const std::string bytes = file_of(games);
    const std::size_t one = file_of({games[0]}).size();
    const std::size_t two = file_of({games[0], games[1]}).size();
    for (std::size_t size = head.size(); size < bytes.size(); ++size) {
        const auto read = read_games(std::string_view(bytes).substr(0, size));
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(read->games.size(), size < one ? 0U : size < two ? 1U : 2U) << size;
        EXPECT_EQ(read->size, size < one ? head.size() : size < two ? one : two);
    }
}

TEST(GameFile, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(read_games("nothing of ours").error(), "byte 0: not a file of games");
    EXPECT_EQ(read_games("").error(), "byte 0: not a file of games");
    EXPECT_EQ(read_games("sumito games 5").error(),
              "byte 14: nothing about how the games were made");
    EXPECT_EQ(read_games("sumito games 4\n").error(), "byte 0: a file of games of another version");
    EXPECT_EQ(read_games(head.substr(0, head.size() - 1)).error(),
              "byte 15: nothing about how the games were made");
    std::string moved = file_of({games[0]});
    const std::size_t last_move = moved.size() - 4 - 2;
    moved[last_move] = static_cast<char>(0xff);
    EXPECT_EQ(read_games(moved).error(), "byte " + std::to_string(last_move) + ": no legal move");
    std::string placed = file_of({games[0]});
    placed[head.size() + 1] = 'x';
    EXPECT_TRUE(read_games(placed).error().starts_with("byte 34: no position"))
        << read_games(placed).error();
    ScoredGame strange = games[0];
    strange.winner = rules::Side{2};
    EXPECT_EQ(read_games(file_of({strange})).error(), "byte 34: no such winner");
}

// Not one byte of a game can be another without being noticed: at worst it looks torn, and is left
// out, if by what it says it goes on beyond the end of the file.
TEST(GameFile, NoticesEveryChangedByte) {
    const std::string bytes = file_of({games[2], games[0]});
    for (std::size_t at = head.size(); at < bytes.size(); ++at)
        for (const int change : {1, 4, 32, 128, 255}) {
            std::string changed = bytes;
            changed[at] = static_cast<char>(changed[at] ^ change);
            const auto read = read_games(changed);
            EXPECT_TRUE(!read || read->games.size() < 2) << at << " " << change;
        }
    std::string scored = bytes;
    scored[scored.size() - 5] = 7; // of the last game's last move
    EXPECT_EQ(read_games(scored).error(),
              "byte " + std::to_string(file_of({games[2]}).size()) + ": a damaged game");
}

} // namespace
} // namespace sumito::tuning
