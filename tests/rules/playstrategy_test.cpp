#include "random_boards.h"
#include "rules/layout.h"
#include "rules/playstrategy.h"
#include "texts.h"

#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

TEST(PlayStrategy, StartingPositionsAreOurLayouts) {
    constexpr std::pair<const char*, const char*> starts[] = {
        {"belgian-daisy", "ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1"},
        {"standard", "sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1"},
        {"snakes", "SSSSS/S5/S6/S1sssss1/1S5s1/1SSSSS1s/6s/5s/sssss 0 0 b 0 0"},
        {"alien-attack", "S1S1S/1SssS1/1SsSsS1/3SS3/9/3ss3/1sSsSs1/1sSSs1/s1s1s 0 0 b 0 1"},
        {"checkerboard", "5/SsSsSs/7/sSsSsSsS/9/SsSsSsSs/7/sSsSsS/5 0 0 b 0 1"},
        {"the-duel", "1s1S1/sssSSS/2s1S2/S6s/SS5ss/S6s/2s1S2/sssSSS/1s1S1 0 0 b 0 1"},
        {"dutch-daisy", "ss1SS/sSsSsS/1ss1SS1/8/9/8/1SS1ss1/SsSsSs/SS1ss 0 0 b 0 1"},
        {"german-daisy", "5/ss2SS/sss1SSS/1ss2SS1/9/1SS2ss1/SSS1sss/SS2ss/5 0 0 b 0 1"},
        {"swiss-daisy", "5/ss2SS/sSs1SsS/1ss2SS1/9/1SS2ss1/SsS1sSs/SS2ss/5 0 0 b 0 1"},
        {"star", "S3s/1s2S1/s1S1s1S/3sS3/sSsS1sSsS/3sS3/s1S1s1S/1s2S1/S3s 0 0 b 0 1"},
        {"the-wall", "2s2/6/1sssss1/ssssssss/9/SSSSSSSS/1SSSSS1/6/2S2 0 0 b 0 1"},
        {"the-clearing", "SsSsS/s4s/1S2s1S/Ss5s/s7S/S5Ss/s1S2s1/S4S/sSsSs 0 0 b 0 1"},
        {"papillons", "1S1ss/S1sS1s/1s3SS/sS5s/s7S/S5sS/ss3S1/S1sS1s/SS1s1 0 0 b 0 1"},
    };
    for (const auto& [name, fen] : starts) {
        const auto setup = parse_playstrategy_fen(fen);
        ASSERT_TRUE(setup) << name << ": " << setup.error().what;
        EXPECT_EQ(to_text(*setup), layout_named(name)->text);
        EXPECT_EQ(to_playstrategy_fen(*setup).substr(0, 40), std::string(fen).substr(0, 40));
    }
}

TEST(PlayStrategy, ScoresAndPlayerAreRead) {
    const auto setup = parse_playstrategy_fen("5/6/7/8/4S1s2/8/7/6/5 3 5 w 12 40");
    ASSERT_TRUE(setup);
    EXPECT_EQ(to_text(*setup), "5/6/7/8/4b1w2/8/7/6/5 w 3-5 duel");
    EXPECT_EQ(to_playstrategy_fen(*setup), "5/6/7/8/4S1s2/8/7/6/5 3 5 w 0 1");
}

TEST(PlayStrategy, CountersMayBeMissingAndBlanksMayBeUnderscores) {
    for (const char* fen : {"5/6/7/8/4S1s2/8/7/6/5 3 5 w", "5/6/7/8/4S1s2/8/7/6/5 3 5 w 7",
                            "5/6/7/8/4S1s2/8/7/6/5_3_5_w_0_1", "5/6/7/8/4S1s2/8/7/6/5  3  5  w"}) {
        const auto setup = parse_playstrategy_fen(fen);
        ASSERT_TRUE(setup) << fen;
        EXPECT_EQ(to_text(*setup), "5/6/7/8/4b1w2/8/7/6/5 w 3-5 duel") << fen;
    }
}

TEST(PlayStrategy, RandomDuelsComeBack) {
    RandomBoards boards(duel, 9);
    for (int i = 0; i < 2000; ++i) {
        rules::Setup setup = boards.next().setup();
        setup.goal = duel.goal; // the FEN has no goal
        const std::string fen = to_playstrategy_fen(setup);
        const auto again = parse_playstrategy_fen(fen);
        ASSERT_TRUE(again) << fen;
        EXPECT_EQ(*again, setup) << fen;
    }
}

TEST(PlayStrategy, WrongTextsSayWhere) {
    const char* marbles = "marbles are S for black and s for white, empty cells a digit 1 to 9";
    const char* fields = "after the rows come black's ejections, white's, b or w, and two counters";
    struct Wrong {
        std::string fen;
        std::size_t at;
        const char* what;
    };
    const Wrong table[] = {
        {"ss1bb/6/7/8/9/8/7/6/5 0 0 b 0 1", 3, marbles},
        {"5/6/7/8/9/8/7/6/05 0 0 b 0 1", 16, marbles},
        {std::string("5/6\0", 4) + "/7/8/9/8/7/6/5 0 0 b 0 1", 3, marbles},
        {std::string(1 << 20, 'x'), 0, marbles},
        {"sssSSS/6/7/8/9/8/7/6/5 0 0 b 0 1", 5, "row i has more than 5 cells"},
        {"4/6/7/8/9/8/7/6/5 0 0 b 0 1", 1, "row i is 1 short"},
        {"5/6/7/8/9/8/7/6/5/5 0 0 b 0 1", 17, "more than nine rows"},
        {"5/6/7/8/9/8/7/6/4 0 0 b 0 1", 17, "the rows end too early, in row a"},
        {"5/6/7/8/9/8/7/6/5", 17, fields},
        {"5/6/7/8/9/8/7/6/5 0 0", 17, fields},
        {"5/6/7/8/9/8/7/6/5 0 -1 b 0 1", 17, fields},
        {"5/6/7/8/9/8/7/6/5 0 0 b x 1", 17, fields},
        {"5/6/7/8/9/8/7/6/5 0 0 b 0 1 1", 17, fields},
        {"5/6/7/8/9/8/7/6/5 0 0 S 0 1", 22, "the player to move is b or w"},
        {"5/6/7/8/9/8/7/6/5 0 0 bw 0 1", 22, "the player to move is b or w"},
    };
    for (const auto& [fen, at, what] : table) {
        const auto setup = parse_playstrategy_fen(fen);
        ASSERT_FALSE(setup) << fen.substr(0, 60);
        EXPECT_EQ(setup.error().what, what) << fen.substr(0, 60);
        EXPECT_EQ(setup.error().at, at) << fen.substr(0, 60);
    }
}

} // namespace
} // namespace sumito::rules
