#pragma once

// The computer as somebody one plays against: how long it thinks about a move, and whether it
// agrees to a draw.

#include "engine/limits.h"
#include "engine/report.h"
#include "engine/situation.h"
#include "game/game.h"

namespace sumito::engine {

// It agrees to a draw if it is worse off by this much, in hundredths of a marble, or if nothing was
// ejected for long and it is not better off by as much.
inline constexpr int draw_margin = 30;
inline constexpr int long_quiet = 100; // plies

// What the clock allows, or some seconds. A level below the strongest ends by itself; the time is
// for a machine that is very slow.
Limits limits_for_move(const game::Game& game, game::Instant now);
Limits limits_for_hint();

// Thought about with these, the answer says whether the player of a colour agrees.
Situation situation_for_draw(const game::Game& game, rules::Colour seat);
Limits limits_for_draw();
bool agrees_to_draw(const game::Game& game, rules::Colour seat, const Answer& answer);

} // namespace sumito::engine
