#include "tuning/position_key.h"

#include "tuning/symmetry.h"

#include <algorithm>
#include <array>

namespace sumito::tuning {

namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t z = a * 0x9e3779b97f4a7c15 + b;
    z = (z ^ z >> 32) * 0xd6e8feb86659fd93;
    return z ^ z >> 32;
}

} // namespace

std::uint64_t position_key(const engine::NetShape& shape, const rules::Position& position) {
    const rules::Colour mover = position.turn();
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t s = 0; s < symmetry_count; ++s) {
        std::array<std::uint64_t, rules::max_colours> planes{};
        for (const rules::Colour c : shape.ruleset->turns)
            planes[shape.plane[mover][c]] = under(s, position.marbles(c)).bits();
        std::uint64_t key = shape.phase_of(position, mover);
        for (const std::uint64_t plane : planes) key = mixed(key, plane);
        least = std::min(least, key);
    }
    return least;
}

} // namespace sumito::tuning
