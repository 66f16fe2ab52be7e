#pragma once

// Our own engine, in this process.

#include "arena/player.h"
#include "engine/engine.h"

namespace sumito::arena {

class EnginePlayer : public Player {
public:
    EnginePlayer(const engine::Options& options, engine::Limits limits);

    std::expected<void, Fault> new_game(std::uint64_t seed) override;
    std::expected<Choice, Fault> choose(const game::Game& game, game::Instant now,
                                        const std::stop_token& stop) override;

private:
    engine::Engine engine_;
    engine::Limits limits_;
};

} // namespace sumito::arena
