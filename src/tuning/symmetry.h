#pragma once

// The board goes over into itself in twelve ways: six turns, and each of them mirrored.

#include "rules/cell.h"
#include "rules/cell_set.h"

#include <array>
#include <cstdint>

namespace sumito::tuning {

inline constexpr std::size_t symmetry_count = 12;

// Where each cell comes to lie, by the cell's index.
inline constexpr auto symmetries = [] {
    std::array<std::array<std::uint8_t, rules::cell_count>, symmetry_count> table{};
    for (int i = 0; i < rules::cell_count; ++i) {
        const rules::Cell cell = rules::Cell::from_index(i);
        int column = cell.column() - 4;
        int row = cell.row() - 4;
        for (std::size_t turn = 0; turn < 6; ++turn) {
            const auto index = static_cast<std::size_t>(i);
            table[turn][index] =
                static_cast<std::uint8_t>(rules::torus::index_of(row + 4, column + 4));
            table[turn + 6][index] =
                static_cast<std::uint8_t>(rules::torus::index_of(column + 4, row + 4));
            const int turned = column - row; // E to NE, NE to NW
            row = column;
            column = turned;
        }
    }
    return table;
}();

inline rules::CellSet under(std::size_t symmetry, rules::CellSet set) {
    std::uint64_t bits = 0;
    for (const rules::Cell cell : set)
        bits |= std::uint64_t{1} << symmetries[symmetry][static_cast<std::size_t>(cell.index())];
    return rules::CellSet(bits);
}

} // namespace sumito::tuning
