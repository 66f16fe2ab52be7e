#pragma once

// One game between players: whose turn it is is asked, the clock runs, and whoever does not answer
// with a legal move in time has lost, or in trio falls out. What is adjudicated is written into the
// game as the players' own doing, so that the record of it can be replayed by anybody.

#include "arena/opening.h"
#include "arena/outcome.h"
#include "arena/player.h"
#include "arena/verdict_streak.h"
#include "game/record.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sumito::arena {

struct Terms {
    game::TimeControl time;
    game::DrawRules draws;
    int max_plies = 0; // then it is a draw; 0: never
    std::optional<WinAdjudication> adjudicate_win;
};

struct Entrant {
    Player* player = nullptr;
    std::string name;
};

struct Played {
    Outcome outcome;
    game::Record record;
    std::vector<std::string> remarks; // what went wrong with a player, one line each
};

// Nothing if it was stopped.
std::optional<Played> play_game(const Terms& terms, const Opening& opening,
                                const rules::PerSide<Entrant>& entrants, std::uint64_t seed,
                                const std::stop_token& stop);

} // namespace sumito::arena
