#include "node_check.h"

#include "grounds.h"
#include "groups.h"
#include "referee/border.h"
#include "rules/effect.h"
#include "rules/generate.h"
#include "rules/notation.h"
#include "rules/outcome.h"
#include "texts.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <vector>

namespace sumito::rules {

namespace {

bool same(const View& a, const View& b) {
    return a.lead == b.lead && a.line == b.line && a.foes == b.foes && a.empty == b.empty;
}

void check_moves(const Twin& twin, const MoveList& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(to_text(twin.position, move));
    std::ranges::sort(texts);
    EXPECT_EQ(texts, twin.game.moves()) << twin.position.text();
}

void check_counts(const Position& position, const MoveList& moves) {
    EXPECT_EQ(count_moves(position), static_cast<int>(moves.size())) << position.text();
    MoveList in_sight;
    generate(position.view(), in_sight);
    for (const Counter& counter : counters())
        if (counter.available) {
            EXPECT_EQ(counter.count(position.view()), static_cast<int>(in_sight.size()))
                << counter.name << ": " << position.text();
        }
    EXPECT_EQ(can_move(position.view()), !in_sight.empty()) << position.text();
}

// The sets hold the moves, each where what it does says.
void check_sets(const Position& position, const MoveList& moves) {
    const auto holds = [](std::uint64_t word, Cell cell) { return CellSet(word).contains(cell); };
    for (const Counter& counter : counters()) {
        if (!counter.available) continue;
        MoveSets sets;
        counter.fill(position.view(), sets);
        int size = 0;
        for (std::size_t d = 0; d < 6; ++d) {
            size += std::popcount(sets.ejecting[d]) + std::popcount(sets.pushing[d]) +
                    std::popcount(sets.plain[d]);
            for (const auto& kind : sets.broadsides) size += std::popcount(kind[d]);
        }
        EXPECT_EQ(size, counter.count(position.view())) << counter.name;
        for (const Move move : moves) {
            if (!move.is_in_line()) continue;
            const Effect e = effect(position, move);
            const auto d = static_cast<std::size_t>(move.direction());
            EXPECT_EQ(holds(sets.ejecting[d], move.cell()), e.ejected.has_value());
            EXPECT_EQ(holds(sets.pushing[d], move.cell()), !e.pushed.empty() && !e.ejected);
            EXPECT_EQ(holds(sets.plain[d], move.cell()), e.pushed.empty());
        }
    }
}

void check_after_each_move(const Position& position, const MoveList& moves) {
    std::vector<std::array<std::uint64_t, max_colours>> boards;
    for (const Move move : moves) {
        Position after = position;
        after.play(move);
        EXPECT_TRUE(same(view_after(position, move), after.view()))
            << to_text(position, move) << ": " << position.text();
        auto& board = boards.emplace_back();
        for (std::size_t c = 0; c < max_colours; ++c)
            board[c] = after.marbles(static_cast<Colour>(c)).bits();
    }
    std::ranges::sort(boards);
    EXPECT_EQ(std::ranges::adjacent_find(boards), boards.end())
        << "two moves to the same position: " << position.text();
}

void check_outcome(const Twin& twin) {
    const auto end = outcome(twin.position);
    EXPECT_EQ(end.has_value(), twin.game.is_over()) << twin.position.text();
    if (end) {
        EXPECT_EQ(end->by == Outcome::By::goal, twin.game.goal_reached()) << twin.position.text();
    }
}

// judge says legal once for each move and for nothing else made of the side's own marbles.
void check_own_attempts(const Position& position, const MoveList& moves) {
    const CellSet own = position.view().line;
    std::vector<std::uint16_t> allowed;
    for (const CellSet group : straight_groups())
        if (own.contains(group))
            for (const Direction d : all_directions)
                if (const Verdict verdict = judge(position, {group, d}); verdict.legal())
                    allowed.push_back(verdict.move.bits());
    std::vector<std::uint16_t> generated;
    for (const Move move : moves)
        if (!move.is_pass()) generated.push_back(move.bits());
    std::ranges::sort(allowed);
    std::ranges::sort(generated);
    EXPECT_EQ(allowed, generated) << position.text();
}

void check_judge_knows_each(const Position& position, const MoveList& moves) {
    for (const Move move : moves)
        if (!move.is_pass()) {
            EXPECT_EQ(judge(position, attempt_of(position, move)),
                      (Verdict{Reason::legal, {}, move}))
                << to_text(position, move) << ": " << position.text();
        }
}

void check_effect(const Twin& before, Move move, const referee::Deed& deed) {
    const Effect e = effect(before.position, move);
    EXPECT_EQ(e.moved, referee::cells_of(deed.moved));
    EXPECT_EQ(e.pushed, referee::cells_of(deed.pushed));
    EXPECT_EQ(referee::heading_of(e.direction), deed.heading);
    EXPECT_EQ(e.broadside, to_text(before.position, move).size() == 6);
    ASSERT_EQ(e.ejected.has_value(), deed.ejects);
    ASSERT_EQ(e.ejected_from.has_value(), deed.ejects);
    if (deed.ejects) {
        EXPECT_EQ(letter(*e.ejected), before.game.at(deed.pushed.back()));
        EXPECT_EQ(name(*e.ejected_from), referee::name(deed.pushed.back()));
    }
}

void check_changes(const Changes& changes, const Twin& before, const Twin& after) {
    std::optional<Colour> ejected;
    for (std::size_t i = 0; i < max_colours; ++i) {
        const auto c = static_cast<Colour>(i);
        const CellSet old = referee::cells_with(before.game, letter(c));
        const CellSet now = referee::cells_with(after.game, letter(c));
        EXPECT_EQ(changes.left[c], old - now) << name(c);
        EXPECT_EQ(changes.entered[c], now - old) << name(c);
        if (now.size() < old.size()) ejected = c;
    }
    EXPECT_EQ(changes.ejected, ejected);
}

void check_attempt(const Twin& twin, const MoveList& moves, const Attempt& attempt,
                   ReasonCounts& seen) {
    const Verdict verdict = judge(twin.position, attempt);
    ++seen[static_cast<std::size_t>(verdict.reason)];
    const bool allowed = twin.game.is_legal(referee::places_of(attempt.marbles),
                                            referee::heading_of(attempt.direction));
    const auto told = [&] {
        return names(attempt.marbles) + " " + std::string(name(attempt.direction)) + " " +
               std::string(name(verdict.reason)) + " (" + names(verdict.where) +
               "): " + twin.position.text();
    };
    EXPECT_EQ(verdict.legal(), allowed) << told();
    EXPECT_TRUE(is_true(twin.game, attempt, verdict)) << told();
    if (verdict.legal()) {
        EXPECT_NE(std::ranges::find(moves, verdict.move), moves.end()) << told();
    }
}

void check_attempts(const Twin& twin, const std::vector<CellSet>& groups, ReasonCounts& seen) {
    const MoveList moves = generate(twin.position);
    for (const CellSet group : groups)
        for (const Direction d : all_directions) {
            check_attempt(twin, moves, {group, d}, seen);
            if (testing::Test::HasFailure()) return;
        }
}

} // namespace

Twin twin_of(const Position& position) { return {position, referee::game_of(position)}; }

Twin played(const Twin& before, Move move) {
    Twin after = before;
    const std::string text = to_text(before.position, move);
    const Changes changes = after.position.play(move);
    after.game.play(text);
    SCOPED_TRACE(testing::Message() << text << ": " << before.position.text());
    check_changes(changes, before, after);
    if (!move.is_pass()) check_effect(before, move, before.game.deed(text));
    return after;
}

void check_position(const Twin& twin) {
    const Position& position = twin.position;
    const MoveList moves = generate(position);
    EXPECT_EQ(position.text(), twin.game.text());
    const auto rebuilt = Position::from(position.setup());
    ASSERT_TRUE(rebuilt) << position.text() << ": " << rebuilt.error().what;
    EXPECT_EQ(position.hash(), rebuilt->hash()) << position.text();
    EXPECT_EQ(position, *rebuilt) << position.text();
    check_moves(twin, moves);
    check_counts(position, moves);
    check_sets(position, moves);
    check_after_each_move(position, moves);
    check_outcome(twin);
    check_own_attempts(position, moves);
    check_judge_knows_each(position, moves);
}

void check_no_marble_is_lost(const Twin& twin) {
    const Position& position = twin.position;
    const Ruleset& ruleset = position.ruleset();
    PerSide<int> missing;
    int all_missing = 0;
    int all_ejected = 0;
    for (const Colour c : ruleset.turns) {
        const int gone = ruleset.marbles - position.marbles(c).size();
        missing[ruleset.side[c]] += gone;
        all_missing += gone;
    }
    for (int s = 0; s < ruleset.sides; ++s) all_ejected += position.ejected(static_cast<Side>(s));
    EXPECT_EQ(all_missing, all_ejected) << position.text();
    if (ruleset.sides == 2) {
        EXPECT_EQ(missing[Side{1}], position.ejected(Side{0})) << position.text();
    }
}

void check_straight_attempts(const Twin& twin, ReasonCounts& seen) {
    check_attempts(twin, straight_groups(), seen);
}

void check_odd_attempts(const Twin& twin, ReasonCounts& seen) {
    check_attempts(twin, odd_groups(), seen);
}

} // namespace sumito::rules
