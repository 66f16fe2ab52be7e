#include "rules/layout.h"
#include "texts.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::rules {
namespace {

TEST(Layout, TheTableOfLayoutsAndNoOther) {
    std::vector<std::string> wanted;
    for (const Row& row : rows_of("layouts.txt")) wanted.push_back(row.left + ": " + row.right);
    ASSERT_FALSE(wanted.empty());
    std::vector<std::string> found;
    for (const Layout& layout : layouts())
        found.push_back(std::string(layout.name) + ": " + std::string(layout.text));
    EXPECT_EQ(found, wanted);
}

TEST(Layout, EachIsAFullPositionWithNothingEjected) {
    for (const Layout& layout : layouts()) {
        SCOPED_TRACE(layout.name);
        const Position start = start_of(layout);
        EXPECT_EQ(start.text(), layout.text);
        EXPECT_EQ(start.turn(), Colour::black);
        EXPECT_EQ(start.goal(), 6);
        for (const Colour c : start.ruleset().turns)
            EXPECT_EQ(start.marbles(c).size(), start.ruleset().marbles) << name(c);
    }
}

TEST(Layout, NamesAndTitlesAreTheirOwnAndNamesAreFound) {
    std::set<std::string_view> names, titles;
    for (const Layout& layout : layouts()) {
        EXPECT_TRUE(names.insert(layout.name).second) << layout.name;
        EXPECT_TRUE(titles.insert(layout.title).second) << layout.title;
        EXPECT_EQ(layout_named(layout.name), &layout);
    }
    for (const char* wrong : {"", "Standard", "standard ", "belgian", "no-such"})
        EXPECT_EQ(layout_named(wrong), nullptr) << wrong;
}

TEST(Layout, TheUsualStartOfEachRuleset) {
    EXPECT_EQ(Position::start(duel).text(), duel_start);
    for (const Ruleset* ruleset : rulesets) {
        const Layout* layout = layout_named(ruleset->layout);
        ASSERT_TRUE(layout) << ruleset->id;
        EXPECT_EQ(Position::start(*ruleset), start_of(*layout));
        EXPECT_EQ(&Position::start(*ruleset).ruleset(), ruleset);
    }
}

} // namespace
} // namespace sumito::rules
