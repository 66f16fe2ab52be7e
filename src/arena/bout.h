#pragma once

// One opening, played from all seats.

#include "arena/contest.h"
#include "arena/plan.h"
#include "arena/player.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sumito::arena {

struct Bout {
    std::size_t number;
    std::vector<Played> games; // one for each seating

    std::vector<Outcome> outcomes() const;
};

// The players of one table, made when they are first wanted. Not thread-safe.
class Bench {
public:
    explicit Bench(const Plan& plan) : plan_(plan), players_(plan.contenders.size()) {}

    // Nothing if it was stopped.
    std::optional<Bout> play(std::size_t number, const std::stop_token& stop);

private:
    Player& player(std::size_t contender, std::size_t copy);
    rules::PerSide<Entrant> entrants(const Seating& seating);

    const Plan& plan_;
    // Of each contender as many as sit at the table at once.
    std::vector<std::vector<std::unique_ptr<Player>>> players_;
};

} // namespace sumito::arena
