#include "arena/journal.h"
#include "matches.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace sumito::arena {
namespace {

using rules::Side;

Outcome any_outcome() {
    const auto any_ending = [] {
        return static_cast<Ending>(*rc::gen::inRange<std::size_t>(0, ending_names.size()));
    };
    Outcome outcome{};
    if (*rc::gen::arbitrary<bool>()) outcome.winner = static_cast<Side>(*rc::gen::inRange(0, 3));
    outcome.ending = any_ending();
    for (auto& ending : outcome.fell_out.at)
        if (*rc::gen::arbitrary<bool>()) ending = any_ending();
    outcome.plies = *rc::gen::inRange(0, 100'000);
    for (int& ejected : outcome.ejected.at) ejected = *rc::gen::inRange(0, 15);
    outcome.moves_hash = *rc::gen::arbitrary<std::uint64_t>();
    return outcome;
}

KeptBout any_bout() {
    const auto from = *rc::gen::inRange<std::uint64_t>(0, 1'000'000'000);
    KeptBout bout{*rc::gen::inRange<std::size_t>(0, 1'000'000),
                  {from, from + *rc::gen::inRange<std::uint64_t>(0, 10'000)},
                  {}};
    for (int i = *rc::gen::inRange(1, 7); i > 0; --i) bout.outcomes.push_back(any_outcome());
    return bout;
}

RC_GTEST_PROP(KeptBout, IsReadAsItIsWritten, ()) {
    const KeptBout bout = any_bout();
    RC_ASSERT(parse_kept_bout(to_text(bout)) == bout);
}

// A change of one character is another bout or none, and nothing worse.
RC_GTEST_PROP(KeptBout, BrokenLinesAreNoHarm, ()) {
    const KeptBout bout = any_bout();
    std::string text = to_text(bout);
    text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
    const auto read = parse_kept_bout(text);
    if (read && *read != bout) RC_ASSERT(parse_kept_bout(to_text(*read)) == read);
}

TEST(KeptBout, LooksLikeThis) {
    const KeptBout bout{
        12,
        {4711, 5023},
        {{Side{1}, Ending::flag, {{Ending::flag, {}, {}}}, 83, {{6, 2, 0}}, 0x9f3a}}};
    EXPECT_EQ(to_text(bout), "bout 12 4711 5023 1:flag:flag,-,-:83:6,2,0:9f3a");
}

TEST(KeptBout, WhatIsNone) {
    for (const char* text :
         {"", "bout", "bout 1", "bout 1 2", "bout x 2 3 -:goal:-,-,-:1:0,0,0:1", "bout 1 2 3 ",
          "tab 1 2 3", "bout 1 2 -:goal:-,-,-:1:0,0,0:1", "bout 1 3 2 -:goal:-,-,-:1:0,0,0:1",
          "bout 1 2 3 3:goal:-,-,-:1:0,0,0:1", "bout 1 2 3 -:joy:-,-,-:1:0,0,0:1",
          "bout 1 2 3 -:goal:-,-:1:0,0,0:1", "bout 1 2 3 -:goal:-,-,-:-1:0,0,0:1",
          "bout 1 2 3 -:goal:-,-,-:1:0,0,0", "bout 1 2 3 -:goal:-,-,-:1:0,0,0:1:2",
          "bout 1 2 3 -:goal:-,-,-:1:0,0,0:1  "})
        EXPECT_FALSE(parse_kept_bout(text)) << text;
}

class JournalFile : public testing::Test {
protected:
    Plan plan = made(wishes_for(rules::duel, {"greedy", "random"}, 8));
    Folder folder;
    std::string state = folder / "state";
    std::string records = folder / "games.sgn";

    Left played() {
        Patient all;
        return run(plan, records, state, all);
    }
    std::uint64_t records_of_the_last_begin_at(const Left& left) {
        const std::size_t line = left.state.rfind("bout");
        const auto bout = parse_kept_bout(left.state.substr(line, left.state.size() - line - 1));
        return bout.value().records.from;
    }
    std::string refusal(const Plan& other) {
        const auto journal = Journal::open(other, records, state);
        return journal ? "" : journal.error();
    }
};

TEST_F(JournalFile, KeepsEveryBout) {
    const Left whole = played();
    const auto journal = Journal::open(plan, records, state);
    ASSERT_TRUE(journal) << journal.error();
    ASSERT_EQ(journal->kept().size(), 4U);
    EXPECT_EQ(journal->kept().back().records,
              (RecordSpan{records_of_the_last_begin_at(whole), whole.records.size()}));
}

TEST_F(JournalFile, RecordsCanBeRead) {
    const Left whole = played();
    game::RecordReader reader(whole.records);
    int games = 0;
    while (const auto record = reader.next()) {
        ASSERT_TRUE(*record) << to_text(record->error());
        EXPECT_EQ((*record)->tags.front().value, "Sumito match");
        ++games;
    }
    EXPECT_EQ(games, 8);
}

TEST_F(JournalFile, AHalfLineDoesNotCount) {
    const Left whole = played();
    for (const std::size_t cut : {1U, 20U, 60U}) {
        write(state, whole.state.substr(0, whole.state.size() - cut));
        write(records, whole.records.substr(0, records_of_the_last_begin_at(whole)));
        EXPECT_EQ(Journal::open(plan, "", state)->kept().size(), 3U);
        EXPECT_TRUE(played().state == whole.state);
        EXPECT_TRUE(content(records) == whole.records);
    }
}

TEST_F(JournalFile, AHalfHeadDoesNotCount) {
    const Left whole = played();
    for (const std::size_t length : {0U, 5U, 40U}) {
        write(state, whole.state.substr(0, length));
        write(records, "");
        EXPECT_TRUE(played().state == whole.state);
    }
}

TEST_F(JournalFile, ABoutWhoseRecordsAreTornIsPlayedAgain) {
    const Left whole = played();
    const std::size_t of_others = records_of_the_last_begin_at(whole);
    ASSERT_LT(of_others + 60, whole.records.size());
    for (const std::size_t left : {whole.records.size() - 1, of_others + 60, of_others}) {
        write(state, whole.state);
        write(records, whole.records.substr(0, left));
        const Left again = played();
        EXPECT_TRUE(again.records == whole.records);
        EXPECT_TRUE(again.state == whole.state);
    }
}

TEST_F(JournalFile, WhatOthersHaveWrittenStays) {
    const std::string other = "[Event \"other\"]\n\n1. a1b2 *\n";
    // Bouts of which that file was not told.
    plan = made(wishes_for(rules::duel, {"greedy", "random"}, 4));
    Patient all;
    run(plan, "", state, all);
    write(records, other);
    plan = made(wishes_for(rules::duel, {"greedy", "random"}, 8));
    const Left begun = played();
    EXPECT_TRUE(begun.records.starts_with(other + "\n[Event \"Sumito match\"]"));

    write(records, begun.records + other);
    plan = made(wishes_for(rules::duel, {"greedy", "random"}, 12));
    EXPECT_TRUE(played().records.starts_with(begun.records + other + "\n[Event \"Sumito match\"]"));
}

TEST_F(JournalFile, RecordsThatAreMissingAreMissed) {
    const Left whole = played();
    write(records, whole.records.substr(0, 10));
    EXPECT_EQ(refusal(plan), "'" + records + "' is shorter than the state says");
}

TEST_F(JournalFile, AnotherMatchIsNotGoneOnWith) {
    played();
    Wishes wishes = plan.wishes;
    wishes.seed = 8;
    EXPECT_EQ(refusal(made(wishes)),
              "'" + state +
                  "' is of another match: it has 'random-plies 4 seed 7' where this one "
                  "has 'random-plies 4 seed 8'");
    EXPECT_NE(refusal(made(wishes_for(rules::duel, {"greedy", "turtle"}, 8))), "");
    EXPECT_NE(refusal(made(wishes_for(rules::duel, {"greedy", "random", "turtle"}, 8))), "");
}

TEST_F(JournalFile, OtherWeightsUnderTheSameNameAreAnotherMatch) {
    Wishes wishes = wishes_for(rules::duel, {"sumito depth=1", "random"}, 2);
    wishes.entries[0].options.weights = engine::weights_for(rules::duel);
    plan = made(wishes);
    played();
    EXPECT_EQ(refusal(plan), "");
    ++wishes.entries[0].options.weights->at[0];
    EXPECT_TRUE(
        refusal(made(wishes)).starts_with("'" + state + "' is of another match: it has 'weights "));
    --wishes.entries[0].options.weights->at[0];
    // It is told where they differ.
    wishes.entries[0].options.weights->at.back() = 12345;
    const std::string refused = refusal(made(wishes));
    EXPECT_NE(refused.find("where this one has '..."), std::string::npos) << refused;
    EXPECT_TRUE(refused.ends_with(" 12345'")) << refused;
}

TEST_F(JournalFile, WhatIsNoStateOfThisVersionIsNotGoneOnWith) {
    write(state, "sumito match 1\nmode duel\n");
    EXPECT_EQ(refusal(plan), "'" + state + "' is of a match of another version");
    write(state, "[Event \"casual\"]\n");
    EXPECT_EQ(refusal(plan), "'" + state + "' is not the state of a match");
    EXPECT_EQ(content(state), "[Event \"casual\"]\n");
}

TEST_F(JournalFile, MoreGamesAreTheSameMatch) {
    played();
    EXPECT_EQ(refusal(made(wishes_for(rules::duel, {"greedy", "random"}, 20))), "");
}

TEST_F(JournalFile, ALineThatMakesNoSenseIsAnError) {
    const Left whole = played();
    std::string text = whole.state;
    text.replace(text.find("bout 2"), 6, "bout 9");
    write(state, text);
    EXPECT_EQ(refusal(plan), "'" + state + "': bout 2 cannot be read");
}

TEST_F(JournalFile, WithoutAStateGamesAreAdded) {
    write(records, "[Event \"before\"]\n\n1. a1b2 *\n");
    Patient all;
    run(plan, records, "", all);
    EXPECT_TRUE(content(records).starts_with("[Event \"before\"]\n\n1. a1b2 *\n\n[Event"));
}

TEST_F(JournalFile, FilesThatCannotBeWritten) {
    EXPECT_EQ(Journal::open(plan, "/nowhere/x", "").error(),
              "cannot write '/nowhere/x': No such file or directory");
    EXPECT_EQ(Journal::open(plan, "", "/nowhere/x").error(),
              "cannot write '/nowhere/x': No such file or directory");
}

TEST_F(JournalFile, AFullDiskEndsTheMatch) {
    Journal journal = Journal::open(plan, "/dev/full", "").value();
    Tally tally(plan);
    Patient all;
    const auto end = run_match(plan, tally, journal, all);
    ASSERT_FALSE(end);
    EXPECT_EQ(end.error(), "cannot write '/dev/full': No space left on device");
    EXPECT_EQ(tally.bouts(), 0U);
}

} // namespace
} // namespace sumito::arena
