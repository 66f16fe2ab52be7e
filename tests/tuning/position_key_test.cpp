#include "engine/random.h"
#include "rules/generate.h"
#include "tuning/position_key.h"
#include "tuning/symmetry.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>
#include <vector>

namespace sumito::tuning {
namespace {

using rules::Colour;
using rules::Position;

Position some_position(const rules::Ruleset& ruleset, std::uint64_t seed) {
    engine::Random random(seed);
    Position position = Position::start(ruleset);
    for (int i = 0; i < 20; ++i) {
        const auto moves = rules::generate(position);
        position.play(moves[random.below(moves.size())]);
    }
    return position;
}

std::uint64_t key(const Position& position) {
    return position_key(engine::NetShape(position.ruleset()), position);
}

TEST(PositionKey, IsTheSameHoweverTheBoardLies) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Position position = some_position(*ruleset, seed);
            for (std::size_t s = 0; s < symmetry_count; ++s) {
                rules::Setup setup = position.setup();
                for (const Colour c : ruleset->turns) setup.marbles[c] = under(s, setup.marbles[c]);
                EXPECT_EQ(key(Position::from(setup).value()), key(position));
            }
        }
}

TEST(PositionKey, IsTheSameWhateverTheColoursAreCalled) {
    const Position position = some_position(rules::duel, 1);
    rules::Setup setup = position.setup();
    std::swap(setup.marbles[Colour::black], setup.marbles[Colour::white]);
    std::swap(setup.ejected.at[0], setup.ejected.at[1]);
    setup.turn = rules::duel.turns.next(setup.turn);
    EXPECT_EQ(key(Position::from(setup).value()), key(position));
}

TEST(PositionKey, TellsOthersApart) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        const Position position = some_position(*ruleset, 1);
        std::vector<std::uint64_t> keys{key(position)};
        for (const rules::Move move : rules::generate(position)) {
            rules::Setup setup = position.setup();
            Position moved = position;
            moved.play(move);
            setup.marbles = moved.setup().marbles; // the same player's turn
            keys.push_back(key(Position::from(setup).value()));
            keys.push_back(key(moved));
        }
        std::ranges::sort(keys);
        EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end()) << ruleset->id;
    }
}

} // namespace
} // namespace sumito::tuning
