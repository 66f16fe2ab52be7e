#pragma once

// The 61 cells of the board and the six directions between them.
//
// Rows are the letters a (bottom) to i (top), columns the numbers 1 to 9 along the diagonals, as
// players write them: a1-a5, b1-b6, ... e1-e9, f2-f9, ... i5-i9. Here both count from 0.
//
// Each cell has an index on a torus. A hexagon of side 5 tiles the plane, and its tiles repeat so
// that (column + 13 * row) modulo 61 gives the 61 cells 61 different numbers. A step in a direction
// is then the same number modulo 61 wherever it starts: 1, 13 or 14, forwards or backwards. The
// number added to all of them, 35, puts the centre at 30, so that turning the board by half is
// index -> 60 - index.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sumito::rules {

inline constexpr int cell_count = 61;
inline constexpr int row_count = 9;

// Counter-clockwise, so that adding one turns by a sixth and the axis of a direction is its number
// modulo 3.
enum class Direction : std::uint8_t { E, NE, NW, W, SW, SE };

inline constexpr std::array all_directions{Direction::E, Direction::NE, Direction::NW,
                                           Direction::W, Direction::SW, Direction::SE};

constexpr int index(Direction d) { return static_cast<int>(d); }
constexpr Direction turned(Direction d, int sixths) {
    return static_cast<Direction>((index(d) + sixths) % 6);
}
constexpr Direction opposite(Direction d) { return turned(d, 3); }
constexpr bool same_axis(Direction a, Direction b) { return index(a) % 3 == index(b) % 3; }

// The direction of the same axis that leads from a1 towards i9: E, NE or NW.
constexpr Direction forward(Direction d) { return static_cast<Direction>(index(d) % 3); }

constexpr std::string_view name(Direction d) {
    constexpr std::array<std::string_view, 6> names{"E", "NE", "NW", "W", "SW", "SE"};
    return names[static_cast<std::size_t>(d)];
}

namespace torus {

inline constexpr int centre_shift = 35;
inline constexpr std::array<int, 6> row_step{0, 1, 1, 0, -1, -1};
inline constexpr std::array<int, 6> column_step{1, 1, 0, -1, -1, 0};

// What a step adds to an index, modulo 61.
inline constexpr std::array<int, 6> offset{1, 14, 13, 60, 47, 48};

constexpr bool on_board(int row, int column) {
    return row >= 0 && row < row_count && column >= 0 && column < row_count && row - column <= 4 &&
           column - row <= 4;
}
constexpr int index_of(int row, int column) {
    return (column + 13 * row + centre_shift) % cell_count;
}

struct Place {
    std::int8_t row, column;
};
inline constexpr auto places = [] {
    std::array<Place, cell_count> table{};
    for (int row = 0; row < row_count; ++row)
        for (int column = 0; column < row_count; ++column)
            if (on_board(row, column))
                table[static_cast<std::size_t>(index_of(row, column))] = {
                    static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)};
    return table;
}();

} // namespace torus

class Cell {
public:
    constexpr Cell() = default; // a cell to be assigned; its value means nothing

    // REQUIRES: 0 <= index < 61
    static constexpr Cell from_index(int index) { return Cell(static_cast<std::uint8_t>(index)); }
    static constexpr std::optional<Cell> at(int row, int column) {
        if (!torus::on_board(row, column)) return std::nullopt;
        return from_index(torus::index_of(row, column));
    }

    constexpr int index() const { return index_; }
    constexpr int row() const { return torus::places[index_].row; }
    constexpr int column() const { return torus::places[index_].column; }

    // The cell so many steps away, if it is on the board.
    constexpr std::optional<Cell> neighbour(Direction d, int steps = 1) const {
        const auto i = static_cast<std::size_t>(d);
        return at(row() + steps * torus::row_step[i], column() + steps * torus::column_step[i]);
    }

    friend constexpr bool operator==(Cell, Cell) = default;

private:
    constexpr explicit Cell(std::uint8_t index) : index_(index) {}
    std::uint8_t index_ = 0;
};

// Order of reading: a1, a2, .. i9.
constexpr bool comes_before(Cell a, Cell b) {
    return a.row() != b.row() ? a.row() < b.row() : a.column() < b.column();
}

inline std::string name(Cell cell) {
    return {static_cast<char>('a' + cell.row()), static_cast<char>('1' + cell.column())};
}

// "e5" or "E5".
constexpr std::optional<Cell> cell_named(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const char letter =
        text[0] >= 'A' && text[0] <= 'I' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
    return Cell::at(letter - 'a', text[1] - '1');
}

} // namespace sumito::rules
