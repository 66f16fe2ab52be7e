#pragma once

// Who plays in a match: an engine of ours, a program of any kind, or a baseline. A player holds one
// side, with all its colours.
//
// Not thread-safe: one game at a time.

#include "engine/score.h"
#include "game/game.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <string>

namespace sumito::arena {

struct Choice {
    rules::Move move = rules::Move::pass();
    std::optional<engine::Score> score; // as the mover sees it, if it says
};

// Why a player gave no move, or none that counts.
struct Fault {
    enum class Why : std::uint8_t { crashed, hung, illegal_move, garbled };
    Why why;
    std::string detail; // one line
};

class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    // Forgets all games before. The same seed leads to the same game, as far as the player's limits
    // allow. Seeds have 31 bits, which every program can take.
    virtual std::expected<void, Fault> new_game(std::uint64_t seed) = 0;

    // A move for whoever's turn it is. When asked to stop, it answers soon, whatever it is.
    // REQUIRES: the game is not over.
    virtual std::expected<Choice, Fault> choose(const game::Game& game, game::Instant now,
                                                const std::stop_token& stop) = 0;
};

} // namespace sumito::arena
