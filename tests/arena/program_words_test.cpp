#include "arena/program_words.h"
#include "rules/notation.h"

#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

using engine::Score;
using game::Game;
using rules::Position;

void play(Game& game, const char* text) {
    const auto move = rules::read_move(game.position(), text).value();
    game.apply(game.decide(game.turn(), game::Play{move}, {}).value());
}

TEST(ProgramWords, PositionWithItsMoves) {
    Game game({}, {});
    EXPECT_EQ(position_text(game), "position fen " + Position::start(rules::duel).text());
    play(game, "a1b2");
    play(game, "i5h5");
    EXPECT_EQ(position_text(game),
              "position fen " + Position::start(rules::duel).text() + " moves a1b2 i5h5");
}

TEST(ProgramWords, PositionBehindASkippedTurn) {
    game::Settings settings;
    settings.start = Position::start(rules::trio);
    Game game(settings, {});
    game.apply(game.decide(rules::Colour::white, game::Resign{}, {}).value());
    play(game, "b2b4c3");
    const std::string after = game.position().text();
    ASSERT_EQ(game.turn(), rules::Colour::red);
    EXPECT_EQ(position_text(game), "position fen " + after);
    play(game, "d8f8d7");
    EXPECT_EQ(position_text(game), "position fen " + after + " moves d8f8d7");
}

TEST(ProgramWords, GoWithLimits) {
    const Game game({}, {});
    const MoveLimits all{7, 5000, engine::Milliseconds(80)};
    EXPECT_EQ(go_text(game, {}, all, Dialect::ugi), "go depth 7 nodes 5000 movetime 80");
    EXPECT_EQ(go_text(game, {}, {}, Dialect::ugi), "go");
}

TEST(ProgramWords, GoWithClocks) {
    game::Settings settings;
    settings.time = {game::TimeControl::Kind::each_player, game::Duration(5000),
                     game::Duration(20)};
    const Game game(settings, {});
    const game::Instant now{game::Duration(300)};
    EXPECT_EQ(go_text(game, now, {}, Dialect::ugi), "go p1time 4700 p1inc 20 p2time 5000 p2inc 20");
    EXPECT_EQ(go_text(game, now, {}, Dialect::uci), "go btime 4700 binc 20 wtime 5000 winc 20");
}

TEST(ProgramWords, ClocksComeInTheOrderOfTurns) {
    game::Settings settings;
    settings.start = Position::start(rules::tandem);
    settings.time = {game::TimeControl::Kind::each_player, game::Duration(5000), {}};
    Game game(settings, {});
    play(game, "a2b2");
    ASSERT_EQ(game.turn(), rules::Colour::red);
    EXPECT_EQ(go_text(game, game::Instant(game::Duration(100)), {}, Dialect::ugi),
              "go p1time 5000 p1inc 0 p2time 4900 p2inc 0 p3time 5000 p3inc 0 p4time 5000 p4inc 0");
}

TEST(ProgramWords, Scores) {
    EXPECT_EQ(score_in("info depth 3 score cp -125 nodes 9"), (Score{Score::Kind::marbles, -125}));
    EXPECT_EQ(score_in("info depth 3 multipv 1 score win 7 pv a1b2"), (Score{Score::Kind::win, 7}));
    EXPECT_EQ(score_in("info score loss 4"), (Score{Score::Kind::loss, 4}));
    EXPECT_EQ(score_in("info score mate 3"), (Score{Score::Kind::win, 6}));
    EXPECT_EQ(score_in("info score mate -3"), (Score{Score::Kind::loss, 6}));
    for (const char* line :
         {"", "score cp 5", "info multipv 2 score cp 5", "info string score cp 5",
          "info pv score cp 5", "info score cp", "info score cp x", "info score",
          "info score joy 5", "info score mate -2147483648", "info score cp 99999999999"})
        EXPECT_FALSE(score_in(line)) << line;
}

TEST(ProgramWords, BestMoves) {
    EXPECT_EQ(best_move_in("bestmove a1b2 ponder i5h5"), "a1b2");
    EXPECT_EQ(best_move_in("  bestmove\ta1b2"), "a1b2");
    EXPECT_EQ(best_move_in("bestmove"), "");
    EXPECT_EQ(best_move_in("bestmove \x01z"), "?z");
    EXPECT_EQ(best_move_in("bestmoves a1b2"), std::nullopt);
    EXPECT_EQ(best_move_in("info bestmove a1b2"), std::nullopt);
    EXPECT_EQ(best_move_in("bestmove " + std::string(1000, 'x'))->size(), 40U);
}

TEST(ProgramWords, Options) {
    EXPECT_EQ(option_in("option name Hash type spin default 1"), "Hash");
    EXPECT_EQ(option_in("option name Big Net type string"), "Big Net");
    EXPECT_EQ(option_in("option name type spin"), std::nullopt);
    EXPECT_EQ(option_in("options name x type spin"), std::nullopt);
}

} // namespace
} // namespace sumito::arena
