#include "rules/position.h"
#include "texts.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

struct Wrong {
    std::string text;
    std::size_t at;
    const char* what;
};

template <std::size_t N> void check(const Wrong (&table)[N]) {
    for (const auto& [text, at, what] : table) {
        const auto position = Position::from_text(text);
        ASSERT_FALSE(position) << text.substr(0, 80);
        EXPECT_EQ(position.error().what, what) << text.substr(0, 80);
        EXPECT_EQ(position.error().at, at) << text.substr(0, 80);
    }
}

const std::string empty_board = "5/6/7/8/9/8/7/6/5";
constexpr std::size_t million = 1 << 20;

TEST(SetupErrors, InTheRows) {
    const Wrong table[] = {
        {"", 0, "the position is empty"},
        {" \t\n ", 0, "the position is empty"},
        {"wwwwx/6/7/8/9/8/7/6/5 b 0-0 duel", 4,
         "'x' in row i: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {"5/6/7/8/9/8/7/6/4B b 0-0 duel", 17,
         "'B' in row a: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {"5/60/7/8/9/8/7/6/5 b 0-0 duel", 3,
         "'0' in row h: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {std::string("5/6\0/7/8/9/8/7/6/5 b 0-0 duel", 29), 3,
         "the byte 0 in row h: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {std::string(10, '\0'), 0,
         "the byte 0 in row i: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {"5/6/7\xff", 5,
         "the byte 255 in row g: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {"wwwwww/6/7/8/9/8/7/6/5 b 0-0 duel", 5, "row i has more than 5 cells"},
        {"6/6/7/8/9/8/7/6/5 b 0-0 duel", 0, "row i has more than 5 cells"},
        {"5/6/7/8/9b/8/7/6/5 b 0-0 duel", 9, "row e has more than 9 cells"},
        {"5/6/7/8/9/8/7/6/6 b 0-0 duel", 16, "row a has more than 5 cells"},
        {"4/6/7/8/9/8/7/6/5 b 0-0 duel", 1, "row i is 1 short"},
        {"5/6/7/8/bb/8/7/6/5 b 0-0 duel", 10, "row e is 7 short"},
        {"5//7/8/9/8/7/6/5 b 0-0 duel", 2, "row h is 6 short"},
        {"5/6/7/8/9/8/7/6 b 0-0 duel", 15, "the rows end too early, in row b"},
        {"5/6/7/8/9/8/7/6/ b 0-0 duel", 16, "the rows end too early, in row a"},
        {"5/6/7/8/9/8/7/6/4 b 0-0 duel", 17, "the rows end too early, in row a"},
        {"5/6/7/8/9/8/7/6/5/5 b 0-0 duel", 17, "more than nine rows"},
        {"5/6/7/8/9/8/7/6/5/ b 0-0 duel", 17, "more than nine rows"},
        {std::string(million, 'b'), 5, "row i has more than 5 cells"},
        {std::string(million, 'q'), 0,
         "'q' in row i: marbles are b, w, r, y, empty cells a digit 1 to 9"},
        {std::string(million, '/'), 0, "row i is 5 short"},
    };
    check(table);
}

TEST(SetupErrors, InTheOtherFields) {
    const char* turn = "the colour to move is missing: "
                       "a position is '<rows> <turn> <ejections> <mode>'";
    const char* mode = "the mode is missing: a position is '<rows> <turn> <ejections> <mode>'";
    const Wrong table[] = {
        {empty_board, 17, turn},
        {empty_board + "  ", 19, turn},
        {empty_board + " b 0-0", 23, mode},
        {empty_board + " b 0-0 duel 6 7", 31, "'7' is too much"},
        {empty_board + " b 0-0 chess", 24, "'chess' is not a mode: duel, trio, teams or tandem"},
        {empty_board + " b 0-0 Duel", 24, "'Duel' is not a mode: duel, trio, teams or tandem"},
        {empty_board + " x 0-0 duel", 18, "'x' is not a colour: b, w, r or y"},
        {empty_board + " bw 0-0 duel", 18, "'bw' is not a colour: b, w, r or y"},
        {empty_board + " b 0 duel", 20,
         "'0' should be the ejections made by the 2 sides, such as 0-0"},
        {empty_board + " b 0- duel", 20,
         "'0-' should be the ejections made by the 2 sides, such as 0-0"},
        {empty_board + " b -0 duel", 20,
         "'-0' should be the ejections made by the 2 sides, such as 0-0"},
        {empty_board + " b 0-0-0 duel", 20,
         "'0-0-0' should be the ejections made by the 2 sides, such as 0-0"},
        {empty_board + " b 0--1 duel", 20,
         "'0--1' should be the ejections made by the 2 sides, such as 0-0"},
        {empty_board + " b 0-0 trio", 20,
         "'0-0' should be the ejections made by the 3 sides, such as 0-0-0"},
        {empty_board + " b 0-99999999999 duel", 20,
         "'0-99999999999' should be the ejections made by the 2 sides, such as 0-0"},
        {empty_board + " b 0-0 duel x", 29, "'x' is not a goal"},
        {empty_board + " b 0-0 duel -1", 29, "'-1' is not a goal"},
        {empty_board + " b 0-0 duel 6.", 29, "'6.' is not a goal"},
        {empty_board + " b 0-0 duel 99999999999", 29, "'99999999999' is not a goal"},
        {empty_board + " b 0-0 " + std::string("du\0el", 5), 24,
         "'du?el' is not a mode: duel, trio, teams or tandem"},
        {empty_board + " b 0-0 " + std::string(million, 'd'), 24,
         "'dddddddddddddddddddd...' is not a mode: duel, trio, teams or tandem"},
    };
    check(table);
}

TEST(SetupErrors, OfPositionsThatCannotBe) {
    const Wrong table[] = {
        {"bbbbb/bbbbbb/bbbb3/8/9/8/7/6/5 b 0-0 duel", 0,
         "15 black marbles, but duel has at most 14 of a colour"},
        {"5/6/7/8/9/8/rrr4/rrrrrr/rrrrr r 0-0-0 trio", 0,
         "14 red marbles, but trio has at most 11 of a colour"},
        {"5/6/7/8/yyyyyyyyy/y7/7/6/5 b 0-0 teams", 0,
         "10 yellow marbles, but teams has at most 9 of a colour"},
        {"5/6/7/8/4r4/8/7/6/5 b 0-0 duel", 0, "a red marble, but red does not play in duel"},
        {"5/6/7/8/4y4/8/7/6/5 b 0-0-0 trio", 0,
         "a yellow marble, but yellow does not play in trio"},
        {"5/6/7/8/9/8/7/6/5 r 0-0 duel", 0, "red does not play in duel"},
        {"5/6/7/8/9/8/7/6/5 y 0-0-0 trio", 0, "yellow does not play in trio"},
        {"wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 1-0 duel", 0,
         "black cannot have ejected 1 marble, only 0 of the others' are missing"},
        {"wwwww/wwwwww/2w4/8/9/8/2bbb2/bbbbbb/bbbbb b 3-0 duel", 0,
         "black cannot have ejected 3 marbles, only 2 of the others' are missing"},
        {"ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/1bbbb b 0-1-1 trio", 0,
         "2 marbles ejected in all, but only 1 missing from the board"},
        {"rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb r 1-0 teams", 0,
         "black and red cannot have ejected 1 marble, only 0 of the others' are missing"},
        {empty_board + " b 6-6 duel", 0, "two sides cannot both have reached the goal"},
        {empty_board + " b 2-1-2 trio 2", 0, "two sides cannot both have reached the goal"},
        {empty_board + " b 7-0 duel", 0, "ejections must be 0 to 6, not 7"},
        {empty_board + " b 0-2147483647 duel", 0, "ejections must be 0 to 6, not 2147483647"},
        {empty_board + " b 0-0 duel 0", 0, "the goal must be 1 to 14, not 0"},
        {empty_board + " b 0-0 duel 15", 0, "the goal must be 1 to 14, not 15"},
        {empty_board + " b 0-0 teams 10", 0, "the goal must be 1 to 9, not 10"},
    };
    check(table);
}

TEST(SetupErrors, OfSetupsThatNoTextCouldMake) {
    const auto what = [](const rules::Setup& setup) {
        const auto position = Position::from(setup);
        return position ? std::string("fine") : position.error().what;
    };
    rules::Setup setup;
    EXPECT_EQ(what(setup), "fine");
    setup.marbles[Colour::black] = cells("e5 e6");
    setup.marbles[Colour::white] = cells("e6 e7");
    EXPECT_EQ(what(setup), "two marbles on e6");
    setup.marbles[Colour::white] = CellSet(std::uint64_t{1} << 61);
    EXPECT_EQ(what(setup), "a white marble is not on the board");
    setup.marbles[Colour::white] = {};
    setup.ejected[Side{1}] = -1;
    EXPECT_EQ(what(setup), "ejections must be 0 to 6, not -1");
    setup.ejected[Side{1}] = 0;
    setup.goal = -6;
    EXPECT_EQ(what(setup), "the goal must be 1 to 14, not -6");
}

} // namespace
} // namespace sumito::rules
