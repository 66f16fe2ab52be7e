#include "rules/perft.h"

#include "rules/generate.h"

namespace sumito::rules {

namespace {

// Two plies: for each move, what the next player would see is enough.
std::uint64_t count_replies(const Position& position) {
    const Ruleset& ruleset = position.ruleset();
    const bool one_to_go = position.ejected(position.side_to_move()) + 1 >= position.goal();
    const int stuck = ruleset.stuck == Stuck::passes ? 1 : 0;
    std::uint64_t nodes = 0;
    for (const Move move : generate(position)) {
        if (one_to_go && !move.is_pass() && moved_by(move, position.occupied()).ejects) continue;
        const int count = count_moves(view_after(position, move));
        nodes += static_cast<std::uint64_t>(count == 0 ? stuck : count);
    }
    return nodes;
}

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(count_moves(position));
    if (depth == 2) return count_replies(position);
    std::uint64_t nodes = 0;
    for (const Move move : generate(position)) {
        Position next = position;
        next.play(move);
        nodes += perft(next, depth - 1);
    }
    return nodes;
}

} // namespace sumito::rules
