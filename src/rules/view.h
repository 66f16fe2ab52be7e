#pragma once

// What the mover sees, and all that the making of moves ever hears of colours and players.

#include "rules/cell_set.h"

namespace sumito::rules {

struct View {
    CellSet lead;  // my marbles
    CellSet line;  // marbles I may have in a line that I push: mine and my partner's
    CellSet foes;  // marbles I may push
    CellSet empty; // cells without a marble
};

// The rear marbles of all moves in line in a direction.
constexpr CellSet rears_in_line(const View& v, Direction d) {
    const CellSet occupied = v.line | v.foes;
    const CellSet last_foe = v.foes - before(occupied, d); // a free cell or the edge behind it
    const CellSet first_of_two = v.foes & before(last_foe, d);
    const CellSet third = v.line & before(v.empty | last_foe | first_of_two, d);
    const CellSet second = v.line & before(v.empty | last_foe | third, d);
    return v.lead & before(v.empty | second, d);
}

// The rear marbles of the moves in line that push against these foes, each the last of its line
// with room or the edge behind it.
constexpr CellSet rears_against(const View& v, CellSet last_foe, Direction d) {
    const CellSet facing_one = v.line & before(last_foe, d);
    const CellSet facing_two = v.line & before(v.foes & before(last_foe, d), d);
    return v.lead & before(facing_one | (v.line & before(facing_one | facing_two, d)), d);
}

// The rear marbles of all pushes in a direction, and of those that eject.
constexpr CellSet rears_that_push(const View& v, Direction d) {
    return rears_against(v, v.foes - before(v.line | v.foes, d), d);
}
constexpr CellSet rears_that_eject(const View& v, Direction d) {
    return rears_against(v, v.foes - before(CellSet::board(), d), d);
}

// My marbles that have a free cell next to them in a direction: what broadsides are made of.
constexpr CellSet free_to_step(const View& v, Direction d) { return v.lead & before(v.empty, d); }

} // namespace sumito::rules
