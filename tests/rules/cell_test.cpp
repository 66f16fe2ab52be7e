#include "rules/cell_set.h"
#include "texts.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

TEST(Cell, EachOfThe61HasItsOwnIndex) {
    CellSet seen;
    for (int row = 0; row < row_count; ++row)
        for (int column = 0; column < row_count; ++column)
            if (const auto cell = Cell::at(row, column)) {
                EXPECT_FALSE(seen.contains(*cell)) << name(*cell);
                EXPECT_EQ(cell->row(), row);
                EXPECT_EQ(cell->column(), column);
                seen |= *cell;
            }
    EXPECT_EQ(seen, CellSet::board());
}

TEST(Cell, NamesAreReadBack) {
    for (const Cell cell : CellSet::board()) EXPECT_EQ(cell_named(name(cell)), cell);
    EXPECT_EQ(cell_named("E5"), Cell::from_index(30));
    for (const char* wrong : {"", "a", "a0", "a6", "f1", "i4", "j5", "e10", "`1", "5e", "e:"})
        EXPECT_FALSE(cell_named(wrong)) << wrong;
}

TEST(Cell, HalfATurnOfTheBoardIsSixtyMinusTheIndex) {
    for (const Cell cell : CellSet::board()) {
        const Cell turned = Cell::from_index(60 - cell.index());
        EXPECT_EQ(turned.row(), 8 - cell.row());
        EXPECT_EQ(turned.column(), 8 - cell.column());
    }
}

TEST(CellSet, AStepOfASetIsTheStepOfEachCell) {
    for (const Direction d : all_directions)
        for (const Cell cell : CellSet::board()) {
            const auto neighbour = cell.neighbour(d);
            EXPECT_EQ(step(cell, d), neighbour ? CellSet(*neighbour) : CellSet())
                << name(cell) << ' ' << name(d);
        }
}

} // namespace
} // namespace sumito::rules
