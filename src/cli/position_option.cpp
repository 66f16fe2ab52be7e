#include "cli/command.h"
#include "rules/layout.h"

#include <fmt/core.h>

namespace sumito::cli {

void PositionOption::add_to(CLI::App& command) {
    auto* text = command.add_option("--position,-p", position,
                                    "A position: '<rows> <turn> <ejections> <mode>'");
    command.add_option("--layout,-l", layout, "A starting layout by name; see sumito layouts")
        ->excludes(text);
}

rules::Position PositionOption::read() const {
    if (!position.empty()) {
        const auto read = rules::Position::from_text(position);
        if (!read)
            throw Failure{exit_usage, fmt::format("position, character {}: {}",
                                                  read.error().at + 1, read.error().what)};
        return *read;
    }
    const auto* found = rules::layout_named(layout.empty() ? rules::duel.layout : layout);
    if (!found)
        throw Failure{exit_usage, fmt::format("no layout is called '{}'; see sumito layouts",
                                              layout.substr(0, 40))};
    return rules::start_of(*found);
}

} // namespace sumito::cli
