// What players read, in all languages, as text to be looked at: tests/words/golden. With
// SUMITO_UPDATE=1 in the environment the files are written anew.

#include "rules/notation.h"
#include "words/names.h"
#include "words/sentences.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace sumito::words {
namespace {

using game::Refusal;
using game::Result;
using rules::Colour;
using rules::Direction;
using rules::Position;
using rules::Reason;

Position position(const char* text) {
    const auto read = Position::from_text(text);
    EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().what);
    return read ? *read : Position::start(rules::duel);
}

struct Sample {
    const char* position;
    std::vector<const char*> moves;
};

const std::vector<Sample> moves{
    {"w4/6/7/8/4b4/8/7/6/5 b 0-0 duel", {"e5e6"}},
    {"w4/6/7/8/3bb4/8/2bbb2/6/5 b 0-0 duel", {"e4e5", "e5e4", "c3c5d4", "e4e5d4"}},
    {"5/6/7/8/2bbw4/8/7/6/5 b 0-0 duel", {"e3e4"}},
    {"5/6/7/8/2bbbww2/8/7/6/5 b 0-0 duel", {"e3e4"}},
    {"5/6/7/8/4wbb2/8/7/6/5 b 0-0 duel", {"e7e6"}},
    {"5/6/7/8/6bbw/8/7/6/5 b 0-0 duel", {"e7e8"}},
    {"5/6/7/8/wwbbb4/8/7/6/5 b 0-0 duel", {"e5e4"}},
    {"5/6/7/8/bwww5/8/7/6/5 w 0-0 duel", {"e4e3"}},
    {"5/6/7/8/2bbbwr2/8/7/6/5 b 0-0-0 trio", {"e3e4"}},
    {"5/6/7/8/4bbbwr/8/7/6/5 b 0-0-0 trio", {"e5e6"}},
    {"5/6/7/8/4rrrwb/8/7/6/5 r 0-0-0 trio", {"e5e6"}},
    {"5/6/7/8/2brbwy2/8/7/6/5 b 0-0 teams", {"e3e4"}},
    {"5/6/7/8/2brr4/8/7/6/5 b 0-0 teams", {"e3e4"}},
    {"5/6/7/8/ryww5/8/7/6/5 w 0-0 tandem", {"e4e3"}},
};

struct Wrong {
    Reason reason;
    const char* position;
    std::vector<const char*> cells;
    Direction direction;
    int steps = 1;
};

const char* const row_of_four = "5/6/7/8/1bbbb1w2/8/7/6/5 b 0-0 duel";
const char* const broadsides = "5/6/7/2w5/2bbb4/3b4/7/6/5 b 0-0 duel";
const char* const partners = "5/6/7/8/2rbr4/8/7/6/5 b 0-0 teams";

const std::vector<Wrong> wrongs{
    {Reason::legal, row_of_four, {"e5"}, Direction::E},
    {Reason::game_over, "5/6/7/8/4b4/8/7/6/5 b 6-0 duel", {"e5"}, Direction::E},
    {Reason::nothing_chosen, row_of_four, {}, Direction::E},
    {Reason::empty_cell, row_of_four, {"e5", "e6"}, Direction::E},
    {Reason::not_your_turn, row_of_four, {"e7"}, Direction::E},
    {Reason::not_your_turn, "5/6/7/8/3ww3b/8/7/6/5 b 0-0 duel", {"e4", "e5"}, Direction::E},
    {Reason::too_many, row_of_four, {"e2", "e3", "e4", "e5"}, Direction::E},
    {Reason::foe_in_group, "5/6/7/8/2bbw4/8/7/6/5 b 0-0 duel", {"e3", "e4", "e5"}, Direction::E},
    {Reason::gap, row_of_four, {"e4", "e5", "e7"}, Direction::E},
    {Reason::gap, "5/6/7/8/2bb2w2/8/7/6/5 b 0-0 duel", {"e3", "e4", "e7"}, Direction::E},
    {Reason::not_in_line, "5/6/7/8/2bb1w3/8/4b2/6/5 b 0-0 duel", {"e3", "e4", "c5"}, Direction::E},
    {Reason::not_in_line, "5/6/7/8/2bb5/8/4w2/6/5 b 0-0 duel", {"e3", "e4", "c5"}, Direction::E},
    {Reason::not_touching, row_of_four, {"e2", "e4"}, Direction::E},
    {Reason::not_touching, row_of_four, {"e2", "e5"}, Direction::E},
    {Reason::too_far, row_of_four, {"e5"}, Direction::NE, 2},
    {Reason::over_edge, "5/6/7/8/7bb/8/7/6/5 b 0-0 duel", {"e8", "e9"}, Direction::E},
    {Reason::over_edge, "5/6/7/8/4w4/8/7/6/bb3 b 0-0 duel", {"a1", "a2"}, Direction::SE},
    {Reason::own_in_way, row_of_four, {"e2", "e3"}, Direction::E},
    {Reason::pac, "5/6/7/8/3bw4/8/7/6/5 b 0-0 duel", {"e4"}, Direction::E},
    {Reason::pac, "5/6/7/8/2bbww3/8/7/6/5 b 0-0 duel", {"e3", "e4"}, Direction::E},
    {Reason::pac, "5/6/7/8/1bbbwww2/8/7/6/5 b 0-0 duel", {"e2", "e3", "e4"}, Direction::E},
    {Reason::push_blocked, "5/6/7/8/2bbwb3/8/7/6/5 b 0-0 duel", {"e3", "e4"}, Direction::E},
    {Reason::broadside_blocked, broadsides, {"e3", "e4", "e5"}, Direction::SE},
    {Reason::sideways_push, broadsides, {"e3", "e4", "e5"}, Direction::NW},
    {Reason::rear_not_own, partners, {"e3", "e4"}, Direction::E},
    {Reason::partner_in_broadside, partners, {"e3", "e4", "e5"}, Direction::NE},
};

constexpr int refusal_count = static_cast<int>(Refusal::Why::time_left) + 1;

game::Settings settings(const rules::Ruleset& ruleset) {
    game::Settings settings;
    settings.start = Position::start(ruleset);
    return settings;
}

std::string all_moves(Language language) {
    std::string page;
    for (const Sample& sample : moves) {
        const Position before = position(sample.position);
        page += std::string("\n") + sample.position + "\n";
        for (const char* text : sample.moves) {
            const auto move = rules::read_move(before, text);
            EXPECT_TRUE(move) << sample.position << " " << text;
            if (move)
                page +=
                    std::string("  ") + text + "  " + move_sentence(language, before, *move) + "\n";
        }
    }
    return page + "  --  " +
           move_sentence(language, Position::start(rules::trio), rules::Move::pass()) + "\n";
}

std::string all_verdicts(Language language) {
    std::string page;
    std::set<Reason> seen;
    for (const Wrong& wrong : wrongs) {
        const Position before = position(wrong.position);
        rules::Attempt attempt{{}, wrong.direction, wrong.steps};
        for (const char* cell : wrong.cells) attempt.marbles |= *rules::cell_named(cell);
        const rules::Verdict verdict = rules::judge(before, attempt);
        EXPECT_EQ(name(verdict.reason), name(wrong.reason)) << wrong.position;
        seen.insert(verdict.reason);
        page += std::string(name(verdict.reason)) + ": " +
                verdict_sentence(language, before, verdict) + "\n";
    }
    EXPECT_EQ(seen.size(), std::size_t{rules::reason_count});
    return page;
}

std::string all_refusals(Language language) {
    std::string page;
    for (int why = 0; why < refusal_count; ++why) {
        Refusal refusal{static_cast<Refusal::Why>(why)};
        refusal.verdict.reason = Reason::nothing_chosen;
        page += std::string(name(refusal.why)) + ": " +
                refusal_sentence(language, Position::start(rules::duel), refusal) + "\n";
    }
    return page;
}

std::string all_results(Language language) {
    using Why = Result::Why;
    constexpr rules::Side first{0};
    game::Settings duel = settings(rules::duel);
    game::Settings teams = settings(rules::teams);
    game::Settings named = settings(rules::teams);
    named.seats[Colour::black].name = "Anna";
    named.seats[Colour::white].name = "Ben";
    const std::vector<std::pair<const game::Settings*, Result>> results{
        {&duel, {Why::goal, first, {}}},
        {&duel, {Why::no_move, first, Colour::white}},
        {&duel, {Why::no_move, {}, {}}},
        {&duel, {Why::resignation, first, Colour::white}},
        {&duel, {Why::flag, first, Colour::white}},
        {&duel, {Why::game_time, first, {}}},
        {&duel, {Why::game_time, {}, {}}},
        {&duel, {Why::repetition, {}, {}}},
        {&duel, {Why::quiet_limit, {}, {}}},
        {&duel, {Why::agreement, {}, {}}},
        {&teams, {Why::goal, first, {}}},
        {&named, {Why::resignation, first, Colour::white}},
    };
    std::string page;
    std::set<Why> seen;
    for (const auto& [agreed, result] : results) {
        seen.insert(result.why);
        page += std::string(name(result.why)) + ": " + result_sentence(language, *agreed, result) +
                "\n";
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(Why::agreement) + 1);
    return page;
}

std::string all_names(Language language) {
    std::string page;
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        page += mode_name(language, *ruleset) + ":";
        for (int side = 0; side < ruleset->sides; ++side)
            page += " " + side_name(language, settings(*ruleset), static_cast<rules::Side>(side)) +
                    (side + 1 < ruleset->sides ? "," : "\n");
    }
    for (const rules::Layout& layout : rules::layouts())
        page += layout_name(language, layout) + "\n";
    return page;
}

std::string read(const std::string& path) {
    std::ifstream file(path);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

class Sentences : public ::testing::TestWithParam<Language> {};

TEST_P(Sentences, AreThoseOfTheGoldenFile) {
    const Language language = GetParam();
    const std::string page = "Moves\n" + all_moves(language) + "\nVerdicts\n\n" +
                             all_verdicts(language) + "\nRefusals\n\n" + all_refusals(language) +
                             "\nResults\n\n" + all_results(language) + "\nNames\n\n" +
                             all_names(language);
    const std::string path =
        std::string(SUMITO_GOLDEN) + "/sentences." + std::string(code(language)) + ".txt";
    if (std::getenv("SUMITO_UPDATE")) std::ofstream(path) << page;
    EXPECT_EQ(page, read(path)) << path;
}

// Whatever the golden files say: nothing is left open, and each is a sentence.
TEST_P(Sentences, AreWhole) {
    const Language language = GetParam();
    const std::string page =
        all_verdicts(language) + all_refusals(language) + all_results(language);
    EXPECT_EQ(page.find_first_of("{}"), std::string::npos) << page;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        const std::string sentence = line.substr(line.find(": ") + 2);
        EXPECT_TRUE(sentence.ends_with('.') || sentence.ends_with('!')) << line;
        EXPECT_NE(sentence.find(' '), std::string::npos) << line;
    }
}

INSTANTIATE_TEST_SUITE_P(InEveryLanguage, Sentences, ::testing::ValuesIn(all_languages),
                         [](const auto& test) { return std::string(code(test.param)); });

} // namespace
} // namespace sumito::words
