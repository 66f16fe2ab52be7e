#include "game/taken.h"

#include "rules/effect.h"

namespace sumito::game {

using rules::Colour;
using rules::Position;
using rules::Side;

namespace {

std::optional<Colour> only_foe(const rules::Ruleset& ruleset, Side side) {
    std::optional<Colour> foe;
    for (const Colour colour : ruleset.turns)
        if (ruleset.side[colour] != side) {
            if (foe) return std::nullopt;
            foe = colour;
        }
    return foe;
}

} // namespace

Taken taken_before(const Position& start) {
    Taken taken;
    for (int s = 0; s < start.ruleset().sides; ++s) {
        const auto side = static_cast<Side>(s);
        taken[side].assign(static_cast<std::size_t>(start.ejected(side)),
                           only_foe(start.ruleset(), side));
    }
    return taken;
}

void add_taken(Taken& taken, const Position& before, rules::Move move) {
    if (move.is_pass()) return;
    if (const auto effect = rules::effect(before, move); effect.ejected)
        taken[before.side_to_move()].push_back(effect.ejected);
}

Taken taken_in(const Game& game) {
    Taken taken = taken_before(game.settings().start);
    const Position* before = &game.settings().start;
    for (const Ply& ply : game.plies()) {
        add_taken(taken, *before, ply.move);
        before = &ply.after;
    }
    return taken;
}

} // namespace sumito::game
