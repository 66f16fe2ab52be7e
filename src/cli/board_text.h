#pragma once

// The board drawn with characters.

#include "rules/cell_set.h"
#include "rules/position.h"

#include <string>
#include <vector>

namespace sumito::cli {

enum class Ink : std::uint8_t { plain, colour }; // letters b w r y, or coloured marbles (ANSI)

// Nine rows and one of numbers, each without a newline. Marked cells stand in brackets.
std::vector<std::string> board_lines(const rules::Position& position, Ink ink,
                                     rules::CellSet marked = {});

// Colour if standard output is a terminal that has it and NO_COLOR is not set.
Ink ink_of_terminal();

} // namespace sumito::cli
