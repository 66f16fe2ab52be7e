#pragma once

// Positions that no game would reach soon: marbles thrown on the board, crowded or few, with sides
// one ejection short of winning. Here lines of four, mixed lines and stuck players are common.

#include "rules/position.h"

#include <random>

namespace sumito::rules {

class RandomBoards {
public:
    RandomBoards(const Ruleset& ruleset, unsigned seed) : ruleset_(ruleset), random_(seed) {}
    Position next();

private:
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    CellSet some_rows();
    Cell one_of(CellSet cells);

    const Ruleset& ruleset_;
    std::mt19937_64 random_;
};

} // namespace sumito::rules
