#include "groups.h"
#include "rules/judge.h"
#include "texts.h"

#include <gtest/gtest.h>
#include <set>

namespace sumito::rules {

namespace {

using enum Direction;

struct Case {
    const char* what;
    std::string position;
    const char* marbles;
    Direction direction;
    Reason reason;
    const char* where;
    int steps = 1;
};

// Rows i to f and d to a empty, this one row e.
std::string row_e(const std::string& row, const std::string& rest = "b 0-0 duel") {
    return "5/6/7/8/" + row + "/8/7/6/5 " + rest;
}

const std::vector<Case>& cases() {
    const std::string start(duel_start);
    static const std::vector<Case> all{
        {"three in line", start, "a1 b2 c3", NE, Reason::legal, ""},
        {"two broadside", start, "c3 c4", NW, Reason::legal, ""},
        {"two push one", row_e("bbw6"), "e1 e2", E, Reason::legal, ""},
        {"three push two over the edge", row_e("4bbbww"), "e5 e6 e7", E, Reason::legal, ""},
        {"the goal is reached", "5/6/7/8/4b4/8/7/6/5 b 6-0 duel", "e5", E, Reason::game_over, ""},
        {"the goal of a short game is reached", "5/6/7/8/4b4/8/7/6/5 b 0-2 duel 2", "e5", E,
         Reason::game_over, ""},
        {"the mover is stuck in a duel", "5/6/7/8/9/8/7/ww4/bw3 b 0-0 duel", "a1", E,
         Reason::game_over, ""},
        {"nothing", start, "", E, Reason::nothing_chosen, ""},
        {"an empty cell", start, "e5", E, Reason::empty_cell, "e5"},
        {"two empty cells beside a marble", start, "c3 d4 e5", NE, Reason::empty_cell, "d4 e5"},
        {"a foe's marble", start, "i5", SE, Reason::not_your_turn, "i5"},
        {"two foes' marbles", start, "i5 h4", SE, Reason::not_your_turn, "h4 i5"},
        {"white is to move", "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb w 0-0 duel", "c3", NE,
         Reason::not_your_turn, "c3"},
        {"four", start, "b1 b2 b3 b4", NW, Reason::too_many, "b1 b2 b3 b4"},
        {"four against two", row_e("bbbbww3"), "e1 e2 e3 e4", E, Reason::too_many, "e1 e2 e3 e4"},
        {"four against three", row_e("bbbbwww2"), "e1 e2 e3 e4", E, Reason::too_many,
         "e1 e2 e3 e4"},
        {"four with a foe", row_e("bbbbw4"), "e1 e2 e3 e4 e5", E, Reason::too_many, "e1 e2 e3 e4"},
        {"the pushed marble chosen as well", row_e("bbw6"), "e1 e2 e3", E, Reason::foe_in_group,
         "e3"},
        {"a foe between one's own", row_e("bwb6"), "e1 e2 e3", E, Reason::foe_in_group, "e2"},
        {"a gap before the foe, who is chosen as well", row_e("bb1w5"), "e1 e2 e4", E, Reason::gap,
         "e3"},
        {"a gap of two", row_e("bb2w4"), "e1 e2 e5", E, Reason::gap, "e3 e4"},
        {"a run at a foe over a gap", row_e("bb1w5"), "e1 e2", E, Reason::gap, "e3", 2},
        {"a run over two cells", row_e("bbb2w3"), "e1 e2 e3", E, Reason::gap, "e4 e5", 3},
        {"a triangle", start, "a1 a2 b2", NE, Reason::not_in_line, "a1 a2 b2"},
        {"a bend", start, "a1 b2 b3", NE, Reason::not_in_line, "a1 b2 b3"},
        {"two apart on no line", start, "a1 b3", E, Reason::not_in_line, "a1 b3"},
        {"a foe that is not in line", "5/6/7/3w4/3bb4/8/7/6/5 b 0-0 duel", "e4 e5 f5", E,
         Reason::not_in_line, "f5"},
        {"one left out", start, "a1 a3", NW, Reason::not_touching, "a2"},
        {"an empty cell left out", row_e("b1b6"), "e1 e3", E, Reason::not_touching, "e2"},
        {"two left out", start, "a1 a4", E, Reason::not_touching, "a2 a3"},
        {"two cells at once", start, "c3", NW, Reason::too_far, "d3", 2},
        {"two cells broadside", start, "c3 c4 c5", NW, Reason::too_far, "d3 d4 d5", 2},
        {"two cells towards a foe further away", start, "c3", NE, Reason::too_far, "d4", 2},
        {"no step at all", start, "c3", NW, Reason::too_far, "d3", 0},
        {"two cells towards a foe who is next", row_e("bbw6"), "e1 e2", E, Reason::too_far, "e3",
         2},
        {"one's own over the edge", start, "a1", SW, Reason::over_edge, "a1"},
        {"one's own line over the edge", start, "a1 a2 a3", W, Reason::over_edge, "a1"},
        {"a broadside over the edge", start, "a1 a2 a3", SE, Reason::over_edge, "a1 a2 a3"},
        {"one of two over the edge", row_e("bb7"), "e1 e2", NW, Reason::over_edge, "e1"},
        {"one's own ahead", start, "a1", NE, Reason::own_in_way, "b2"},
        {"a third of one's own ahead", start, "a1 b2", NE, Reason::own_in_way, "c3"},
        {"one against one", row_e("bw7"), "e1", E, Reason::pac, "e2"},
        {"two against two", row_e("bbww5"), "e1 e2", E, Reason::pac, "e3 e4"},
        {"three against three", row_e("bbbwww3"), "e1 e2 e3", E, Reason::pac, "e4 e5 e6"},
        {"one against two at the edge", row_e("6bww"), "e7", E, Reason::pac, "e8 e9"},
        {"three of four against three", row_e("bbbbwww2"), "e2 e3 e4", E, Reason::pac, "e5 e6 e7"},
        {"one's own behind the pushed", row_e("bbwb5"), "e1 e2", E, Reason::push_blocked, "e4"},
        {"one's own behind two pushed", row_e("bbbwwb3"), "e1 e2 e3", E, Reason::push_blocked,
         "e6"},
        {"broadside into one's own", start, "a1 a2", NW, Reason::broadside_blocked, "b1 b2"},
        {"broadside, one cell taken", "5/6/7/2b5/2bb5/8/7/6/5 b 0-0 duel", "e3 e4", NE,
         Reason::broadside_blocked, "f4"},
        {"a push sideways", "5/6/7/2w5/2bb5/8/7/6/5 b 0-0 duel", "e3 e4", NE, Reason::sideways_push,
         "f4"},
        {"a foe and one's own beside", "5/6/7/2wb4/2bb5/8/7/6/5 b 0-0 duel", "e3 e4", NE,
         Reason::sideways_push, "f4"},
    };
    return all;
}

const std::vector<Case>& partner_cases() {
    const std::string black = "b 0-0 teams";
    static const std::vector<Case> all{
        {"partner ahead of the pusher", row_e("br7", black), "e1 e2", E, Reason::legal, ""},
        {"partner's two, pushed by one's own", row_e("brrwy4", black), "e1 e2 e3", E, Reason::legal,
         ""},
        {"pushed by the partner's", row_e("rb7", black), "e1 e2", E, Reason::rear_not_own, "e1"},
        {"the partner's alone", row_e("r8", black), "e1", E, Reason::rear_not_own, "e1"},
        {"the partner's alone, in tandem", "5/6/7/8/r8/8/7/6/b4 b 0-0 tandem", "e1", E,
         Reason::rear_not_own, "e1"},
        {"the partner's pushing a foe", row_e("rbw6", black), "e1 e2", E, Reason::rear_not_own,
         "e1"},
        {"broadside with the partner's", row_e("br7", black), "e1 e2", NE,
         Reason::partner_in_broadside, "e2"},
        {"broadside with two of the partner's", row_e("rbr6", black), "e1 e2 e3", NE,
         Reason::partner_in_broadside, "e1 e3"},
        {"partner ahead, not chosen", row_e("br7", black), "e1", E, Reason::own_in_way, "e2"},
        {"three of both and a fourth", row_e("brbr5", black), "e1 e2 e3", E, Reason::own_in_way,
         "e4"},
        {"four of both", row_e("brbr5", black), "e1 e2 e3 e4", E, Reason::too_many, "e1 e2 e3 e4"},
        {"the partner's behind the pushed", row_e("bbwr5", black), "e1 e2", E, Reason::push_blocked,
         "e4"},
        {"broadside into the partner's", "5/6/7/2r5/2bb5/8/7/6/5 b 0-0 teams", "e3 e4", NE,
         Reason::broadside_blocked, "f4"},
        {"two of both against two of both", row_e("brwy5", black), "e1 e2", E, Reason::pac,
         "e3 e4"},
        {"the other side's marble", row_e("b7y", black), "e9", W, Reason::not_your_turn, "e9"},
        {"a marble of the side that is not to move", row_e("r7b", "w 0-0 teams"), "e1", E,
         Reason::not_your_turn, "e1"},
        {"three against two colours", row_e("bbbwr4", "b 0-0-0 trio"), "e1 e2 e3", E, Reason::legal,
         ""},
        {"two against two colours", row_e("bbwr5", "b 0-0-0 trio"), "e1 e2", E, Reason::pac,
         "e3 e4"},
    };
    return all;
}

Verdict verdict_of(const Case& c) {
    return judge(position_from(c.position), {cells(c.marbles), c.direction, c.steps});
}

void check_cases(const std::vector<Case>& table) {
    for (const Case& c : table) {
        const Verdict verdict = verdict_of(c);
        EXPECT_EQ(name(verdict.reason), name(c.reason)) << c.what;
        EXPECT_EQ(names(verdict.where), c.where) << c.what;
    }
}

TEST(Judge, GivesTheReasonAndTheCells) { check_cases(cases()); }
TEST(Judge, KnowsPartnersAndSeveralFoes) { check_cases(partner_cases()); }

TEST(Judge, EveryReasonIsInTheTables) {
    std::set<Reason> found;
    for (const auto* table : {&cases(), &partner_cases()})
        for (const Case& c : *table) found.insert(verdict_of(c).reason);
    EXPECT_EQ(static_cast<int>(found.size()), reason_count);
}

TEST(Judge, EveryReasonHasANameOfItsOwn) {
    std::set<std::string_view> found;
    for (int i = 0; i < reason_count; ++i) found.insert(name(static_cast<Reason>(i)));
    EXPECT_EQ(static_cast<int>(found.size()), reason_count);
    EXPECT_FALSE(found.contains(""));
    EXPECT_EQ(name(Reason::legal), "legal");
    EXPECT_EQ(name(Reason::partner_in_broadside), "partner_in_broadside");
}

TEST(Judge, NamesTheMoveThatIsLegal) {
    const Position start = position_from(duel_start);
    const Cell a1 = *cell_named("a1");
    const Cell c3 = *cell_named("c3");
    EXPECT_EQ(judge(start, {cells("a1 b2 c3"), NE}).move, Move::in_line(a1, NE));
    EXPECT_EQ(judge(start, {cells("c3 c4 c5"), NW}).move, Move::broadside(c3, E, 3, NW));
    EXPECT_EQ(judge(start, {cells("c3 c4"), NE}).move, Move::broadside(c3, E, 2, NE));
}

TEST(Judge, OnlyOneStepIsEverLegal) {
    for (const Ruleset* ruleset : rulesets)
        for (const int steps : {-1, 0, 2, 3, 8, 1000})
            for (const CellSet group : straight_groups())
                for (const Direction d : all_directions)
                    ASSERT_FALSE(judge(Position::start(*ruleset), {group, d, steps}).legal());
}

TEST(Judge, APlayerWhoMustPassIsToldWhyNothingGoes) {
    const Position stuck = position_from("5/6/7/8/9/8/7/ww4/br3 b 0-0-0 trio");
    EXPECT_EQ(judge(stuck, {cells("a1"), E}), (Verdict{Reason::pac, cells("a2"), Move::pass()}));
    EXPECT_EQ(judge(stuck, {cells("a1"), W}),
              (Verdict{Reason::over_edge, cells("a1"), Move::pass()}));
}

TEST(LineFrom, TakesAllOfTheSideAheadWithoutAGap) {
    const Position start = position_from(duel_start);
    EXPECT_EQ(names(line_from(start, *cell_named("a1"), NE)), "a1 b2 c3");
    EXPECT_EQ(names(line_from(start, *cell_named("a1"), E)), "a1 a2 a3 a4 a5");
    EXPECT_EQ(names(line_from(start, *cell_named("c3"), NE)), "c3");
    const Position four = position_from(row_e("brb1b4", "b 0-0 teams"));
    EXPECT_EQ(names(line_from(four, *cell_named("e1"), E)), "e1 e2 e3");
}

TEST(LineFrom, IsTheCellAloneWhereTheSideHasNoMarble) {
    const Position start = position_from(duel_start);
    EXPECT_EQ(names(line_from(start, *cell_named("e5"), NE)), "e5");
    EXPECT_EQ(names(line_from(start, *cell_named("i5"), SE)), "i5");
}

TEST(AttemptOf, IsWhatAPlayerWouldTakeHoldOf) {
    const Position start = position_from(duel_start);
    const Attempt line = attempt_of(start, Move::in_line(*cell_named("a1"), NE));
    EXPECT_EQ(names(line.marbles), "a1 b2 c3");
    EXPECT_EQ(line.direction, NE);
    EXPECT_EQ(line.steps, 1);
    const Attempt side = attempt_of(start, Move::broadside(*cell_named("c3"), E, 3, NW));
    EXPECT_EQ(names(side.marbles), "c3 c4 c5");
    EXPECT_EQ(side.direction, NW);
}

} // namespace
} // namespace sumito::rules
