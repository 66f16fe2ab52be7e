#include "cli/board_text.h"

#include <array>
#include <cstdlib>
#include <fmt/core.h>
#include <unistd.h>

namespace sumito::cli {

using rules::Cell;
using rules::CellSet;
using rules::Position;

namespace {

// Marbles on a wooden board, in the 256 colours of terminals: every colour stands out on it.
constexpr std::string_view board_colour = "\x1b[48;5;137m";
constexpr std::array<std::string_view, rules::max_colours> marble_colour{
    "\x1b[38;5;16m", "\x1b[38;5;231m", "\x1b[38;5;124m", "\x1b[38;5;226m"};
constexpr std::string_view hollow_colour = "\x1b[38;5;94m";
constexpr std::string_view reset = "\x1b[0m";

std::string cell_text(const Position& position, Cell cell, Ink ink) {
    const auto colour = position.at(cell);
    if (ink == Ink::plain) return std::string(1, colour ? rules::letter(*colour) : '.');
    if (!colour) return std::string(hollow_colour) + "·";
    return std::string(marble_colour[index(*colour)]) + "●";
}

std::string row_text(const Position& position, int row, Ink ink, CellSet marked) {
    const int first = std::max(0, row - 4);
    const int last = std::min(rules::row_count - 1, row + 4);
    std::string line(static_cast<std::size_t>(std::abs(row - 4)), ' ');
    line += fmt::format("{} ", static_cast<char>('a' + row));
    if (ink == Ink::colour) line += board_colour;
    bool open = false; // a bracket, whose partner takes the next gap
    for (int column = first; column <= last; ++column) {
        const Cell cell = *Cell::at(row, column);
        const bool mark = marked.contains(cell);
        if (mark && ink == Ink::colour) line += "\x1b[38;5;231m";
        line += mark ? (open ? '|' : '[') : (open ? ']' : ' ');
        line += cell_text(position, cell, ink);
        open = mark;
        if (mark && ink == Ink::colour) line += "\x1b[38;5;231m";
    }
    line += open ? ']' : ' ';
    if (ink == Ink::colour) line += reset;
    // The numbers stand at the lower end of their diagonals.
    if (row < 4)
        line += fmt::format("{}", row + 6);
    else if (line.back() == ' ')
        line.pop_back();
    return line;
}

} // namespace

std::vector<std::string> board_lines(const Position& position, Ink ink, CellSet marked) {
    std::vector<std::string> lines;
    for (int row = rules::row_count - 1; row >= 0; --row)
        lines.push_back(row_text(position, row, ink, marked));
    lines.emplace_back("        1 2 3 4 5");
    return lines;
}

Ink ink_of_terminal() {
    const char* term = std::getenv("TERM");
    const bool able = term && std::string_view(term).find("color") != std::string_view::npos;
    const bool wanted = !std::getenv("NO_COLOR") && isatty(STDOUT_FILENO);
    return able && wanted ? Ink::colour : Ink::plain;
}

} // namespace sumito::cli
