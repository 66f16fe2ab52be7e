#include "cli/play_canvas.h"

#include <algorithm>

namespace sumito::cli {

Canvas::Canvas(int width, int height)
    : width_(std::max(width, 0)), height_(std::max(height, 0)),
      spots_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

void Canvas::put(int x, int y, char32_t character, Style style) {
    if (x >= 0 && x < width_ && y >= 0 && y < height_) spots_[index(x, y)] = {character, style};
}

void Canvas::fill(int x, int y, int width, Style style) {
    for (int i = 0; i < width; ++i) put(x + i, y, U' ', style);
}

int Canvas::write_characters(int x, int y, std::u32string_view text, Style style, int end) {
    for (const char32_t c : text) {
        const int wide = columns(c);
        if (x + wide > end) break;
        if (wide > 0) put(x, y, c, style);
        if (wide == 2) put(x + 1, y, 0, style);
        x += wide;
    }
    return x;
}

int Canvas::write(int x, int y, std::string_view text, Style style, int width) {
    if (columns(text) <= width) return write_characters(x, y, characters(text), style, x + width);
    if (width <= 0) return x;
    x = write_characters(x, y, characters(text), style, x + width - 1);
    put(x, y, U'.', style);
    return x + 1;
}

int Canvas::write_lines(int x, int y, std::string_view text, Style style, int width, int lines) {
    for (const std::u32string& line : wrapped(text, width)) {
        if (lines-- <= 0) break;
        write_characters(x, y++, line, style, x + width);
    }
    return y;
}

std::string Canvas::line(int y) const {
    std::string text;
    for (int x = 0; x < width_; ++x)
        if (const char32_t c = at(x, y).character; c != 0) append_utf8(text, c);
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

} // namespace sumito::cli
