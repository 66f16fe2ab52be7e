#pragma once

// From solid to daring: how dear its own compactness is to the engine, how dear the foe's, and how
// little it likes a draw. Daring wins against a wall that only waits, and loses against an equal.

#include "engine/evaluation.h"
#include "engine/parameters.h"
#include "engine/score.h"

namespace sumito::engine {

struct Style {
    static constexpr int solid = 0;
    static constexpr int daring = 100;
    static constexpr int rather_daring = 40; // as far as the engine goes by itself
    static constexpr int automatic = -1; // solid against an equal, more daring against a weaker one
};

Temper temper_of(int style, const Parameters& p);

// What a draw is worth to an engine of this style.
Value draw_value(int style);

// How daring to be, found out in the game: the longer nothing is ejected, the more, as long as the
// other does not profit from it. `balance` is the bare value of the position to the engine's side.
int style_found_out(int quiet_plies, Value balance);

} // namespace sumito::engine
