#pragma once

// What `setoption` can change: the engine's options, and what the protocol itself wants to know.

#include "engine/engine.h"
#include "engine/protocol/parse.h"
#include "game/settings.h"
#include "rules/ruleset.h"

#include <expected>
#include <string>
#include <vector>

namespace sumito::engine::protocol {

struct Settings {
    engine::Options engine;
    const rules::Ruleset* ruleset = &rules::duel; // what `position startpos` begins
    game::DrawRules draws;                        // of the games that `position` sets up
    bool ponder = false; // whether the other side means to use it; nothing here depends on it

    friend bool operator==(const Settings&, const Settings&) = default;
};

// How the options are offered, a line each. The parameters of the search are options too, for those
// who tune it, but are not offered.
std::vector<std::string> option_lines();

// The option that empties the table, the only one that is no setting.
bool is_clear_hash(const SetOption& option);

// The settings with this option changed. Names that are offered may be written in upper or lower
// case.
std::expected<Settings, Error> changed(Settings settings, const SetOption& option);

} // namespace sumito::engine::protocol
