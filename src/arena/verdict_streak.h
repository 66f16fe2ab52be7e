#pragma once

// Whether all players have agreed for long enough that a side has won: its own scores say so, and
// the others' say that they have lost.

#include "engine/score.h"
#include "rules/colour.h"
#include "rules/ruleset.h"

#include <optional>

namespace sumito::arena {

// A side has won when every score said so for so many plies in a row.
struct WinAdjudication {
    int hundredths = 0; // of a marble
    int plies = 0;

    friend bool operator==(const WinAdjudication&, const WinAdjudication&) = default;
};

class VerdictStreak {
public:
    // However few plies are asked for, everybody is heard once.
    VerdictStreak(std::optional<WinAdjudication> rule, const rules::Ruleset& ruleset);

    // The side has moved and said what it thinks. The winner, once that is clear.
    std::optional<rules::Side> after(rules::Side mover, const std::optional<engine::Score>& score);

private:
    // Whether the mover's score says the leader wins.
    bool confirms(rules::Side leader, rules::Side mover, const engine::Score& score) const;

    std::optional<WinAdjudication> rule_;
    int sides_;
    rules::PerSide<int> plies_; // for so long all have said that this side wins
};

} // namespace sumito::arena
