#pragma once

// What is said to a program that plays, and what its lines mean.

#include "arena/contender.h"
#include "engine/score.h"
#include "game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sumito::arena {

enum class Dialect : std::uint8_t { ugi, uci };

// `position fen <text> moves ...`: from the beginning, so that it can see repetitions, or from the
// last turn that was skipped: those of players who have fallen out are no moves that it could read.
std::string position_text(const game::Game& game);
// `go ...`, with the clocks of all, by turn or by colour.
std::string go_text(const game::Game& game, game::Instant now, const MoveLimits& limits,
                    Dialect dialect);

// Of an `info` line about the best line of play. UCI's mate in n moves is taken for 2 n plies.
std::optional<engine::Score> score_in(std::string_view line);
// The name in an `option name ... type ...` line.
std::optional<std::string> option_in(std::string_view line);
// The move of a `bestmove` line, "" if there is none in it; as much of it as can be shown.
std::optional<std::string> best_move_in(std::string_view line);

} // namespace sumito::arena
