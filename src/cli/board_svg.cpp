#include "cli/board_svg.h"

#include <array>
#include <cmath>
#include <fmt/core.h>

namespace sumito::cli {

using rules::Cell;
using rules::CellSet;
using rules::Colour;
using rules::Position;
using rules::Side;

namespace {

constexpr double pitch = 50;  // from cell to cell
constexpr double radius = 22; // of a marble
constexpr double width = 640;
constexpr double centre_x = width / 2;
constexpr double centre_y = 262;
constexpr double board_radius = 268;
constexpr double tray_y = 550;
constexpr double height = 590;

struct Point {
    double x, y;
};

Point place(int row, int column) {
    return {centre_x + (column - row / 2.0 - 2) * pitch,
            centre_y - (row - 4) * pitch * std::sqrt(3.0) / 2};
}

// Each colour: the light and the dark of its marbles, and a mark that tells it apart without
// colour. Their greys differ too.
struct Paint {
    const char* light;
    const char* dark;
    const char* mark; // a path around 0,0
    const char* mark_colour;
};
constexpr std::array<Paint, rules::max_colours> paints{{
    {"#5a5f6b", "#14161a", "", ""},
    {"#ffffff", "#c9c4b8", "", ""},
    {"#e2574c", "#8d1f1b", "M0-8 7 5H-7Z", "#ffd9d4"},
    {"#ffe27a", "#d79a12", "M-6-6H6V6H-6Z", "#7a4e00"},
}};

std::string head() {
    std::string text =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" "
                    "height=\"{}\" font-family=\"system-ui, sans-serif\">\n<defs>\n",
                    width, height, width, height);
    for (std::size_t c = 0; c < paints.size(); ++c)
        text += fmt::format("<radialGradient id=\"{}\" cx=\"35%\" cy=\"30%\" r=\"75%\">"
                            "<stop offset=\"0\" stop-color=\"{}\"/>"
                            "<stop offset=\"1\" stop-color=\"{}\"/></radialGradient>\n",
                            rules::colour_letters[c], paints[c].light, paints[c].dark);
    return text + "</defs>\n";
}

std::string board() {
    std::string points;
    for (int i = 0; i < 6; ++i) {
        const double angle = i * std::acos(-1.0) / 3;
        points += fmt::format("{:.1f},{:.1f} ", centre_x + board_radius * std::cos(angle),
                              centre_y + board_radius * std::sin(angle));
    }
    return fmt::format("<polygon points=\"{}\" fill=\"#a9743f\" stroke=\"#a9743f\" "
                       "stroke-width=\"26\" stroke-linejoin=\"round\"/>\n",
                       points);
}

std::string hollow(Point p) {
    return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"#8a5a2c\"/>\n", p.x,
                       p.y, radius - 1);
}

std::string marble(Point p, double r, Colour colour) {
    const Paint& paint = paints[index(colour)];
    std::string text = fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"url(#{})\" stroke=\"#3a2410\" "
        "stroke-width=\"1\"/>\n",
        p.x, p.y, r, rules::letter(colour));
    if (*paint.mark)
        text += fmt::format("<path d=\"{}\" transform=\"translate({:.1f} {:.1f}) scale({:.2f})\" "
                            "fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>\n",
                            paint.mark, p.x, p.y, r / radius, paint.mark_colour);
    return text;
}

std::string label(Point p, char text) {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"14\" fill=\"#f3dcc0\" "
                       "text-anchor=\"middle\">{}</text>\n",
                       p.x, p.y + 5, text);
}

// Letters to the left of their rows, numbers at the lower end of their diagonals.
std::string labels() {
    std::string text;
    for (int row = 0; row < rules::row_count; ++row) {
        Point p = place(row, std::max(0, row - 4));
        text += label({p.x - pitch * 0.72, p.y}, static_cast<char>('a' + row));
        p = place(std::max(0, row - 4), row);
        text += label({p.x + pitch * 0.36, p.y + pitch * 0.62}, static_cast<char>('1' + row));
    }
    return text;
}

// The one colour a side can have ejected, if there is only one.
std::optional<Colour> only_foe(const rules::Ruleset& ruleset, Side side) {
    std::optional<Colour> foe;
    for (const Colour c : ruleset.turns)
        if (ruleset.side[c] != side) {
            if (foe) return std::nullopt;
            foe = c;
        }
    return foe;
}

// What a side has ejected: its own marbles as a sign, then a place for each to the goal.
std::string tray(const Position& position, Side side, Point at) {
    const auto& ruleset = position.ruleset();
    std::string text;
    double x = at.x;
    for (const Colour c : ruleset.turns)
        if (ruleset.side[c] == side) {
            text += marble({x, at.y}, 12, c);
            x += 20;
        }
    x += 12;
    const auto foe = only_foe(ruleset, side);
    for (int i = 0; i < position.goal(); ++i, x += 18) {
        const bool taken = i < position.ejected(side);
        if (taken && foe)
            text += marble({x, at.y}, 8, *foe);
        else
            text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"7\" fill=\"{}\" "
                                "stroke=\"#8a8178\" stroke-width=\"1.5\"/>\n",
                                x, at.y, taken ? "#8a8178" : "none");
    }
    return text;
}

} // namespace

std::string board_svg(const Position& position) {
    std::string text = head() + board();
    for (const Cell cell : CellSet::board()) {
        const Point p = place(cell.row(), cell.column());
        const auto colour = position.at(cell);
        text += colour ? marble(p, radius, *colour) : hollow(p);
    }
    text += labels();
    const int sides = position.ruleset().sides;
    for (int s = 0; s < sides; ++s)
        text += tray(position, static_cast<Side>(s), {30 + s * (width - 30) / sides, tray_y});
    return text + "</svg>\n";
}

} // namespace sumito::cli
