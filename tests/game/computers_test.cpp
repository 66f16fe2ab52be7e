#include "game/computers.h"
#include "record_helpers.h"

namespace sumito::game {
namespace {

using rules::Colour;

TEST(Computers, StandInTheTags) {
    Record record = read("[Mode \"duel\"]\n[Event \"Cup\"]\n\n*");
    Computers computers;
    computers.level[Colour::white] = 7;
    write_computers(record, computers);
    EXPECT_NE(to_text(record).find("[WhiteComputer \"7\"]"), std::string::npos);
    EXPECT_EQ(take_computers(record), computers);
    EXPECT_EQ(record.tags, (std::vector<Tag>{{"Event", "Cup"}}));
}

TEST(Computers, ALevelThatMakesNoSenseIsAPerson) {
    Record record = read(
        "[Mode \"duel\"]\n[BlackComputer \"11\"]\n[WhiteComputer \"x\"]\n[RedComputer \"3\"]\n\n*");
    EXPECT_EQ(take_computers(record), Computers{});
    EXPECT_TRUE(record.tags.empty());
}

TEST(Computers, WhoHasMovedInPerson) {
    const Game game = *replay(read("1. a1b2 *"));
    EXPECT_TRUE(has_moved_in_person(game, {}));
    Computers computers;
    computers.level[Colour::black] = 1;
    EXPECT_FALSE(has_moved_in_person(game, computers));
}

} // namespace
} // namespace sumito::game
