#pragma once

// What must be so in every position, and on the way from one to the next. Failures are reported
// with the position's text; callers stop at the first, or there would be thousands.

#include "referee/referee.h"
#include "rules/judge.h"
#include "rules/position.h"

#include <array>

namespace sumito::rules {

// The same moment in both languages.
struct Twin {
    Position position;
    referee::Game game;
};
Twin twin_of(const Position& position);

// Plays a move on both sides and checks what play, effect and the referee say it does.
Twin played(const Twin& before, Move move);

// Text, hash, list of moves, counters, outcome, the views and the positions after each move, and
// judge on everything the mover could hope to move.
void check_position(const Twin& twin);

// Of a game that began with all marbles.
void check_no_marble_is_lost(const Twin& twin);

using ReasonCounts = std::array<int, reason_count>;

// judge on every straight group in every direction, whatever stands there.
void check_straight_attempts(const Twin& twin, ReasonCounts& seen);
// The same for groups that are nonsense.
void check_odd_attempts(const Twin& twin, ReasonCounts& seen);

} // namespace sumito::rules
