#include "referee/referee.h"
#include "texts.h"

#include <algorithm>
#include <gtest/gtest.h>

// The referee itself is held against the table of perft numbers, so that it may be believed.

namespace sumito::referee {
namespace {

TEST(Referee, CountsAsTheTableSays) {
    for (const rules::Row& row : rules::rows_of("perft.txt")) {
        const auto game = Game::read(row.left);
        ASSERT_TRUE(game) << row.left;
        int depth = 0;
        for (const std::string& word : rules::words(row.right))
            if (++depth; std::stoull(word) < 20'000) {
                EXPECT_EQ(perft(*game, depth), std::stoull(word)) << row.left << " " << depth;
            }
    }
}

TEST(Referee, CountsThreePliesOfEachMode) {
    constexpr std::pair<const char*, std::uint64_t> starts[] = {
        {"wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel", 98912},
        {"ww1rr/ww2rr/ww3rr/ww4rr/ww5rr/w6r/7/bbbbbb/bbbbb b 0-0-0 trio", 62440},
        {"rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 0-0 teams", 71767},
        {"rrrr1/1rrr1y/2rr1yy/5yyy/www3yyy/www5/ww1bb2/w1bbb1/1bbbb b 0-0 tandem", 71767}};
    for (const auto& [text, nodes] : starts) EXPECT_EQ(perft(*Game::read(text), 3), nodes) << text;
}

TEST(Referee, ReadsAndWritesTheSameText) {
    for (const rules::Row& row : rules::rows_of("layouts.txt")) {
        const auto game = Game::read(row.right);
        ASSERT_TRUE(game) << row.right;
        EXPECT_EQ(game->text(), row.right);
    }
    for (const char* wrong : {"", "5/6/7/8/9/8/7/6/5", "5/6/7/8/9/8/7/6/5 b 0-0 chess",
                              "5/6/7/8/9/8/7/6/5 r 0-0 duel", "5/6/7/8/9/8/7/6/4 b 0-0 duel",
                              "5/6/7/8/9/8/7/6/4r b 0-0 duel", "5/6/7/8/9/8/7/6/5 b 0-0-0 duel",
                              "5/6/7/8/9/8/7/6/5 b 0-0 duel 6 6", "5/6/7/8/9/8/7/6 b 0-0 duel"})
        EXPECT_FALSE(Game::read(wrong)) << wrong;
}

// Two ways to the same answer: the list, and every group of marbles tried every way.
TEST(Referee, AllowsExactlyTheGroupsOfItsList) {
    for (const rules::Row& row : rules::rows_of("layouts.txt")) {
        const Game game = *Game::read(row.right);
        std::vector<std::string> allowed;
        for (int i = 0; i < 81; ++i)
            for (const Heading along : headings)
                for (int length = 1; length <= 3; ++length)
                    for (const Heading h : headings) {
                        const Place end{i / 9, i % 9};
                        std::vector<Place> group;
                        for (int k = 0; k < length; ++k) group.push_back(next(end, along, k));
                        if (!game.is_legal(group, h)) continue;
                        const bool backward = along == Heading{-h.rows, -h.columns};
                        if (length == 1 || along == h)
                            allowed.push_back(name(end) + name(next(end, h)));
                        else if (!backward && end < group.back())
                            allowed.push_back(name(end) + name(group.back()) + name(next(end, h)));
                    }
        std::ranges::sort(allowed);
        const auto repeated = std::ranges::unique(allowed);
        allowed.erase(repeated.begin(), repeated.end());
        EXPECT_EQ(allowed, game.moves()) << row.right;
    }
}

} // namespace
} // namespace sumito::referee
