#include "game/result.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::game {
namespace {

using rules::Side;
using Why = Result::Why;

constexpr auto last_why = static_cast<int>(Why::agreement);

TEST(Result, EachWayToEndHasANameOfItsOwnThatIsReadBack) {
    std::set<std::string_view> names;
    for (int i = 0; i <= last_why; ++i) {
        const auto why = static_cast<Why>(i);
        EXPECT_FALSE(name(why).empty());
        EXPECT_TRUE(names.insert(name(why)).second) << name(why);
        EXPECT_EQ(why_named(name(why)), why);
    }
}

TEST(Result, NamesSayWhatHappened) {
    EXPECT_EQ(name(Why::goal), "goal");
    EXPECT_EQ(name(Why::no_move), "no move");
    EXPECT_EQ(name(Why::resignation), "resignation");
    EXPECT_EQ(name(Why::flag), "flag");
    EXPECT_EQ(name(Why::game_time), "game time");
    EXPECT_EQ(name(Why::repetition), "repetition");
    EXPECT_EQ(name(Why::quiet_limit), "quiet limit");
    EXPECT_EQ(name(Why::agreement), "agreement");
}

TEST(Result, OtherWordsAreNoWayToEnd) {
    for (const char* word : {"", "Goal", "goal ", "no_move", "mate"})
        EXPECT_FALSE(why_named(word)) << word;
}

TEST(Result, AGameThatGoesOnHasNoScore) {
    for (const rules::Ruleset* ruleset : rules::rulesets) EXPECT_EQ(score_text(*ruleset, {}), "*");
}

TEST(Result, TheWinnersScoreIsOneTheOthersNone) {
    EXPECT_EQ(score_text(rules::duel, Result{Why::goal, Side{0}, {}}), "1-0");
    EXPECT_EQ(score_text(rules::duel, Result{Why::goal, Side{1}, {}}), "0-1");
    EXPECT_EQ(score_text(rules::teams, Result{Why::goal, Side{1}, {}}), "0-1");
    EXPECT_EQ(score_text(rules::trio, Result{Why::goal, Side{1}, {}}), "0-1-0");
    EXPECT_EQ(score_text(rules::trio, Result{Why::goal, Side{2}, {}}), "0-0-1");
}

TEST(Result, ADrawIsSharedByTheSides) {
    const Result draw{Why::agreement, {}, {}};
    EXPECT_EQ(score_text(rules::duel, draw), "1/2-1/2");
    EXPECT_EQ(score_text(rules::tandem, draw), "1/2-1/2");
    EXPECT_EQ(score_text(rules::trio, draw), "1/3-1/3-1/3");
}

} // namespace
} // namespace sumito::game
