#include "engine/situation.h"
#include "rules/notation.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

using rules::Position;

TEST(Situation, OfAGameIsThatOfItsMoves) {
    const auto start = Position::from_text("5/6/7/8/4b1bbw/8/7/6/wbb2 b 0-0 duel").value();
    game::Settings settings;
    settings.start = start;
    settings.draws.quiet_plies = 50;
    game::Game game(settings, {});
    Situation situation{start, {}, settings.draws};
    for (const char* text : {"a3b3", "a1b1", "b3a3", "b1a1", "e7e8", "a1b1", "a3b3"}) {
        const auto move = rules::read_move(game.position(), text);
        ASSERT_TRUE(move) << text;
        const auto event = game.decide(game.turn(), game::Play{*move}, {});
        ASSERT_TRUE(event) << text;
        game.apply(*event);
        situation.play(*move);
        const Situation seen = situation_of(game);
        EXPECT_EQ(seen.position, situation.position) << text;
        EXPECT_EQ(seen.seen, situation.seen) << text;
        EXPECT_EQ(seen.draws, settings.draws);
    }
    EXPECT_EQ(situation.seen.size(), 2U); // since the ejection
}

} // namespace
} // namespace sumito::engine
