#include "rules/generate.h"
#include "tuning/table_game.h"

#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

using rules::Position;
using rules::Side;

TEST(TableGame, IsPlayedToItsEnd) {
    engine::Engine strong(engine::Options{.hash_megabytes = 1});
    const auto near_the_end = Position::from_text("5/6/7/8/6bbw/8/7/6/5 b 0-0 duel 1");
    const auto winner = play_table_game({{&strong, &strong}}, *near_the_end, {.nodes = 100});
    EXPECT_EQ(winner, Side{0});
}

TEST(TableGame, TellsOfEveryMove) {
    engine::Engine engine(engine::Options{.hash_megabytes = 1});
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        int plies = 0;
        rules::PerSide<engine::Engine*> seats{};
        for (int s = 0; s < ruleset->sides; ++s) seats[static_cast<Side>(s)] = &engine;
        play_table_game(seats, Position::start(*ruleset), {.nodes = 40, .max_plies = 12},
                        [&](const TablePly& ply) {
                            ++plies;
                            EXPECT_TRUE(rules::is_legal(*ply.before, ply.move));
                        });
        EXPECT_EQ(plies, 12) << ruleset->id;
    }
}

TEST(TableGame, StartsDifferAndRobNobody) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (std::uint64_t seed = 1; seed < 30; ++seed) {
            const Position start = random_start(*ruleset, seed);
            EXPECT_EQ(&start.ruleset(), ruleset);
            EXPECT_EQ(start, random_start(*ruleset, seed));
            EXPECT_NE(start, random_start(*ruleset, seed + 1));
            rules::MoveList ejections;
            rules::generate_ejections(start.view(), ejections);
            EXPECT_TRUE(ejections.empty());
            for (const int ejected : start.setup().ejected.at) EXPECT_EQ(ejected, 0);
        }
}

} // namespace
} // namespace sumito::tuning
