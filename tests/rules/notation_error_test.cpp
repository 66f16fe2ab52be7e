#include "rules/notation.h"
#include "texts.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

struct NoMove {
    std::string text;
    std::size_t at;
    const char* what;
};

TEST(NotationErrors, TextsThatAreNoMoveSayWhere) {
    const char* two_cells = "a move names two cells in line (a1b2) or three broadside (c3c5d4)";
    const char* no_cell = "no cell here; cells are a1 to i9";
    const NoMove table[] = {
        {"", 0, "the move is empty"},
        {"a1", 2, two_cells},
        {"a1-", 3, two_cells},
        {"a1--", 4, two_cells},
        {"a", 0, "'a' is not a cell; cells are a1 to i9"},
        {"z9b2", 0, "'z9' is not a cell; cells are a1 to i9"},
        {"a6b2", 0, "'a6' is not a cell; cells are a1 to i9"},
        {"f1b2", 0, "'f1' is not a cell; cells are a1 to i9"},
        {"a0b2", 0, "'a0' is not a cell; cells are a1 to i9"},
        {"1a2b", 0, "'1a' is not a cell; cells are a1 to i9"},
        {"-a1b2", 0, "'-a' is not a cell; cells are a1 to i9"},
        {"a1z9", 2, "'z9' is not a cell; cells are a1 to i9"},
        {"a1b", 2, "'b' is not a cell; cells are a1 to i9"},
        {"a1b2c", 4, "'c' is not a cell; cells are a1 to i9"},
        {"a1-b0", 3, "'b0' is not a cell; cells are a1 to i9"},
        {"a1b22", 4, "'2' is not a cell; cells are a1 to i9"},
        {"c3c5d4e5", 6, "more than three cells"},
        {"a1a1", 2, "the same cell twice: nothing would move"},
        {"a1a1b2", 2, "the same cell twice: nothing would move"},
        {" a1b2", 0, no_cell},
        {"a1b2\n", 4, no_cell},
        {std::string("a1\0b2", 5), 2, no_cell},
        {std::string("\0", 1), 0, no_cell},
        {"a1\xe2\x80\x93"
         "b2",
         2, no_cell},
        {"---", 0, "'--' is not a cell; cells are a1 to i9"},
        {"--", 0, "a pass is allowed only to a player who has no move"},
        {"pass", 0, "a pass is allowed only to a player who has no move"},
        {std::string(1 << 20, 'a'), 0, "'aa' is not a cell; cells are a1 to i9"},
        {"a1" + std::string(1 << 20, '-'), (1 << 20) + 2, two_cells},
    };
    const Position start = position_from(duel_start);
    for (const auto& [text, at, what] : table) {
        const auto move = read_move(start, text);
        ASSERT_FALSE(move) << text;
        const auto* error = std::get_if<TextError>(&move.error());
        ASSERT_TRUE(error) << text;
        EXPECT_EQ(error->what, what) << text.substr(0, 40);
        EXPECT_EQ(error->at, at) << text.substr(0, 40);
    }
}

struct Illegal {
    std::string_view position;
    const char* text;
    Reason reason;
    const char* where;
};

TEST(NotationErrors, MovesThatAreNotLegalSayWhy) {
    constexpr Illegal table[] = {
        {duel_start, "e5e6", Reason::empty_cell, "e5"},
        {duel_start, "i5h5", Reason::not_your_turn, "i5"},
        {duel_start, "a1a2", Reason::too_many, "a1 a2 a3 a4 a5"},
        {duel_start, "c3c2", Reason::legal, ""},
        {duel_start, "c3e3", Reason::too_far, "d3"},
        {duel_start, "c3e5", Reason::too_far, "d4"},
        {"5/6/7/8/9/8/2b4/1b4/b4 b 0-0 duel", "a1c3", Reason::too_far, "d4"},
        {"5/6/7/8/9/8/2b4/1b4/b4 b 0-0 duel", "a1i9", Reason::too_far, "d4"},
        {duel_start, "c3c5e3", Reason::too_far, "d3 d4 d5"},
        {duel_start, "c3i8", Reason::too_far, "i8"},
        {duel_start, "a1c3b1", Reason::broadside_blocked, "b1"},
        {duel_start, "c3c6d3", Reason::empty_cell, "c6"},
        {duel_start, "a1a4b1", Reason::too_many, "a1 a2 a3 a4"},
        {duel_start, "a1b3b1", Reason::not_in_line, "a1 b3"},
        {duel_start, "c3c4e5", Reason::too_far, "d4 d5"},
        {"5/6/7/8/bw7/8/7/6/5 b 0-0 duel", "e1e2", Reason::pac, "e2"},
        {"5/6/7/8/bbww5/8/7/6/5 b 0-0 duel", "e1e3", Reason::pac, "e3 e4"},
        {"5/6/7/8/bbwb5/8/7/6/5 b 0-0 duel", "e1e2", Reason::push_blocked, "e4"},
        {"5/6/7/8/bb1w5/8/7/6/5 b 0-0 duel", "e1e4", Reason::gap, "e3"},
        {"5/6/7/8/7bb/8/7/6/5 b 0-0 duel", "e8e9", Reason::over_edge, "e9"},
        {"5/6/7/2w5/2bb5/8/7/6/5 b 0-0 duel", "e3e4f4", Reason::sideways_push, "f4"},
        {"5/6/7/2w5/2bb5/8/7/6/5 b 0-0 duel", "e3f5", Reason::sideways_push, "f4"},
        {"5/6/7/8/rb7/8/7/6/5 b 0-0 teams", "e1e2", Reason::rear_not_own, "e1"},
        {"5/6/7/8/br7/8/7/6/5 b 0-0 teams", "e1e2f2", Reason::partner_in_broadside, "e2"},
        {"5/6/7/8/4b4/8/7/6/5 b 6-0 duel", "e5e6", Reason::game_over, ""},
        {"5/6/7/8/4b4/8/7/6/5 b 6-0 duel", "--", Reason::game_over, ""},
    };
    for (const auto& [text, move, reason, where] : table) {
        const auto read = read_move(position_from(text), move);
        const Verdict* verdict = read ? nullptr : std::get_if<Verdict>(&read.error());
        EXPECT_EQ(name(verdict ? verdict->reason : Reason::legal), name(reason)) << move;
        EXPECT_EQ(names(verdict ? verdict->where : CellSet()), where) << move;
        EXPECT_EQ(read.has_value(), reason == Reason::legal) << move;
    }
}

} // namespace
} // namespace sumito::rules
