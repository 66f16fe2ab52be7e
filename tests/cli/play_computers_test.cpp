// Computers at the table of the full-screen game: a puppet plays for them.

#include "cli/play_at_table.h"
#include "cli/play_setup.h"
#include "engine/opponent.h"
#include "rules/generate.h"

#include <gtest/gtest.h>

namespace sumito::cli {
namespace {

using rules::Colour;
using std::chrono::milliseconds;
using words::Language;
using Mode = PlaySession::Mode;

Players duel_against_white() {
    return Players(settings_of(rules::duel), Language::en, computer_at(Colour::white));
}

void think_of(Players& players, int hundredths) {
    players.session.tick(second(0));
    const rules::Position& position = players.game().position();
    players.computer->thought =
        answer_of(position, rules::to_text(position, rules::generate(position)[0]), hundredths);
    players.session.tick(second(0));
}

TEST(PlayComputers, AreAskedWhenItIsTheirTurn) {
    Players players = duel_against_white();
    players.session.tick(second(0));
    EXPECT_TRUE(players.computer->asked.empty());
    EXPECT_FALSE(players.session.is_thinking());
    players.press(U"a1b2\n");
    players.session.tick(second(0));
    ASSERT_EQ(players.computer->asked.size(), 1U);
    EXPECT_TRUE(players.session.is_thinking());
    const PlayQuestion& question = players.computer->asked[0];
    EXPECT_EQ(question.level, 3);
    EXPECT_EQ(question.situation.position, players.game().position());
    EXPECT_EQ(question.limits.move_time, milliseconds(2000));
    EXPECT_FALSE(question.limits.clock);
}

TEST(PlayComputers, ShowWhatTheirMoveDoes) {
    Players players = duel_against_white();
    players.press(U"a1b2\n");
    players.computer_plays("i5h5");
    EXPECT_EQ(players.plies(), 2U);
    EXPECT_EQ(players.session.message(),
              "Three white marbles move in line from i5 h5 g5 to h5 g5 f5.");
    EXPECT_FALSE(players.session.is_thinking());
}

TEST(PlayComputers, KnowTheClock) {
    game::Settings settings = with_clock(settings_of(rules::duel), 600);
    settings.time.increment = std::chrono::seconds(5);
    Players players(settings, Language::en, computer_at(Colour::white));
    players.press(U"a1b2\n", second(30));
    players.session.tick(second(40));
    ASSERT_EQ(players.computer->asked.size(), 1U);
    EXPECT_EQ(players.computer->asked[0].limits.clock, milliseconds(590'000));
    EXPECT_EQ(players.computer->asked[0].limits.increment, milliseconds(5000));
    EXPECT_FALSE(players.computer->asked[0].limits.move_time);
}

TEST(PlayComputers, UseLittleOfOneTimeForAll) {
    game::Settings settings = settings_of(rules::duel);
    settings.time = {game::TimeControl::Kind::whole_game, std::chrono::seconds(40), {}};
    Players players(settings, Language::en, computer_at(Colour::black));
    players.session.tick(second(0));
    ASSERT_EQ(players.computer->asked.size(), 1U);
    EXPECT_EQ(players.computer->asked[0].limits.move_time, milliseconds(1000));
}

TEST(PlayComputers, KeepAPaceThatPeopleCanFollow) {
    Players players(settings_of(rules::duel), Language::en, computer_at(Colour::black),
                    milliseconds(500));
    players.computer_plays("a1b2", second(0));
    EXPECT_EQ(players.plies(), 0U);
    players.session.tick(second(0) + milliseconds(499));
    EXPECT_EQ(players.plies(), 0U);
    players.session.tick(second(0) + milliseconds(500));
    EXPECT_EQ(players.plies(), 1U);
}

TEST(PlayComputers, HurryWhenTheirClockIsLow) {
    Players players(with_clock(settings_of(rules::duel), 59), Language::en,
                    computer_at(Colour::black), milliseconds(500));
    players.computer_plays("a1b2", second(0));
    EXPECT_EQ(players.plies(), 1U);
}

TEST(PlayComputers, NobodyMovesTheirMarbles) {
    Players players = duel_against_white();
    players.press(U"a1b2\n");
    players.press(U"i5h5\n 9\n");
    EXPECT_EQ(players.plies(), 1U);
    EXPECT_EQ(players.session.mode(), Mode::choosing);
    EXPECT_EQ(players.session.message(), "Computer, level 3 (White) is thinking.");
}

TEST(PlayComputers, ThinkOnWhileSomebodyReadsTheHelp) {
    Players players = duel_against_white();
    players.press(U"a1b2\n?");
    players.computer_plays("i5h5");
    EXPECT_EQ(players.plies(), 2U);
    EXPECT_EQ(players.session.mode(), Mode::help);
    players.press(U"xq");
    EXPECT_EQ(players.session.question(),
              "Leave the game? (s) save and leave  (y) leave  (n) play on");
}

TEST(PlayComputers, APersonResignsWhileTheyThink) {
    Players players = duel_against_white();
    players.press(U"a1b2\nr");
    EXPECT_EQ(players.session.question(), "Black: really resign? (y) yes  (n) no");
    players.computer_plays("i5h5");
    EXPECT_EQ(players.session.mode(), Mode::asking) << "the question still stands";
    players.press(U"y");
    EXPECT_EQ(players.session.message(), "Black resigns. Computer, level 3 (White) wins!");
}

TEST(PlayComputers, UndoGoesBackToThePersonsTurn) {
    Players players = duel_against_white();
    players.press(U"a1b2\n");
    players.computer_plays("i5h5");
    players.press(U"u");
    EXPECT_EQ(players.plies(), 0U);
    players.press(U"a1b2\n");
    players.session.tick(second(0));
    ASSERT_TRUE(players.session.is_thinking());
    players.press(U"u");
    EXPECT_EQ(players.plies(), 0U);
    EXPECT_FALSE(players.session.is_thinking()) << "what it thought about is gone";
    EXPECT_EQ(players.computer->drops, 1);
    players.press(U"u");
    EXPECT_EQ(players.session.message(), "There is no move to take back.");
}

TEST(PlayComputers, UndoLeavesTheirFirstMoveAlone) {
    Players players(settings_of(rules::duel), Language::en, computer_at(Colour::black));
    players.computer_plays("a1b2");
    players.press(U"u");
    EXPECT_EQ(players.plies(), 1U);
    EXPECT_EQ(players.session.message(), "There is no move to take back.");
}

TEST(PlayComputers, DeclineADrawUnlessTheyAreWorseOff) {
    struct Case {
        int score; // black's, whose turn it is
        bool agrees;
    };
    for (const auto& [score, agrees] :
         {Case{0, false}, Case{29, false}, Case{30, true}, Case{-200, false}, Case{200, true}}) {
        Players players = duel_against_white();
        players.press(U"o");
        think_of(players, score);
        EXPECT_EQ(players.game().result().has_value(), agrees) << score;
        if (!agrees) {
            EXPECT_EQ(players.session.message(), "Computer, level 3 (White) plays on.");
        }
        EXPECT_EQ(players.computer->asked[0].level, engine::strongest_level);
    }
}

TEST(PlayComputers, AgreeToADrawWhereNothingHappens) {
    Players players(settings_at("w3w/6/7/8/4b4/8/7/6/b3b b 0-0 duel"), Language::en,
                    computer_at(Colour::white));
    while (players.game().quiet_plies() < engine::long_quiet) {
        const auto moves = rules::generate(players.game().position());
        // Never the same position three times: walk by what comes first and has not been.
        const auto ply = players.plies();
        const rules::Move move = moves[(ply * 7 + ply / 5) % moves.size()];
        const std::string text = rules::to_text(players.game().position(), move);
        if (players.game().turn() == Colour::white)
            players.computer_plays(text);
        else
            for (const char c : text + "\n")
                players.session.handle(key_of(static_cast<unsigned char>(c)), second(0));
        ASSERT_GT(players.plies(), ply);
        ASSERT_FALSE(players.game().result());
    }
    players.press(U"o");
    think_of(players, 0);
    ASSERT_TRUE(players.game().result());
    EXPECT_EQ(players.game().result()->why, game::Result::Why::agreement);
}

TEST(PlayComputers, AmongThreeJudgeADrawWithTheirOwnEyes) {
    Players players(settings_of(rules::trio), Language::en, computer_at(Colour::red));
    players.press(U"oy");
    think_of(players, -30);
    EXPECT_TRUE(players.game().result());
    EXPECT_EQ(players.computer->asked[0].situation.position.turn(), Colour::red);
}

TEST(PlayComputers, AreNotAskedWhileTheGameIsPaused) {
    Players players(with_clock(settings_of(rules::duel), 60), Language::en,
                    computer_at(Colour::white));
    players.press(U"a1b2\np");
    players.session.tick(second(5));
    EXPECT_FALSE(players.session.is_thinking());
    players.press(U"p", second(6));
    players.computer_plays("i5h5", second(7));
    EXPECT_EQ(players.plies(), 2U);
}

TEST(PlayComputers, LoseOnTimeLikeEverybody) {
    Players players(with_clock(settings_of(rules::duel), 60), Language::en,
                    computer_at(Colour::black));
    players.session.tick(second(1));
    players.session.tick(second(60));
    EXPECT_EQ(players.session.message(), "Time is up for Computer, level 3 (Black). White wins!");
    EXPECT_FALSE(players.session.is_thinking());
}

TEST(PlayComputers, AloneCanBeLeftButNotResignedFor) {
    PlaySeats all;
    all.level.at = {1, 2, 0, 0};
    Players players(settings_of(rules::duel), Language::en, all);
    players.computer_plays("a1b2");
    EXPECT_TRUE(players.session.is_thinking()) << "the next one, at once";
    players.computer_plays("i5h5");
    EXPECT_EQ(players.plies(), 2U);
    for (const char32_t* keys : {U"r", U"o"}) {
        players.press(keys);
        EXPECT_EQ(players.session.message(), "Only computers are playing.");
    }
    players.press(U"qy");
    EXPECT_TRUE(players.session.left());
}

TEST(PlayComputers, SayWhatWentWrong) {
    Players players = duel_against_white();
    players.press(U"a1b2\n");
    players.session.tick(second(0));
    players.computer->thought = std::unexpected("no memory");
    players.session.tick(second(0));
    EXPECT_EQ(players.session.message(), "The computer cannot go on: no memory");
    players.session.tick(second(0));
    EXPECT_EQ(players.computer->asked.size(), 1U) << "it is not asked again and again";
    players.press(U"u");
    EXPECT_EQ(players.plies(), 0U);
}

TEST(PlayComputers, AnIllegalMoveIsRefused) {
    Players players = duel_against_white();
    players.press(U"a1b2\n");
    players.session.tick(second(0));
    engine::Answer wrong;
    wrong.best = rules::Move::in_line(*rules::cell_named("a5"), rules::Direction::NE);
    players.computer->thought = wrong;
    players.session.tick(second(0));
    EXPECT_EQ(players.plies(), 1U);
    EXPECT_TRUE(players.session.message().starts_with("The computer cannot go on: "))
        << players.session.message();
}

TEST(Hint, IsAimedAtAndPlayedWithEnter) {
    Players players(settings_of(rules::duel));
    players.press(U"t");
    EXPECT_EQ(players.session.message(), "The computer is looking for a good move.");
    ASSERT_EQ(players.computer->asked.size(), 1U);
    EXPECT_EQ(players.computer->asked[0].level, engine::strongest_level);
    players.computer->thought = answer_of(players.game().position(), "c3c5d3");
    players.session.tick(second(0));
    EXPECT_EQ(players.session.message(), "Hint: c3c5d3. Three black marbles move broadside from "
                                         "c3 c4 c5 to d3 d4 d5.");
    EXPECT_EQ(players.session.mode(), Mode::aiming);
    EXPECT_EQ(players.plies(), 0U);
    players.press(U"\n");
    const auto last = last_played(players.game());
    ASSERT_TRUE(last);
    EXPECT_EQ(rules::to_text(last->before, last->move), "c3c5d3");
}

TEST(Hint, EveryMoveCanBeAimedAt) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const rules::Move move : rules::generate(rules::Position::start(*ruleset))) {
            Players players(settings_of(*ruleset));
            players.press(U"t");
            engine::Answer answer;
            answer.best = move;
            players.computer->thought = answer;
            players.session.tick(second(0));
            EXPECT_EQ(players.session.preview(), move);
        }
}

TEST(Hint, ThatIsNotLegalIsNotShown) {
    Players players(settings_of(rules::duel));
    players.press(U"t");
    engine::Answer wrong;
    wrong.best = rules::Move::in_line(*rules::cell_named("i5"), rules::Direction::SE);
    players.computer->thought = wrong;
    players.session.tick(second(0));
    EXPECT_EQ(players.session.mode(), Mode::choosing);
    EXPECT_TRUE(players.session.message().starts_with("The computer cannot go on: "));
}

TEST(Hint, IsForgottenWhenAMoveIsPlayed) {
    Players players(settings_of(rules::duel));
    players.press(U"t");
    players.press(U"a1b2\n");
    EXPECT_FALSE(players.session.is_thinking());
}

TEST(Hint, IsNotGivenForAComputer) {
    Players players(settings_of(rules::duel), Language::en, computer_at(Colour::black));
    players.press(U"t");
    EXPECT_EQ(players.session.message(), "Computer, level 3 (Black) is thinking.");
}

TEST(PlaySetup, SeatsComputersAtAnyColour) {
    PlaySetup setup(Language::en);
    const auto press = [&](std::u32string_view keys) {
        for (const char32_t c : keys) setup.handle(key_of(c));
    };
    EXPECT_EQ(setup.seats(), PlaySeats{});
    press(U"vv>>>");
    EXPECT_EQ(setup.row(), PlaySetup::Row::white);
    EXPECT_EQ(setup.answer(setup.row()), "Computer, level 3");
    EXPECT_EQ(setup.seats().level[Colour::white], 3);
    EXPECT_EQ(setup.settings().seats[Colour::white].name, "Computer, level 3");
    EXPECT_EQ(setup.settings().seats[Colour::black].name, "");
    press(U"^<");
    EXPECT_EQ(setup.seats().level[Colour::black], 10);
    press(U">");
    EXPECT_EQ(setup.answer(setup.row()), "a person");
}

TEST(PlaySetup, AColourThatDoesNotPlayHasNoSeat) {
    PlaySetup setup(Language::en);
    for (const char32_t c : std::u32string(U"4vvvvv>2")) setup.handle(key_of(c));
    EXPECT_EQ(setup.seats(), PlaySeats{});
    EXPECT_EQ(setup.rows().size(), 6U);
    for (const char32_t c : std::u32string(U"4")) setup.handle(key_of(c));
    EXPECT_EQ(setup.seats().level[Colour::yellow], 1);
}

} // namespace
} // namespace sumito::cli
