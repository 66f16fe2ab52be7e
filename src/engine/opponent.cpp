#include "engine/opponent.h"

#include <algorithm>

namespace sumito::engine {

using game::Duration;
using game::Instant;
using rules::Colour;

namespace {

constexpr auto time_for_a_move = std::chrono::seconds(2);
constexpr int moves_to_come = 40; // of a game with one time for all
constexpr std::uint64_t nodes_for_a_draw = 50'000;
constexpr std::uint64_t nodes_for_a_hint = 400'000;

Limits of_nodes(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return limits;
}

// Hundredths of a marble, as the player to move sees it.
int hundredths(const Score& score) {
    constexpr int all = 100'000;
    if (score.kind == Score::Kind::marbles) return score.number;
    return score.kind == Score::Kind::win ? all : -all;
}

} // namespace

Limits limits_for_move(const game::Game& game, Instant now) {
    Limits limits;
    if (const auto left = game.clock().left(game.turn(), now)) {
        limits.clock = *left;
        limits.increment = game.settings().time.increment;
    } else {
        limits.move_time = time_for_a_move;
        if (const auto rest = game.clock().game_left(now))
            limits.move_time = std::min<Duration>(time_for_a_move, *rest / moves_to_come);
    }
    return limits;
}

Limits limits_for_hint() { return of_nodes(nodes_for_a_hint); }
Limits limits_for_draw() { return of_nodes(nodes_for_a_draw); }

// With two sides the score of one is that of the other; among three each has one of its own, found
// by thinking of it as to move.
Situation situation_for_draw(const game::Game& game, Colour seat) {
    Situation situation = situation_of(game);
    if (game.ruleset().sides == 2) return situation;
    rules::Setup setup = situation.position.setup();
    setup.turn = seat;
    if (const auto turned = rules::Position::from(setup)) situation.position = *turned;
    return situation;
}

bool agrees_to_draw(const game::Game& game, Colour seat, const Answer& answer) {
    if (answer.lines.empty()) return false;
    const bool own = game.ruleset().sides > 2 || game.ruleset().together(seat, game.turn());
    const int score = hundredths(answer.lines.front().score) * (own ? 1 : -1);
    return score <= -draw_margin || (game.quiet_plies() >= long_quiet && score < draw_margin);
}

} // namespace sumito::engine
