#include "record_helpers.h"
#include "record_random.h"

#include <chrono>

namespace sumito::game {
namespace {

using namespace std::chrono_literals;
using rules::Colour;
using Why = Result::Why;

constexpr Instant noon{12h};

void act(Game& game, Colour by, const Action& action, Duration after) {
    const auto event = game.decide(by, action, noon + after);
    ASSERT_TRUE(event) << name(event.error().why);
    game.apply(*event);
}

void move(Game& game, std::string_view text, Duration after) {
    act(game, game.turn(), Play{rules::read_move(game.position(), text).value()}, after);
}

Settings clocked(std::string_view layout, const TimeControl& time) {
    Settings settings;
    settings.start = rules::start_of(*rules::layout_named(layout));
    settings.time = time;
    settings.pause = true;
    return settings;
}
constexpr TimeControl minute_and_two{TimeControl::Kind::each_player, 1min, 2s};

// Through text and back.
Game again(const Game& game, Duration now) {
    const Record record = read(to_text(record_of(game, noon + now)));
    EXPECT_EQ(record, record_of(game, noon + now));
    return replay(record).value();
}

TEST(Replay, AClockStandsWhereItStood) {
    Game game(clocked("standard", minute_and_two), noon);
    move(game, "a1b2", 10s);
    move(game, "i5h5", 15s);
    move(game, "a2b3", 16500ms);
    const Game loaded = again(game, 30s);
    EXPECT_TRUE(loaded.is_paused());
    EXPECT_EQ(loaded.clock().left(Colour::black, noon), 52500ms);
    EXPECT_EQ(loaded.clock().left(Colour::white, noon), 43500ms);
    EXPECT_EQ(loaded.plies()[0].left, 52s);
    EXPECT_EQ(loaded.plies()[1].left, 57s);

    Game resumed = loaded;
    resumed.apply({Colour::white, noon, Resumed{}});
    EXPECT_EQ(resumed.clock().left(Colour::white, noon + 13s), 30500ms);
    EXPECT_FALSE(resumed.clock().over(noon + 43s));
    EXPECT_TRUE(resumed.clock().over(noon + 43500ms));
}

TEST(Replay, WithoutTheTimeOfSavingThePlayerToMoveHasUsedNone) {
    Game game(clocked("standard", minute_and_two), noon);
    move(game, "a1b2", 10s);
    const Game loaded = replay(record_of(game)).value();
    EXPECT_EQ(loaded.clock().left(Colour::white, noon), 1min);
}

TEST(Replay, PausesTakeNobodysTime) {
    Game game(clocked("standard", minute_and_two), noon);
    move(game, "a1b2", 10s);
    act(game, Colour::black, Pause{}, 20s);
    act(game, Colour::black, Resume{}, 5h);
    move(game, "i5h5", 5h + 1s);
    act(game, Colour::black, Pause{}, 5h + 4s);
    const Game loaded = again(game, 6h);
    EXPECT_EQ(loaded.clock().left(Colour::white, noon), 51s);
    EXPECT_EQ(loaded.clock().left(Colour::black, noon), 49s);
}

TEST(Replay, OneTimeForTheWholeGame) {
    Game game(clocked("standard", {TimeControl::Kind::whole_game, 1min, {}}), noon);
    move(game, "a1b2", 10s);
    move(game, "i5h5", 15s);
    const Game loaded = again(game, 20s);
    EXPECT_EQ(loaded.clock().game_left(noon), 40s);
    EXPECT_EQ(record_of(game).turns[0].clock, 50s);
    act(game, Colour::black, CheckTime{}, 1min);
    EXPECT_EQ(game.result()->why, Why::game_time);
    EXPECT_EQ(again(game, 1min).result(), game.result());
}

// The times of a game that was put away and taken up again are those of one that was not.
TEST(Replay, OneTimeForTheWholeGameStandsStillInAPause) {
    const auto hour = [](auto seconds) { return 1h + seconds; };
    Game game(clocked("standard", {TimeControl::Kind::whole_game, 1min, {}}), noon);
    move(game, "a1b2", 10s);
    act(game, Colour::white, Pause{}, 12s);
    Game resumed = again(game, 30min);
    for (Game* each : {&game, &resumed}) {
        act(*each, Colour::white, Resume{}, hour(0s));
        move(*each, "i5h5", hour(3s));
        move(*each, "a2b3", hour(8s));
        EXPECT_EQ(record_of(*each).turns[0].clock, 50s);
        EXPECT_EQ(record_of(*each).turns[1].clock, 45s);
        EXPECT_EQ(record_of(*each).turns[2].clock, 40s);
    }
}

TEST(Record, KeepsItsNotesWhenTheGameGoesOn) {
    const std::string_view text = "[Event \"A lesson\"]\n[Mode \"duel\"]\n[Undo \"yes\"]\n\n"
                                  "{To begin with} 1. a1b2 $1 {good} 1... {Now} i5h5 $2 (1... i9h8 "
                                  "{mine}) 2. a2b3 {gone} *\n";
    const Record record = read(text);
    Game game = replay(record).value();
    act(game, Colour::white, TakeBack{}, 1s);
    move(game, "b2c3", 2s);
    Record saved = record_of(game);
    take_over_notes(saved, record);
    EXPECT_EQ(saved.tags, record.tags);
    EXPECT_EQ(saved.comment, "To begin with");
    ASSERT_EQ(saved.turns.size(), 3U);
    EXPECT_EQ(saved.turns[0], record.turns[0]);
    EXPECT_EQ(saved.turns[1], record.turns[1]);
    EXPECT_EQ(saved.turns[2].comment, "") << "of another move";
    EXPECT_EQ(read(to_text(saved)), saved);
}

TEST(Replay, TimeLeftAtAResignationOrAnAgreement) {
    Game resigned(clocked("standard", minute_and_two), noon);
    move(resigned, "a1b2", 10s);
    Game agreed = resigned;
    act(resigned, Colour::black, Resign{}, 30s);
    EXPECT_EQ(again(resigned, 1h).result(), resigned.result());
    EXPECT_EQ(again(resigned, 1h).clock().left(Colour::white, noon), 40s);
    act(agreed, Colour::black, OfferDraw{}, 12s);
    act(agreed, Colour::white, AcceptDraw{}, 15s);
    EXPECT_EQ(again(agreed, 1h).result(), agreed.result());
    EXPECT_EQ(again(agreed, 1h).clock().left(Colour::white, noon), 55s);
}

TEST(Replay, AFlag) {
    Game game(clocked("standard", minute_and_two), noon);
    move(game, "a1b2", 10s);
    act(game, Colour::black, CheckTime{}, 2min);
    const Game loaded = again(game, 3min);
    EXPECT_EQ(loaded.result(), (Result{Why::flag, rules::Side{0}, Colour::white}));
    EXPECT_EQ(loaded.clock().left(Colour::white, noon), 0s);
    EXPECT_EQ(loaded.clock().left(Colour::black, noon), 52s);
}

TEST(Replay, AFlagInAGameThatGoesOn) {
    Game game(clocked("trio", minute_and_two), noon);
    move(game, "b2b4c3", 5s);
    act(game, Colour::black, CheckTime{}, 2min);
    move(game, "d8f8d7", 2min + 5s);
    move(game, "a2a4b2", 2min + 6s);
    const Record record = record_of(game, noon + 2min + 7s);
    EXPECT_EQ(record.turns[1].retired, Why::flag);
    EXPECT_EQ(record.turns[4].retired, std::nullopt);
    EXPECT_TRUE(record.turns[4].move.is_pass());
    const Game loaded = again(game, 2min + 7s);
    EXPECT_TRUE(loaded.is_retired(Colour::white));
    EXPECT_EQ(loaded.turn(), Colour::red);
    EXPECT_EQ(loaded.clock().left(Colour::red, noon), 56s);
    EXPECT_EQ(loaded.clock().left(Colour::white, noon), 0s);
}

TEST(Replay, AResignationInTurnTakesTime) {
    Game game(clocked("trio", minute_and_two), noon);
    act(game, Colour::black, Resign{}, 20s);
    const Record record = record_of(game, noon + 21s);
    EXPECT_EQ(record.turns[0].retired, Why::resignation);
    EXPECT_EQ(record.turns[0].clock, 40s);
    EXPECT_EQ(again(game, 21s).clock().left(Colour::black, noon), 40s);
}

TEST(Replay, AResignationOutOfTurn) {
    Game game(clocked("trio", {}), noon);
    act(game, Colour::red, Resign{}, 0s);
    EXPECT_EQ(record_of(game).resigned, std::vector{Colour::red});
    EXPECT_TRUE(again(game, 0s).is_retired(Colour::red));
    move(game, "b2b4c3", 0s);
    EXPECT_EQ(record_of(game).turns[0].resigned, std::vector{Colour::red});
    EXPECT_EQ(again(game, 0s).turn(), Colour::white);
    move(game, "g3f3", 0s);
    EXPECT_EQ(record_of(game).turns[2].retired, Why::resignation);
    EXPECT_EQ(again(game, 0s).turn(), Colour::black);
}

TEST(Replay, TwoResignationsOutOfTurnEndATrio) {
    Game game(clocked("trio", {}), noon);
    act(game, Colour::white, Resign{}, 0s);
    act(game, Colour::red, Resign{}, 0s);
    EXPECT_EQ(again(game, 0s).result(), (Result{Why::resignation, rules::Side{0}, Colour::red}));
}

// White leaves while black thinks of the move that ends the game.
TEST(Replay, AResignationBeforeTheLastMove) {
    Settings settings = clocked("trio", {});
    settings.draws.quiet_plies = 1;
    Game game(settings, noon);
    act(game, Colour::white, Resign{}, 0s);
    move(game, "b2b4c3", 0s);
    ASSERT_TRUE(game.result());
    EXPECT_EQ(again(game, 0s).result(), game.result());
}

TEST(Replay, APlayerWithoutAMoveIsSkipped) {
    Settings settings;
    settings.start = *rules::Position::from_text("w4/6/7/8/9/8/7/6/b4 b 0-0-0 trio");
    Game game(settings, noon);
    move(game, "a1a2", 0s);
    move(game, "i5i6", 0s);
    EXPECT_NE(to_text(record_of(game)).find("1. a1a2 i5i6 -- *"), std::string::npos);
    EXPECT_EQ(again(game, 0s).plies().size(), 3u);
}

TEST(Replay, EndsWhenItIsToldTo) {
    Game game(clocked("standard", minute_and_two), noon);
    move(game, "a1b2", 10s);
    move(game, "i5h5", 15s);
    const Record record = record_of(game, noon + 20s);
    Game loaded = replay(record, noon).value();
    EXPECT_EQ(loaded.started(), noon - 20s);
    EXPECT_EQ(loaded.started(), noon - 20s);
    loaded.apply({Colour::black, noon, Resumed{}});
    EXPECT_EQ(loaded.clock().left(Colour::black, noon + 7s), 40s);
}

TEST(Replay, ChecksTheMovesOfARecordFromElsewhere) {
    Record record = read("a1b2 i5h5");
    record.turns[1].move = record.turns[0].move;
    const auto game = replay(record);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().ply, 2u);
    EXPECT_EQ(game.error().line, 0u);
    EXPECT_EQ(game.error().verdict->reason, rules::Reason::empty_cell);

    record.turns[1] = {};
    record.turns[1].move = rules::Move::from_bits(0xFFFF);
    EXPECT_FALSE(replay(record));
    record.turns[1] = record.turns[0];
    record.turns[1].retired = Why::resignation;
    EXPECT_FALSE(replay(record));
}

TEST(Replay, LosesNothingInGamesOfAllKinds) {
    std::array<int, 8> endings{};
    int flags = 0;
    int resignations = 0;
    int stuck = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        Dice dice(seed);
        const auto [game, now] = random_game(dice);
        const Record record = record_of(game, now);
        const auto loaded = replay(record);
        ASSERT_TRUE(loaded) << to_text(loaded.error()) << "\n" << to_text(record);
        ASSERT_EQ(record_of(*loaded, now), record) << to_text(record);
        if (game.result()) ++endings.at(static_cast<std::size_t>(game.result()->why));
        for (const Turn& turn : record.turns) {
            flags += turn.retired == Why::flag;
            resignations += turn.retired == Why::resignation;
            stuck += turn.move.is_pass() && !turn.retired;
        }
    }
    for (std::size_t i = 0; i < endings.size(); ++i)
        EXPECT_GT(endings[i], 0) << name(static_cast<Why>(i));
    EXPECT_GT(flags, 0);
    EXPECT_GT(resignations, 0);
    EXPECT_GT(stuck, 0);
}

} // namespace
} // namespace sumito::game
