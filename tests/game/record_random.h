#pragma once

// Games nobody would play, and everything that can be written about them, from one number.

#include "game/record.h"

#include <cstdint>
#include <random>

namespace sumito::game {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}

    // From 0 up to, not including, n.
    std::size_t below(std::size_t n) { return engine_() % n; }
    bool one_in(std::size_t n) { return below(n) == 0; }
    template <class T> auto one_of(const T& things) { return things[below(things.size())]; }
    Duration up_to(Duration most) {
        return Duration(static_cast<Duration::rep>(below(static_cast<std::size_t>(most.count()))));
    }

private:
    std::mt19937_64 engine_;
};

struct Played {
    Game game;
    Instant now; // when everything in it has happened
};

// Any layout, mode, clock and draw rules; moves, pauses, resignations, flags, offers, moves taken
// back.
Played random_game(Dice& dice);

// A random game with tags, comments, marks and variations.
Record random_record(Dice& dice);

// Letters of many kinds, and every sign that means something in a record.
std::string random_text(Dice& dice);

} // namespace sumito::game
