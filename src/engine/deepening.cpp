#include "engine/deepening.h"

#include <algorithm>
#include <cstdlib>

namespace sumito::engine {

namespace {

// Narrow windows pay once the values have settled.
constexpr int first_narrow_depth = 4;

} // namespace

Deepening::Deepening(Search& search, const Task& task) : search_(&search), task_(task) {
    for (const rules::Move move : task_.moves) moves_.push_back({.move = move, .line = {move}});
    search_->start(*task_.situation, task_.temper, task_.draw);
}

bool Deepening::deepen() {
    if (search_->stopped() || depth_ >= task_.depth || moves_.empty() || is_certain()) return false;
    trying_ = depth_ + 1;
    for (RootMove& move : moves_) move.last = move.value;
    const rules::Move best = moves_.front().move;
    const auto lines = std::min(static_cast<std::size_t>(task_.lines), moves_.size());
    for (std::size_t rank = 0; rank < lines && !search_->stopped(); ++rank) search_rank(rank);
    if (search_->stopped()) {
        // Of several lines, old and new ones cannot be compared.
        if (lines > 1 && depth_ > 0) moves_ = complete_;
        return false;
    }
    put_best_first(lines);
    // Only now is it known which line is which.
    if (told_)
        for (std::size_t rank = 0; rank < lines; ++rank)
            told_(static_cast<int>(rank) + 1, moves_[rank], Bound::exact);
    if (lines > 1) complete_ = moves_;
    steady_ = moves_.front().move == best ? steady_ + 1 : 0;
    depth_ = trying_;
    return true;
}

// Those of equal value stay in their order, on every machine.
void Deepening::put_best_first(std::size_t lines) {
    const auto begin = moves_.begin();
    for (auto at = begin; at != begin + static_cast<std::ptrdiff_t>(lines); ++at) {
        const auto place = std::find_if(
            begin, at, [at](const RootMove& other) { return other.value < at->value; });
        std::rotate(place, at, at + 1);
    }
}

void Deepening::search_rank(std::size_t rank) {
    const Value middle = moves_[rank].last;
    const Value value = with_window(rank, middle);
    if (search_->stopped()) return;
    moves_[rank].value = value;
}

// Values swing between odd and even depths, so the window soon opens wide.
Value Deepening::with_window(std::size_t rank, Value middle) {
    Value width = search_->parameters().aspiration;
    Value alpha = -infinite;
    Value beta = infinite;
    if (trying_ >= first_narrow_depth && middle > -infinite && !is_decided(middle)) {
        alpha = std::max(middle - width, -infinite);
        beta = std::min(middle + width, infinite);
    }
    while (true) {
        const Value value = search_->search_root(moves_, rank, alpha, beta, trying_);
        if (search_->stopped()) return value;
        if (value > alpha && value < beta) return value;
        width *= 3;
        if (value <= alpha) {
            alpha = std::max(value - width, -infinite);
            beta = std::min(value + width, beta);
        } else {
            if (told_) told_(static_cast<int>(rank) + 1, moves_[rank], Bound::at_least);
            beta = std::min(value + width, infinite);
        }
        if (width > 3 * marble_value || is_decided(value)) {
            if (value <= alpha + width) alpha = -infinite;
            beta = infinite;
        }
    }
}

std::size_t Deepening::complete_lines() const {
    const auto lines = std::min(static_cast<std::size_t>(task_.lines), moves_.size());
    for (std::size_t i = 0; i < lines; ++i)
        if (moves_[i].value == -infinite && moves_[i].last == -infinite) return i;
    return lines;
}

// A win or loss that no deeper search can change.
bool Deepening::is_certain() const {
    const Value v = moves_.front().value;
    return task_.lines == 1 && v > -infinite && is_decided(v) &&
           win_value - std::abs(v) <= depth_ - 4;
}

} // namespace sumito::engine
