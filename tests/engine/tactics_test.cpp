#include "engine/engine.h"
#include "engine/games.h"

#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace sumito::engine {
namespace {

struct Forced {
    int plies;
    std::string position;
};

constexpr std::uint64_t enough = 300'000;

Limits limits() {
    Limits limits;
    limits.nodes = enough;
    return limits;
}

std::vector<Forced> forced_ejections() {
    std::ifstream file(SUMITO_TEST_DATA "/forced_ejections.txt");
    std::vector<Forced> all;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) all.push_back({line[0] - '0', line.substr(2)});
    return all;
}

TEST(Tactics, FindsForcedEjections) {
    const auto all = forced_ejections();
    ASSERT_GE(all.size(), 17U);
    for (const Forced& forced : all) {
        Engine engine(Options{.hash_megabytes = 8});
        const Situation situation{position_of(forced.position.c_str()), {}, {}};
        const Answer answer = engine.think(situation, limits());
        ASSERT_FALSE(answer.lines.empty());
        EXPECT_LE(answer.nodes, enough);
        const Score& score = answer.lines.front().score;
        EXPECT_EQ(score.kind, Score::Kind::win) << forced.position;
        // It may be content with a longer way for a while.
        EXPECT_GE(score.number, forced.plies) << forced.position;
        EXPECT_LE(score.number, forced.plies + 2) << forced.position;
    }
}

// The line it tells leads to the ejection.
TEST(Tactics, ShowsHow) {
    for (const Forced& forced : forced_ejections()) {
        Engine engine(Options{.hash_megabytes = 8});
        Situation situation{position_of(forced.position.c_str()), {}, {}};
        const rules::Side side = situation.position.side_to_move();
        for (int ply = 0; ply < forced.plies + 2 && !situation.position.reached_goal(); ++ply)
            situation.play(engine.think(situation, limits()).best);
        EXPECT_EQ(situation.position.reached_goal(), side) << forced.position;
    }
}

// And the other, after the first move of it, sees what is coming.
TEST(Tactics, SeesItsOwnLossComing) {
    for (const Forced& forced : forced_ejections()) {
        if (forced.plies != 3) continue;
        Engine engine(Options{.hash_megabytes = 8});
        Situation situation{position_of(forced.position.c_str()), {}, {}};
        situation.play(engine.think(situation, limits()).best);
        EXPECT_EQ(engine.think(situation, limits()).lines.front().score,
                  (Score{Score::Kind::loss, 2}))
            << forced.position;
    }
}

} // namespace
} // namespace sumito::engine
