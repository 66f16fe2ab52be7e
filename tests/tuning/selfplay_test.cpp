#include "tuning/nearest_layout.h"
#include "tuning/selfplay.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sumito::tuning {
namespace {

using rules::Side;

std::vector<ScoredGame> played(const SelfplayWishes& wishes) {
    std::vector<ScoredGame> games;
    selfplay(wishes, [&games](const ScoredGame& game) {
        games.push_back(game);
        return true;
    });
    return games;
}

std::vector<std::string> games_of(const SelfplayWishes& wishes) {
    std::vector<std::string> games;
    for (const ScoredGame& game : played(wishes)) games.push_back(to_bytes(game));
    return games;
}

const SelfplayWishes few{.games = 6, .nodes = 100};

TEST(Selfplay, EachNumberIsTheSameGameHoweverManyPlay) {
    const auto alone = games_of(few);
    SelfplayWishes wishes = few;
    wishes.threads = 3;
    EXPECT_EQ(games_of(wishes), alone);
    wishes.first = 4;
    wishes.games = 2;
    EXPECT_EQ(games_of(wishes), std::vector(alone.begin() + 4, alone.end()));
    wishes.seed = 2;
    EXPECT_NE(games_of(wishes), std::vector(alone.begin() + 4, alone.end()));
}

// However the engine plays else: corrections, too daring styles and dearer marbles than the net
// was taught would mislead whoever learns.
TEST(Selfplay, TeachersDoNotCorrectThemselvesAndAreMild) {
    SelfplayWishes wishes = few;
    wishes.engine.parameters.correction = 300;
    wishes.engine.parameters.daring_own = 0;
    wishes.engine.parameters.daring_foes = 400;
    wishes.engine.parameters.net_marble = 300;
    EXPECT_EQ(games_of(wishes), games_of(few));
}

TEST(Selfplay, EndsWhenNobodyWantsMore) {
    int told = 0;
    selfplay(few, [&told](const ScoredGame&) { return ++told < 2; });
    EXPECT_EQ(told, 2);
}

TEST(Selfplay, PlaysEveryMode) {
    for (const rules::Ruleset* ruleset :
         {&rules::duel, &rules::trio, &rules::teams, &rules::tandem}) {
        SelfplayWishes wishes = few;
        wishes.ruleset = ruleset;
        wishes.games = 2;
        std::string file = game_file_head("here");
        for (const std::string& game : games_of(wishes)) file += game;
        const auto read = read_games(file);
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(read->games.size(), 2U);
        EXPECT_EQ(&read->games[0].start.ruleset(), ruleset);
    }
}

TEST(Selfplay, GamesBeginInManyWays) {
    int one_missing = 0;
    int two_missing = 0;
    std::map<int, int> goals;
    for (const ScoredGame& game : played({.games = 120, .nodes = 1})) {
        const int missing = game.start.ejected(Side{0}) + game.start.ejected(Side{1});
        EXPECT_LE(missing, 2);
        one_missing += missing == 1;
        two_missing += missing == 2;
        ++goals[game.start.goal()];
        EXPECT_NE(nearest_layout(game.start), "swiss-daisy");
    }
    // An eighth of the games each.
    EXPECT_NEAR(one_missing, 15, 8);
    EXPECT_NEAR(two_missing, 15, 8);
    EXPECT_NEAR(120 - goals[6], 15, 8);
    EXPECT_GE(goals.size(), 5U);

    for (const ScoredGame& game : played({.layouts = Layouts::held_out, .games = 5, .nodes = 1}))
        EXPECT_EQ(nearest_layout(game.start), "swiss-daisy");
}

// After how many moves both had seen one side far ahead for four plies; 0 if they never had.
std::size_t seen_as_won_after(const ScoredGame& game) {
    int plies = 0; // with a lead of the first side, or, if negative, of the other
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const int score = i % 2 == 0 ? game.moves[i].score : -game.moves[i].score;
        if (std::abs(score) < 350)
            plies = 0;
        else if (score > 0)
            plies = std::max(plies, 0) + 1;
        else
            plies = std::min(plies, 0) - 1;
        if (std::abs(plies) == 4) return i + 1;
    }
    return 0;
}

TEST(Selfplay, AThirdOfTheGamesIsPlayedOut) {
    int ended = 0;
    int played_out = 0;
    for (const ScoredGame& game : played({.games = 200, .nodes = 10})) {
        const std::size_t won = seen_as_won_after(game);
        if (won == 0) continue;
        ++(won == game.moves.size() ? ended : played_out);
    }
    const double decided = ended + played_out;
    EXPECT_GT(decided, 30);
    EXPECT_NEAR(played_out / decided, 0.33, 0.17);
}

// Would somebody of this style with so many nodes a move have begun the game like that?
bool would_begin(engine::Engine& engine, int style, std::uint64_t nodes, const ScoredGame& game,
                 Side side) {
    engine::Options options = engine.options();
    options.style = style;
    engine.set(options);
    engine.new_game();
    engine::Limits limits;
    limits.nodes = nodes;
    engine::Situation situation{game.start, {}, {}};
    for (std::size_t i = 0; i < std::min<std::size_t>(12, game.moves.size()); ++i) {
        const auto& [move, score] = game.moves[i];
        if (situation.position.side_to_move() == side) {
            const engine::Answer answer = engine.think(situation, limits);
            const engine::Score found = answer.lines.front().score;
            if (answer.best != move) return false;
            if (found.kind == engine::Score::Kind::marbles && found.number != score) return false;
        }
        situation.play(move);
    }
    return true;
}

// Games do not tell by whom they were played: it is found out by playing them again.
TEST(Selfplay, StylesMeetAndSomeAreHurried) {
    const SelfplayWishes wishes{.games = 20, .nodes = 200, .engine = {.hash_megabytes = 1}};
    engine::Options options = wishes.engine;
    options.parameters.correction = 0; // as those play who teach
    options.parameters.net_marble = 100;
    options.parameters.daring_own = 30;
    options.parameters.daring_foes = 115;
    engine::Engine engine(options);
    std::map<int, int> of_style;
    int meetings = 0;
    int hurried = 0;
    for (const ScoredGame& game : played(wishes)) {
        std::vector<int> styles;
        for (const Side side : {Side{0}, Side{1}}) {
            std::vector<std::pair<int, std::uint64_t>> players;
            for (const int style : {0, 50, 100})
                for (const std::uint64_t nodes : {wishes.nodes, wishes.nodes / 4})
                    if (would_begin(engine, style, nodes, game, side))
                        players.emplace_back(style, nodes);
            ASSERT_FALSE(players.empty());
            if (players.size() > 1) continue; // it was over too soon to tell
            styles.push_back(players[0].first);
            ++of_style[players[0].first];
            hurried += players[0].second < wishes.nodes;
        }
        meetings += styles.size() == 2 && styles[0] != styles[1];
    }
    for (const int style : {0, 50, 100}) EXPECT_GT(of_style[style], 5) << style;
    EXPECT_GT(meetings, 5);
    EXPECT_GT(hurried, 0);
    EXPECT_LT(hurried, 10);
}

} // namespace
} // namespace sumito::tuning
