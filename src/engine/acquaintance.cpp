#include "engine/acquaintance.h"

namespace sumito::engine {

void Acquaintance::meet(const Situation& situation) {
    if (!thought_about_) return;
    // Not if it is another game, if somebody steps through one, or if an ejection came between.
    const auto& seen = situation.seen;
    if (seen.size() < 2 || seen[seen.size() - 2] != *thought_about_) return;
    ++moves_;
    foreseen_ += situation.position.hash() == expected_;
}

void Acquaintance::expect(const rules::Position& position, const Answer& answer) {
    thought_about_.reset();
    if (&position.ruleset() != &rules::duel || !answer.expected) return;
    rules::Position next = position;
    thought_about_ = next.hash();
    next.play(answer.best);
    next.play(*answer.expected);
    expected_ = next.hash();
}

} // namespace sumito::engine
