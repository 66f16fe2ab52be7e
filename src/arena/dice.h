#pragma once

// Chance that is the same everywhere: what the standard library draws differs from one to another.

#include <cstddef>
#include <cstdint>

namespace sumito::arena {

class Dice {
public:
    explicit constexpr Dice(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() { // splitmix64
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }
    // REQUIRES: sides > 0; the bias is below sides / 2^64
    constexpr std::size_t below(std::size_t sides) {
        return static_cast<std::size_t>(next() % sides);
    }

private:
    std::uint64_t state_;
};

// A seed of its own for each number, far from those of its neighbours.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
    Dice dice(seed);
    return Dice(dice.next() ^ (number * 0xd1b54a32d192ed03)).next();
}

} // namespace sumito::arena
