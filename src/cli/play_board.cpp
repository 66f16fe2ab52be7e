#include "cli/play_board.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

namespace sumito::cli {

using rules::Cell;
using rules::CellSet;
using rules::Colour;

namespace {

// Cells lie `across` columns apart, rows `down` lines; the next row is shifted by half of that. A
// cell's box has room for a mark on either side of the marble.
struct Measures {
    int across, down;
    int box_width, box_height;
};

constexpr Measures measures(BoardSize size) {
    switch (size) {
    case BoardSize::small:
        return {4, 1, 3, 1};
    case BoardSize::normal:
        return {4, 2, 3, 1};
    case BoardSize::large:
        break;
    }
    return {6, 3, 6, 2};
}

constexpr int margin = 3; // for the edge and the letters, left and right
constexpr int middle = 4; // the widest row

class Drawing {
public:
    Drawing(Canvas& canvas, int x, int y, const rules::Position& position, const BoardMarks& marks,
            const BoardStyle& style)
        : canvas_(canvas), x_(x + margin), y_(y + (has_edge(style.size) ? 1 : 0)),
          position_(position), marks_(marks), style_(style), m_(measures(style.size)) {}

    void draw() {
        for (int line = 0; line < lines(); ++line)
            canvas_.fill(x_ + left(line) - 1, y_ + line, right(line) - left(line) + 2,
                         {Pen::hollow, Ground::board});
        if (has_edge(style_.size)) draw_edge();
        draw_labels();
        for (const Cell cell : CellSet::board()) draw_cell(cell);
    }

    static constexpr bool has_edge(BoardSize size) { return size != BoardSize::small; }

private:
    static constexpr Style edge{Pen::edge, Ground::none};

    int lines() const { return 8 * m_.down + m_.box_height; }
    int width() const { return 8 * m_.across + m_.box_width; }

    // Where the board begins and ends in a line, the edge not included.
    int left(int line) const {
        const int away =
            std::max({0, middle * m_.down - line, line - middle * m_.down - (m_.box_height - 1)});
        return away * m_.across / 2 / m_.down;
    }
    int right(int line) const { return width() - left(line); }

    int line_of(int row) const { return (8 - row) * m_.down; }
    int column_of(Cell cell) const {
        return cell.column() * m_.across - (cell.row() - middle) * m_.across / 2;
    }

    void draw_edge();
    void draw_labels();
    void draw_cell(Cell cell);
    void draw_small_marble(Cell cell, int x, int y, Style style);
    void draw_large_marble(Cell cell, int x, int y, Style style);
    Ground ground_of(Cell cell) const;
    std::array<char32_t, 2> brackets(Cell cell) const;

    Canvas& canvas_;
    int x_, y_;
    const rules::Position& position_;
    const BoardMarks& marks_;
    const BoardStyle& style_;
    Measures m_;
};

void Drawing::draw_edge() {
    for (int line = 0; line < lines(); ++line) {
        const bool upper = line < middle * m_.down;
        const bool lower = line >= middle * m_.down + m_.box_height;
        canvas_.put(x_ + left(line) - 2, y_ + line, upper ? U'/' : lower ? U'\\' : U'<', edge);
        canvas_.put(x_ + right(line) + 1, y_ + line, upper ? U'\\' : lower ? U'/' : U'>', edge);
    }
    const int last = lines() - 1;
    for (int x = left(0) - 1; x <= right(0); ++x) {
        canvas_.put(x_ + x, y_ - 1, U'_', edge);
        canvas_.put(x_ + x, y_ + last + 1, U'_', edge);
    }
    canvas_.put(x_ + left(last) - 1, y_ + last + 1, U'\\', edge);
    canvas_.put(x_ + right(last), y_ + last + 1, U'/', edge);
}

// Letters at the left end of the rows, numbers at the lower end of the diagonals.
void Drawing::draw_labels() {
    for (int row = 0; row < rules::row_count; ++row)
        canvas_.put(x_ + left(line_of(row)) - 2, y_ + line_of(row),
                    U'a' + static_cast<char32_t>(row), edge);
    for (int column = 0; column < rules::row_count; ++column) {
        const Cell end = *Cell::at(std::max(0, column - middle), column);
        const int line = line_of(end.row()) + m_.box_height;
        const int below = column_of(end) + m_.across / 2 + (has_edge(style_.size) ? 0 : 1);
        const int x = column <= middle ? below : right(std::min(line, lines() - 1)) + 1;
        canvas_.put(x_ + x, y_ + line, U'1' + static_cast<char32_t>(column), edge);
    }
}

Ground Drawing::ground_of(Cell cell) const {
    if (marks_.wrong.contains(cell) || marks_.falls.contains(cell)) return Ground::wrong;
    if (marks_.picked.contains(cell)) return Ground::picked;
    if (marks_.target.contains(cell)) return Ground::target;
    if (marks_.cursor == cell) return Ground::cursor;
    return marks_.last.contains(cell) ? Ground::last : Ground::board;
}

std::array<char32_t, 2> Drawing::brackets(Cell cell) const {
    if (marks_.cursor == cell) return {U'[', U']'};
    if (marks_.wrong.contains(cell)) return {U'!', U'!'};
    if (marks_.falls.contains(cell)) return {U'x', U'x'};
    if (marks_.picked.contains(cell) || marks_.target.contains(cell)) return {U'(', U')'};
    if (marks_.last.contains(cell) && style_.look.palette == Palette::none) return {U'-', U'-'};
    return {U' ', U' '};
}

void Drawing::draw_cell(Cell cell) {
    const int x = x_ + column_of(cell);
    const int y = y_ + line_of(cell.row());
    const auto colour = position_.at(cell);
    const Ground ground = ground_of(cell);
    const Style style{colour ? pen_of(*colour) : Pen::hollow, ground};
    const auto [open, close] = brackets(cell);
    // With few colours a marble is as wide as its box.
    const Style side = ground == Ground::board ? style : Style{Pen::strong, ground};
    for (int line = 0; line < m_.box_height; ++line) {
        canvas_.put(x, y + line, open, side);
        canvas_.put(x + m_.box_width - 1, y + line, close, side);
    }
    if (style_.size == BoardSize::large)
        draw_large_marble(cell, x + 1, y, style);
    else
        draw_small_marble(cell, x + 1, y, style);
}

void Drawing::draw_small_marble(Cell cell, int x, int y, Style style) {
    const auto colour = position_.at(cell);
    const bool target = marks_.target.contains(cell);
    const char32_t hollow = style_.look.unicode ? U'·' : U'.';
    canvas_.put(x, y,
                colour   ? marble_character(*colour, style_)
                : target ? U'+'
                         : hollow,
                target ? Style{Pen::strong, style.ground} : style);
}

void Drawing::draw_large_marble(Cell cell, int x, int y, Style style) {
    const auto colour = position_.at(cell);
    const bool target = marks_.target.contains(cell);
    const bool round = style_.look.unicode && style_.look.palette == Palette::many;
    std::array<std::u32string, 2> rows{round ? U" ▄▄ " : U" __ ", round ? U" ▀▀ " : U"    "};
    if (target)
        rows = {U" ++ ", U" ++ "};
    else if (colour && round)
        rows = {U"▟██▙", U"▜██▛"};
    else if (colour) {
        const std::u32string letters(2, style_.letters[*colour]);
        rows = {U"/" + letters + U"\\", U"\\" + letters + U"/"};
    }
    for (int line = 0; line < 2; ++line)
        for (int i = 0; i < 4; ++i)
            canvas_.put(x + i, y + line,
                        rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(i)],
                        target ? Style{Pen::strong, style.ground} : style);
}

} // namespace

int board_width(BoardSize size) {
    const Measures m = measures(size);
    return 8 * m.across + m.box_width + 2 * margin;
}

int board_height(BoardSize size) {
    const Measures m = measures(size);
    return 8 * m.down + m.box_height + (Drawing::has_edge(size) ? 2 : 1);
}

void draw_board(Canvas& canvas, int x, int y, const rules::Position& position,
                const BoardMarks& marks, const BoardStyle& style) {
    Drawing(canvas, x, y, position, marks, style).draw();
}

Pen pen_of(Colour colour) {
    constexpr std::array pens{Pen::black, Pen::white, Pen::red, Pen::yellow};
    return pens[index(colour)];
}

char32_t marble_character(Colour colour, const BoardStyle& style) {
    const bool round = style.look.unicode && style.look.palette == Palette::many;
    return round ? U'●' : style.letters[colour];
}

} // namespace sumito::cli
