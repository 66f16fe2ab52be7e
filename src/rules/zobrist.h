#pragma once

// Random keys for hashing positions: the hash is the xor of the keys of everything that is so.

#include "rules/cell_set.h"
#include "rules/colour.h"

#include <array>
#include <cstdint>

namespace sumito::rules::zobrist {

inline constexpr int max_goal = 14;

struct Keys {
    PerColour<std::array<std::uint64_t, cell_count>> marble;
    PerColour<std::uint64_t> turn;
    PerSide<std::array<std::uint64_t, max_goal + 1>> ejected;
};

inline constexpr Keys keys = [] {
    std::uint64_t state = 61;
    auto next = [&state] { // splitmix64
        std::uint64_t z = (state += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    };
    Keys k{};
    for (auto& cells : k.marble.at)
        for (auto& key : cells) key = next();
    for (auto& key : k.turn.at) key = next();
    for (auto& counts : k.ejected.at)
        for (auto& key : counts) key = next();
    return k;
}();

// The keys of a colour's marbles on these cells together.
constexpr std::uint64_t of(Colour c, CellSet cells) {
    std::uint64_t hash = 0;
    for (const Cell cell : cells) hash ^= keys.marble[c][static_cast<std::size_t>(cell.index())];
    return hash;
}

} // namespace sumito::rules::zobrist
