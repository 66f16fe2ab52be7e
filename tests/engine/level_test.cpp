#include "engine/level.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace sumito::engine {
namespace {

Report line(int number, Score::Kind kind = Score::Kind::marbles) {
    Report report;
    report.score = {kind, number};
    return report;
}

TEST(Level, OnlyTheStrongestHasNoLimits) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        for (int level = weakest_level; level < strongest_level; ++level) {
            EXPECT_GT(level_of(level, *ruleset).nodes, 0U);
            EXPECT_LE(level_of(level, *ruleset).nodes, 200'000U); // within a second on a phone
        }
        EXPECT_EQ(level_of(strongest_level, *ruleset).nodes, 0U);
        EXPECT_EQ(level_of(strongest_level, *ruleset).haze, 0);
    }
}

TEST(Level, IsSurerTheHigherItIs) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (int level = weakest_level + 2; level <= strongest_level; ++level)
            EXPECT_LE(level_of(level, *ruleset).haze, level_of(level - 1, *ruleset).haze);
}

TEST(Level, NeverTakesMoreThanItIsGiven) {
    Limits limits;
    limits.nodes = 10;
    limits.depth = 1;
    limits.only = {rules::Move::pass()};
    for (int level = weakest_level; level <= strongest_level; ++level) {
        const Limits less = limited(limits, level_of(level, rules::duel));
        EXPECT_EQ(less.nodes, 10U);
        EXPECT_EQ(less.depth, 1);
        EXPECT_EQ(less.only.size(), 1U);
    }
    EXPECT_EQ(limited({}, level_of(1, rules::duel)).nodes, level_of(1, rules::duel).nodes);
}

TEST(Level, ConfusesWhatIsNearlyAsGoodAndNothingElse) {
    const std::vector<Report> lines{line(30), line(25), line(-4000)};
    std::set<const Report*> taken;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        taken.insert(&chosen(lines, level_of(1, rules::duel), Random(seed)));
    EXPECT_EQ(taken, (std::set<const Report*>{&lines[0], &lines[1]}));
}

TEST(Level, PushesTheLastMarbleOff) {
    const std::vector<Report> lines{line(1, Score::Kind::win), line(3, Score::Kind::win),
                                    line(1, Score::Kind::win)};
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (int level = weakest_level; level <= strongest_level; ++level)
            for (std::uint64_t seed = 0; seed < 200; ++seed)
                EXPECT_EQ(chosen(lines, level_of(level, *ruleset), Random(seed)).score.number, 1)
                    << ruleset->id << " " << level;
}

TEST(Level, TakesTheWinThatIsThere) {
    const std::vector<Report> lines{line(1, Score::Kind::win), line(300)};
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        EXPECT_EQ(&chosen(lines, level_of(1, rules::duel), Random(seed)), lines.data());
}

TEST(Level, ChoosesTheSameWithTheSameSeed) {
    const std::vector<Report> lines{line(3), line(2), line(1), line(0)};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(&chosen(lines, level_of(2, rules::duel), Random(seed)),
                  &chosen(lines, level_of(2, rules::duel), Random(seed)));
}

} // namespace
} // namespace sumito::engine
