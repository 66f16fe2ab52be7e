#pragma once

// What the search has found out about positions, shared by all threads without locks. An entry is
// two words, the second of them mixed into the first, so that one torn by two writers is not found.
// A lost entry costs time, never correctness.

#include "engine/score.h"
#include "rules/move.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace sumito::engine {

struct Entry {
    rules::Move move; // a pass if none is known
    Value value;
    int depth;
    Bound bound;
};

class Table {
public:
    explicit Table(int megabytes) { resize(megabytes); }

    void resize(int megabytes);
    void clear();
    // What was found in earlier searches gives way first.
    void next_search() { age_ = static_cast<std::uint8_t>((age_ + 1) & age_mask); }

    std::optional<Entry> find(std::uint64_t key) const;
    void store(std::uint64_t key, const Entry& entry);
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

    int permille() const; // how much of it this search has filled

private:
    static constexpr std::uint8_t age_mask = 63;
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };
    const Bucket& bucket(std::uint64_t key) const {
        return buckets_[static_cast<std::size_t>((key >> 32) * count_ >> 32)];
    }
    Bucket& bucket(std::uint64_t key) {
        return buckets_[static_cast<std::size_t>((key >> 32) * count_ >> 32)];
    }
    static Bucket* new_buckets(std::size_t count);
    int worth(std::uint64_t data) const;

    struct Free {
        void operator()(Bucket* buckets) const;
    };
    std::unique_ptr<Bucket[], Free> buckets_;
    std::uint64_t count_ = 0;
    std::uint8_t age_ = 0;
};

// Values of wins count from the root; in the table they count from the position.
constexpr Value to_table(Value v, int ply) {
    return is_win(v) ? v + ply : is_loss(v) ? v - ply : v;
}
constexpr Value from_table(Value v, int ply) {
    return is_win(v) ? v - ply : is_loss(v) ? v + ply : v;
}

} // namespace sumito::engine
