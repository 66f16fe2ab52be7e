#include "tuning/net_samples.h"

#include "tuning/chance.h"
#include "tuning/position_key.h"
#include "tuning/table_game.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace sumito::tuning {

using rules::Position;
using rules::Side;

namespace {

bool is_noisy(const Position& position, int score) {
    return std::abs(score) >= certain_score || has_ejection(position);
}

// What the viewer thought when it was next its turn.
std::optional<int> score_of(const ScoredGame& game, const Position& position, std::size_t ply,
                            rules::Colour viewer) {
    for (rules::Colour c = position.turn(); c != viewer; c = position.ruleset().turns.next(c))
        ++ply;
    if (ply >= game.moves.size()) return std::nullopt;
    return game.moves[ply].score;
}

} // namespace

bool NetSamples::is_worth_it(const Position& position, const ScoredGame& game, std::size_t ply) {
    // Of a drawn game, which is mostly shuffling, a little is enough.
    constexpr std::size_t of_shuffling = 6;
    ++statistics_.positions;
    if (!game.winner && ply % of_shuffling != 0) {
        ++statistics_.shuffled;
        return false;
    }
    if (is_noisy(position, game.moves[ply].score)) {
        ++statistics_.noisy;
        return false;
    }
    const bool is_new = known_.insert(position_key(shape_, position)).second;
    statistics_.known += !is_new;
    return is_new;
}

std::vector<rules::PerSide<float>> NetSamples::results_of(const ScoredGame& game) const {
    const rules::Ruleset& ruleset = *shape_.ruleset;
    const auto sides = static_cast<std::size_t>(ruleset.sides);
    const float share = horizon_ > 0 ? 1 / static_cast<float>(horizon_) : 0;
    rules::PerSide<float> now{};
    for (std::size_t s = 0; s < sides; ++s)
        now.at[s] = !game.winner ? 0.5F : rules::index(*game.winner) == s ? 1.0F : 0.0F;
    std::vector<rules::Colour> movers;
    for (rules::Colour c = game.start.turn(); movers.size() < game.moves.size();
         c = ruleset.turns.next(c))
        movers.push_back(c);
    std::vector<rules::PerSide<float>> results(game.moves.size());
    for (std::size_t ply = game.moves.size(); ply-- > 0;) {
        results[ply] = now;
        const float said = chance_of(static_cast<float>(game.moves[ply].score) / 100);
        const std::size_t mover = rules::index(ruleset.side[movers[ply]]);
        now.at[mover] += share * (said - now.at[mover]);
        if (sides == 2) now.at[1 - mover] = 1 - now.at[mover];
    }
    return results;
}

void NetSamples::add(const Position& position, rules::Colour viewer, int score, float result) {
    const Side side = position.ruleset().side[viewer];
    const engine::Value by_hand =
        evaluation_.value_without_shapes(position, evaluation_.placement(position), side);
    NetSample sample{.marbles = {},
                     .viewer = viewer,
                     .stage = static_cast<std::uint8_t>(shape_.stage_of(position, viewer)),
                     .by_hand = static_cast<float>(by_hand) / engine::marble_value,
                     .score = static_cast<float>(score) / 100,
                     .result = result};
    for (const rules::Colour c : position.ruleset().turns)
        sample.marbles[c] = position.marbles(c).bits();
    samples_.push_back(sample);
}

void NetSamples::add(const ScoredGame& game) {
    const rules::Ruleset& ruleset = game.start.ruleset();
    const auto results = results_of(game);
    Position position = game.start;
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        const Position here = position;
        position.play(game.moves[ply].move);
        if (!is_worth_it(here, game, ply)) continue;
        const auto result_to = [&](rules::Colour viewer) {
            return results[ply].at[rules::index(ruleset.side[viewer])];
        };
        if (ruleset.sides == 2) {
            add(here, here.turn(), game.moves[ply].score, result_to(here.turn()));
            continue;
        }
        // Of three players it may be anybody who asks.
        for (const rules::Colour viewer : ruleset.turns)
            if (const auto score = score_of(game, here, ply, viewer);
                score && std::abs(*score) < certain_score)
                add(here, viewer, *score, result_to(viewer));
    }
}

} // namespace sumito::tuning
