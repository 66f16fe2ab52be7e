#pragma once

// The FEN of PlayStrategy, for duels: `<rows> <black's ejections> <white's> <b|w> <quiet> <move>`
// with S for black marbles and s for white ones, rows i to a.

#include "rules/setup.h"

#include <expected>
#include <string>
#include <string_view>

namespace sumito::rules {

// The two counters at the end may be missing; they say nothing about the position.
std::expected<Setup, TextError> parse_playstrategy_fen(std::string_view text);

// REQUIRES: a duel.
std::string to_playstrategy_fen(const Setup& setup);

} // namespace sumito::rules
