#include "game/taken.h"
#include "record_helpers.h"

namespace sumito::game {
namespace {

using rules::Colour;
using rules::Side;
using Marbles = std::vector<std::optional<Colour>>;

Game game_of(std::string_view text) { return *replay(read(text)); }

TEST(Taken, BeforeTheGameWhereThereIsOneFoe) {
    const Game game =
        game_of("[Mode \"duel\"]\n[Position \"5/6/7/8/6bbw/4w3/7/6/5 b 1-2 duel\"]\n\n"
                "1. e7e8 d5d4 *");
    EXPECT_EQ(taken_in(game)[Side{0}], (Marbles{Colour::white, Colour::white}));
    EXPECT_EQ(taken_in(game)[Side{1}], (Marbles{Colour::black, Colour::black}));
}

TEST(Taken, NotKnownBeforeTheGameAmongThree) {
    const Game game =
        game_of("[Mode \"trio\"]\n[Position \"4r/6/7/8/6bbw/4w3/7/6/5 b 1-0-0 trio\"]\n"
                "\n1. e7e8 *");
    EXPECT_EQ(taken_in(game)[Side{0}], (Marbles{std::nullopt, Colour::white}));
}

} // namespace
} // namespace sumito::game
