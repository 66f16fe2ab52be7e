#pragma once

// The program's signature: how many nodes it takes to search fixed positions of all modes to a
// fixed depth. The number changes when, and only when, the play does.

#include "engine/parameters.h"
#include "rules/position.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sumito::engine {

struct BenchPosition {
    std::string name;
    rules::Position position;
};

// Starts of layouts, and what so many random moves make of them.
std::vector<BenchPosition> bench_positions();

struct BenchResult {
    std::string name;
    std::uint64_t nodes;
    double first_move_cutoffs; // share of all cutoffs
    double quiet_share;        // of nodes in the quiescence search
    std::string line;          // the best, in words of the notation
};

inline constexpr int bench_depth = 10;

BenchResult bench(const BenchPosition& position, int depth);

} // namespace sumito::engine
