// What the full-screen game looks like: tests/cli/play_golden. With SUMITO_UPDATE=1 in the
// environment the files are written anew.

#include "cli/play_at_table.h"
#include "cli/play_panel.h"
#include "cli/play_setup.h"
#include "cli/play_view.h"
#include "rules/generate.h"
#include "words/catalogue.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <sstream>

namespace sumito::cli {
namespace {

using words::Language;

constexpr Look letters{Palette::none, false};
constexpr Look round{Palette::many, true};

std::string picture(const Canvas& canvas) {
    std::string text;
    for (int y = 0; y < canvas.height(); ++y) text += canvas.line(y) + "\n";
    return text;
}

void expect_golden(const std::string& name, const std::string& text) {
    const std::string path = std::string(SUMITO_PLAY_GOLDEN) + "/" + name + ".txt";
    if (std::getenv("SUMITO_UPDATE")) std::ofstream(path) << text;
    std::ifstream file(path);
    std::ostringstream content;
    content << file.rdbuf();
    EXPECT_EQ(text, content.str()) << path;
}

std::string view(const Players& players, int width, int height, const Look& look = letters) {
    return picture(view_of(players.session, width, height, look, second(0)));
}

TEST(PlayView, OfTheBeginning) {
    expect_golden("beginning", view(Players(settings_of(rules::duel)), 80, 24));
}

TEST(PlayView, OfPickedMarblesAndTheLastMove) {
    Players players(settings_of(rules::duel));
    players.press(U"99g5g7f4\nv v >");
    expect_golden("picked", view(players, 80, 24));
}

TEST(PlayView, OfAPushThatIsAimedAt) {
    Players players(settings_at("5/6/7/8/4bbbww/8/7/6/w4 b 2-1 duel"));
    players.press(U"6");
    expect_golden("aimed", view(players, 80, 24));
}

TEST(PlayView, OfAMistakeInGerman) {
    Players players(settings_of(rules::duel), Language::de);
    players.press(U"a1a2\n");
    expect_golden("mistake_de", view(players, 80, 24));
}

TEST(PlayView, OfThreePlayersWithClocksInRussian) {
    game::Settings settings = with_clock(settings_of(rules::trio), 600);
    settings.seats[rules::Colour::black].name = "Анна";
    Players players(settings, Language::ru);
    players.press(U"b1c2\n");
    expect_golden("trio_ru", view(players, 80, 24, round));
}

TEST(PlayView, OfFourPlayersInCzech) {
    Players players(settings_of(rules::teams), Language::cs);
    expect_golden("teams_cs", view(players, 80, 24, round));
}

TEST(PlayView, OfALargeWindow) {
    Players players(settings_of(rules::tandem), Language::fr);
    expect_golden("large_fr", view(players, 120, 40, round));
    Players others(settings_of(rules::duel), Language::sv);
    expect_golden("large_letters_sv", view(others, 120, 40));
}

TEST(PlayView, OfASmallWindow) {
    Players players(settings_of(rules::duel));
    expect_golden("small", view(players, 80, 15));
    expect_golden("too_small", view(players, 40, 10));
    EXPECT_EQ(board_size_for(79, 24), std::nullopt) << "the keys would be cut";
    players.press(U"?");
    expect_golden("small_help", view(players, 80, 15));
    players.press(U"xq");
    expect_golden("too_small_question", view(players, 40, 10));
}

TEST(PlayView, OfTheEnd) {
    Players players(settings_at("5/6/7/8/6bbw/8/7/6/4w b 5-0 duel"));
    players.press(U"e7e8\n");
    expect_golden("end", view(players, 80, 24));
}

TEST(PlayView, OfAPlayerWhoHasLeftIsFaint) {
    Players players(settings_of(rules::trio));
    players.press(U"ry");
    const Canvas canvas = view_of(players.session, 80, 24, letters, second(0));
    const int name = static_cast<int>(canvas.line(2).find("Black"));
    EXPECT_EQ(canvas.at(name, 2).style.pen, Pen::faint);
    EXPECT_EQ(canvas.at(name, 4).style.pen, Pen::strong) << "White is to move";
    EXPECT_EQ(canvas.at(name, 6).style.pen, Pen::plain);
}

TEST(PlayView, OfAComputerThatThinks) {
    PlaySeats seats = computer_at(rules::Colour::white, 10);
    seats.level[rules::Colour::yellow] = 1;
    Players players(settings_of(rules::teams), Language::ru, seats);
    players.press(U"c4d4\n");
    players.session.tick(second(0));
    expect_golden("computer_ru", view(players, 80, 24, round));
}

TEST(PlayView, OfTheHelpInEveryLanguage) {
    std::string pages;
    for (const Language language : words::all_languages) {
        Players players(settings_of(rules::duel), language);
        players.press(U"?");
        pages += view(players, 80, 24);
    }
    expect_golden("help", pages);
}

TEST(PlayView, OfTheSetup) {
    PlaySetup setup(Language::en);
    std::string pages = picture(view_of(setup, 80, 24, letters));
    for (const char32_t c : std::u32string(U"4v>")) setup.handle(key_of(c));
    pages += picture(view_of(setup, 80, 24, letters));
    for (const char32_t c : std::u32string(U"v<")) setup.handle(key_of(c));
    pages += picture(view_of(setup, 80, 15, letters));
    pages += picture(view_of(setup, 120, 40, letters));
    expect_golden("setup", pages);
}

// The lines that have one line on the screen, and the room they have on the smallest one.
int room_for(std::string_view key) {
    if (key.starts_with("bar.") || key.starts_with("prompt.")) return 78;
    if (key.starts_with("label.")) return 12;
    if (key.starts_with("seat.")) return 21;
    if (key.starts_with("help.") && key != "help.rules") return 63;
    if (key.starts_with("play.ask_")) return 78;
    if (key.starts_with("setup.about.")) return 2 * 76;
    if (key.starts_with("setup.") || key.starts_with("clock.") || key.starts_with("layout."))
        return 33;
    return 1000;
}

// With the longest colour for a player, and two digits for a number.
std::string filled(std::string text) {
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{')) {
        const std::size_t length = text.find('}', open) - open + 1;
        const bool player = text.compare(open, length, "{player}") == 0;
        text.replace(open, length, player ? "Schwarz" : "10");
    }
    return text;
}

TEST(PlayView, HasRoomForEveryLanguage) {
    for (const Language language : words::all_languages)
        for (const words::Entry& entry : words::catalogue(language))
            EXPECT_LE(columns(filled(std::string(entry.text))), room_for(entry.key))
                << words::code(language) << " " << entry.key;
}

TEST(PlayView, MarblesOfOneLanguageHaveDifferentLetters) {
    for (const Language language : words::all_languages) {
        const auto chosen = marble_letters(language);
        EXPECT_EQ(std::set(chosen.at.begin(), chosen.at.end()).size(), 4U) << words::code(language);
    }
}

TEST(PlayView, ShowsTimes) {
    using std::chrono::milliseconds;
    EXPECT_EQ(time_text(milliseconds(600'000)), "10:00");
    EXPECT_EQ(time_text(milliseconds(599'001)), "10:00");
    EXPECT_EQ(time_text(milliseconds(598'999)), "9:59");
    EXPECT_EQ(time_text(milliseconds(20'000)), "0:20");
    EXPECT_EQ(time_text(milliseconds(19'999)), "0:19.9");
    EXPECT_EQ(time_text(milliseconds(50)), "0:00.0");
    EXPECT_EQ(time_text(milliseconds(3'723'000)), "1:02:03");
}

TEST(PlayView, ListsMovesByRounds) {
    Players players(settings_of(rules::trio));
    players.press(U"b1c2\nh4g4\ni9h8\nb2c3\n");
    EXPECT_EQ(move_lines(players.game()),
              (std::vector<std::string>{"  1. b1c2   h4g4   i9h8  ", "  2. b2c3  "}));
    Players late(settings_at("5/6/7/8/4w4/8/7/6/b4 w 0-0 duel"));
    late.press(U"e5e6\n");
    EXPECT_EQ(move_lines(late.game()), (std::vector<std::string>{"  1. ...    e5e6  "}));
}

// Somebody who presses keys at random, in windows of all sizes, and never stops.
template <class Any> void think_of_anything(const Players& players, Any any) {
    const auto moves = rules::generate(players.game().position());
    if (moves.empty()) return;
    engine::Answer answer;
    answer.best = moves[static_cast<std::size_t>(any(0, static_cast<int>(moves.size()) - 1))];
    players.computer->thought = answer;
}

class Monkey : public ::testing::TestWithParam<const rules::Ruleset*> {};

TEST_P(Monkey, BreaksNothing) {
    std::mt19937 random(20240501);
    const auto any = [&](int from, int to) {
        return std::uniform_int_distribution<int>(from, to)(random);
    };
    const std::u32string keys = U"^^vv<<>> \n\x1b\b679431679431abcdefghi123456789uoprt?snyqдж";
    for (int game = 0; game < 10; ++game) {
        const auto settings = settings_of(*GetParam());
        const PlaySeats seats = game % 3 == 0 ? computer_at(rules::Colour::white) : PlaySeats{};
        Players players(game % 2 == 0 ? settings : with_clock(settings, 100), Language::en, seats);
        int now = 0;
        for (int i = 0; i < 300 && !players.session.left(); ++i) {
            now += any(0, 1);
            if (any(0, 3) == 0 && !players.game().result()) think_of_anything(players, any);
            const auto before = players.game().position();
            players.press(
                std::u32string(
                    1, keys[static_cast<std::size_t>(any(0, static_cast<int>(keys.size()) - 1))]),
                second(now));
            EXPECT_TRUE(players.game().position().occupied().contains(players.session.picked()) ||
                        before != players.game().position());
            const Canvas canvas =
                view_of(players.session, any(0, 130), any(0, 45), round, second(now));
            for (int y = 0; y < canvas.height(); ++y)
                EXPECT_EQ(canvas.line(y).find('{'), std::string::npos);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(InEveryMode, Monkey, ::testing::ValuesIn(rules::rulesets),
                         [](const auto& test) { return std::string(test.param->id); });

} // namespace
} // namespace sumito::cli
