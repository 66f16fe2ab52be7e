#include "engine/engine.h"
#include "engine/games.h"
#include "engine/random.h"
#include "rules/generate.h"
#include "rules/outcome.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

using rules::Position;

// Fast games with all there is in them: levels, styles, several lines, passes.
void play_games(int games, int first) {
    for (int game = first; game < first + games; ++game) {
        Random random(static_cast<std::uint64_t>(game));
        const rules::Ruleset& ruleset = *rules::rulesets[static_cast<std::size_t>(game) % 4];
        Options options{.hash_megabytes = 1};
        options.level = 1 + static_cast<int>(random.below(10));
        options.style = static_cast<int>(random.below(3)) * 50 - 1;
        options.seed = random.next();
        Engine engine(options);
        Situation situation{random_game(ruleset, random.next(), 30).back(), {}, {}};
        Limits limits;
        limits.nodes = 20 + random.below(60);
        for (int ply = 0; ply < 150 && !rules::outcome(situation.position); ++ply) {
            const Answer answer = engine.think(situation, limits);
            ASSERT_TRUE(rules::is_legal(situation.position, answer.best))
                << situation.position.text();
            situation.play(answer.best);
        }
    }
}

TEST(Games, HaveNoIllegalMove) { play_games(200, 0); }
TEST(LongGames, HaveNoIllegalMove) { play_games(10'000, 1000); }

} // namespace
} // namespace sumito::engine
