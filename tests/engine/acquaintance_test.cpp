#include "engine/acquaintance.h"
#include "rules/generate.h"

#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

// Both move; the other as expected every so often.
void play(Acquaintance& other, int moves, int every) {
    Situation situation;
    for (int i = 0; i < moves; ++i) {
        other.meet(situation);
        Answer answer;
        answer.best = rules::generate(situation.position)[0];
        rules::Position after = situation.position;
        after.play(answer.best);
        const rules::MoveList replies = rules::generate(after);
        answer.expected = replies[1];
        other.expect(situation.position, answer);
        situation.play(answer.best);
        situation.play(replies[i % every == 0 ? 1 : 2]);
    }
    other.meet(situation);
}

TEST(Acquaintance, TellsAnEqualFromAStranger) {
    Acquaintance equal;
    play(equal, 30, 2);
    EXPECT_FALSE(equal.is_strange());
    Acquaintance stranger;
    play(stranger, 30, 7);
    EXPECT_TRUE(stranger.is_strange());
}

TEST(Acquaintance, TakesAFewMoves) {
    Acquaintance stranger;
    play(stranger, 11, 7);
    EXPECT_FALSE(stranger.is_strange());
    play(stranger, 6, 7); // another game with the same
    EXPECT_TRUE(stranger.is_strange());
}

TEST(Acquaintance, OtherGamesSayNothing) {
    Acquaintance other;
    const Situation start;
    Answer answer;
    answer.best = rules::generate(start.position)[0];
    rules::Position after = start.position;
    after.play(answer.best);
    answer.expected = rules::generate(after)[0];
    Situation elsewhere;
    elsewhere.position = after;
    Situation a_ply_later;
    a_ply_later.play(answer.best);
    for (int i = 0; i < 30; ++i) {
        other.expect(start.position, answer);
        other.meet(elsewhere); // nothing leads from there to here
        other.expect(start.position, answer);
        other.meet(a_ply_later); // not an answer, but somebody who steps through a game
    }
    EXPECT_FALSE(other.is_strange());
}

} // namespace
} // namespace sumito::engine
