#include "tuning/symmetry.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::tuning {
namespace {

using rules::Cell;

TEST(Symmetry, ThereAreTwelveAndNeighboursStayNeighbours) {
    std::set<std::array<std::uint8_t, rules::cell_count>> all(symmetries.begin(), symmetries.end());
    EXPECT_EQ(all.size(), symmetry_count);
    for (const auto& symmetry : symmetries) {
        std::set<int> reached(symmetry.begin(), symmetry.end());
        EXPECT_EQ(reached.size(), static_cast<std::size_t>(rules::cell_count));
        for (int i = 0; i < rules::cell_count; ++i) {
            const Cell cell = Cell::from_index(i);
            std::set<int> expected;
            std::set<int> found;
            for (const rules::Direction d : rules::all_directions) {
                if (const auto next = cell.neighbour(d))
                    expected.insert(symmetry[static_cast<std::size_t>(next->index())]);
                const Cell there =
                    Cell::from_index(symmetry[static_cast<std::size_t>(cell.index())]);
                if (const auto next = there.neighbour(d)) found.insert(next->index());
            }
            EXPECT_EQ(found, expected);
        }
    }
}

} // namespace
} // namespace sumito::tuning
