#pragma once

// Random games of all kinds: settings, actions sensible and senseless, times that mostly go on.

#include "game/game.h"

#include <cstdint>
#include <random>

namespace sumito::game {

// The same numbers everywhere for the same seed.
class Random {
public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}
    // REQUIRES: limit > 0
    int below(int limit) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(limit)); }
    bool one_in(int n) { return below(n) == 0; }

private:
    std::mt19937_64 engine_;
};

Settings random_settings(Random& random, const rules::Ruleset& ruleset);

struct Attempted {
    rules::Colour seat; // now and then of nobody in the game
    Action action;
};
Attempted random_attempt(Random& random, const Game& game);

// Mostly a little later; sometimes much later, earlier, or an end of time.
Instant random_next(Random& random, Instant now);

} // namespace sumito::game
