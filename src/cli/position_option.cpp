#include "cli/command.h"
#include "rules/layout.h"

#include <fmt/core.h>

namespace sumito::cli {

std::string no_such_layout(const std::string& name) {
    return fmt::format("no layout is called '{}'; see sumito layouts", name.substr(0, 40));
}

void PositionOption::add_to(Options& options) {
    options.text("--position,-p", position, "A position: '<rows> <turn> <ejections> <mode>'");
    options.text("--layout,-l", layout, "A starting layout by name; see sumito layouts");
    options.excludes("--layout", {"--position"});
}

rules::Position read_position(const std::string& text) {
    const auto setup = rules::parse_setup(text);
    if (!setup)
        throw Failure{exit_usage, fmt::format("position, character {}: {}", setup.error().at + 1,
                                              setup.error().what)};
    const auto read = rules::Position::from(*setup);
    if (!read) throw Failure{exit_usage, "position: " + read.error().what};
    return *read;
}

rules::Position PositionOption::read() const {
    if (!position.empty()) return read_position(position);
    const auto* found = rules::layout_named(layout.empty() ? rules::duel.layout : layout);
    if (!found) throw Failure{exit_usage, no_such_layout(layout)};
    return rules::start_of(*found);
}

} // namespace sumito::cli
