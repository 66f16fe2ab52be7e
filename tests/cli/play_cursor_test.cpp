#include "cli/play_cursor.h"
#include "rules/cell_set.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace sumito::cli {
namespace {

using rules::Cell;
using rules::CellSet;

// The cells a cursor goes through when a key is pressed again and again.
template <class Press> std::string path(const char* from, int steps, Press press) {
    PlayCursor cursor(*rules::cell_named(from));
    std::string names = name(cursor.cell());
    for (int i = 0; i < steps; ++i) {
        press(cursor);
        names += " " + name(cursor.cell());
    }
    return names;
}

constexpr auto up = [](PlayCursor& cursor) { cursor.up(); };
constexpr auto down = [](PlayCursor& cursor) { cursor.down(); };
constexpr auto left = [](PlayCursor& cursor) { cursor.left(); };
constexpr auto right = [](PlayCursor& cursor) { cursor.right(); };

TEST(PlayCursor, GoesAlongTheRowAndStopsAtTheEdge) {
    EXPECT_EQ(path("b4", 4, right), "b4 b5 b6 b6 b6");
    EXPECT_EQ(path("h5", 2, left), "h5 h4 h4");
}

TEST(PlayCursor, ClimbsStraightInAZigzag) {
    EXPECT_EQ(path("a3", 9, up), "a3 b4 c4 d5 e5 f6 g6 h7 i7 i7");
    EXPECT_EQ(path("i7", 9, down), "i7 h7 g6 f6 e5 d5 c4 b4 a3 a3");
}

TEST(PlayCursor, FollowsTheEdgeWhereTheBoardGetsNarrower) {
    EXPECT_EQ(path("e1", 4, up), "e1 f2 g3 h4 i5");
    EXPECT_EQ(path("e9", 4, down), "e9 d8 c7 b6 a5");
}

TEST(PlayCursor, ReturnsToItsColumnAfterTheNarrowPart) {
    PlayCursor cursor(*rules::cell_named("e2"));
    for (int i = 0; i < 4; ++i) cursor.up();
    EXPECT_EQ(name(cursor.cell()), "i5");
    for (int i = 0; i < 4; ++i) cursor.down();
    EXPECT_EQ(name(cursor.cell()), "e2");
}

TEST(PlayCursor, StepsToNeighboursOnlyAndReachesEveryCell) {
    for (const Cell start : CellSet::board()) {
        CellSet reached = start;
        std::vector<Cell> open{start};
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (void (*press)(PlayCursor&) : {+up, +down, +left, +right}) {
                PlayCursor cursor(cell);
                press(cursor);
                bool near = cursor.cell() == cell;
                for (const rules::Direction d : rules::all_directions)
                    near = near || cell.neighbour(d) == cursor.cell();
                EXPECT_TRUE(near) << name(cell) << " to " << name(cursor.cell());
                if (!reached.contains(cursor.cell())) open.push_back(cursor.cell());
                reached |= cursor.cell();
            }
        }
        EXPECT_EQ(reached, CellSet::board());
    }
}

} // namespace
} // namespace sumito::cli
