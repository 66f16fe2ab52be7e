#include "tuning/net_samples.h"

#include "rules/generate.h"
#include "tuning/symmetry.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sumito::tuning {

using rules::CellSet;
using rules::Position;
using rules::Side;

namespace {

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t z = a * 0x9e3779b97f4a7c15 + b;
    z = (z ^ z >> 32) * 0xd6e8feb86659fd93;
    return z ^ z >> 32;
}

// The same however the board is turned or mirrored.
std::uint64_t key_of(CellSet own, CellSet foes) {
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t s = 0; s < symmetry_count; ++s)
        least = std::min(least, mixed(under(s, own).bits(), under(s, foes).bits()));
    return least;
}

bool is_noisy(const Position& position, int score) {
    if (std::abs(score) >= certain_score) return true;
    rules::MoveList ejections;
    rules::generate_ejections(position.view(), ejections);
    return !ejections.empty();
}

} // namespace

void NetSamples::add(const ScoredGame& game) {
    // Of a drawn game, which is mostly shuffling, a little is enough.
    constexpr std::size_t of_shuffling = 6;
    Position position = game.start;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const auto [move, score] = game.moves[i];
        const Position here = position;
        position.play(move);
        ++statistics_.positions;
        if (!game.winner && i % of_shuffling != 0) {
            ++statistics_.shuffled;
            continue;
        }
        if (is_noisy(here, score)) {
            ++statistics_.noisy;
            continue;
        }
        const Side side = here.side_to_move();
        const CellSet own = here.marbles(side);
        const CellSet foes = here.occupied() - own;
        if (!known_.insert(key_of(own, foes)).second) {
            ++statistics_.known;
            continue;
        }
        int needed = 0;
        for (int s = 0; s < here.ruleset().sides; ++s)
            needed += here.goal() - here.ejected(static_cast<Side>(s));
        const engine::Value by_hand =
            evaluation_.value_without_shapes(here, evaluation_.placement(here), side);
        samples_.push_back({.own = own.bits(),
                            .foes = foes.bits(),
                            .by_hand = static_cast<float>(by_hand) / engine::marble_value,
                            .score = static_cast<float>(score) / 100,
                            .result = !game.winner           ? 0.5F
                                      : *game.winner == side ? 1.0F
                                                             : 0.0F,
                            .needed = static_cast<std::uint8_t>(needed)});
    }
}

} // namespace sumito::tuning
