#include "cli/board_svg.h"
#include "cli/board_text.h"
#include "cli/command.h"
#include "cli/file.h"
#include "rules/outcome.h"

#include <fmt/core.h>
#include <memory>

namespace sumito::cli {

using rules::Position;
using rules::Side;

namespace {

std::string side_name(const rules::Ruleset& ruleset, Side side) {
    std::string text;
    for (const rules::Colour c : ruleset.turns)
        if (ruleset.side[c] == side) text += (text.empty() ? "" : " and ") + std::string(name(c));
    return text;
}

void print_position(const Position& position, Ink ink) {
    for (const std::string& line : board_lines(position, ink)) fmt::print("{}\n", line);
    const auto& ruleset = position.ruleset();
    fmt::print("\n");
    for (int s = 0; s < ruleset.sides; ++s) {
        const auto side = static_cast<Side>(s);
        fmt::print("{} ejected: {} of {}\n", side_name(ruleset, side), position.ejected(side),
                   position.goal());
    }
    if (const auto outcome = rules::outcome(position))
        fmt::print("{} won\n", side_name(ruleset, outcome->winner));
    else
        fmt::print("{} to move\n", name(position.turn()));
    fmt::print("{}\n", position.text());
}

} // namespace

void add_show(Program& program) {
    struct Wish {
        PositionOption position;
        std::string svg;
        std::string colour = "auto";
    };
    Options options = program.command("show", "Draw a position");
    auto wish = std::make_shared<Wish>();
    wish->position.add_to(options);
    options.text("--svg", wish->svg, "Draw a picture into this file instead");
    options.choice("--color", wish->colour, {"auto", "always", "never"}, "Colours on the terminal");
    options.action([wish] {
        const Position position = wish->position.read();
        if (!wish->svg.empty()) return write_file(wish->svg, board_svg(position));
        const Ink ink = wish->colour == "auto"     ? ink_of_terminal()
                        : wish->colour == "always" ? Ink::colour
                                                   : Ink::plain;
        print_position(position, ink);
    });
}

} // namespace sumito::cli
