#pragma once

// The answer to any attempt at a move: legal, and which move it is; or why not, and which cells
// are the reason.

#include "rules/cell_set.h"
#include "rules/move.h"
#include "rules/position.h"

#include <string_view>

namespace sumito::rules {

// A player takes hold of these marbles and wants all of them to go this way. The marbles that get
// pushed are not part of it: they go by themselves.
struct Attempt {
    CellSet marbles;
    Direction direction;
    int steps = 1;
};

enum class Reason : std::uint8_t {
    legal,
    game_over,
    nothing_chosen,
    empty_cell,          // a chosen cell holds no marble
    not_your_turn,       // the marbles belong to a colour that is not to move
    too_many,            // more than three of one's own
    foe_in_group,        // a foe's marble among the chosen
    gap,                 // an empty cell between one's line and the foe's
    not_in_line,         // the marbles do not stand on one line
    not_touching,        // they do, but with a gap
    too_far,             // more than one cell
    over_edge,           // one's own marble would leave the board
    own_in_way,          // a marble of one's own side stands in the way
    pac,                 // equal or smaller force
    push_blocked,        // no free cell behind the pushed marbles
    broadside_blocked,   // a broadside needs free cells; there is a marble of one's own side
    sideways_push,       // the same, and there is a foe's
    rear_not_own,        // the pushing marble is the partner's
    partner_in_broadside // a broadside moves one's own only
};
inline constexpr int reason_count = 19;

// "pac", "push_blocked": for programs; sentences for players are kept with the other words.
std::string_view name(Reason reason);

struct Verdict {
    Reason reason = Reason::legal;
    CellSet where;            // the cells that are the reason
    Move move = Move::pass(); // if legal

    constexpr bool legal() const { return reason == Reason::legal; }
    friend constexpr bool operator==(const Verdict&, const Verdict&) = default;
};

Verdict judge(const Position& position, const Attempt& attempt);

// The marbles of the mover's side that a move in line from this marble takes with it: those ahead
// without a gap. What a player means who pulls the rear marble.
CellSet line_from(const Position& position, Cell rear, Direction d);

// The attempt that a move is, legal or not.
Attempt attempt_of(const Position& position, Move move);

} // namespace sumito::rules
