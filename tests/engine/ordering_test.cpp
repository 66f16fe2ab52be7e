#include "engine/games.h"
#include "engine/ordering.h"
#include "rules/effect.h"
#include "rules/generate.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace sumito::engine {
namespace {

using rules::Move;
using rules::Position;

struct Ground {
    std::unique_ptr<Histories> histories = std::make_unique<Histories>();
    Parameters parameters;

    std::vector<Candidate> all(const Position& p, Move known,
                               std::array<Move, 2> killers = {Move::pass(), Move::pass()}) {
        Ordering ordering(p.view(), {.known = known,
                                     .killers = killers,
                                     .main = &histories->main[p.turn()],
                                     .answer = &histories->answer[Move::pass()],
                                     .sequel = &histories->sequel[Move::pass()],
                                     .parameters = &parameters});
        std::vector<Candidate> found;
        for (Candidate c = ordering.next(); !c.move.is_pass(); c = ordering.next())
            found.push_back(c);
        return found;
    }
};

TEST(Ordering, HasEveryMoveOnceWithWhatItDoes) {
    Ground ground;
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const Position& p : random_game(*ruleset, 12, 200)) {
            if (p.reached_goal()) continue;
            std::vector<std::uint16_t> legal, ordered;
            for (const Move move : rules::generate(p))
                if (!move.is_pass()) legal.push_back(move.bits());
            const Move known =
                legal.empty() ? Move::pass() : Move::from_bits(legal[legal.size() / 2]);
            for (const Candidate& c : ground.all(p, known)) {
                const rules::Effect e = rules::effect(p, c.move);
                ASSERT_EQ(c.pushes, !e.pushed.empty()) << p.text();
                ASSERT_EQ(c.ejects, e.ejected.has_value()) << p.text();
                ordered.push_back(c.move.bits());
            }
            if (!ordered.empty()) {
                ASSERT_EQ(ordered.front(), known.bits());
            }
            std::ranges::sort(legal);
            std::ranges::sort(ordered);
            ASSERT_EQ(legal, ordered) << p.text();
        }
}

TEST(Ordering, TakesNoMoveThatIsNotLegalFromTheTable) {
    Ground ground;
    const Position p = Position::start(rules::duel);
    const Move white = Move::in_line(*rules::cell_named("i5"), rules::Direction::SE);
    for (const Candidate& c : ground.all(p, white)) EXPECT_NE(c.move, white);
    EXPECT_EQ(ground.all(p, Move::from_bits(0x3fff)).size(), rules::generate(p).size());
}

TEST(Ordering, PutsEjectionsThenWhatDidWellFirst) {
    Ground ground;
    const Position p = position_of("5/6/7/8/6wbb/8/7/6/5 b 0-0 duel");
    const Position q = position_of("5/6/7/8/6bbw/8/7/6/5 b 0-0 duel");
    EXPECT_FALSE(ground.all(p, Move::pass()).front().ejects);
    EXPECT_TRUE(ground.all(q, Move::pass()).front().ejects);

    const Position start = Position::start(rules::duel);
    const Move good = rules::generate(start)[30];
    ground.histories->main[start.turn()].add(good, 1000);
    EXPECT_EQ(ground.all(start, Move::pass()).front().move, good);
    const Move killer = rules::generate(start)[40];
    EXPECT_EQ(ground.all(start, Move::pass(), {killer, Move::pass()}).front().move, killer);
}

TEST(Ordering, SlotsTellMovesApart) {
    std::vector<int> taken(slot_count, -1);
    for (int bits = 1; bits < 1 << 14; ++bits) {
        const Move move = Move::from_bits(static_cast<std::uint16_t>(bits));
        if (!move.is_well_formed()) continue;
        ASSERT_LT(slot_of(move), slot_count);
        ASSERT_LT(coarse_slot_of(move), coarse_slot_count);
        ASSERT_EQ(taken[slot_of(move)], -1);
        taken[slot_of(move)] = bits;
    }
}

} // namespace
} // namespace sumito::engine
