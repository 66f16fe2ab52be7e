#pragma once

// The positions on the way from the last ejection through the game to the node the search is at,
// to see repetitions.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sumito::engine {

class Path {
public:
    void start(std::span<const std::uint64_t> seen) {
        hashes_.assign(seen.begin(), seen.end());
        hashes_.reserve(seen.size() + 256);
        from_root_ = seen.size();
        filter_.fill(0);
        for (const std::uint64_t hash : hashes_) ++filter_[hash % filter_.size()];
    }
    void push(std::uint64_t hash) {
        hashes_.push_back(hash);
        ++filter_[hash % filter_.size()];
    }
    void pop() {
        --filter_[hashes_.back() % filter_.size()];
        hashes_.pop_back();
    }

    // Does this position, not yet pushed, repeat one of the last `quiet` in a way that is or leads
    // to a draw: once since the search began, or often enough for the rules with the game before?
    bool repeats(std::uint64_t hash, int quiet, int allowed) const {
        if (filter_[hash % filter_.size()] == 0) return false;
        int count = 1;
        const std::size_t size = hashes_.size();
        const std::size_t least = size - std::min(size, static_cast<std::size_t>(quiet));
        for (std::size_t i = size; i-- > least;) {
            if (hashes_[i] != hash) continue;
            if (i >= from_root_ || ++count >= allowed) return true;
        }
        return false;
    }

private:
    std::vector<std::uint64_t> hashes_;
    std::size_t from_root_ = 0;
    std::array<std::uint16_t, 4096> filter_{};
};

} // namespace sumito::engine
