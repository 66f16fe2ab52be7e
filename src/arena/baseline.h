#pragma once

// Players to measure others against, for every mode. They know no clock: each of their moves takes
// some milliseconds at most.
//
//   random   any move
//   greedy   ejects if it can; else the best by material and closeness to the centre, one ply deep
//   turtle   looks four plies ahead for what might break it: it wants its marbles all on the board,
//            in the centre and close together, takes what is offered, attacks nothing, and shuffles
//            without repeating a position when it can

#include "arena/player.h"
#include "engine/random.h"
#include "rules/position.h"

namespace sumito::arena {

class Baseline : public Player {
public:
    std::expected<void, Fault> new_game(std::uint64_t seed) override {
        random_ = engine::Random(seed);
        return {};
    }

protected:
    engine::Random& random() { return random_; }

private:
    engine::Random random_{0};
};

class RandomPlayer : public Baseline {
public:
    std::expected<Choice, Fault> choose(const game::Game& game, game::Instant now,
                                        const std::stop_token& stop) override;
};

class GreedyPlayer : public Baseline {
public:
    std::expected<Choice, Fault> choose(const game::Game& game, game::Instant now,
                                        const std::stop_token& stop) override;
};

class TurtlePlayer : public Baseline {
public:
    std::expected<Choice, Fault> choose(const game::Game& game, game::Instant now,
                                        const std::stop_token& stop) override;
};

// The sum of the marbles' distances from the centre.
int distance_from_centre(rules::CellSet marbles);
// Pairs of marbles that touch.
int touching_pairs(rules::CellSet marbles);
// Ejections of a side less those of all others.
int ejections_ahead(const rules::Position& position, rules::Side side);

} // namespace sumito::arena
