#pragma once

// The options of `sumito play`, and the game they ask for.

#include "cli/command.h"
#include "cli/play_seats.h"
#include "game/settings.h"
#include "words/language.h"

#include <string>

namespace sumito::cli {

struct PlayOptions {
    PositionOption position;
    std::string mode;
    int goal = 0; // 0: the usual one
    std::string clock;
    std::string game_time;
    std::string names;
    std::string computers;
    int seed = 0; // of the computers' choices; 0: a different one each time
    bool no_draws = false;
    bool undo = false;
    bool no_undo = false; // neither: as the clock says
    std::string language;
    std::string resume;
    std::string save;
    bool plain = false;

    void add_to(Options& options);

    // Some option says which game is to be played, so the players are not asked.
    bool name_a_game() const;

    // All of these throw Failure.
    words::Language spoken() const;
    game::Settings settings() const;
    PlaySeats seats() const;
    void adjust(game::Settings& settings) const; // draws and undo

private:
    rules::Position start() const;
};

} // namespace sumito::cli
