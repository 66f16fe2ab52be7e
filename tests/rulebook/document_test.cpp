// docs/rules.md is read here: its examples are played, and the tests it names must exist.

#include "rulebook/figures.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sumito::rulebook {
namespace {

using Spans = std::vector<std::string>; // what stands between backquotes in one line

Spans spans_of(std::string_view line) {
    Spans spans;
    for (std::size_t at = line.find('`'); at != std::string_view::npos;) {
        const std::size_t end = line.find('`', at + 1);
        if (end == std::string_view::npos) break;
        spans.emplace_back(line.substr(at + 1, end - at - 1));
        at = line.find('`', end + 1);
    }
    return spans;
}

// The rows of the tables under a heading, those without a span left out.
std::vector<Spans> rows_under(std::string_view heading) {
    std::ifstream file(SUMITO_DOCS "/rules.md");
    EXPECT_TRUE(file) << SUMITO_DOCS "/rules.md";
    std::vector<Spans> rows;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## "))
            inside = line == "## " + std::string(heading);
        else if (inside && line.starts_with('|') && !spans_of(line).empty())
            rows.push_back(spans_of(line));
    }
    EXPECT_FALSE(rows.empty()) << heading;
    return rows;
}

std::optional<Reason> reason_named(std::string_view text) {
    for (int i = 0; i < reason_count; ++i)
        if (name(static_cast<Reason>(i)) == text) return static_cast<Reason>(i);
    return std::nullopt;
}

Direction direction_named(std::string_view text) {
    const auto found =
        std::ranges::find_if(all_directions, [&](Direction d) { return name(d) == text; });
    EXPECT_NE(found, all_directions.end()) << text;
    return found == all_directions.end() ? Direction::E : *found;
}

// "e4 e5 > NE" is a hand that takes hold of marbles and pulls; anything else a move.
void expect_refused_as_written(const Spans& row, Reason reason) {
    const std::string& attempt = row[2];
    const std::string where = row.size() > 3 ? row[3] : "";
    const std::size_t arrow = attempt.find("> ");
    if (arrow == std::string::npos)
        return expect_refused(Impossible{row[1], attempt, reason, where});
    const std::string marbles = arrow == 0 ? "" : attempt.substr(0, arrow - 1);
    expect_refused(
        ImpossibleGrip{row[1], marbles, direction_named(attempt.substr(arrow + 2)), reason, where});
}

TEST(RulesDocument, ExamplesOfMovesAreLegal) {
    for (const Spans& row : rows_under("Examples of moves")) {
        ASSERT_EQ(row.size(), 3u) << row[0];
        expect_legal({row[0], row[1], row[2]});
    }
}

TEST(RulesDocument, ExamplesOfReasonsAreRefusedForThem) {
    for (const Spans& row : rows_under("Why a move is refused")) {
        ASSERT_GE(row.size(), 3u) << row[0];
        const auto reason = reason_named(row[0]);
        ASSERT_TRUE(reason) << row[0];
        expect_refused_as_written(row, *reason);
    }
}

TEST(RulesDocument, EveryReasonHasAnExample) {
    std::map<std::string, int> examples;
    for (const Spans& row : rows_under("Why a move is refused")) ++examples[row[0]];
    for (int i = 0; i < reason_count; ++i) {
        const auto reason = static_cast<Reason>(i);
        const int wanted = reason == Reason::legal ? 0 : 1;
        EXPECT_EQ(examples[std::string(name(reason))], wanted) << name(reason);
    }
}

TEST(RulesDocument, NamesEverySuiteAndNoOther) {
    std::set<std::string> named;
    for (const Spans& row : rows_under("Which tests check which rule"))
        named.insert(row.begin(), row.end());
    std::set<std::string> present;
    const auto& tests = *testing::UnitTest::GetInstance();
    for (int i = 0; i < tests.total_test_suite_count(); ++i)
        present.insert(tests.GetTestSuite(i)->name());
    EXPECT_EQ(named, present);
}

} // namespace
} // namespace sumito::rulebook
