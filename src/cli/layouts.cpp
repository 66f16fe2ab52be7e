#include "cli/board_text.h"
#include "cli/command.h"
#include "rules/layout.h"

#include <fmt/core.h>
#include <memory>

namespace sumito::cli {

namespace {

void print_layout(const rules::Layout& layout, Ink ink) {
    const auto start = rules::start_of(layout);
    fmt::print("{}   ({}, {})\n", layout.name, layout.title, start.ruleset().id);
    for (const std::string& line : board_lines(start, ink)) fmt::print("  {}\n", line);
    fmt::print("  {}\n\n", layout.text);
}

} // namespace

void add_layouts(Program& program) {
    Options options = program.command("layouts", "Names and pictures of the starting layouts");
    auto names_only = std::make_shared<bool>(false);
    options.flag("--names", *names_only, "Names alone, one a line");
    options.action([names_only] {
        const Ink ink = ink_of_terminal();
        for (const rules::Layout& layout : rules::layouts())
            if (*names_only)
                fmt::print("{}\n", layout.name);
            else
                print_layout(layout, ink);
    });
}

} // namespace sumito::cli
