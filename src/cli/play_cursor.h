#pragma once

// A cursor on the board, moved by four arrow keys. Left and right go along the row. Up and down go
// to the row above or below, and the cursor remembers where it started from, so that it climbs
// straight, in a zigzag, and comes back the same way.

#include "rules/cell.h"

namespace sumito::cli {

class PlayCursor {
public:
    PlayCursor() : PlayCursor(*rules::Cell::at(4, 4)) {}
    explicit PlayCursor(rules::Cell cell) : cell_(cell), aim_(across(cell)) {}

    rules::Cell cell() const { return cell_; }

    void left() { sideways(rules::Direction::W); }
    void right() { sideways(rules::Direction::E); }
    void up() { to_row(cell_.row() + 1); }
    void down() { to_row(cell_.row() - 1); }

private:
    // How far to the right a cell is drawn, in halves of a cell.
    static int across(rules::Cell cell) { return 2 * cell.column() - cell.row(); }

    void sideways(rules::Direction d);
    void to_row(int row);

    rules::Cell cell_;
    int aim_; // where going up and down keeps to
};

} // namespace sumito::cli
