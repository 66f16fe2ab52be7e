// The picture of a game's evaluation.

#include "cli/analyse_svg.h"
#include "rules/generate.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace sumito::cli {
namespace {

using Kind = engine::Score::Kind;

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

// Every element is closed in its order, attributes are quoted and come once.
std::string what_is_wrong(const std::string& xml) {
    std::vector<std::string> open;
    for (std::size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1)) {
        const std::size_t end = xml.find('>', at);
        if (end == std::string::npos) return "a tag without an end";
        const std::string tag = xml.substr(at + 1, end - at - 1);
        if (tag.find('<') != std::string::npos) return "a < inside " + tag;
        if (count(tag, "\"") % 2 != 0) return "an odd quotation mark in " + tag;
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != tag.substr(1)) return "unexpected " + tag;
            open.pop_back();
        } else if (!tag.ends_with('/')) {
            open.push_back(tag.substr(0, tag.find(' ')));
        }
    }
    for (std::size_t at = xml.find('&'); at != std::string::npos; at = xml.find('&', at + 1))
        if (!xml.substr(at).starts_with("&amp;") && !xml.substr(at).starts_with("&lt;") &&
            !xml.substr(at).starts_with("&gt;"))
            return "a bare &";
    return open.empty() ? "" : "never closed: " + open.back();
}

GameReview game_of(const rules::Ruleset& ruleset, const std::vector<engine::Score>& scores) {
    GameReview made;
    rules::Position position = rules::Position::start(ruleset);
    for (const engine::Score& score : scores) {
        const rules::Move move = rules::generate(position)[0];
        made.plies.push_back({position, move, {}, ReviewedPly::Worth{score, score, {move}, 0, {}}});
        position.play(move);
    }
    return made;
}

TEST(CurveSvg, IsWellFormed) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        GameReview made =
            game_of(*ruleset,
                    {{Kind::marbles, 10}, {Kind::marbles, -300}, {Kind::win, 3}, {Kind::loss, 2}});
        made.plies[1].ejected = rules::Colour::black;
        made.plies[1].worth->mark = Mark::blunder;
        made.plies[2].worth.reset();
        const std::string svg = curve_svg(made, "Ada & <Bruno> \x01\xff \"x\"");
        EXPECT_EQ(what_is_wrong(svg), "") << svg;
        EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        EXPECT_NE(svg.find("width=\"800\""), std::string::npos);
        EXPECT_EQ(svg.find('\x01'), std::string::npos);
        EXPECT_EQ(svg.find("nan"), std::string::npos);
        EXPECT_EQ(count(svg, "class=\"dot black\""), 1U);
        EXPECT_EQ(count(svg, ">?\?<"), 1U);
    }
}

TEST(CurveSvg, HasACurveForEachOfThreePlayers) {
    const std::vector<engine::Score> even(6);
    EXPECT_EQ(count(curve_svg(game_of(rules::duel, even), ""), "<polyline"), 1U);
    EXPECT_EQ(count(curve_svg(game_of(rules::trio, even), ""), "<polyline"), 3U);
    EXPECT_EQ(count(curve_svg(game_of(rules::teams, even), ""), "<polyline"), 1U);
}

TEST(CurveSvg, OfAGameWithoutMovesHasOnlyAxes) {
    const std::string svg = curve_svg({}, "nothing yet");
    EXPECT_EQ(what_is_wrong(svg), "");
    EXPECT_EQ(count(svg, "<polyline"), 0U);
    EXPECT_EQ(count(svg, "class=\"zero\""), 1U);
}

TEST(CurveSvg, ShowsTheFirstSideAboveWhenItIsAhead) {
    const auto last_height = [](const engine::Score& score) {
        const std::string svg = curve_svg(game_of(rules::duel, {score}), "");
        const std::size_t points = svg.find("<polyline");
        const std::size_t comma = svg.find(',', points);
        return std::stod(svg.substr(comma + 1));
    };
    EXPECT_LT(last_height({Kind::marbles, 100}), last_height({Kind::marbles, 0}));
    EXPECT_LT(last_height({Kind::win, 5}), last_height({Kind::marbles, 500}));
    EXPECT_GT(last_height({Kind::loss, 5}), last_height({Kind::marbles, -500}));
}

TEST(CurveSvg, LabelsLongGamesSparingly) {
    const std::string svg = curve_svg(game_of(rules::duel, std::vector<engine::Score>(200)), "");
    EXPECT_LT(count(svg, "class=\"scale\""), 30U);
}

} // namespace
} // namespace sumito::cli
