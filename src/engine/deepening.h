#pragma once

// One thread's thinking: deeper and deeper, from one ply on, with a narrow window around what the
// last depth said.

#include "engine/report.h"
#include "engine/search.h"

#include <functional>
#include <vector>

namespace sumito::engine {

struct Task {
    const Situation* situation;
    std::vector<rules::Move> moves; // at the root
    Temper temper;
    Value draw = 0; // what one is worth to the root's side
    int lines = 1;
    int depth = max_ply - 2;
};

class Deepening {
public:
    Deepening(Search& search, const Task& task);

    // Searches one ply deeper than the last time; false if that makes no sense any more: stopped,
    // deep enough, or the outcome is certain.
    bool deepen();
    void skip_depth() { ++depth_; }

    int depth() const { return depth_; } // the last one that is complete
    // Best first. The first `lines` of them have values and lines of play.
    const std::vector<RootMove>& moves() const { return moves_; }
    // How many of them, at most `lines`, have a value: fewer if it was stopped before the first
    // depth was complete.
    std::size_t complete_lines() const;
    // How many depths the best move has been the same.
    int steady() const { return steady_; }

    using Told = std::function<void(int rank, const RootMove&, Bound)>;
    void tell(Told told) { told_ = std::move(told); }

private:
    void put_best_first(std::size_t lines);
    void search_rank(std::size_t rank);
    Value with_window(std::size_t rank, Value middle);
    bool is_certain() const;

    Search* search_;
    Task task_;
    std::vector<RootMove> moves_;
    std::vector<RootMove> complete_; // of the last depth, with several lines
    Told told_;
    int depth_ = 0;
    int trying_ = 0;
    int steady_ = 0;
};

} // namespace sumito::engine
