#pragma once

// Moves as text.
//
//   standard      in line the rear marble's cell and the next one, a1b2; broadside both ends and
//                 the first end's new cell, c3c5d4 (Aba-Pro)
//   nacre         where the first marble of the group stood and where its last one lands
//   playstrategy  the same, but in a push where the last pushed marble lands, or stood if it falls
//
// Reading understands all three without being told which: the position decides.

#include "rules/judge.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/text_error.h"

#include <expected>
#include <string>
#include <string_view>
#include <variant>

namespace sumito::rules {

enum class Notation : std::uint8_t { standard, nacre, playstrategy };

// REQUIRES: move is legal in the position.
std::string to_text(const Position& position, Move move, Notation notation = Notation::standard);

// Either the text is no move at all, or it is one that is not legal.
using MoveError = std::variant<TextError, Verdict>;

// Upper case and the signs people put between cells (-, x, ->) are understood; a pass is "--" or
// "pass". Ends of a broadside may come either way round.
std::expected<Move, MoveError> read_move(const Position& position, std::string_view text);

inline constexpr std::string_view pass_text = "--";

} // namespace sumito::rules
