#pragma once

// The board as a hexagon on a canvas, in three sizes.

#include "cli/play_canvas.h"
#include "rules/position.h"

#include <optional>

namespace sumito::cli {

// What is to be seen on the cells besides marbles.
struct BoardMarks {
    rules::CellSet last;   // where the last move has led
    rules::CellSet picked; // in the hand, or about to move
    rules::CellSet target; // free, and about to be taken
    rules::CellSet falls;  // about to leave the board
    rules::CellSet wrong;  // why a move is not legal
    std::optional<rules::Cell> cursor;
};

enum class BoardSize : std::uint8_t { small, normal, large };

int board_width(BoardSize size);
int board_height(BoardSize size);

struct BoardStyle {
    BoardSize size = BoardSize::normal;
    Look look;
    rules::PerColour<char32_t> letters; // for marbles, where colours alone do not do
};

void draw_board(Canvas& canvas, int x, int y, const rules::Position& position,
                const BoardMarks& marks, const BoardStyle& style);

Pen pen_of(rules::Colour colour);
// One marble in one character.
char32_t marble_character(rules::Colour colour, const BoardStyle& style);

} // namespace sumito::cli
