#include "engine/protocol/order.h"

#include "engine/protocol/moves.h"

#include <algorithm>
#include <string>

namespace sumito::engine::protocol {

using rules::Colour;

namespace {

std::size_t number_of(const rules::Ruleset& ruleset, Colour colour) {
    return static_cast<std::size_t>(std::ranges::find(ruleset.turns, colour) -
                                    ruleset.turns.begin());
}

bool names_a_clock(const Go& go) {
    const auto has_time = [](const PlayerClock& clock) { return clock.time.has_value(); };
    return std::ranges::any_of(go.by_turn, has_time) ||
           std::ranges::any_of(go.by_colour.at, has_time);
}

// The clock of the player to move; the others' do not matter to it.
std::expected<PlayerClock, Error> clock_of(const Go& go, const game::Game& game) {
    const std::size_t player = number_of(game.ruleset(), game.turn());
    const PlayerClock& numbered = go.by_turn[player];
    if (numbered.time) return numbered;
    const PlayerClock& coloured = go.by_colour[game.turn()];
    if (coloured.time || !names_a_clock(go)) return coloured;
    return std::unexpected(Error{{},
                                 "p" + std::to_string(player + 1) + "time is missing: " +
                                     std::string(name(game.turn())) + " is to move"});
}

bool is_limited(const Limits& limits) {
    return limits.depth || limits.nodes || limits.move_time || limits.clock;
}

} // namespace

std::expected<Order, Error> order_of(const Go& go, const game::Game& game) {
    const auto clock = clock_of(go, game);
    if (!clock) return std::unexpected(clock.error());
    auto only = read_moves(game.position(), go.only);
    if (!only) return std::unexpected(only.error());
    Order order{.situation = situation_of(game),
                .limits = {.depth = go.depth,
                           .nodes = go.nodes,
                           .move_time = go.move_time,
                           .clock = clock->time,
                           .increment = clock->time ? clock->increment : Milliseconds{},
                           .only = *std::move(only)},
                .infinite = go.infinite,
                .ponder = go.ponder};
    order.infinite |= !is_limited(order.limits);
    return order;
}

} // namespace sumito::engine::protocol
