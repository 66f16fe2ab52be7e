#include "arena/baseline.h"
#include "rules/generate.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace sumito::arena {

using rules::CellSet;
using rules::Move;
using rules::Position;
using rules::Side;

namespace {

constexpr int plies = 4;
constexpr int marble = 1000;
constexpr int won = 100 * marble;
constexpr int infinite = 2 * won;
constexpr int per_step_from_centre = 12;
constexpr int per_touching_pair = 6;
constexpr int dislike_of_repeating = marble / 2;

using Hashes = std::unordered_set<std::uint64_t>;

struct Branch {
    Move move = Move::pass();
    Position after;
    int value; // to the turtle
};

// The turtle against the rest of the board, as far as it can see.
class Search {
public:
    Search(Side turtle, const Hashes& seen) : turtle_(turtle), seen_(seen) {}

    // Best first for whoever moves; equal ones in the same order everywhere.
    std::vector<Branch> branches(const Position& position) const {
        std::vector<Branch> found;
        for (const Move move : rules::generate(position)) {
            Position after = position;
            after.play(move);
            found.push_back({move, after, value(after)});
        }
        const bool mine = position.side_to_move() == turtle_;
        std::ranges::sort(found, [mine](const Branch& a, const Branch& b) {
            if (a.value == b.value) return a.move.bits() < b.move.bits();
            return mine ? a.value > b.value : a.value < b.value;
        });
        return found;
    }

    // Never better than `high`, never worse than `low`.
    int look(const Position& position, int depth, int low, int high) const {
        if (position.reached_goal()) return value(position) + depth_bonus(position, depth);
        const bool mine = position.side_to_move() == turtle_;
        if (depth == 1) return last_ply(position, low, high);
        for (const Branch& branch : branches(position)) {
            // It takes two to repeat: what counts is where the next one can go back to.
            const int repeating = depth == plies - 1 ? price(branch.after) : 0;
            const int seen =
                look(branch.after, depth - 1, low + repeating, high + repeating) - repeating;
            (mine ? low : high) = mine ? std::max(low, seen) : std::min(high, seen);
            if (low >= high) break;
        }
        return mine ? low : high;
    }

    int shape(const Position& position) const {
        const CellSet own = position.marbles(turtle_);
        return per_touching_pair * touching_pairs(own) -
               per_step_from_centre * distance_from_centre(own);
    }

private:
    // The sooner it wins the better, the later it loses the better.
    int depth_bonus(const Position& position, int depth) const {
        return position.reached_goal() == turtle_ ? depth : -depth;
    }

    // Of being where the game has been before.
    int price(const Position& position) const {
        return seen_.contains(position.hash()) ? dislike_of_repeating : 0;
    }

    // Without the sorting, which pays only where the search goes on.
    int last_ply(const Position& position, int low, int high) const {
        const bool mine = position.side_to_move() == turtle_;
        for (const Move move : rules::generate(position)) {
            Position after = position;
            after.play(move);
            const int seen = value(after);
            (mine ? low : high) = mine ? std::max(low, seen) : std::min(high, seen);
            if (low >= high) break;
        }
        return mine ? low : high;
    }

    int value(const Position& position) const {
        if (const auto winner = position.reached_goal()) return *winner == turtle_ ? won : -won;
        return marble * ejections_ahead(position, turtle_) + shape(position);
    }

    Side turtle_;
    const Hashes& seen_; // in the game
};

Hashes seen_in(const game::Game& game) {
    Hashes seen{game.settings().start.hash()};
    for (const game::Ply& ply : game.plies()) seen.insert(ply.after.hash());
    return seen;
}

engine::Score score_of(int value) {
    if (value > won / 2) return {engine::Score::Kind::win, plies};
    if (value < -won / 2) return {engine::Score::Kind::loss, plies};
    return {engine::Score::Kind::marbles, value * 100 / marble};
}

} // namespace

std::expected<Choice, Fault> TurtlePlayer::choose(const game::Game& game, game::Instant /*now*/,
                                                  const std::stop_token& stop) {
    const Position& position = game.position();
    const Hashes seen = seen_in(game);
    const Search search(position.side_to_move(), seen);
    std::vector<Branch> branches = search.branches(position);
    // Equal ones come in any order, so that two games need not be the same.
    for (std::size_t i = branches.size(); i > 1; --i) {
        const std::size_t other = random().below(i);
        if (branches[other].value == branches[i - 1].value)
            std::swap(branches[other], branches[i - 1]);
    }
    Choice best{branches.front().move, {}};
    int best_value = -infinite;
    for (const Branch& branch : branches) {
        if (stop.stop_requested()) break;
        const int value = search.look(branch.after, plies - 1, best_value, infinite);
        if (value <= best_value) continue;
        best_value = value;
        best = {branch.move, score_of(value - search.shape(position))};
    }
    return best;
}

} // namespace sumito::arena
