#pragma once

// What players, colours, ways to play and layouts are called.

#include "game/settings.h"
#include "rules/layout.h"
#include "words/language.h"

#include <string>

namespace sumito::words {

// "Black", as the player of that colour is called.
std::string colour_name(Language language, rules::Colour colour);

// "Anna (Black)", or "Black" for a player without a name.
std::string player_name(Language language, const game::Settings& settings, rules::Colour colour);

// All players of a side: "Black and Red".
std::string side_name(Language language, const game::Settings& settings, rules::Side side);

std::string mode_name(Language language, const rules::Ruleset& ruleset);
std::string layout_name(Language language, const rules::Layout& layout);

} // namespace sumito::words
