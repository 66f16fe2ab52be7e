#include "cli/command.h"
#include "cli/play_at_table.h"
#include "cli/play_save.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace sumito::cli {
namespace {

using rules::Colour;
using std::chrono::milliseconds;

// No computer plays.
PlayComputers nobody() {
    return PlayComputers(
        std::make_unique<PuppetThinker>(std::make_shared<PuppetThinker::Strings>()));
}

class PlaySave : public ::testing::Test {
protected:
    void SetUp() override {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::temp_directory_path() /
                  ("sumito_play_" + std::string(test->name()) + "_" + std::to_string(::getpid()));
        std::filesystem::create_directories(folder_);
        before_ = std::filesystem::current_path();
        std::filesystem::current_path(folder_);
    }
    void TearDown() override {
        std::filesystem::current_path(before_);
        std::filesystem::remove_all(folder_);
    }

private:
    std::filesystem::path folder_, before_;
};

TEST_F(PlaySave, AClockedGameGoesOnWithTheExactTimes) {
    Players players(with_clock(settings_of(rules::duel), 600));
    players.press(U"a1b2\n", game::Instant(milliseconds(12'345)));
    const game::Instant put_away(milliseconds(20'000));
    ASSERT_TRUE(PlaySaver("g.sgn")(players.game(), put_away));

    const game::Instant later = second(1'000'000);
    const game::Game game = load_game("g.sgn", words::Language::en).game;
    EXPECT_EQ(game.position(), players.game().position());
    EXPECT_EQ(game.clock().left(Colour::black, later), milliseconds(600'000 - 12'345));
    EXPECT_EQ(game.clock().left(Colour::white, later), milliseconds(600'000 - 7'655));
    EXPECT_TRUE(game.is_paused());
    PlaySession session(PlayTable(game, words::Language::en), PlaySaver("g.sgn"), nobody());
    EXPECT_EQ(session.message(), "The game is paused. Press p to go on.");
    session.handle(PlayKey::of('p'), later);
    EXPECT_EQ(session.table().game().clock().left(Colour::white, later + milliseconds(5)),
              milliseconds(600'000 - 7'655 - 5));
}

TEST_F(PlaySave, EveryModeComesBackAsItWas) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        Players players(settings_of(*ruleset));
        players.press(U"\n\n\n\n\n\n");
        ASSERT_EQ(players.plies(), 3U);
        ASSERT_TRUE(PlaySaver("g.sgn")(players.game(), second(5)));
        const game::Game game = load_game("g.sgn", words::Language::en).game;
        EXPECT_EQ(game.position(), players.game().position());
        EXPECT_EQ(game.settings(), players.game().settings());
        EXPECT_FALSE(game.is_paused());
    }
}

TEST_F(PlaySave, ComputersComeBackToTheirSeats) {
    PlaySeats seats = computer_at(Colour::white, 10);
    seats.level[Colour::red] = 1;
    const Players players(settings_of(rules::trio), words::Language::en, seats);
    ASSERT_TRUE(PlaySaver("g.sgn", seats)(players.game(), second(5)));
    const PlayStart start = load_game("g.sgn", words::Language::en);
    EXPECT_EQ(start.seats, seats);
    EXPECT_EQ(start.game.settings(), players.game().settings());
}

TEST_F(PlaySave, ComputersAreNamedInTheLanguageOfWhoeverResumes) {
    const PlaySeats seats = computer_at(Colour::white, 4);
    const Players players(settings_of(rules::duel), words::Language::de, seats);
    ASSERT_EQ(players.game().settings().seats[Colour::white].name, "Computer, Stufe 4");
    ASSERT_TRUE(PlaySaver("g.sgn", seats)(players.game(), second(5)));
    EXPECT_EQ(load_game("g.sgn", words::Language::en).game.settings().seats[Colour::white].name,
              "Computer, level 4");
}

TEST_F(PlaySave, AComputerKeepsTheNameItWasGiven) {
    game::Settings settings = settings_of(rules::duel);
    settings.seats[Colour::black].name = "Deep Violet";
    const PlaySeats seats = computer_at(Colour::black);
    const Players players(settings, words::Language::en, seats);
    ASSERT_TRUE(PlaySaver("g.sgn", seats)(players.game(), second(5)));
    EXPECT_EQ(load_game("g.sgn", words::Language::fr).game.settings().seats[Colour::black].name,
              "Deep Violet");
}

TEST_F(PlaySave, ALevelThatMakesNoSenseIsAPerson) {
    for (const char* level : {"0", "11", "-1", "5 ", "five", "", "05"}) {
        std::ofstream("g.sgn") << "[Mode \"duel\"]\n[WhiteComputer \"" << level
                               << "\"]\n\n1. a1b2 *\n";
        EXPECT_EQ(load_game("g.sgn", words::Language::en).seats, PlaySeats{}) << level;
    }
}

TEST_F(PlaySave, AFinishedGameShowsHowItEnded) {
    Players players(settings_of(rules::duel));
    players.press(U"ry");
    ASSERT_TRUE(PlaySaver("g.sgn")(players.game(), second(5)));
    const PlaySession session(
        PlayTable(load_game("g.sgn", words::Language::en).game, words::Language::en),
        PlaySaver("g.sgn"), nobody());
    EXPECT_EQ(session.mode(), PlaySession::Mode::over);
    EXPECT_EQ(session.message(), "Black resigns. White wins!");
}

TEST_F(PlaySave, WithoutANameNothingIsOverwritten) {
    const Players players(settings_of(rules::duel));
    PlaySaver first("");
    PlaySaver second_game("");
    EXPECT_EQ(first(players.game(), second(0)), "sumito-game.sgn");
    EXPECT_EQ(second_game(players.game(), second(0)), "sumito-game-2.sgn");
    EXPECT_EQ(first(players.game(), second(0)), "sumito-game.sgn");
}

TEST_F(PlaySave, WhatCannotBeWrittenIsSaid) {
    const Players players(settings_of(rules::duel));
    const auto saved = PlaySaver("no/such/folder/g.sgn")(players.game(), second(0));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error(), "cannot write 'no/such/folder/g.sgn': No such file or directory");
}

std::string complaint_about(const std::string& text) {
    std::ofstream("g.sgn") << text;
    try {
        load_game("g.sgn", words::Language::en);
    } catch (const Failure& failure) {
        return failure.what;
    }
    return "";
}

std::string contents(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST_F(PlaySave, WhatStoodBesideTheGameStaysThere) {
    std::ofstream("g.sgn") << "[Event \"A lesson\"]\n[Result \"*\"]\n[Mode \"duel\"]\n\n"
                              "{To begin} 1. a1b2 $1 {good} 1... i5h5 (1... i9h8) *\n";
    const std::string before = contents("g.sgn");
    PlayStart start = load_game("g.sgn", words::Language::en);
    ASSERT_TRUE(PlaySaver("g.sgn", start.seats, start.from)(start.game, second(0)));
    EXPECT_EQ(contents("g.sgn"), game::to_text(*start.from));
    EXPECT_NE(before.find("(1... i9h8)"), std::string::npos);
    EXPECT_NE(contents("g.sgn").find("(1... i9h8)"), std::string::npos);
    EXPECT_NE(contents("g.sgn").find("[Event \"A lesson\"]"), std::string::npos);
}

TEST_F(PlaySave, NamesFromElsewhereDoNothingToATerminal) {
    std::ofstream("g.sgn") << "[Black \"\033[31mEvil\"]\n[Mode \"duel\"]\n\n1. a1b2 *\n";
    EXPECT_EQ(load_game("g.sgn", words::Language::en).game.settings().seats[Colour::black].name,
              "?[31mEvil");
}

TEST_F(PlaySave, ALinkStaysALinkAndPermissionsStay) {
    namespace fs = std::filesystem;
    const Players players(settings_of(rules::duel));
    std::ofstream("target.sgn") << "old";
    fs::permissions("target.sgn", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("target.sgn", "link.sgn");
    fs::create_symlink("new.sgn", "dangling.sgn");
    ASSERT_TRUE(PlaySaver("link.sgn")(players.game(), second(0)));
    EXPECT_TRUE(fs::is_symlink("link.sgn"));
    EXPECT_TRUE(contents("target.sgn").starts_with("[Result"));
    EXPECT_EQ(fs::status("target.sgn").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_TRUE(PlaySaver("dangling.sgn")(players.game(), second(0)));
    EXPECT_TRUE(fs::is_symlink("dangling.sgn"));
    EXPECT_TRUE(contents("new.sgn").starts_with("[Result"));
}

TEST_F(PlaySave, WhatCannotBeResumedIsSaid) {
    EXPECT_EQ(complaint_about(""), "no game in 'g.sgn'");
    EXPECT_NE(complaint_about("1.a1b2 a1b2\n").find("ply 2"), std::string::npos);
    EXPECT_EQ(complaint_about("1.a1b2 *\n\n1.a1b2 *\n"),
              "'g.sgn' has several games; one alone can be resumed");
    EXPECT_EQ(complaint_about("[Mode \"duel\"]\n\n1. a1b2 i5h5 1-0\n"),
              "'g.sgn': the game is over: it says 1-0 (as the record says)");
    EXPECT_THROW(load_game("missing.sgn", words::Language::en), Failure);
}

} // namespace
} // namespace sumito::cli
