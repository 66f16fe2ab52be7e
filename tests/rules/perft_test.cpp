#include "referee/border.h"
#include "rules/perft.h"
#include "texts.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

constexpr std::uint64_t most_in_a_short_test = 10'000'000;

// Numbers of the table with more nodes than the one and no more than the other.
int check_table(std::uint64_t more_than, std::uint64_t at_most) {
    int checked = 0;
    for (const Row& row : rows_of("perft.txt")) {
        const Position start = position_from(row.left);
        int depth = 0;
        for (const std::string& word : words(row.right)) {
            ++depth;
            const std::uint64_t wanted = std::stoull(word);
            if (wanted <= more_than || wanted > at_most) continue;
            EXPECT_EQ(perft(start, depth), wanted) << row.left << " depth " << depth;
            ++checked;
        }
    }
    return checked;
}

TEST(Perft, AllOfTheTableUpToTenMillion) { EXPECT_EQ(check_table(0, most_in_a_short_test), 81); }

TEST(LongPerft, TheRestOfTheTable) {
    EXPECT_EQ(check_table(most_in_a_short_test, ~std::uint64_t{0}), 16);
}

TEST(Perft, OfDepthNothingIsOne) { EXPECT_EQ(perft(Position::start(trio), 0), 1U); }

struct NearTheEnd {
    const char* what;
    const char* position;
};

// Where counting the last two plies at once could forget that a game ends or that a player passes.
constexpr NearTheEnd near_the_end[] = {
    {"black ejects and wins", "5/6/7/8/9/8/7/6/2bbw b 5-0 duel"},
    {"black ejects and wins a short game", "5/6/7/2wwbbb1/9/8/7/6/2bbw b 0-0 duel 1"},
    {"white needs two more", "5/6/7/8/4wb3/8/7/bbb3/2wwb w 0-4 duel"},
    {"black is stuck and loses", "5/6/7/8/9/8/7/ww4/bw3 b 0-0 duel"},
    {"black can be made stuck by white", "5/6/7/8/9/8/1w5/w5/bw3 w 0-0 duel"},
    {"black passes", "5/6/7/8/4r4/8/7/ww4/br3 b 0-0-0 trio"},
    {"red makes black stuck", "5/6/7/8/9/8/1r5/w5/bw3 r 0-0-0 trio"},
    {"red wins before black could pass", "5/6/7/8/9/8/7/ww4/bwrrw r 0-0-5 trio"},
    {"black passes among four", "5/6/7/8/4r4/8/7/wy4/bw3 b 0-0 teams"},
    {"partners win together", "5/6/7/8/9/8/7/6/2brw b 5-0 teams"},
    {"nothing is left of the next", "5/6/7/8/4b4/8/7/6/5 b 0-0-0 trio"},
    {"the partner's ejection ends it", "5/6/7/8/9/8/7/6/1brrw b 5-5 tandem"},
};

TEST(Perft, AgreesWithTheRefereeWhereGamesEndAndPlayersPass) {
    for (const auto& [what, text] : near_the_end) {
        const Position position = position_from(text);
        const referee::Game game = referee::game_of(position);
        for (int depth = 1; depth <= 3; ++depth)
            EXPECT_EQ(perft(position, depth), referee::perft(game, depth))
                << what << ", depth " << depth;
    }
}

} // namespace
} // namespace sumito::rules
