// The engine in its thread.

#include "cli/play_thinker.h"
#include "rules/generate.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sumito::cli {
namespace {

PlayQuestion question_about(const rules::Ruleset& ruleset, int level) {
    engine::Limits limits;
    limits.nodes = 2000;
    return {{rules::Position::start(ruleset), {}, {}}, limits, level};
}

TEST(EngineThinker, FindsALegalMoveInEveryMode) {
    EngineThinker thinker(1);
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const int level : {engine::weakest_level, engine::strongest_level}) {
            thinker.ask(question_about(*ruleset, level));
            thinker.wait();
            const auto thought = thinker.answer();
            ASSERT_TRUE(thought && *thought);
            const auto moves = rules::generate(rules::Position::start(*ruleset));
            EXPECT_NE(std::ranges::find(moves, (*thought)->best), moves.end()) << ruleset->id;
            EXPECT_FALSE(thinker.answer()) << "given once";
        }
}

TEST(EngineThinker, StopsThinkingWhenItIsDropped) {
    EngineThinker thinker(1);
    PlayQuestion endless = question_about(rules::duel, engine::strongest_level);
    endless.limits = {};
    thinker.ask(endless);
    EXPECT_FALSE(thinker.answer());
    thinker.drop();
    EXPECT_FALSE(thinker.answer());
    thinker.ask(endless);
    thinker.ask(question_about(rules::trio, engine::strongest_level));
    thinker.wait();
    ASSERT_TRUE(thinker.answer());
    thinker.ask(endless); // and stops when it goes
}

TEST(EngineThinker, HasNothingToSayIfNothingWasAsked) {
    EngineThinker thinker(1);
    thinker.wait();
    thinker.drop();
    EXPECT_FALSE(thinker.answer());
}

} // namespace
} // namespace sumito::cli
