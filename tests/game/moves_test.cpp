#include "rules/generate.h"
#include "rules/layout.h"
#include "table.h"

#include <random>
#include <set>
#include <vector>

namespace sumito::game {
namespace {

using rules::Colour;
using rules::Move;
using Refused = Refusal::Why;

TEST(Moves, ChangeTheBoardAndPassTheTurnOn) {
    Game game(Settings{}, at(7s));
    EXPECT_EQ(game.started(), at(7s));
    EXPECT_EQ(game.position(), game.settings().start);
    play(game, "a1b2", at(9s));
    EXPECT_EQ(game.position().text(), "wwwww/wwwwww/2www2/8/9/3b4/2bbb2/bbbbbb/1bbbb w 0-0 duel");
    ASSERT_EQ(game.plies().size(), 1U);
    const Ply& ply = game.plies()[0];
    EXPECT_EQ(ply.by, black);
    EXPECT_EQ(ply.move, Move::in_line(*rules::cell_named("a1"), rules::Direction::NE));
    EXPECT_EQ(ply.after, game.position());
    EXPECT_EQ(ply.left, std::nullopt);
}

TEST(Moves, GoRoundInTheOrderOfTheRuleset) {
    for (const auto& [text, order] :
         {std::pair{std::string(corners_of_two), std::vector{black, white, black}},
          std::pair{std::string(corners_of_three), std::vector{black, white, red, black}},
          std::pair{std::string(corners_of_four), std::vector{black, white, red, yellow, black}},
          std::pair{std::string("r3y/6/7/8/9/8/7/6/b3w b 0-0 tandem"),
                    std::vector{black, red, white, yellow, black}}}) {
        Game game(from(text), at(0s));
        for (const Colour expected : order) {
            ASSERT_EQ(game.turn(), expected) << text;
            act(game, expected, Play{rules::generate(game.position())[0]});
        }
    }
}

TEST(Moves, AreTheEventThatIsAppliedWithWhoAndWhen) {
    const Game game(Settings{}, at(0s));
    const Play play = move_in(game, "a1b2");
    const auto answer = game.decide(black, play, at(3s));
    ASSERT_TRUE(leads_to<Moved>(answer));
    EXPECT_EQ(answer->by, black);
    EXPECT_EQ(answer->at, at(3s));
    EXPECT_EQ(std::get<Moved>(answer->what).move, play.move);
}

TEST(Moves, OutOfTurnAreRefused) {
    Game game(Settings{}, at(0s));
    const Play move = move_in(game, "a1b2");
    EXPECT_EQ(refusal(game, white, move), Refused::not_your_turn);
    play(game, "a1b2");
    EXPECT_EQ(refusal(game, black, move), Refused::not_your_turn);
}

TEST(Moves, OfColoursThatDoNotPlayAreRefused) {
    const Game game(Settings{}, at(0s));
    const Play move = move_in(game, "a1b2");
    for (const Colour c : {red, yellow, Colour{4}, Colour{255}}) {
        EXPECT_EQ(refusal(game, c, move), Refused::not_playing);
        EXPECT_EQ(refusal(game, c, Resign{}), Refused::not_playing);
    }
    EXPECT_EQ(refusal(Game(from(corners_of_three), at(0s)), yellow, Resign{}),
              Refused::not_playing);
}

struct Illegal {
    std::string_view position;
    std::string_view rear;
    rules::Direction direction;
    rules::Reason reason;
    std::string_view where;
};

TEST(Moves, ThatAreIllegalAreRefusedWithTheVerdict) {
    using enum rules::Direction;
    using enum rules::Reason;
    for (const auto& [position, rear, direction, reason, where] :
         {Illegal{"5/6/7/8/1bbww4/8/7/6/5 b 0-0 duel", "e2", E, pac, "e4"},
          Illegal{"5/6/7/8/bbwbw4/8/7/6/5 b 0-0 duel", "e1", E, push_blocked, "e4"},
          Illegal{"5/6/7/8/1b2w4/8/7/6/5 b 0-0 duel", "e5", E, not_your_turn, "e5"},
          Illegal{"5/6/7/8/1b2w4/8/7/6/5 b 0-0 duel", "e3", E, empty_cell, "e3"},
          Illegal{"5/6/7/8/b7w/8/7/6/5 b 0-0 duel", "e1", W, over_edge, "e1"},
          Illegal{"5/6/7/8/1bbbb3w/8/7/6/5 b 0-0 duel", "e2", E, too_many, "e5"},
          Illegal{"5/6/7/8/1rb4yw/8/7/6/5 b 0-0 teams", "e2", E, rear_not_own, "e2"}}) {
        const Game game(from(position), at(0s));
        const auto move = Move::in_line(*rules::cell_named(rear), direction);
        const auto answer = game.decide(black, Play{move}, at(0s));
        ASSERT_FALSE(answer) << position;
        EXPECT_EQ(answer.error().why, Refused::illegal_move);
        EXPECT_EQ(answer.error().verdict.reason, reason) << position;
        EXPECT_TRUE(answer.error().verdict.where.contains(*rules::cell_named(where))) << position;
    }
}

TEST(Moves, APassIsNobodysToMake) {
    for (const std::string_view text : {corners_of_two, corners_of_three, corners_of_four}) {
        const Game game(from(text), at(0s));
        const auto answer = game.decide(black, Play{Move::pass()}, at(0s));
        ASSERT_FALSE(answer);
        EXPECT_EQ(answer.error().why, Refused::illegal_move);
        EXPECT_EQ(answer.error().verdict.reason, rules::Reason::nothing_chosen);
    }
}

// The move is taken exactly if the generator has it, whatever else its 16 bits may say.
void expect_only_generated_moves(const Game& game) {
    std::set<unsigned> legal;
    for (const Move move : rules::generate(game.position())) legal.insert(move.bits());
    unsigned wrong = 0;
    for (unsigned bits = 0; bits < 1U << 16; ++bits) {
        const auto move = Move::from_bits(static_cast<std::uint16_t>(bits));
        const auto answer = game.decide(game.turn(), Play{move}, at(0s));
        const bool fine =
            legal.contains(bits)
                ? leads_to<Moved>(answer) && std::get<Moved>(answer->what).move == move
                : !answer && answer.error().why == Refused::illegal_move &&
                      !answer.error().verdict.legal();
        if (!fine && ++wrong <= 3)
            ADD_FAILURE() << std::hex << bits << " in " << game.position().text();
    }
    EXPECT_EQ(wrong, 0U) << game.position().text();
}

TEST(Moves, AnySixteenBitsAreAMoveExactlyIfGenerated) {
    std::mt19937 random(16);
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        Settings settings;
        settings.start = rules::Position::start(*ruleset);
        Game game(settings, at(0s));
        for (int ply = 0; ply < 81 && !game.result(); ++ply) {
            if (ply % 20 == 0) expect_only_generated_moves(game);
            const auto moves = rules::generate(game.position());
            act(game, game.turn(), Play{moves[random() % moves.size()]});
        }
    }
}

TEST(Moves, ABroadsideThatBeginsAtTheEdgeIsNoShorterOne) {
    const Game game(from("5/6/7/8/9/8/7/6/w2bb b 0-0 duel"), at(0s));
    const auto a4 = *rules::cell_named("a4");
    const auto a5 = *rules::cell_named("a5");
    using enum rules::Direction;
    EXPECT_EQ(refusal(game, black, Play{Move::broadside(a4, E, 2, NW)}), std::nullopt);
    EXPECT_EQ(refusal(game, black, Play{Move::broadside(a4, E, 3, NW)}), Refused::illegal_move);
    EXPECT_EQ(refusal(game, black, Play{Move::broadside(a5, E, 2, NW)}), Refused::illegal_move);
}

std::vector<Action> all_actions(const Game& game) {
    const auto move = rules::generate(game.position())[0];
    return {Play{move},    Play{Move::pass()}, Resign{}, OfferDraw{}, AcceptDraw{},
            DeclineDraw{}, TakeBack{},         Pause{},  Resume{},    CheckTime{}};
}

TEST(Moves, DecidingChangesNothing) {
    for (const TimeControl& time : {TimeControl{}, each_player(60s, 1s), whole_game(60s)}) {
        Settings settings = from(corners_of_three, time);
        settings.undo = settings.pause = true;
        Game game(settings, at(0s));
        for (int ply = 0; ply < 4; ++ply) {
            const Game before = game;
            for (const Action& action : all_actions(game))
                for (const Instant now : {at(0s), at(5s), at(1h), Instant::min(), Instant::max()})
                    for (const Colour seat : {black, white, red, yellow})
                        static_cast<void>(game.decide(seat, action, now));
            ASSERT_TRUE(same(game, before));
            act(game, game.turn(), Play{rules::generate(game.position())[0]});
        }
    }
}

TEST(Moves, InTimeAreWrittenDownWithTheTimeLeft) {
    Game game(from(corners_of_two, each_player(60s, 2s)), at(100s));
    play(game, "a1a2", at(110s));
    play(game, "i9i8", at(111500ms));
    EXPECT_EQ(game.plies()[0].left, 52s);
    EXPECT_EQ(game.plies()[1].left, 60500ms);
    EXPECT_EQ(game.clock().left(black, at(121500ms)), 42s);
    EXPECT_EQ(game.clock().left(white, at(121500ms)), 60500ms);
}

TEST(Moves, AtTheLastMillisecondAreInTime) {
    Game game(from(corners_of_two, each_player(60s)), at(0s));
    const Play move = move_in(game, "a1a2");
    EXPECT_TRUE(leads_to<Moved>(game.decide(black, move, at(59999ms))));
    EXPECT_TRUE(leads_to<FlagFell>(game.decide(black, move, at(60s))));
}

TEST(Moves, ThatComeTooLateAreNotPlayed) {
    Game game(from(corners_of_two, each_player(60s, 5s)), at(0s));
    const auto answer = act(game, black, move_in(game, "a1a2"), at(61s));
    ASSERT_TRUE(leads_to<FlagFell>(answer));
    EXPECT_EQ(answer->by, black);
    EXPECT_TRUE(game.plies().empty());
    EXPECT_EQ(game.clock().left(black, at(61s)), 0s);
    EXPECT_EQ(game.result(), won_by(rules::Side{1}, Result::Why::flag, black));
}

} // namespace
} // namespace sumito::game
