#include "arena/verdict_streak.h"

#include <algorithm>

namespace sumito::arena {

using engine::Score;
using rules::Side;

VerdictStreak::VerdictStreak(std::optional<WinAdjudication> rule, const rules::Ruleset& ruleset)
    : rule_(rule), sides_(ruleset.sides) {
    if (rule_) rule_->plies = std::max(rule_->plies, static_cast<int>(ruleset.turns.size()));
}

bool VerdictStreak::confirms(Side leader, Side mover, const Score& score) const {
    if (score.kind == Score::Kind::marbles)
        return mover == leader ? score.number >= rule_->hundredths
                               : score.number <= -rule_->hundredths;
    return (score.kind == Score::Kind::win) == (mover == leader);
}

std::optional<Side> VerdictStreak::after(Side mover, const std::optional<Score>& score) {
    if (!rule_) return std::nullopt;
    for (int s = 0; s < sides_; ++s) {
        const auto side = static_cast<Side>(s);
        int& plies = plies_[side];
        plies = score && confirms(side, mover, *score) ? plies + 1 : 0;
        if (plies >= rule_->plies) return side;
    }
    return std::nullopt;
}

} // namespace sumito::arena
