#include "arena/baseline.h"
#include "arena/contest.h"
#include "matches.h"
#include "rules/generate.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>

namespace sumito::arena {
namespace {

struct Guests {
    explicit Guests(ScriptedPlayer::Script a, ScriptedPlayer::Script b)
        : first(std::move(a)), second(std::move(b)) {}
    rules::PerSide<Entrant> entrants() {
        return {{Entrant{&first, "Ada"}, Entrant{&second, "Bruno"}, Entrant{&third, "Chloe"}}};
    }
    ScriptedPlayer first;
    ScriptedPlayer second;
    GreedyPlayer third;
};

Played play(const Terms& terms, Guests&& guests, std::string_view layout = "standard") {
    return play_game(terms, opening_from(layout), guests.entrants(), 1, {}).value();
}

// What is played can be read and replayed by anybody.
void expect_good_record(const Played& played) {
    const std::string text = game::to_text(played.record);
    game::RecordReader reader(text);
    const auto read = reader.next();
    ASSERT_TRUE(read && *read) << text;
    const auto game = game::replay(**read);
    ASSERT_TRUE(game) << text;
    ASSERT_TRUE(game->result()) << text;
    EXPECT_EQ(game->result()->winner, played.outcome.winner);
    EXPECT_EQ(static_cast<int>(game->plies().size()), played.outcome.plies);
}

std::string tag(const Played& played, std::string_view name) {
    for (const game::Tag& tag : played.record.tags)
        if (tag.name == name) return tag.value;
    return "";
}

TEST(Contest, RepetitionEndsAGame) {
    const Played played = play({}, Guests(shuffling(), shuffling()));
    EXPECT_EQ(played.outcome.ending, Ending::repetition);
    EXPECT_EQ(played.outcome.winner, std::nullopt);
    EXPECT_EQ(played.outcome.plies, 8);
    EXPECT_EQ(played.record.settings.seats[rules::Colour::white].name, "Bruno");
    expect_good_record(played);
}

TEST(Contest, QuietLimitEndsAGame) {
    Terms terms;
    terms.draws.quiet_plies = 5;
    const Played played = play(terms, Guests(shuffling(), shuffling()));
    EXPECT_EQ(played.outcome.ending, Ending::quiet_limit);
    EXPECT_EQ(played.outcome.plies, 5);
    expect_good_record(played);
}

TEST(Contest, MaxPliesAreADraw) {
    Terms terms;
    terms.draws = {.agreement = true, .repetitions = 0, .quiet_plies = 0};
    terms.max_plies = 31;
    const Played played = play(terms, Guests(shuffling(), shuffling()));
    EXPECT_EQ(played.outcome.ending, Ending::max_plies);
    EXPECT_EQ(played.outcome.winner, std::nullopt);
    EXPECT_EQ(played.outcome.plies, 31);
    EXPECT_EQ(tag(played, "Adjudication"), "max plies");
    expect_good_record(played);
}

TEST(Contest, ScoresCanDecideAGame) {
    Terms terms;
    terms.draws.repetitions = 0;
    terms.adjudicate_win = WinAdjudication{250, 6};
    const Played played = play(terms, Guests(shuffling(-260), shuffling(310)));
    EXPECT_EQ(played.outcome.ending, Ending::adjudicated);
    EXPECT_EQ(played.outcome.winner, white);
    EXPECT_EQ(played.outcome.plies, 6);
    EXPECT_EQ(played.outcome.fell_out[black], std::nullopt);
    EXPECT_EQ(tag(played, "Adjudication"), "adjudicated");
    expect_good_record(played);
}

TEST(Contest, AFaultLosesTheGame) {
    const std::pair<Fault::Why, Ending> faults[] = {
        {Fault::Why::crashed, Ending::crashed},
        {Fault::Why::hung, Ending::hung},
        {Fault::Why::illegal_move, Ending::illegal_move},
        {Fault::Why::garbled, Ending::garbled}};
    for (const auto& [why, ending] : faults) {
        const Played played = play({}, Guests(shuffling(), failing(why)));
        EXPECT_EQ(played.outcome.winner, black);
        EXPECT_EQ(played.outcome.ending, ending);
        EXPECT_EQ(played.outcome.fell_out[white], ending);
        EXPECT_EQ(played.outcome.fell_out[black], std::nullopt);
        ASSERT_EQ(played.remarks.size(), 1U);
        EXPECT_EQ(played.remarks[0], "white Bruno: " + std::string(name(ending)) + ": as told");
        EXPECT_EQ(tag(played, "Fault"), played.remarks[0]);
        expect_good_record(played);
    }
}

TEST(Contest, AMoveThatIsNotLegalLosesTheGame) {
    const auto cheat = [](const game::Game&) -> std::expected<Choice, Fault> {
        return Choice{rules::Move::in_line(*rules::cell_named("e5"), rules::Direction::E), {}};
    };
    const Played played = play({}, Guests(cheat, shuffling()));
    EXPECT_EQ(played.outcome.winner, white);
    EXPECT_EQ(played.outcome.ending, Ending::illegal_move);
    EXPECT_EQ(played.outcome.plies, 0);
}

// Until the time of whoever moves is over by the clock that runs.
void wait_for_the_flag(const game::Game& game) {
    const auto now = [] {
        return game::Instant(std::chrono::duration_cast<game::Duration>(
            std::chrono::steady_clock::now().time_since_epoch()));
    };
    while (!game.clock().over(now())) {
    }
}

std::expected<Choice, Fault> dream(const game::Game& game) {
    wait_for_the_flag(game);
    return Choice{rules::generate(game.position())[0], {}};
}

TEST(Contest, AFlagLosesTheGame) {
    Terms terms;
    terms.time = {game::TimeControl::Kind::each_player, game::Duration(20), {}};
    const Played played = play(terms, Guests(dream, shuffling()));
    EXPECT_EQ(played.outcome.winner, white);
    EXPECT_EQ(played.outcome.ending, Ending::flag);
    EXPECT_EQ(played.outcome.fell_out[black], Ending::flag);
    EXPECT_TRUE(played.remarks.empty());
    expect_good_record(played);
}

TEST(Contest, WhoHangsOnTheClockIsSaidToHang) {
    Terms terms;
    terms.time = {game::TimeControl::Kind::each_player, game::Duration(20), {}};
    const auto hang = [](const game::Game& game) -> std::expected<Choice, Fault> {
        wait_for_the_flag(game);
        return std::unexpected(Fault{Fault::Why::hung, ""});
    };
    const Played played = play(terms, Guests(shuffling(), hang));
    EXPECT_EQ(played.outcome.ending, Ending::hung);
    EXPECT_EQ(played.outcome.winner, black);
}

TEST(Contest, InTrioTheOthersPlayOn) {
    Terms terms;
    terms.max_plies = 40;
    const auto first_move = [](const game::Game& game) -> std::expected<Choice, Fault> {
        return Choice{rules::generate(game.position())[game.plies().size() % 7], {}};
    };
    const Played played = play(terms, Guests(failing(Fault::Why::crashed), first_move), "trio");
    EXPECT_EQ(played.outcome.fell_out[black], Ending::crashed);
    EXPECT_EQ(played.outcome.fell_out[red], std::nullopt);
    EXPECT_GT(played.outcome.plies, 10);
    EXPECT_NE(played.outcome.winner, black);
    EXPECT_EQ(points(played.outcome, black, 3), 0);
    EXPECT_EQ(points(played.outcome, red, 3) + points(played.outcome, white, 3), 1);
    expect_good_record(played);
}

TEST(Contest, InTrioTheLastOneLeftWins) {
    const Played played =
        play({}, Guests(failing(Fault::Why::crashed), failing(Fault::Why::garbled)), "trio");
    EXPECT_EQ(played.outcome.winner, red);
    EXPECT_EQ(played.outcome.ending, Ending::garbled);
    EXPECT_EQ(played.remarks.size(), 2U);
    expect_good_record(played);
}

TEST(Contest, TheOpeningIsPlayedFirst) {
    Guests guests(shuffling(), shuffling());
    const auto opening = OpeningBook({rules::layout_named("standard")}, 4, 9).at(0).value();
    Terms terms;
    terms.max_plies = 4;
    const Played played = play_game(terms, opening, guests.entrants(), 1, {}).value();
    ASSERT_EQ(played.record.turns.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(played.record.turns[i].move, opening.moves[i]);
    EXPECT_EQ(tag(played, "OpeningPlies"), "4");
}

TEST(Contest, StoppedGamesAreNone) {
    std::stop_source source;
    const auto stopping = [&](const game::Game& game) {
        source.request_stop();
        return shuffling()(game);
    };
    Guests guests(stopping, shuffling());
    EXPECT_FALSE(play_game({}, opening_from("standard"), guests.entrants(), 1, source.get_token()));
}

TEST(Contest, DifferentGamesHaveDifferentHashes) {
    RandomPlayer random;
    const rules::PerSide<Entrant> entrants{{Entrant{&random, "a"}, Entrant{&random, "b"}, {}}};
    const auto hash = [&](std::uint64_t seed) {
        return play_game({}, opening_from("standard"), entrants, seed, {})->outcome.moves_hash;
    };
    EXPECT_EQ(hash(1), hash(1));
    EXPECT_NE(hash(1), hash(2));
}

} // namespace
} // namespace sumito::arena
