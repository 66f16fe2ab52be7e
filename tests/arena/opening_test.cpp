#include "arena/opening.h"
#include "rules/generate.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>

namespace sumito::arena {
namespace {

using rules::Position;

std::vector<const rules::Layout*> named(std::initializer_list<const char*> names) {
    std::vector<const rules::Layout*> found;
    for (const char* name : names) found.push_back(rules::layout_named(name));
    return found;
}

std::vector<Opening> first_of(std::initializer_list<const char*> layouts, int plies,
                              std::uint64_t seed, std::size_t count) {
    OpeningBook book(named(layouts), plies, seed);
    std::vector<Opening> found;
    for (std::size_t i = 0; i < count; ++i) found.push_back(book.at(i).value());
    return found;
}

Position after(const Opening& opening) {
    Position position = rules::start_of(*opening.layout);
    for (const rules::Move move : opening.moves) {
        EXPECT_TRUE(rules::is_legal(position, move));
        EXPECT_FALSE(position.play(move).ejected);
    }
    return position;
}

bool can_eject(const Position& position) {
    return std::ranges::any_of(rules::generate(position), [&](rules::Move move) {
        Position next = position;
        return next.play(move).ejected.has_value();
    });
}

TEST(Opening, AllDifferentAndNobodyIsRobbed) {
    const auto found = first_of({"standard", "belgian-daisy", "german-daisy"}, 10, 3, 300);
    std::set<std::uint64_t> hashes;
    for (const Opening& opening : found) {
        EXPECT_EQ(opening.moves.size(), 10U);
        const Position position = after(opening);
        EXPECT_FALSE(can_eject(position));
        hashes.insert(position.hash());
    }
    EXPECT_EQ(hashes.size(), 300U);
}

// The French Daisy with random moves is often as good as won for somebody.
TEST(Opening, FairOnesAreFair) {
    const auto found = [](std::optional<int> fair) {
        OpeningBook book(named({"french-daisy"}), 6, 3, fair);
        engine::Engine judge({.learned = false});
        int fair_ones = 0;
        for (std::size_t i = 0; i < 10; ++i) {
            judge.new_game();
            engine::Limits limits;
            limits.nodes = 60000;
            const auto answer = judge.think({after(book.at(i).value()), {}, {}}, limits);
            const engine::Score score = answer.lines.front().score;
            fair_ones += score.kind == engine::Score::Kind::marbles && std::abs(score.number) < 100;
        }
        return fair_ones;
    };
    EXPECT_LE(found(std::nullopt), 6);
    EXPECT_GE(found(50), 9);
}

TEST(Opening, FairOnesAreTheSameInWhateverOrderTheyAreAskedFor) {
    OpeningBook book(named({"standard", "domination"}), 6, 3, 50);
    OpeningBook other(named({"standard", "domination"}), 6, 3, 50);
    EXPECT_TRUE(other.at(5));
    for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(book.at(i)->moves, other.at(i)->moves);
}

TEST(Opening, WhereNoneIsFairEnoughThereIsNone) {
    OpeningBook book(named({"domination"}), 0, 1, 1);
    EXPECT_FALSE(book.at(0));
}

TEST(Opening, ALayoutWithNothingFairIsLeftOut) {
    OpeningBook book(named({"french-daisy", "standard", "star"}), 0, 1, 50);
    EXPECT_EQ(book.at(0)->layout->name, "standard");
    EXPECT_EQ(book.at(1)->layout->name, "star");
}

TEST(Opening, LayoutsTakeTurns) {
    const auto layouts = named({"standard", "star"});
    const auto found = first_of({"standard", "star"}, 2, 1, 6);
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i].layout, layouts[i % 2]);
}

TEST(Opening, TheSameSeedGivesTheSame) {
    const auto moves = [](const Opening& opening) { return opening.moves; };
    const auto found = first_of({"trio"}, 6, 5, 20);
    EXPECT_TRUE(std::ranges::equal(found, first_of({"trio"}, 6, 5, 20), {}, moves, moves));
    EXPECT_FALSE(std::ranges::equal(found, first_of({"trio"}, 6, 6, 20), {}, moves, moves));
}

TEST(Opening, InWhateverOrderTheyAreAskedFor) {
    OpeningBook book(named({"standard"}), 6, 5);
    const auto tenth = book.at(9)->moves;
    EXPECT_EQ(first_of({"standard"}, 6, 5, 10).back().moves, tenth);
    EXPECT_EQ(book.at(9)->moves, tenth);
}

TEST(Opening, WhenThereAreNoMoreTheyComeAgain) {
    OpeningBook layouts(named({"standard", "star"}), 0, 1);
    EXPECT_EQ(layouts.at(7)->layout, rules::layout_named("star"));
    OpeningBook one_ply(named({"standard"}), 1, 1);
    const std::size_t all = rules::generate(Position::start(rules::duel)).size();
    EXPECT_EQ(one_ply.at(all)->moves, one_ply.at(0)->moves);
    EXPECT_NE(one_ply.at(all - 1)->moves, one_ply.at(0)->moves);
}

TEST(Opening, LayoutsOfAMode) {
    EXPECT_EQ(layouts_of(rules::trio), named({"trio"}));
    EXPECT_EQ(layouts_of(rules::teams), named({"teams"}));
    EXPECT_EQ(layouts_of(rules::duel).size(), rules::layouts().size() - 3);
}

} // namespace
} // namespace sumito::arena
