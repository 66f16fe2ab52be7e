#pragma once

// Random numbers that are the same on every machine.

#include <cstddef>
#include <cstdint>

namespace sumito::engine {

class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() { // splitmix64
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }
    // 0 to bound - 1. REQUIRES: 0 < bound < 2^32
    constexpr std::size_t below(std::size_t bound) {
        return static_cast<std::size_t>((next() >> 32) * bound >> 32);
    }

private:
    std::uint64_t state_;
};

// A seed of its own for each number, far from those of its neighbours.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    return Random(Random(seed).next() ^ (number * 0xd1b54a32d192ed03)).next();
}

} // namespace sumito::engine
