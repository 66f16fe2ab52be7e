#include "rules/layout.h"
#include "rules/position.h"
#include "rules/setup.h"
#include "texts.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace sumito::rules {
namespace {

using rc::gen::inRange;

// Any marbles on any cells, each cell with at most one; ejections and goal as may be.
Setup any_setup() {
    Setup setup;
    setup.ruleset =
        *rc::gen::elementOf(std::vector<const Ruleset*>(rulesets.begin(), rulesets.end()));
    const int colours = static_cast<int>(setup.ruleset->turns.size());
    const auto letters = *rc::gen::container<std::vector<int>>(cell_count, inRange(-3, colours));
    for (int i = 0; i < cell_count; ++i)
        if (const int c = letters[static_cast<std::size_t>(i)]; c >= 0)
            setup.marbles[static_cast<Colour>(c)] |= Cell::from_index(i);
    for (int s = 0; s < setup.ruleset->sides; ++s)
        setup.ejected[static_cast<Side>(s)] = *inRange(0, 100);
    setup.turn = static_cast<Colour>(*inRange(0, max_colours));
    setup.goal = *inRange(0, 1000);
    return setup;
}

// The marbles and ejections cut down to what the rules allow.
Setup possible(Setup setup) {
    const Ruleset& ruleset = *setup.ruleset;
    for (const Colour c : ruleset.turns)
        while (setup.marbles[c].size() > ruleset.marbles - 1)
            setup.marbles[c] -= setup.marbles[c].first();
    setup.ejected = {};
    setup.ejected[ruleset.side[Colour::black]] = *inRange(0, 2);
    setup.turn = ruleset.turns.begin()[*inRange<std::size_t>(0, ruleset.turns.size())];
    setup.goal = *inRange(1, ruleset.marbles + 1);
    return setup;
}

RC_GTEST_PROP(Setup, IsReadBackFromItsText, ()) {
    const Setup setup = any_setup();
    const std::string text = to_text(setup);
    const auto again = parse_setup(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == setup);
    RC_ASSERT(to_text(*again) == text);
}

RC_GTEST_PROP(Setup, ThatIsPossibleBecomesAPositionAndComesBack, ()) {
    const Setup setup = possible(any_setup());
    const auto position = Position::from(setup);
    RC_ASSERT(position.has_value());
    RC_ASSERT(position->setup() == setup);
    RC_ASSERT(position->text() == to_text(setup));
    RC_ASSERT(*Position::from_text(to_text(setup)) == *position);
}

TEST(Setup, IsWrittenAsItIsRead) {
    for (const Layout& layout : layouts()) {
        const auto setup = parse_setup(layout.text);
        ASSERT_TRUE(setup) << layout.name;
        EXPECT_EQ(to_text(*setup), layout.text);
    }
    for (const char* text : {"5/6/7/8/9/8/7/6/5 b 0-0 duel", "5/6/7/8/9/8/7/6/5 r 3-2-1 trio 4",
                             "5/6/7/8/9/8/7/6/y4 y 0-0 tandem", "5/6/7/8/9/8/7/6/5 y 9-8 duel 99"})
        EXPECT_EQ(to_text(*parse_setup(text)), text);
}

TEST(Setup, MarblesStandWhereTheTextSays) {
    const auto setup = parse_setup("b3w/6/1r5/8/y8/8/7/6/w3b w 2-1 teams 7");
    ASSERT_TRUE(setup);
    EXPECT_EQ(names(setup->marbles[Colour::black]), "a5 i5");
    EXPECT_EQ(names(setup->marbles[Colour::white]), "a1 i9");
    EXPECT_EQ(names(setup->marbles[Colour::red]), "g4");
    EXPECT_EQ(names(setup->marbles[Colour::yellow]), "e1");
    EXPECT_EQ(setup->turn, Colour::white);
    EXPECT_EQ(setup->ejected[Side{0}], 2);
    EXPECT_EQ(setup->ejected[Side{1}], 1);
    EXPECT_EQ(setup->ruleset, &teams);
    EXPECT_EQ(setup->goal, 7);
}

TEST(Setup, BlanksAndUnevenDigitsDoNotMatter) {
    const std::string plain = "5/6/7/8/4b4/8/7/6/5 b 0-0 duel";
    for (const char* text :
         {"  5/6/7/8/4b4/8/7/6/5 b 0-0 duel  ", "5/6/7/8/4b4/8/7/6/5\tb\n0-0 duel\r\n",
          "5/6/7/8/4b4/8/7/6/5 b 0-0 duel 6", "5/6/7/8/4b4/8/7/6/5 b 00-0 duel",
          "221/6/7/8/1111b4/8/7/6/5 b 0-0 duel"}) {
        const auto setup = parse_setup(text);
        ASSERT_TRUE(setup) << text << ": " << setup.error().what;
        EXPECT_EQ(to_text(*setup), plain) << text;
    }
}

} // namespace
} // namespace sumito::rules
