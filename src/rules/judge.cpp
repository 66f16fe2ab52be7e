#include "rules/judge.h"

#include "rules/generate.h"

#include <algorithm>
#include <array>

namespace sumito::rules {

namespace {

Verdict wrong(Reason reason, CellSet where) { return {reason, where, Move::pass()}; }

// All cells that lie ahead of one of the set in a direction, up to the edge.
CellSet ahead_of(CellSet set, Direction d) {
    CellSet all;
    for (CellSet front = step(set, d); !front.empty(); front = step(front, d)) all |= front;
    return all;
}

std::optional<Direction> axis_of(CellSet marbles) {
    for (const Direction axis : {Direction::E, Direction::NE, Direction::NW})
        if (const CellSet one = marbles.first();
            (one | ahead_of(one, axis) | ahead_of(one, opposite(axis))).contains(marbles))
            return axis;
    return std::nullopt;
}

// The end of a straight group that has no fellow in a direction.
Cell end_towards(CellSet group, Direction d) { return (group - before(group, d)).first(); }

// The cells of a line that lie between two of the marbles and are none of them.
CellSet missing_between(CellSet marbles, Direction axis) {
    return (ahead_of(marbles, axis) & ahead_of(marbles, opposite(axis))) - marbles;
}

// Foes among the chosen: the player wants to push, and says so too plainly.
Verdict judge_with_foes(const View& view, CellSet own, CellSet foes, Direction d) {
    const CellSet group = own | foes;
    const auto axis = axis_of(group);
    if (!axis) return wrong(Reason::not_in_line, foes);
    const CellSet between = missing_between(group, *axis);
    if (same_axis(*axis, d) && between.meets(view.empty))
        return wrong(Reason::gap, between & view.empty);
    return wrong(Reason::foe_in_group, foes);
}

// More than one cell at once: if that would reach a foe behind empty cells, it was meant as a push.
Verdict judge_far(const View& view, CellSet own, Direction d, int steps) {
    CellSet gap;
    CellSet front = step(own, d) - own;
    while (gap.size() < steps && front.size() == 1 && view.empty.contains(front)) {
        gap |= front;
        front = step(front, d);
    }
    const bool foe_behind =
        !gap.empty() && gap.size() < steps && !front.empty() && view.foes.contains(front);
    const auto axis = axis_of(own);
    if (foe_behind && axis && (own.size() == 1 || same_axis(*axis, d)))
        return wrong(Reason::gap, gap);
    return wrong(Reason::too_far, step(own, d) - own);
}

Verdict judge_in_line(const View& view, CellSet group, Direction d) {
    const Cell rear = end_towards(group, opposite(d));
    if (!view.lead.contains(rear)) return wrong(Reason::rear_not_own, rear);

    const CellSet front = end_towards(group, d);
    CellSet ahead = step(front, d);
    if (ahead.empty()) return wrong(Reason::over_edge, front);
    if (view.line.contains(ahead)) return wrong(Reason::own_in_way, ahead);

    CellSet pushed;
    while (view.foes.meets(ahead)) {
        pushed |= ahead;
        ahead = step(ahead, d);
    }
    if (pushed.size() >= group.size()) return wrong(Reason::pac, pushed);
    if (!pushed.empty() && !ahead.empty() && !view.empty.contains(ahead))
        return wrong(Reason::push_blocked, ahead);
    return {Reason::legal, {}, Move::in_line(rear, d)};
}

Verdict judge_broadside(const View& view, CellSet group, Direction axis, Direction d) {
    if (!view.lead.contains(group)) return wrong(Reason::partner_in_broadside, group - view.lead);
    const CellSet targets = step(group, d);
    if (targets.size() < group.size()) return wrong(Reason::over_edge, group - before(targets, d));
    if (targets.meets(view.foes)) return wrong(Reason::sideways_push, targets & view.foes);
    if (targets.meets(view.line)) return wrong(Reason::broadside_blocked, targets & view.line);
    return {Reason::legal,
            {},
            Move::broadside(end_towards(group, opposite(axis)), axis, group.size(), d)};
}

bool is_over(const Position& position, const View& view) {
    return position.reached_goal() || (position.ruleset().stuck == Stuck::loses && !can_move(view));
}

} // namespace

std::string_view name(Reason reason) {
    constexpr std::array<std::string_view, reason_count> names{"legal",
                                                               "game_over",
                                                               "nothing_chosen",
                                                               "empty_cell",
                                                               "not_your_turn",
                                                               "too_many",
                                                               "foe_in_group",
                                                               "gap",
                                                               "not_in_line",
                                                               "not_touching",
                                                               "too_far",
                                                               "over_edge",
                                                               "own_in_way",
                                                               "pac",
                                                               "push_blocked",
                                                               "broadside_blocked",
                                                               "sideways_push",
                                                               "rear_not_own",
                                                               "partner_in_broadside"};
    return names[static_cast<std::size_t>(reason)];
}

Verdict judge(const Position& position, const Attempt& attempt) {
    const View view = position.view();
    const Direction d = attempt.direction;
    if (is_over(position, view)) return wrong(Reason::game_over, {});
    if (attempt.marbles.empty()) return wrong(Reason::nothing_chosen, {});
    if (attempt.marbles.meets(view.empty))
        return wrong(Reason::empty_cell, attempt.marbles & view.empty);
    const CellSet own = attempt.marbles & view.line;
    const CellSet foes = attempt.marbles & view.foes;
    if (own.empty()) return wrong(Reason::not_your_turn, foes);
    if (own.size() > 3) return wrong(Reason::too_many, own);
    if (!foes.empty()) return judge_with_foes(view, own, foes, d);
    const auto axis = axis_of(own);
    if (!axis) return wrong(Reason::not_in_line, own);
    if (const CellSet gaps = missing_between(own, *axis); !gaps.empty())
        return wrong(Reason::not_touching, gaps);
    if (attempt.steps != 1) return judge_far(view, own, d, attempt.steps);
    if (own.size() == 1 || same_axis(*axis, d)) return judge_in_line(view, own, d);
    return judge_broadside(view, own, *axis, d);
}

CellSet line_from(const Position& position, Cell rear, Direction d) {
    const CellSet side = position.view().line;
    CellSet line;
    for (CellSet cell = rear; cell.meets(side); cell = step(cell, d)) line |= cell;
    return line.empty() ? CellSet(rear) : line;
}

Attempt attempt_of(const Position& position, Move move) {
    if (!move.is_broadside())
        return {line_from(position, move.cell(), move.direction()), move.direction()};
    return {moved_by(move, {}).marbles, move.direction()};
}

} // namespace sumito::rules
