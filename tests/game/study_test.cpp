// A record as a tree: read, changed, and written so that it can be read again.

#include "game/study.h"
#include "record_helpers.h"
#include "rules/generate.h"
#include "rules/notation.h"

#include <gtest/gtest.h>

namespace sumito::game {
namespace {

constexpr std::string_view lesson = R"([Event "A short lesson"]
[Black "Ada"]
[Result "1-0"]
[Termination "resignation white"]
[Mode "duel"]
[Layout "belgian-daisy"]

{The daisies.} 1. a1b2 i5h5 2. a2b3 $1 {At once.} 2... i6h6 (2... a5b5 {slower}
3. b3c4 (3. i9h8 $5) 3... h5g5) (2... c6d7 $2) 3. b3c4 1-0
)";

Study study_of(std::string_view text) { return Study(read(text)); }
Study new_study(const rules::Ruleset& ruleset = rules::duel) {
    Record record;
    record.settings.start = rules::Position::start(ruleset);
    return Study(record);
}

std::string move_of(const Study& study, int id) {
    const Study::Node& node = *study.node(id);
    return rules::to_text(study.node(node.parent)->position, node.turn.move);
}

// The moves from the start, separated by blanks; the first child where there are several.
std::string main_line(const Study& study) {
    std::string moves;
    for (int id = Study::start; !study.node(id)->children.empty();) {
        id = study.node(id)->children.front();
        moves += (moves.empty() ? "" : " ") + move_of(study, id);
    }
    return moves;
}

// Goes to the end of these moves, all of which are there.
int at(const Study& study, const std::vector<std::string>& moves) {
    int id = Study::start;
    for (const std::string& move : moves) {
        int next = Study::nobody;
        for (const int child : study.node(id)->children)
            if (move_of(study, child) == move) next = child;
        if (next == Study::nobody) {
            ADD_FAILURE() << "no " << move;
            return Study::start;
        }
        id = next;
    }
    return id;
}

int add(Study& study, int parent, std::string_view text) {
    const auto move = rules::read_move(study.node(parent)->position, text);
    EXPECT_TRUE(move) << text;
    const auto id = study.add(parent, move.value_or(rules::Move::pass()));
    EXPECT_TRUE(id) << (id ? "" : id.error());
    return id.value_or(Study::start);
}

std::string moves_of(const Study& study) {
    const std::string text = to_text(study.record());
    return text.substr(text.find("\n\n") + 2);
}

// What was written is a record, and reads as the same tree.
void expect_sound(const Study& study) {
    const std::string text = to_text(study.record());
    EXPECT_EQ(to_text(Study(read(text)).record()), text);
}

TEST(Study, IsTheTreeOfARecord) {
    const Study study = study_of(lesson);
    EXPECT_EQ(main_line(study), "a1b2 i5h5 a2b3 i6h6 b3c4");
    EXPECT_EQ(study.node(Study::start)->turn.comment, "The daisies.");
    const int third = at(study, {"a1b2", "i5h5", "a2b3"});
    EXPECT_EQ(study.node(third)->turn.comment, "At once.");
    EXPECT_EQ(study.node(third)->turn.marks, std::vector<int>{1});
    EXPECT_EQ(study.node(third)->children.size(), 3u);
    const int aside = at(study, {"a1b2", "i5h5", "a2b3", "a5b5", "i9h8"});
    EXPECT_EQ(study.node(aside)->turn.marks, std::vector<int>{5});
    EXPECT_EQ(study.path_to(aside).size(), 5u);
}

TEST(Study, IsWrittenAsItWasRead) { EXPECT_EQ(to_text(study_of(lesson).record()), lesson); }

TEST(Study, AddsAMoveOnce) {
    Study study = new_study();
    const int first = add(study, Study::start, "a1b2");
    EXPECT_EQ(add(study, Study::start, "a1b2"), first);
    add(study, first, "i5h5");
    EXPECT_EQ(add(study, Study::start, "a2b2"), 3);
    EXPECT_EQ(moves_of(study), "1. a1b2 (1. a2b2) 1... i5h5 *\n");
    expect_sound(study);
}

TEST(Study, RefusesWhatIsNoMove) {
    Study study = new_study();
    EXPECT_EQ(study.add(7, rules::Move::pass()).error(), "there is no such turn");
    EXPECT_EQ(study.add(-1, rules::Move::pass()).error(), "there is no such turn");
    const auto i9 = rules::cell_named("i9");
    EXPECT_EQ(study.add(0, rules::Move::in_line(*i9, rules::Direction::SW)).error(),
              "the move is not legal");
    EXPECT_EQ(study.add(0, rules::Move::pass()).error(),
              "a game does not begin with a turn that is skipped");
}

TEST(Study, NothingFollowsTheEnd) {
    Study study = study_of("[Mode \"duel\"]\n[Position \"5/6/7/8/6bbw/8/7/6/4b b 0-0 duel 1\"]\n\n"
                           "1. e7e8 1-0\n");
    EXPECT_EQ(study.add(1, rules::Move::pass()).error(), "the game is over");
}

TEST(Study, WhatIsTriedAfterAResultIsNoPartOfTheGame) {
    Study study = study_of(lesson);
    const int last = at(study, {"a1b2", "i5h5", "a2b3", "i6h6", "b3c4"});
    const int after = add(study, last, "b6c7");
    add(study, after, "h9g9");
    add(study, last, "c6d7");
    const Record record = study.record();
    ASSERT_TRUE(record.result);
    EXPECT_EQ(record.result->why, Result::Why::resignation);
    EXPECT_EQ(record.turns.size(), 5u);
    EXPECT_TRUE(moves_of(study).ends_with(" 3. b3c4 (3. b3c4 b6c7 (3... c6d7)\n4. h9g9) 1-0\n"))
        << moves_of(study);
    expect_sound(study);
    // Read again, it is where it was.
    const Study again(read(to_text(record)));
    EXPECT_EQ(main_line(again), "a1b2 i5h5 a2b3 i6h6 b3c4 b6c7 h9g9");
    EXPECT_EQ(again.record(), record);
}

TEST(Study, ALineThatIsToldTwiceIsOne) {
    const Study study =
        study_of("1. a1b2 i5h5 (1... i5h5 {once more} 2. a2b3 $2 i7h7 (2... i6h6)) 2. a2b3 $1 *");
    EXPECT_EQ(main_line(study), "a1b2 i5h5 a2b3 i7h7");
    const int third = at(study, {"a1b2", "i5h5", "a2b3"});
    EXPECT_EQ(study.node(third)->turn.marks, (std::vector<int>{1, 2}));
    EXPECT_EQ(study.node(2)->turn.comment, "once more");
    EXPECT_EQ(study.node(third)->children.size(), 2u);
    EXPECT_EQ(moves_of(study), "1. a1b2 i5h5 {once more} 2. a2b3 $1 $2 i7h7 (2... i6h6) *\n");
    expect_sound(study);
}

TEST(Study, AnUnfinishedGameGoesOn) {
    Study study = study_of("[Mode \"duel\"]\n[TimeControl \"600\"]\n[TimeLeft \"0:09:30\"]\n\n"
                           "1. a1b2 {[%clk 0:09:58]} *\n");
    EXPECT_TRUE(study.record().time_left);
    add(study, 1, "i5h5");
    EXPECT_FALSE(study.record().time_left);
    EXPECT_EQ(moves_of(study), "1. a1b2 {[%clk 0:09:58]} 1... i5h5 *\n");
    expect_sound(study);
    ASSERT_TRUE(study.remove(2));
    EXPECT_TRUE(study.record().time_left);
}

TEST(Study, RemovesWithAllThatFollows) {
    Study study = study_of(lesson);
    const int aside = at(study, {"a1b2", "i5h5", "a2b3", "a5b5"});
    ASSERT_TRUE(study.remove(aside));
    EXPECT_FALSE(study.node(aside));
    EXPECT_TRUE(study.record().result);
    EXPECT_EQ(study.remove(aside).error(), "there is no such turn");
    EXPECT_EQ(study.remove(Study::start).error(), "there is no such turn");
    expect_sound(study);
}

TEST(Study, AGameCutShortHasNoResult) {
    Study study = study_of(lesson);
    ASSERT_TRUE(study.remove(at(study, {"a1b2", "i5h5", "a2b3", "i6h6", "b3c4"})));
    EXPECT_FALSE(study.record().result);
    EXPECT_TRUE(moves_of(study).ends_with("*\n"));
    expect_sound(study);
}

TEST(Study, PromotesAVariation) {
    Study study = study_of(lesson);
    ASSERT_TRUE(study.promote(at(study, {"a1b2", "i5h5", "a2b3", "a5b5"})));
    EXPECT_EQ(main_line(study), "a1b2 i5h5 a2b3 a5b5 b3c4 h5g5");
    EXPECT_FALSE(study.record().result);
    expect_sound(study);
    ASSERT_TRUE(study.promote(at(study, {"a1b2", "i5h5", "a2b3", "i6h6"})));
    EXPECT_TRUE(study.record().result);
    expect_sound(study);
}

TEST(Study, ClocksOfThoughtsDoNotBecomeThoseOfTheGame) {
    Study study = study_of("[Mode \"duel\"]\n[TimeControl \"60\"]\n\n1. a1b2 {[%clk 0:00:50]} "
                           "(1. a2b2 {[%clk 0:01:40]} 1... i5h5) *\n");
    ASSERT_TRUE(study.promote(at(study, {"a2b2"})));
    EXPECT_EQ(moves_of(study), "1. a2b2 (1. a1b2 {[%clk 0:00:50]}) 1... i5h5 *\n");
    expect_sound(study);
}

TEST(Study, AThoughtThatSkipsATurnIsNeverTheGame) {
    Study study = study_of("1. a1b2 i5h5 (1... -- 2. a2b3) *");
    ASSERT_TRUE(study.promote(at(study, {"a1b2", "--"})));
    EXPECT_EQ(moves_of(study), "1. a1b2 (1. a1b2 -- (1... i5h5) 2. a2b3) *\n");
    expect_sound(study);

    Study first = study_of("1. a1b2 (1. -- i5h5) *");
    EXPECT_EQ(first.promote(at(first, {"--"})).error(),
              "a game does not begin with a turn that is skipped");
    add(first, Study::start, "a2b2");
    ASSERT_TRUE(first.remove(at(first, {"a1b2"})));
    EXPECT_EQ(moves_of(first), "1. a2b2 (1. -- i5h5) *\n");
    expect_sound(first);
}

TEST(Study, ADrawOnTheWayEndsTheGame) {
    Study study = study_of("[Mode \"duel\"]\n[Draws \"repetition 2\"]\n\n1. c3d3 g5f5 *");
    int id = at(study, {"c3d3", "g5f5"});
    for (const char* move : {"d3c3", "f5g5"}) id = add(study, id, move);
    EXPECT_EQ(study.record().result->why, Result::Why::repetition);
    add(study, id, "a1b2");
    EXPECT_EQ(moves_of(study), "1. c3d3 g5f5 2. d3c3 f5g5 (2... f5g5 3. a1b2) 1/2-1/2\n");
    expect_sound(study);
}

// Red shuts black in, and it is white's turn.
TEST(Study, SkipsTurnsThatHaveToBe) {
    Study study = study_of("[Mode \"trio\"]\n"
                           "[Position \"5/6/7/8/9/8/7/w1r3/bw3 r 0-0-0 trio\"]\n\n*");
    const int id = add(study, Study::start, "b3b2");
    EXPECT_EQ(main_line(study), "b3b2 --");
    EXPECT_EQ(study.node(id)->position.turn(), rules::Colour::white);
    EXPECT_EQ(add(study, Study::start, "b3b2"), id);
    expect_sound(study);
    ASSERT_TRUE(study.remove(id));
    EXPECT_EQ(moves_of(study), "1... b3b2 2. -- *\n"); // said, since it is so
}

// Each move beside the one before.
std::string dig(Study& study, int from) {
    while (true) {
        const auto moves = rules::generate(study.node(from)->position);
        EXPECT_TRUE(study.add(from, moves[0]));
        const auto aside = study.add(from, moves[1]);
        if (!aside) return aside.error();
        from = *aside;
    }
}

TEST(Study, HoldsNoMoreThanCanBeRead) {
    Study study = new_study();
    const int first = add(study, Study::start, "a1b2");
    EXPECT_EQ(dig(study, first), "variations nested too deep");
    expect_sound(study);
    const int second = add(study, Study::start, "a2b2");
    EXPECT_EQ(study.promote(second).error(), "variations nested too deep");
    EXPECT_TRUE(study.promote(first));
    expect_sound(study);
}

TEST(Study, CommentsMarksAndTags) {
    Study study = new_study();
    const int first = add(study, Study::start, "a1b2");
    EXPECT_TRUE(study.comment(Study::start, "begins {so}"));
    EXPECT_TRUE(study.comment(first, "[%clk 1:00:00] is no clock"));
    EXPECT_TRUE(study.mark(first, std::vector<int>{3, 16}));
    EXPECT_EQ(study.mark(first, std::vector<int>{256}).error(), "a mark is a number from 0 to 255");
    EXPECT_FALSE(study.mark(Study::start, std::vector<int>{1}));
    EXPECT_FALSE(study.comment(17, "nobody"));
    EXPECT_TRUE(study.set_tag("Event", "A \"cup\""));
    EXPECT_TRUE(study.set_tag("Event", "The cup"));
    EXPECT_TRUE(study.set_tag("Annotator", "Eva"));
    EXPECT_TRUE(study.set_tag("Annotator", ""));
    EXPECT_TRUE(study.set_tag("White", "Bruno"));
    EXPECT_EQ(study.set_tag("Result", "1-0").error(), "the tag Result follows from the rest");
    EXPECT_FALSE(study.set_tag("no blank", "x"));
    EXPECT_FALSE(study.set_tag("", "x"));
    EXPECT_EQ(to_text(study.record()), "[Event \"The cup\"]\n[White \"Bruno\"]\n[Result \"*\"]\n"
                                       "[Mode \"duel\"]\n[Layout \"standard\"]\n\n"
                                       "{begins \\(so\\)} 1. a1b2 $3 $16 {\\[%clk 1:00:00] is no "
                                       "clock} *\n");
    expect_sound(study);
}

TEST(Study, TheLineToANodeIsAGame) {
    Study study = study_of(lesson);
    const int aside = at(study, {"a1b2", "i5h5", "a2b3", "a5b5", "i9h8"});
    const Record record = study.record_to(aside);
    EXPECT_EQ(record.turns.size(), 5u);
    const auto game = replay(record);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->position(), study.node(aside)->position);
    EXPECT_FALSE(game->result());
    // One that is no game begins where it stands.
    Study skipping = study_of("1. a1b2 i5h5 (1... -- 2. a2b3) *");
    const int thought = at(skipping, {"a1b2", "--", "a2b3"});
    const Record begun = skipping.record_to(thought);
    EXPECT_TRUE(begun.turns.empty());
    EXPECT_EQ(begun.settings.start, skipping.node(thought)->position);
}

} // namespace
} // namespace sumito::game
