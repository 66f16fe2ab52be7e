#include "arena/baseline.h"

#include "rules/generate.h"

#include <array>
#include <cstdlib>

namespace sumito::arena {

using rules::CellSet;
using rules::Direction;
using rules::Move;
using rules::Position;
using rules::Side;

namespace {

constexpr int rings = 5; // the centre is ring 0

// The cells from ring `nearest` outwards.
constexpr auto beyond = [] {
    std::array<CellSet, rings> table{};
    for (int i = 0; i < rules::cell_count; ++i) {
        const auto cell = rules::Cell::from_index(i);
        const int row = cell.row() - 4;
        const int column = cell.column() - 4;
        const int across = row - column;
        const int distance = ((row < 0 ? -row : row) + (column < 0 ? -column : column) +
                              (across < 0 ? -across : across)) /
                             2;
        for (int ring = 0; ring <= distance; ++ring) table[static_cast<std::size_t>(ring)] |= cell;
    }
    return table;
}();

Choice unscored(Move move) { return {move, {}}; }

} // namespace

int distance_from_centre(CellSet marbles) {
    int sum = 0;
    for (std::size_t ring = 1; ring < rings; ++ring) sum += (marbles & beyond[ring]).size();
    return sum;
}

int touching_pairs(CellSet marbles) {
    int pairs = 0;
    for (const Direction d : {Direction::E, Direction::NE, Direction::NW})
        pairs += (marbles & step(marbles, d)).size();
    return pairs;
}

int ejections_ahead(const Position& position, Side side) {
    int ahead = 2 * position.ejected(side);
    for (int s = 0; s < position.ruleset().sides; ++s)
        ahead -= position.ejected(static_cast<Side>(s));
    return ahead;
}

std::expected<Choice, Fault> RandomPlayer::choose(const game::Game& game, game::Instant /*now*/,
                                                  const std::stop_token& /*stop*/) {
    const auto moves = rules::generate(game.position());
    return unscored(moves[random().below(moves.size())]);
}

namespace {

// Nothing outweighs a marble.
int greedy_value(const Position& after, Side side) {
    constexpr int marble = 1000;
    const CellSet own = after.marbles(side);
    return marble * ejections_ahead(after, side) - distance_from_centre(own) +
           distance_from_centre(after.occupied() - own);
}

} // namespace

std::expected<Choice, Fault> GreedyPlayer::choose(const game::Game& game, game::Instant /*now*/,
                                                  const std::stop_token& /*stop*/) {
    const Position& position = game.position();
    Move best = Move::pass();
    int best_value = 0;
    std::size_t equals = 0; // each of the best has the same chance
    for (const Move move : rules::generate(position)) {
        Position after = position;
        after.play(move);
        const int value = greedy_value(after, position.side_to_move());
        if (equals > 0 && value < best_value) continue;
        if (equals > 0 && value > best_value) equals = 0;
        if (random().below(++equals) == 0) best = move;
        best_value = value;
    }
    return unscored(best);
}

} // namespace sumito::arena
