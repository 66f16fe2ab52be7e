#include "rules/move.h"
#include "rules/ruleset.h"
#include "rules/zobrist.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace sumito::rules {
namespace {

TEST(Move, HoldsWhatItWasMadeOfIn16Bits) {
    static_assert(sizeof(Move) == 2);
    std::set<std::uint16_t> seen{Move::pass().bits()};
    for (int i = 0; i < cell_count; ++i)
        for (const Direction d : all_directions) {
            const Cell cell = Cell::from_index(i);
            const Move line = Move::in_line(cell, d);
            EXPECT_TRUE(line.is_in_line() && !line.is_broadside() && !line.is_pass());
            EXPECT_TRUE(line.cell() == cell && line.direction() == d);
            EXPECT_TRUE(seen.insert(line.bits()).second);
            for (const int turn : {1, 2})
                for (const int length : {2, 3}) {
                    const Direction axis = forward(turned(d, turn));
                    const Move side = Move::broadside(cell, axis, length, d);
                    EXPECT_TRUE(side.is_broadside() && !side.is_in_line() && !side.is_pass());
                    EXPECT_TRUE(side.cell() == cell && side.direction() == d);
                    EXPECT_TRUE(side.axis() == axis && side.length() == length);
                    EXPECT_EQ(Move::from_bits(side.bits()), side);
                    EXPECT_TRUE(seen.insert(side.bits()).second);
                }
        }
    EXPECT_EQ(seen.size(), 1U + 61 * 6 * 5);
}

// A pass, every line from every cell, and the broadsides whose other end is on the board.
std::set<std::uint16_t> well_formed_bits() {
    std::set<std::uint16_t> found{Move::pass().bits()};
    for (int i = 0; i < cell_count; ++i)
        for (const Direction d : all_directions) {
            const Cell cell = Cell::from_index(i);
            found.insert(Move::in_line(cell, d).bits());
            for (const int turn : {1, 2})
                for (const int length : {2, 3}) {
                    const Direction axis = forward(turned(d, turn));
                    if (cell.neighbour(axis, length - 1))
                        found.insert(Move::broadside(cell, axis, length, d).bits());
                }
        }
    return found;
}

TEST(Move, OtherBitsAreNotWellFormed) {
    const auto good = well_formed_bits();
    for (int i = 0; i < 1 << 16; ++i) {
        const auto bits = static_cast<std::uint16_t>(i);
        EXPECT_EQ(Move::from_bits(bits).is_well_formed(), good.contains(bits)) << bits;
    }
}

TEST(Move, APassIsNothingElse) {
    EXPECT_TRUE(Move::pass().is_pass());
    EXPECT_FALSE(Move::pass().is_in_line());
    EXPECT_FALSE(Move::pass().is_broadside());
}

TEST(MoveList, KeepsWhatIsAdded) {
    MoveList moves;
    EXPECT_TRUE(moves.empty());
    const Move move = Move::in_line(Cell::from_index(30), Direction::NW);
    moves.add(move);
    moves.add(Move::pass());
    EXPECT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0], move);
    EXPECT_EQ(*moves.begin(), move);
    EXPECT_EQ(moves.end() - moves.begin(), 2);
}

std::string round_of_turns(const Ruleset& ruleset) {
    std::string letters;
    Colour c = Colour::black;
    for (std::size_t i = 0; i <= ruleset.turns.size(); ++i) {
        letters += letter(c);
        c = ruleset.turns.next(c);
    }
    return letters;
}

TEST(Ruleset, TurnsGoRound) {
    EXPECT_EQ(round_of_turns(duel), "bwb");
    EXPECT_EQ(round_of_turns(trio), "bwrb");
    EXPECT_EQ(round_of_turns(teams), "bwryb");
    EXPECT_EQ(round_of_turns(tandem), "brwyb");
}

TEST(Ruleset, PartnersAndPlayers) {
    EXPECT_FALSE(duel.together(Colour::black, Colour::white));
    EXPECT_FALSE(duel.plays(Colour::red));
    EXPECT_TRUE(trio.plays(Colour::red));
    EXPECT_FALSE(trio.plays(Colour::yellow));
    for (const Ruleset* four : {&teams, &tandem}) {
        EXPECT_TRUE(four->together(Colour::black, Colour::red));
        EXPECT_TRUE(four->together(Colour::white, Colour::yellow));
        EXPECT_FALSE(four->together(Colour::black, Colour::yellow));
        EXPECT_TRUE(four->plays(Colour::yellow));
    }
}

TEST(Ruleset, AreFoundByName) {
    for (const Ruleset* ruleset : rulesets) EXPECT_EQ(ruleset_named(ruleset->id), ruleset);
    for (const char* wrong : {"", "Duel", "duel ", "two"})
        EXPECT_EQ(ruleset_named(wrong), nullptr) << wrong;
}

TEST(Zobrist, KeysAreAllDifferentAndNotZero) {
    std::set<std::uint64_t> seen{0};
    std::size_t count = 1;
    const auto add = [&](std::uint64_t key) {
        seen.insert(key);
        ++count;
    };
    for (const auto& cells : zobrist::keys.marble.at)
        for (const auto key : cells) add(key);
    for (const auto key : zobrist::keys.turn.at) add(key);
    for (const auto& counts : zobrist::keys.ejected.at)
        for (const auto key : counts) add(key);
    EXPECT_EQ(seen.size(), count);
    EXPECT_EQ(count, 1U + 4 * 61 + 4 + 3 * 15);
}

} // namespace
} // namespace sumito::rules
