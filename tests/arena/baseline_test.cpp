#include "arena/baseline.h"
#include "matches.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/notation.h"

#include <gtest/gtest.h>
#include <unordered_set>

namespace sumito::arena {
namespace {

using game::Game;
using rules::CellSet;
using rules::Position;

Game game_at(std::string_view text) {
    game::Settings settings;
    settings.start = Position::from_text(text).value();
    return Game(settings, {});
}

std::string choice(Player& player, const Game& game, std::uint64_t seed = 1) {
    EXPECT_TRUE(player.new_game(seed));
    return rules::to_text(game.position(), player.choose(game, {}, {}).value().move);
}

CellSet cells(std::initializer_list<const char*> names) {
    CellSet set;
    for (const char* name : names) set |= *rules::cell_named(name);
    return set;
}

TEST(Baseline, DistanceIsCountedInSteps) {
    EXPECT_EQ(distance_from_centre(cells({"e5"})), 0);
    EXPECT_EQ(distance_from_centre(cells({"e6", "d5"})), 2);
    EXPECT_EQ(distance_from_centre(cells({"a1", "i5", "e9"})), 12);
    EXPECT_EQ(distance_from_centre(CellSet::board()), 6 * (1 + 4 + 9 + 16));
}

TEST(Baseline, TouchingPairs) {
    EXPECT_EQ(touching_pairs(cells({"a1", "e5", "i9"})), 0);
    EXPECT_EQ(touching_pairs(cells({"e5", "e6", "f6"})), 3);
    EXPECT_EQ(touching_pairs(cells({"e4", "e5", "e6"})), 2);
}

TEST(Baseline, EjectionsAreCountedAgainstAllOthers) {
    const auto trio = Position::from_text("5/6/7/8/9/8/7/1b1w2/1r3 b 3-2-2 trio").value();
    EXPECT_EQ(ejections_ahead(trio, rules::Side{0}), -1);
    EXPECT_EQ(ejections_ahead(trio, rules::Side{1}), -3);
}

TEST(Baseline, GreedyEjects) {
    const Game game = game_at("5/6/7/8/6bbw/4w3/7/6/5 b 0-0 duel");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        GreedyPlayer greedy;
        EXPECT_EQ(choice(greedy, game, seed), "e7e8");
    }
}

TEST(Baseline, GreedyGoesToTheCentre) {
    GreedyPlayer greedy;
    EXPECT_EQ(choice(greedy, game_at("5/6/7/8/5b2w/8/7/6/5 b 0-0 duel")), "e6e5");
}

// White could eject a9: the turtle sees it coming, greedy does not look.
TEST(Baseline, TurtleSavesAMarble) {
    const Game game = game_at("5/6/7/8/6wwb/8/7/2b3/5 b 0-0 duel");
    TurtlePlayer turtle;
    const std::string move = choice(turtle, game);
    EXPECT_TRUE(move == "e9f9" || move == "e9d8") << move;
}

TEST(Baseline, TurtleTakesWhatIsOffered) {
    TurtlePlayer turtle;
    EXPECT_EQ(choice(turtle, game_at("5/6/7/8/6bbw/4w3/7/6/5 b 0-0 duel")), "e7e8");
}

TEST(Baseline, TurtleSaysWhatItThinks) {
    TurtlePlayer turtle;
    ASSERT_TRUE(turtle.new_game(1));
    const Game game = game_at("5/6/7/8/6bbw/4w3/7/6/5 b 5-0 duel");
    const auto score = turtle.choose(game, {}, {})->score;
    ASSERT_TRUE(score);
    EXPECT_EQ(score->kind, engine::Score::Kind::win);
}

// Alone with a foe that goes to and fro, it would like best to go to and fro itself.
TEST(Baseline, TurtleDoesNotRepeatPositions) {
    game::Settings settings;
    settings.start = Position::from_text("5/6/7/8/4b4/8/7/6/w4 b 0-0 duel").value();
    settings.draws = {.agreement = true, .repetitions = 0, .quiet_plies = 0};
    Game game(settings, {});
    TurtlePlayer turtle;
    ASSERT_TRUE(turtle.new_game(1));
    std::unordered_set<std::uint64_t> seen{game.position().hash()};
    for (int ply = 0; ply < 60; ++ply) {
        const char* const reply = ply % 4 == 1 ? "a1b1" : "b1a1";
        const rules::Move move = ply % 2 == 0 ? turtle.choose(game, {}, {})->move
                                              : rules::read_move(game.position(), reply).value();
        game.apply(game.decide(game.turn(), game::Play{move}, {}).value());
        EXPECT_TRUE(seen.insert(game.position().hash()).second) << ply;
    }
}

template <class P> void play_a_game(const rules::Ruleset& ruleset, std::uint64_t seed) {
    rules::PerSide<P> players;
    rules::PerSide<Entrant> entrants;
    for (int s = 0; s < ruleset.sides; ++s) {
        const auto side = static_cast<rules::Side>(s);
        entrants[side] = {&players[side], "p"};
    }
    Terms terms;
    terms.max_plies = 24;
    const auto played = play_game(terms, opening_from(ruleset.layout), entrants, seed, {});
    ASSERT_TRUE(played);
    EXPECT_TRUE(played->remarks.empty()) << played->remarks.front();
    EXPECT_GE(played->outcome.plies, 8);
}

TEST(Baseline, AllPlayAllModes) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        play_a_game<RandomPlayer>(*ruleset, 1);
        play_a_game<GreedyPlayer>(*ruleset, 2);
        play_a_game<TurtlePlayer>(*ruleset, 3);
    }
}

} // namespace
} // namespace sumito::arena
