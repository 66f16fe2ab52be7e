#pragma once

// What a position alone decides about the game. Repetition, limits and clocks are the game's.

#include "rules/generate.h"
#include "rules/position.h"

#include <optional>

namespace sumito::rules {

struct Outcome {
    enum class By : std::uint8_t { goal, no_move };
    Side winner;
    By by;

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// Nothing while the game goes on.
inline std::optional<Outcome> outcome(const Position& position) {
    if (const auto winner = position.reached_goal()) return Outcome{*winner, Outcome::By::goal};
    const Ruleset& ruleset = position.ruleset();
    if (ruleset.stuck == Stuck::loses && !can_move(position.view()))
        return Outcome{ruleset.side[ruleset.turns.next(position.turn())], Outcome::By::no_move};
    return std::nullopt;
}

} // namespace sumito::rules
