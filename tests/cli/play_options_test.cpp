#include "cli/play_options.h"
#include "rules/layout.h"

#include <gtest/gtest.h>
#include <vector>

namespace sumito::cli {
namespace {

using game::TimeControl;
using rules::Colour;

PlayOptions read(std::vector<std::string> words) {
    words.insert(words.begin(), {"sumito", "play"});
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    Program program("", "", "");
    Options play = program.command("play", "");
    PlayOptions options;
    options.add_to(play);
    program.run(static_cast<int>(arguments.size()), arguments.data());
    return options;
}

game::Settings settings(const std::vector<std::string>& words) { return read(words).settings(); }

std::string complaint(const std::vector<std::string>& words) {
    try {
        read(words).settings();
    } catch (const Failure& failure) {
        return failure.what;
    }
    return "";
}

TEST(PlayOptions, WithoutAnyItIsTheStandardDuelWithUndo) {
    const game::Settings plain = settings({});
    EXPECT_EQ(plain.start, rules::Position::start(rules::duel));
    EXPECT_EQ(plain.time, TimeControl{});
    EXPECT_TRUE(plain.may_undo());
    EXPECT_EQ(plain.draws, game::DrawRules{});
    EXPECT_FALSE(read({}).name_a_game());
    EXPECT_FALSE(read({"--lang", "de", "--save", "x"}).name_a_game());
}

TEST(PlayOptions, NameTheGame) {
    EXPECT_EQ(&settings({"--mode", "tandem"}).start.ruleset(), &rules::tandem);
    EXPECT_EQ(settings({"--layout", "snakes"}).start,
              rules::start_of(*rules::layout_named("snakes")));
    const char* const position = "5/6/7/8/4b4/8/7/6/w4 w 2-1 duel";
    EXPECT_EQ(settings({"--position", position}).start.text(), position);
    EXPECT_EQ(settings({"--goal", "2"}).start.goal(), 2);
    for (const std::vector<std::string>& words : {std::vector<std::string>{"--mode", "duel"},
                                                  {"--layout", "star"},
                                                  {"--goal", "6"},
                                                  {"--clock", "5"},
                                                  {"--game-time", "5"},
                                                  {"--names", "A"},
                                                  {"--computer", "5"},
                                                  {"--resume", "x"}})
        EXPECT_TRUE(read(words).name_a_game()) << words[0];
}

TEST(PlayOptions, SetTheClock) {
    using std::chrono::minutes;
    using std::chrono::seconds;
    EXPECT_EQ(settings({"--clock", "10"}).time,
              (TimeControl{TimeControl::Kind::each_player, minutes(10), {}}));
    EXPECT_EQ(settings({"--clock", "0.5+2.5"}).time,
              (TimeControl{TimeControl::Kind::each_player, seconds(30),
                           std::chrono::milliseconds(2500)}));
    EXPECT_EQ(settings({"--game-time", "15"}).time,
              (TimeControl{TimeControl::Kind::whole_game, minutes(15), {}}));
    EXPECT_FALSE(settings({"--clock", "10"}).may_undo());
    EXPECT_TRUE(settings({"--clock", "10"}).pause);
}

TEST(PlayOptions, GiveNamesInTheOrderOfTurns) {
    const game::Settings named = settings({"--mode", "tandem", "--names", "Anna,Ben,,Zoë"});
    EXPECT_EQ(named.seats[Colour::black].name, "Anna");
    EXPECT_EQ(named.seats[Colour::red].name, "Ben");
    EXPECT_EQ(named.seats[Colour::white].name, "");
    EXPECT_EQ(named.seats[Colour::yellow].name, "Zoë");
}

TEST(PlayOptions, SeatComputers) {
    const auto levels = [](const std::vector<std::string>& words) {
        return read(words).seats().level.at;
    };
    using Levels = std::array<int, 4>;
    EXPECT_EQ(levels({}), (Levels{0, 0, 0, 0}));
    EXPECT_EQ(levels({"--computer", "white=5"}), (Levels{0, 5, 0, 0}));
    EXPECT_EQ(levels({"--computer", "7"}), (Levels{0, 7, 0, 0}));
    EXPECT_EQ(levels({"--computer", "all=10"}), (Levels{10, 10, 0, 0}));
    EXPECT_EQ(levels({"--mode", "trio", "--computer", "red=3,black=1"}), (Levels{1, 0, 3, 0}));
    EXPECT_EQ(levels({"--mode", "teams", "--computer", "2,red=8"}), (Levels{0, 2, 8, 2}));
    EXPECT_EQ(settings({"--computer", "white=5", "--lang", "fr"}).seats[Colour::white].name,
              "Ordinateur, niveau 5");
    EXPECT_EQ(settings({"--computer", "white=5", "--names", "Anna"}).seats[Colour::black].name,
              "Anna");
    EXPECT_EQ(settings({"--computer", "white=5", "--names", ",HAL"}).seats[Colour::white].name,
              "HAL");
}

TEST(PlayOptions, SwitchDrawsAndUndoOff) {
    EXPECT_EQ(settings({"--no-draws"}).draws,
              (game::DrawRules{.agreement = false, .repetitions = 0, .quiet_plies = 0}));
    EXPECT_FALSE(settings({"--no-undo"}).may_undo());
    EXPECT_TRUE(settings({"--undo"}).may_undo());
}

TEST(PlayOptions, SpeakTheLanguageAskedFor) {
    EXPECT_EQ(read({"--lang", "sv"}).spoken(), words::Language::sv);
    EXPECT_THROW(static_cast<void>(read({"--lang", "xx"}).spoken()), Failure);
}

TEST(PlayOptions, SayWhatIsWrong) {
    EXPECT_EQ(complaint({"--mode", "quartet"}),
              "--mode: 'quartet' is none of duel, trio, teams, tandem");
    EXPECT_EQ(complaint({"--mode", "duel", "--layout", "trio"}),
              "--mode duel: the position is for trio");
    EXPECT_EQ(complaint({"--clock", "soon"}), "--clock: 'soon' is not a number of minutes");
    EXPECT_EQ(complaint({"--clock", "0"}), "--clock: '0' is not a number of minutes");
    EXPECT_EQ(complaint({"--clock", "10+x"}),
              "--clock: after the + comes a number of seconds, such as 10+5");
    EXPECT_EQ(complaint({"--game-time", "9999999"}),
              "--game-time: '9999999' is not a number of minutes");
    EXPECT_EQ(complaint({"--undo", "--clock", "5"}),
              "--undo: with a clock a move once played stands");
    EXPECT_EQ(complaint({"--names", "a,b,c"}), "--names: only 2 players");
    EXPECT_EQ(complaint({"--computer", "white"}),
              "--computer: 'white' is not a level from 1 to 10");
    EXPECT_EQ(complaint({"--computer", "white=11"}),
              "--computer: '11' is not a level from 1 to 10");
    EXPECT_EQ(complaint({"--computer", "red=5"}), "--computer: nobody plays 'red' here");
    EXPECT_EQ(complaint({"--computer", "=5"}), "--computer: nobody plays '' here");
    EXPECT_EQ(complaint({"--names", "a\x1b[2J"}),
              "--names: a name is at most 60 characters, all of them to be seen");
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"--clock", "5", "--game-time", "5"},
          {"--layout", "star", "--position", "x"},
          {"--resume", "x", "--mode", "duel"},
          {"--resume", "x", "--clock", "5"},
          {"--resume", "x", "--computer", "5"},
          {"--seed", "0"},
          {"--undo", "--no-undo"},
          {"--goal", "0"},
          {"--goal", "15"},
          {"--layout", "nowhere"}})
        EXPECT_NE(complaint(words), "") << words[0];
}

} // namespace
} // namespace sumito::cli
