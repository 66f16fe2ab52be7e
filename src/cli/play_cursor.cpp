#include "cli/play_cursor.h"

#include <cstdlib>

namespace sumito::cli {

using rules::Cell;

void PlayCursor::sideways(rules::Direction d) {
    cell_ = cell_.neighbour(d).value_or(cell_);
    aim_ = across(cell_);
}

// The nearest cell of the row; of two that are equally near, the right one.
void PlayCursor::to_row(int row) {
    std::optional<Cell> nearest;
    for (int column = 0; column < rules::row_count; ++column) {
        const auto cell = Cell::at(row, column);
        const auto distance = [this](Cell c) { return std::abs(across(c) - aim_); };
        if (cell && (!nearest || distance(*cell) <= distance(*nearest))) nearest = cell;
    }
    cell_ = nearest.value_or(cell_);
}

} // namespace sumito::cli
