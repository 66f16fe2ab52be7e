#pragma once

// The number of move sequences of a length: the measure of a generator, right and fast.

#include "rules/position.h"

#include <cstdint>

namespace sumito::rules {

// The last move of each sequence is counted, not played.
std::uint64_t perft(const Position& position, int depth);

} // namespace sumito::rules
