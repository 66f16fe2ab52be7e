#pragma once

// What a legal move does, for those who tell or draw it.

#include "rules/position.h"

#include <optional>

namespace sumito::rules {

struct Effect {
    CellSet moved;  // marbles of the mover's side, where they stood
    CellSet pushed; // foes, where they stood
    Direction direction;
    bool broadside;
    std::optional<Colour> ejected;
    std::optional<Cell> ejected_from;
};

// REQUIRES: move is legal and not a pass.
inline Effect effect(const Position& position, Move move) {
    const View view = position.view();
    const auto [marbles, ejects] = moved_by(move, position.occupied());
    Effect e{
        marbles & view.line, marbles & view.foes, move.direction(), move.is_broadside(), {}, {}};
    if (ejects) {
        e.ejected_from = (marbles - before(CellSet::board(), move.direction())).first();
        e.ejected = position.at(*e.ejected_from);
    }
    return e;
}

} // namespace sumito::rules
