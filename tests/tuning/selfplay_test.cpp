#include "tuning/selfplay.h"

#include <gtest/gtest.h>

namespace sumito::tuning {
namespace {

std::vector<std::string> games_of(SelfplayWishes wishes) {
    std::vector<std::string> games;
    selfplay(wishes, [&games](const ScoredGame& game) {
        games.push_back(to_bytes(game));
        return true;
    });
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

TEST(Selfplay, SomeGamesAreAtOdds) {
    SelfplayWishes wishes = few;
    wishes.games = 60;
    wishes.nodes = 10;
    int odds = 0;
    selfplay(wishes, [&odds](const ScoredGame& game) {
        odds += game.start.ejected(rules::Side{0}) + game.start.ejected(rules::Side{1}) > 0;
        return true;
    });
    EXPECT_GT(odds, 5);
    EXPECT_LT(odds, 30);
}

} // namespace
} // namespace sumito::tuning
