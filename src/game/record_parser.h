#pragma once

// From the tokens of one game to its record.

#include "game/record.h"
#include "game/record_lexer.h"

#include <expected>
#include <span>
#include <string_view>

namespace sumito::game {

struct ParseError {
    std::string_view where; // the part of the text; empty: the game as a whole
    RecordError error;      // without game, line and column
};

std::expected<Record, ParseError> parse_game(std::span<const Token> tokens,
                                             const ReadOptions& options);

} // namespace sumito::game
