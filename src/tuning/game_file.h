#pragma once

// Games to learn from, as compact files: where each began, its moves with what the search said of
// them, and who won: two and a half to a little over three bytes a position.
//
// A file begins with a line that says what it is, and one that says how its games were made, since
// only the same goes on from there. A game is: the length of the start's text and the
// text; 0 for a draw or 1 + the winner's side; the number of moves in two bytes; and for each move
// which of the legal ones it is, in the order of their bits, in one byte, and its score: in one
// byte how it differs from what the side said last, 0 before the first, or, if that is beyond 127,
// -128 and the score in two bytes; then the lower half of the checksum of all that, in four bytes.
// Numbers have their lowest byte first.
//
// A byte is enough: 14 marbles have no more than 84 moves in line. A pair that moves broadside has
// two open sides that way; of the 84 sides of all marbles 84 - 2n are open where n pairs stand side
// by side, and such a side serves two pairs as their first: at most 168 - 4n moves. n pairs have 4n
// at most, so there are no more than 84 either way. And each of three that move takes a pair along.

#include "rules/move.h"
#include "rules/position.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::tuning {

// To the mover, in hundredths of a marble; a win or loss in sight is so much.
inline constexpr int certain_score = 30000;

struct ScoredMove {
    rules::Move move;
    std::int16_t score;
};

struct ScoredGame {
    rules::Position start;
    std::vector<ScoredMove> moves;
    std::optional<rules::Side> winner;
};

// `made`: one line, without its end.
std::string game_file_head(std::string_view made);
// REQUIRES: its moves are legal
std::string to_bytes(const ScoredGame& game);

struct GamesRead {
    std::string made; // as the file says
    std::vector<ScoredGame> games;
    std::size_t size; // up to where the file is whole: it may end in the middle of a game
};
// Says what is wrong, and at which byte.
std::expected<GamesRead, std::string> read_games(std::string_view bytes);

} // namespace sumito::tuning
