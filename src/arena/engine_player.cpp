#include "arena/engine_player.h"

#include <utility>

namespace sumito::arena {

EnginePlayer::EnginePlayer(const engine::Options& options, engine::Limits limits)
    : engine_(options), limits_(std::move(limits)) {}

std::expected<void, Fault> EnginePlayer::new_game(std::uint64_t seed) {
    engine::Options options = engine_.options();
    options.seed = seed;
    engine_.set(options);
    engine_.new_game();
    return {};
}

std::expected<Choice, Fault> EnginePlayer::choose(const game::Game& game, game::Instant now,
                                                  const std::stop_token& stop) {
    engine::Limits limits = limits_;
    limits.clock = game.clock().left(game.turn(), now);
    limits.increment = game.settings().time.increment;
    engine::Signals signals;
    const std::stop_callback on_stop(stop, [&signals] { signals.stop = true; });
    const engine::Answer answer = engine_.think(engine::situation_of(game), limits, signals);
    Choice choice{answer.best, {}};
    if (!answer.lines.empty()) choice.score = answer.lines.front().score;
    return choice;
}

} // namespace sumito::arena
