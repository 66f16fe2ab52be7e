#include "arena/program_player.h"
#include "matches.h"
#include "rules/notation.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace sumito::arena {
namespace {

using namespace std::chrono_literals;
using Why = Fault::Why;

Contender fake(const std::string& manner, const std::string& heard = "/dev/null") {
    Contender contender;
    contender.kind = Contender::Kind::program;
    contender.command = {SUMITO_FAKE, manner, heard};
    return contender;
}

constexpr Patience impatient{.margin = 300ms, .to_get_ready = 20s};
// For what comes by itself, however busy the machine.
constexpr Patience patient{.margin = 60s, .to_get_ready = 60s};
const MoveLimits a_moment{{}, {}, 1ms};

// The second move it is asked for, after a1b2 and a move of white's.
std::expected<Choice, Fault> second_answer(const Contender& contender,
                                           Patience patience = impatient) {
    ProgramPlayer player(contender, a_moment, {}, patience);
    game::Game game({}, {});
    if (const auto ready = player.new_game(5); !ready) return std::unexpected(ready.error());
    const auto play = [&](rules::Move move) {
        game.apply(game.decide(game.turn(), game::Play{move}, {}).value());
    };
    const auto first = player.choose(game, {}, {});
    if (!first) return first;
    EXPECT_EQ(first->score, (engine::Score{engine::Score::Kind::marbles, 125}));
    play(first->move);
    play(rules::read_move(game.position(), "i5h5").value());
    return player.choose(game, {}, {});
}

Fault fault_of(const std::string& manner, Patience patience = impatient) {
    const auto answer = second_answer(fake(manner), patience);
    EXPECT_FALSE(answer);
    return answer ? Fault{Why::hung, "none"} : answer.error();
}

TEST(Program, ACrashIsNamedWithItsLastWords) {
    const Fault fault = fault_of("crash", patient);
    EXPECT_EQ(fault.why, Why::crashed);
    EXPECT_EQ(fault.detail, "exited with status 3; it wrote: out of memory here it ends");
}

TEST(Program, SoIsADeathBySignal) {
    const Fault fault = fault_of("signal", patient);
    EXPECT_EQ(fault.why, Why::crashed);
    EXPECT_TRUE(fault.detail.starts_with("killed by signal 11")) << fault.detail;
}

TEST(Program, WhoHangsIsNotWaitedFor) {
    const Fault fault = fault_of("hang");
    EXPECT_EQ(fault.why, Why::hung);
    EXPECT_EQ(fault.detail, "no answer in time");
}

TEST(Program, TalkingIsNoAnswer) { EXPECT_EQ(fault_of("chatter").why, Why::hung); }

TEST(Program, IllegalMovesAreQuoted) {
    const Fault fault = fault_of("illegal", patient);
    EXPECT_EQ(fault.why, Why::illegal_move);
    EXPECT_EQ(fault.detail, "'i9h9'");
}

TEST(Program, SoIsGarbage) {
    const Fault fault = fault_of("garbage", patient);
    EXPECT_EQ(fault.why, Why::garbled);
    EXPECT_EQ(fault.detail, "'?-!'; it wrote: complaint");
    EXPECT_EQ(fault_of("nothing", patient).why, Why::garbled);
}

TEST(Program, ALineWithoutEnd) { EXPECT_EQ(fault_of("endless", patient).why, Why::garbled); }

TEST(Program, WhoCannotStart) {
    const Fault fault = fault_of("stillborn", patient);
    EXPECT_EQ(fault.why, Why::crashed);
    EXPECT_EQ(fault.detail, "exited with status 1; it wrote: no licence");
    Contender nobody = fake("x");
    nobody.command = {"/nowhere/program"};
    EXPECT_EQ(second_answer(nobody).error().detail,
              "cannot run '/nowhere/program': No such file or directory");
}

TEST(Program, WhoNeverGetsReady) {
    ProgramPlayer player(fake("mute"), a_moment, {}, {.margin = 0ms, .to_get_ready = 200ms});
    EXPECT_EQ(player.new_game(1).error().why, Why::hung);
}

TEST(Program, WhoDoesNotListenBlocksNobody) {
    ProgramPlayer player(fake("deaf"), a_moment, {}, impatient);
    ASSERT_TRUE(player.new_game(1));
    // A game so long that the pipe is full before it is told.
    game::Settings settings;
    settings.draws = {.agreement = true, .repetitions = 0, .quiet_plies = 0};
    game::Game game(settings, {});
    const auto move = [](const game::Game& g) { return shuffling()(g)->move; };
    ASSERT_TRUE(player.choose(game, {}, {}));
    while (game.plies().size() < 40'000)
        game.apply(game.decide(game.turn(), game::Play{move(game)}, {}).value());
    for (int i = 0; i < 2; ++i) {
        const auto answer = player.choose(game, {}, {});
        ASSERT_FALSE(answer);
        EXPECT_EQ(answer.error().why, i == 0 ? Why::hung : Why::crashed);
    }
}

TEST(Program, WhoWillNotHearUsDoesNotKillUs) { EXPECT_EQ(fault_of("closed").why, Why::crashed); }

TEST(Program, IsStartedAgainForTheNextGame) {
    ProgramPlayer player(fake("crash"), a_moment, {}, impatient);
    for (int games = 0; games < 3; ++games) {
        const game::Game game({}, {});
        ASSERT_TRUE(player.new_game(1));
        ASSERT_TRUE(player.choose(game, {}, {}));
        EXPECT_EQ(player.choose(game, {}, {}).error().why, Why::crashed);
        EXPECT_EQ(player.choose(game, {}, {}).error().detail, "it is not running");
    }
}

TEST(Program, IsToldWhatItCanTake) {
    const Folder folder;
    Contender contender = fake("hang", folder / "heard");
    contender.settings = {{"Hash", "32"}};
    EXPECT_FALSE(second_answer(contender));
    const std::string start = rules::Position::start(rules::duel).text();
    EXPECT_EQ(content(folder / "heard"), "ugi\nisready\nsetoption name Hash value 32\n"
                                         "setoption name Seed value 5\nuginewgame\nisready\n"
                                         "position fen " +
                                             start + "\ngo movetime 1\nposition fen " + start +
                                             " moves a1b2 i5h5\ngo movetime 1\n");
}

TEST(Program, SpeaksUciIfThatIsAllItKnows) {
    const Folder folder;
    EXPECT_FALSE(second_answer(fake("uci", folder / "heard")));
    EXPECT_TRUE(content(folder / "heard")
                    .starts_with("ugi\nisready\nuci\nsetoption name QuietLimit value 200\n"
                                 "ucinewgame\nisready\nposition fen "))
        << content(folder / "heard");
}

TEST(Program, IsNotWaitedForWhenTheMatchIsStopped) {
    ProgramPlayer player(fake("hang"), {}, {}, {.margin = 1h, .to_get_ready = 20s});
    ASSERT_TRUE(player.new_game(1));
    const game::Game game({}, {});
    ASSERT_TRUE(player.choose(game, {}, {}));
    std::stop_source source;
    const std::jthread stopper([&] { source.request_stop(); });
    EXPECT_FALSE(player.choose(game, {}, source.get_token()));
}

// The match goes on, and the other one has the points.
TEST(Program, FaultsCostGamesAndNoMatch) {
    for (const char* manner : {"crash", "illegal", "garbage", "hang"}) {
        Wishes wishes = wishes_for(rules::duel, {"greedy", "random"}, 4);
        const std::string text = "cmd='" SUMITO_FAKE " " + std::string(manner) + "'";
        wishes.entries[1] = parse_contender(text, rules::duel).value();
        wishes.random_plies = 0;
        wishes.limits = a_moment;
        wishes.patience = impatient;
        const Plan plan = made(wishes);
        Journal journal = Journal::open(plan, "", "").value();
        Tally tally(plan);
        Patient all;
        EXPECT_EQ(run_match(plan, tally, journal, all), MatchEnd::played);
        EXPECT_EQ(tally.standings()[0].all.won, 4U) << manner;
    }
}

} // namespace
} // namespace sumito::arena
