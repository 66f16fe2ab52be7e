#include "engine/ordering.h"

#include "rules/generate.h"

#include <algorithm>
#include <utility>

namespace sumito::engine {

// All moves of a kind in a direction, and where the histories have them: that of the cell with
// index 0, to which the cell's index is added.
struct MoveKind {
    std::uint16_t bits, slot, coarse;
};

using rules::Cell;
using rules::CellSet;
using rules::Direction;
using rules::Move;

namespace {

constexpr MoveKind kind_of(Move first) {
    return {first.bits(), static_cast<std::uint16_t>(slot_of(first)),
            static_cast<std::uint16_t>(coarse_slot_of(first))};
}

// By direction: in line, then the kinds of broadside.
constexpr auto kinds = [] {
    std::array<std::array<MoveKind, 1 + rules::broadside_kinds>, 6> table{};
    for (const Direction d : rules::all_directions) {
        auto& row = table[static_cast<std::size_t>(d)];
        row[0] = kind_of(Move::in_line({}, d));
        for (std::size_t kind = 0; kind < rules::broadside_kinds; ++kind)
            row[kind + 1] = kind_of(rules::first_broadside(d, kind));
    }
    return table;
}();

// REQUIRES: the move is legal
void leave_out(Move move, rules::MoveSets& sets) {
    const auto d = static_cast<std::size_t>(move.direction());
    const std::uint64_t others = ~CellSet(move.cell()).bits();
    if (move.is_in_line()) {
        sets.ejecting[d] &= others;
        sets.pushing[d] &= others;
        sets.plain[d] &= others;
        return;
    }
    for (std::size_t kind = 0; kind < rules::broadside_kinds; ++kind)
        if (rules::first_broadside(move.direction(), kind).from(move.cell()) == move)
            sets.broadsides[kind][d] &= others;
}

} // namespace

Force force_of(const rules::View& view, Move move) {
    if (!move.is_in_line()) return {false, false};
    const Direction d = move.direction();
    return {rears_that_push(view, d).contains(move.cell()),
            rears_that_eject(view, d).contains(move.cell())};
}

Candidate Ordering::next() {
    switch (stage_) {
    case Stage::known:
        stage_ = Stage::make_ejections;
        if (rules::is_legal(view_, hints_.known)) {
            const Force force = force_of(view_, hints_.known);
            return {hints_.known, force.pushes, force.ejects,
                    force.ejects ? 0 : history_of(hints_.known)};
        }
        hints_.known = Move::pass();
        [[fallthrough]];
    case Stage::make_ejections:
        make_ejections();
        stage_ = Stage::ejections;
        [[fallthrough]];
    case Stage::ejections:
        if (left_ > 0) return best_left(true);
        stage_ = Stage::killers;
        [[fallthrough]];
    case Stage::killers:
        if (skip_quiet_) break;
        if (const Candidate killer = next_killer(); !killer.move.is_pass()) return killer;
        stage_ = Stage::make_quiet;
        [[fallthrough]];
    case Stage::make_quiet:
        if (skip_quiet_) break;
        make_quiet();
        stage_ = Stage::quiet;
        [[fallthrough]];
    case Stage::quiet:
        if (left_ > 0 && !skip_quiet_) return best_left(false);
        break;
    case Stage::done:
        break;
    }
    stage_ = Stage::done;
    return {Move::pass(), false, false, 0};
}

int Ordering::history_of(Move move) const {
    return 2 * (*hints_.main)[move] + (*hints_.answer)[move] + (*hints_.sequel)[move];
}

void Ordering::make_ejections() {
    rules::move_sets(view_, sets_);
    if (!hints_.known.is_pass()) leave_out(hints_.known, sets_);
    for (const Direction d : rules::all_directions)
        for (const Cell rear : CellSet(sets_.ejecting[static_cast<std::size_t>(d)])) {
            const Move move = Move::in_line(rear, d);
            add(move, true, (*hints_.main)[move]);
        }
    left_ = size_;
}

// A pass when there are no more.
Candidate Ordering::next_killer() {
    while (killer_ < hints_.killers.size()) {
        const Move move = hints_.killers[killer_++];
        if (move == hints_.known || !rules::is_legal(view_, move)) continue;
        const Force force = force_of(view_, move);
        if (force.ejects) continue;
        leave_out(move, sets_);
        const int bonus = force.pushes ? hints_.parameters->push_bonus : 0;
        return {move, force.pushes, false,
                history_of(move) + hints_.parameters->killer_bonus + bonus};
    }
    return {Move::pass(), false, false, 0};
}

void Ordering::make_quiet() {
    size_ = 0;
    for (std::size_t d = 0; d < 6; ++d) {
        add_all(kinds[d][0], sets_.pushing[d], true);
        add_all(kinds[d][0], sets_.plain[d], false);
        for (std::size_t kind = 0; kind < rules::broadside_kinds; ++kind)
            add_all(kinds[d][kind + 1], sets_.broadsides[kind][d], false);
    }
    left_ = size_;
}

// Moves of one kind, which differ in their cell alone.
void Ordering::add_all(const MoveKind& kind, std::uint64_t cells, bool pushes) {
    const int bonus = pushes ? hints_.parameters->push_bonus : 0;
    for (const Cell cell : CellSet(cells)) {
        const auto i = static_cast<std::size_t>(cell.index());
        const int score = 2 * hints_.main->at(kind.slot + i) + hints_.answer->at(kind.coarse + i) +
                          hints_.sequel->at(kind.coarse + i) + bonus;
        add(Move::from_bits(static_cast<std::uint16_t>(kind.bits + i)), pushes, score);
    }
}

Candidate Ordering::best_left(bool ejects) {
    int most = taken;
    for (std::size_t i = 0; i < size_; ++i) most = std::max(most, keys_[i]);
    const auto place = static_cast<std::size_t>(most & ((1 << place_bits) - 1));
    keys_[place] = taken;
    --left_;
    const int score_and_push = most >> place_bits;
    return {moves_[place], (score_and_push & 1) != 0, ejects, score_and_push >> 1};
}

} // namespace sumito::engine
