#pragma once

// When a search is to stop.

#include "rules/move.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace sumito::engine {

using Milliseconds = std::chrono::milliseconds;

// When to stop; what is not set does not limit. With nothing set it thinks until told to stop, or
// until there is nothing left to find.
struct Limits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<Milliseconds> move_time;
    std::optional<Milliseconds> clock; // what the player to move has left
    Milliseconds increment{};          // and gets for each move
    std::vector<rules::Move> only;     // consider these moves alone; empty: all
};

// How a search is told things while it runs, from any thread. One for each search.
struct Signals {
    std::atomic<bool> stop = false;
    std::atomic<bool> pondering = false; // as long as it is set, time does not limit
};

} // namespace sumito::engine
