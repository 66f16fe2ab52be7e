#pragma once

// The full-screen face of `sumito play`.

#include "cli/play_save.h"
#include "game/settings.h"
#include "words/language.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace sumito::cli {

struct ScreenPlan {
    words::Language language;
    // Makes the game to begin with; asks the players first if there is none.
    std::optional<PlayStart> start;
    // What the command line says, put on top of what players choose.
    std::function<void(game::Settings&)> adjust;
    std::string save_file; // empty: a name that is not taken yet
    std::uint64_t seed;    // of the computers' choices
};

void play_on_screen(ScreenPlan plan);

} // namespace sumito::cli
