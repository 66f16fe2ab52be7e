#include "rules/generate.h"
#include "tuning/nearest_layout.h"
#include "tuning/table_game.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string_view>
#include <vector>

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

struct Told {
    std::optional<Side> winner;
    std::vector<engine::Score> scores; // of each move
};

Told told_of(std::string_view start, const TableTerms& terms,
             const std::optional<engine::Weights>& whites_weights = std::nullopt) {
    engine::Options options{.hash_megabytes = 1, .learned = false};
    engine::Engine one(options);
    options.weights = whites_weights;
    engine::Engine other(options);
    Told told;
    told.winner =
        play_table_game({{&one, &other}}, *Position::from_text(start), terms,
                        [&told](const TablePly& ply) { told.scores.push_back(ply.score); });
    return told;
}

TEST(TableGame, IsEndedWhenBothSeeALeadForFourPlies) {
    constexpr std::string_view blacks = "5/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 5-0 duel";
    constexpr std::string_view whites = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/5 b 0-5 duel";
    constexpr std::string_view two = "3ww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 2-0 duel";
    const TableTerms terms{.nodes = 40, .max_plies = 12};
    EXPECT_EQ(told_of(blacks, terms).winner, Side{0});
    EXPECT_EQ(told_of(blacks, terms).scores.size(), 4U);
    EXPECT_EQ(told_of(whites, terms).winner, Side{1});
    EXPECT_EQ(told_of(whites, terms).scores.size(), 4U);

    const auto goes_on = [](const Told& told) { return !told.winner && told.scores.size() == 12; };
    EXPECT_TRUE(goes_on(told_of(two, terms))); // is not enough
    // White, to whom nothing is worth anything, does not see it.
    EXPECT_TRUE(goes_on(told_of(blacks, terms, engine::Weights{})));
    // White, to whom everything is worth the opposite, sees itself as far ahead.
    engine::Weights contrary = engine::weights_for(rules::duel);
    for (std::int16_t& weight : contrary.at) weight = static_cast<std::int16_t>(-weight);
    EXPECT_TRUE(goes_on(told_of(blacks, terms, contrary)));
    TableTerms to_the_end = terms;
    to_the_end.adjudicate_hundredths = 30'000;
    EXPECT_TRUE(goes_on(told_of(blacks, to_the_end)));
}

// Black moves first.
TEST(TableGame, WhoIsHurriedHasAQuarterOfTheNodes) {
    const auto first_scores = [](std::uint64_t nodes, std::optional<Side> hurried) {
        std::vector<int> scores;
        for (const rules::Layout& layout : rules::layouts())
            scores.push_back(
                told_of(layout.text, {.nodes = nodes, .hurried = hurried, .max_plies = 1})
                    .scores.front()
                    .number);
        return scores;
    };
    EXPECT_EQ(first_scores(1200, Side{0}), first_scores(300, std::nullopt));
    EXPECT_EQ(first_scores(1200, Side{1}), first_scores(1200, std::nullopt));
    EXPECT_NE(first_scores(1200, Side{0}), first_scores(1200, std::nullopt));
}

TEST(TableGame, OnlyWhoAsksForTheHeldOutLayoutGetsIt) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto nearest = [seed](Layouts layouts) {
            return nearest_layout(random_start(rules::duel, seed, layouts));
        };
        EXPECT_NE(nearest(Layouts::learnt), "swiss-daisy");
        EXPECT_EQ(nearest(Layouts::held_out), "swiss-daisy");
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
