#pragma once

// A picture of characters. What the full-screen game draws is drawn here first, so that it can be
// looked at without a terminal.

#include "cli/play_text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::cli {

// What a character means; the terminal decides on colours.
enum class Pen : std::uint8_t {
    plain,
    faint,
    strong,
    accent,  // what one can do
    warning, // what one cannot
    black,   // the marbles
    white,
    red,
    yellow,
    hollow, // a cell without one
    edge    // of the board, and its letters and numbers
};

// And what is behind it.
enum class Ground : std::uint8_t { none, bar, board, last, picked, target, wrong, cursor };

struct Style {
    Pen pen = Pen::plain;
    Ground ground = Ground::none;

    friend constexpr bool operator==(const Style&, const Style&) = default;
};

// What the terminal can show.
enum class Palette : std::uint8_t { none, eight, many };
struct Look {
    Palette palette = Palette::none;
    bool unicode = false; // more than ASCII is safe to draw with
};

class Canvas {
public:
    struct Spot {
        char32_t character = U' '; // 0: covered by the wide character before it
        Style style;
    };

    Canvas(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }
    // REQUIRES: on the canvas
    const Spot& at(int x, int y) const { return spots_[index(x, y)]; }

    // Nothing is ever drawn outside.
    void put(int x, int y, char32_t character, Style style);
    void fill(int x, int y, int width, Style style);
    // At most `width` columns of it; what does not fit ends with a dot. Answers the column after.
    int write(int x, int y, std::string_view text, Style style, int width);
    int write(int x, int y, std::string_view text, Style style) {
        return write(x, y, text, style, width_ - x);
    }

    // In at most so many lines, broken at blanks. Answers the line after.
    // REQUIRES: width > 1
    int write_lines(int x, int y, std::string_view text, Style style, int width, int lines);

    // A line as UTF-8, without the blanks at its end.
    std::string line(int y) const;

private:
    int write_characters(int x, int y, std::u32string_view text, Style style, int end);
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(x);
    }

    int width_, height_;
    std::vector<Spot> spots_;
};

} // namespace sumito::cli
