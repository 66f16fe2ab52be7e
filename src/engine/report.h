#pragma once

// What a search tells, on the way and at its end.

#include "engine/limits.h"
#include "engine/score.h"
#include "rules/move.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace sumito::engine {

// What the search sees. `line` and `score` are the best, or with several lines the rank-th best.
struct Report {
    int depth = 0;
    int selective_depth = 0;
    int rank = 1;
    Score score;
    Bound bound = Bound::exact;
    std::uint64_t nodes = 0;
    int table_permille = 0; // how full
    Milliseconds elapsed{};
    std::vector<rules::Move> line;
};
using Listener = std::function<void(const Report&)>;

struct Answer {
    rules::Move best = rules::Move::pass();
    std::optional<rules::Move> expected; // the reply it reckons with
    std::vector<Report> lines;           // the last complete ones, best first; `lines` of them
    std::uint64_t nodes = 0;
};

} // namespace sumito::engine
