#include "rules/generate.h"

#include "rules/count_kernel.h"
#include "rules/lanes_scalar.h"
#include "rules/machine.h"

#include <algorithm>

namespace sumito::rules {

#if defined(SUMITO_X86_VECTORS)
int count_avx2(std::uint64_t lead, std::uint64_t line, std::uint64_t foes);
int count_avx512(std::uint64_t lead, std::uint64_t line, std::uint64_t foes);
void sets_avx2(std::uint64_t lead, std::uint64_t line, std::uint64_t foes, MoveSets& sets);
void sets_avx512(std::uint64_t lead, std::uint64_t line, std::uint64_t foes, MoveSets& sets);
#endif

namespace {

int count_scalar(std::uint64_t lead, std::uint64_t line, std::uint64_t foes) {
    return count_in_lanes<Scalar>(lead, line, foes);
}
void sets_scalar(std::uint64_t lead, std::uint64_t line, std::uint64_t foes, MoveSets& sets) {
    sets_in_lanes<Scalar>(lead, line, foes, sets);
}

} // namespace

void generate(const View& view, MoveList& moves) {
    MoveSets sets;
    move_sets(view, sets);
    const auto add = [&moves](Move first, std::uint64_t cells) {
        for (const Cell cell : CellSet(cells)) moves.add(first.from(cell));
    };
    for (const Direction d : all_directions) {
        const auto i = static_cast<std::size_t>(d);
        add(Move::in_line({}, d), sets.ejecting[i] | sets.pushing[i] | sets.plain[i]);
        for (std::size_t kind = 0; kind < broadside_kinds; ++kind)
            add(first_broadside(d, kind), sets.broadsides[kind][i]);
    }
}

void generate_ejections(const View& view, MoveList& moves) {
    MoveSets sets;
    move_sets(view, sets);
    for (const Direction d : all_directions)
        for (const Cell rear : CellSet(sets.ejecting[static_cast<std::size_t>(d)]))
            moves.add(Move::in_line(rear, d));
}

MoveList generate(const Position& position) {
    MoveList moves;
    if (position.reached_goal()) return moves;
    generate(position.view(), moves);
    if (moves.empty() && position.ruleset().stuck == Stuck::passes) moves.add(Move::pass());
    return moves;
}

std::span<const Counter> counters() {
    static const Counter table[] = {
#if defined(SUMITO_X86_VECTORS)
        {"avx512", count_avx512, sets_avx512, machine::has_avx512()},
        {"avx2", count_avx2, sets_avx2, machine::has_avx2()},
#endif
        {"scalar", count_scalar, sets_scalar, true},
    };
    return table;
}

namespace {
const Counter& best_counter() {
    static const Counter best = *std::ranges::find_if(counters(), &Counter::available);
    return best;
}
} // namespace

int count_moves(const View& view) { return best_counter().count(view); }

void move_sets(const View& view, MoveSets& sets) { best_counter().fill(view, sets); }

int count_moves(const Position& position) {
    if (position.reached_goal()) return 0;
    const int count = count_moves(position.view());
    return count == 0 && position.ruleset().stuck == Stuck::passes ? 1 : count;
}

bool can_move(const View& view) {
    return std::ranges::any_of(all_directions,
                               [&](Direction d) { return !rears_in_line(view, d).empty(); });
}

bool is_legal(const View& view, Move move) {
    if (move.is_pass() || !move.is_well_formed()) return false;
    const Direction d = move.direction();
    if (move.is_in_line()) return rears_in_line(view, d).contains(move.cell());
    CellSet marbles = move.cell();
    for (int i = 1; i < move.length(); ++i) marbles |= step(marbles, move.axis());
    return free_to_step(view, d).contains(marbles);
}

bool is_legal(const Position& position, Move move) {
    if (position.reached_goal()) return false;
    const View view = position.view();
    if (!move.is_pass()) return is_legal(view, move);
    return position.ruleset().stuck == Stuck::passes && !can_move(view);
}

} // namespace sumito::rules
