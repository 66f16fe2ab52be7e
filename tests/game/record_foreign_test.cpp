#include "record_helpers.h"

#include <string>

namespace sumito::game {
namespace {

using rules::Notation;

ReadOptions with_layout(std::string_view name) {
    return {.layout = rules::layout_named(name), .swapped_cells = false};
}

// The moves alone, in our notation.
std::string moves_of(const Record& record) {
    std::string moves;
    rules::Position position = record.settings.start;
    for (const Turn& turn : record.turns) {
        moves += (moves.empty() ? "" : " ") + rules::to_text(position, turn.move);
        position.play(turn.move);
    }
    return moves;
}

TEST(BareMoves, WithAndWithoutNumbersAndSpaces) {
    for (const std::string_view text :
         {"1.a1b2 i5h5 2.a2b3 i6h6", "1. a1b2 i5h5 2. a2b3 i6h6", "a1b2 i5h5 a2b3 i6h6",
          "1.a1b2 i5h52.a2b3 i6h6 ...", "1.a1b2i5h5 ...", "1.A1B2 I5H5 2.A2B3 I6H6",
          "1 a1-b2 i5-h5 2 a2-b3 i6->h6", "1... a1b2 1... i5h5 2... a2b3 \xE2\x80\xA6 i6h6",
          "1.a1b2\r\ni5h5\r\n\r\n2.a2b3\r\ni6h6 ."}) {
        if (text.find("b2i5") != std::string_view::npos) {
            EXPECT_EQ(error_of(text).what, "more than three cells");
            continue;
        }
        EXPECT_EQ(moves_of(read(text)), "a1b2 i5h5 a2b3 i6h6") << text;
    }
}

TEST(BareMoves, BeginInTheLayoutThatIsToldThem) {
    EXPECT_EQ(read("a1b2").settings.start, rules::start_of(*rules::layout_named("standard")));
    EXPECT_EQ(read("i9h8", with_layout("belgian-daisy")).settings.start,
              rules::start_of(*rules::layout_named("belgian-daisy")));
    EXPECT_EQ(read("[Mode \"trio\"]", with_layout("belgian-daisy")).settings.start,
              rules::start_of(*rules::layout_named("trio")));
}

TEST(BareMoves, OfSeveralGamesBeginAgainAtOne) {
    const auto games = read_all("1.a1b2 i5h5 2.a2b3 ... 1.a5b5 i5h5 1-0 1.a1b2 * a2b3 i5h5");
    ASSERT_EQ(games.size(), 4u);
    EXPECT_EQ(moves_of(games[0]), "a1b2 i5h5 a2b3");
    EXPECT_EQ(moves_of(games[1]), "a5b5 i5h5");
    EXPECT_EQ(games[1].claim, Claim{rules::Side{0}});
    EXPECT_EQ(moves_of(games[2]), "a1b2");
    EXPECT_EQ(moves_of(games[3]), "a2b3 i5h5");
}

TEST(BareMoves, AOneOfAnotherPlayerOrInAVariationIsNoNewGame) {
    EXPECT_EQ(read("[Mode \"trio\"] 1. b2b4c3 1... g3f3 1... d8f8d7").turns.size(), 3u);
    EXPECT_EQ(read("1. a1b2 i5h5 2. a2b3 (2. a5b5 1. i6h6)").turns.size(), 3u);
    EXPECT_EQ(read("1. a1b2 1. i5h5").turns.size(), 2u);
}

TEST(BareMoves, GoOnPastRepetitionsAndQuiet) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += "c3d3 g5f5 d3c3 f5g5 ";
    EXPECT_EQ(read(text).turns.size(), 400u);
    EXPECT_EQ(read(text).result, std::nullopt);
}

TEST(BareMoves, ADashStandsForAMoveNotMade) {
    const std::string position = "[Position \"5/6/7/8/4bbbw1/4w3/7/6/5 w 0-0 duel\"]\n";
    EXPECT_EQ(moves_of(read(position + "1. - e8d7 2. e5e6")), "e8d7 e5e6");
    EXPECT_EQ(moves_of(read(position + "1.- e8d7 2. e5e6")), "e8d7 e5e6");
}

TEST(Apgn, BlackIsTheFirstOfTheResult) {
    const Record record =
        read("[Variant \"standard\"]\n[Result \"1-0\"]\n[Notation \"Aba-Pro\"]\n\n1. a1b2 1-0");
    EXPECT_EQ(record.claim, Claim{rules::Side{0}});
    EXPECT_EQ(record.settings.start.turn(), rules::Colour::black);
}

TEST(Apgn, VariantsAreLayouts) {
    for (const auto& [variant, layout] : {std::pair{"belgian", "belgian-daisy"},
                                          {"german_daisy", "german-daisy"},
                                          {"alien", "alien-attack"},
                                          {"centrifugeuse", "centrifuge"},
                                          {"duel", "the-duel"},
                                          {"snakes_variant", "snakes"},
                                          {"the_wall", "the-wall"},
                                          {"standard", "standard"}})
        EXPECT_EQ(read("[Variant \"" + std::string(variant) + "\"] *").settings.start,
                  rules::start_of(*rules::layout_named(layout)))
            << variant;
}

TEST(Apgn, LostMarblesAreTheOthersEjections) {
    const auto start = [](const std::string& position) {
        return read("[Variant \"custom\"]\n[SetUp \"1\"]\n[Position \"" + position + "\"] *")
            .settings.start.text();
    };
    EXPECT_EQ(start("5/6/7/8/4bbbw1/4w3/7/6/5-5b4w b"), "5/6/7/8/4bbbw1/4w3/7/6/5 b 4-5 duel");
    EXPECT_EQ(start("5/6/7/8/4bbbw1/4w3/7/6/5-0b0w w"), "5/6/7/8/4bbbw1/4w3/7/6/5 w 0-0 duel");
    EXPECT_EQ(start("5/6/7/8/4bbbw1/4w3/7/6/5"), "5/6/7/8/4bbbw1/4w3/7/6/5 b 0-0 duel");
}

TEST(Apgn, PositionOutweighsVariant) {
    EXPECT_EQ(read("[Variant \"nobody knows\"][Position \"5/6/7/8/4bbbw1/4w3/7/6/5 b\"] *")
                  .settings.start.text(),
              "5/6/7/8/4bbbw1/4w3/7/6/5 b 0-0 duel");
}

TEST(PlayStrategy, FenAndMoves) {
    const std::string fen = "[FEN \"5/6/7/8/4SSSs1/4s3/7/6/5 4 5 b 0 1\"]\n";
    EXPECT_EQ(moves_of(read(fen + "e5e9 d5d4 e6xe9")), "e5e6 d5d4 e6e7");
    EXPECT_EQ(moves_of(read(fen + "e5f8")), "e5e7f6");
    EXPECT_EQ(moves_of(read(fen + "e7f6")), "e6e7f6");
    EXPECT_EQ(read(fen + "*").settings.start.text(), "5/6/7/8/4bbbw1/4w3/7/6/5 b 4-5 duel");
    EXPECT_EQ(read("[SetUp \"5/6/7/8/4SSSs1/4s3/7/6/5_4_5_b_0_1\"] *").settings.start,
              read(fen + "*").settings.start);
}

TEST(PlayStrategy, OldCellsHaveLetterAndDigitExchanged) {
    ReadOptions options = with_layout("belgian-daisy");
    options.swapped_cells = true;
    EXPECT_EQ(moves_of(read("a1d4 e9e6 b1d3 e1e4 c2e4 d8d6 b3e3 g3f4", options)),
              "a1b2 i5h5 a2b3 a5b5 b3c4 h4g4 c2c3 c6c7d6");
    EXPECT_EQ(error_of("a1d4 i5f5", options).move, "i5f5");
}

class RecordNotations : public testing::TestWithParam<Notation> {};

TEST_P(RecordNotations, AreWrittenOnRequestAndReadBack) {
    const Record record = read("a1b2 (c3c4d4 i6h6) i5h5 a2b3 i6h6");
    EXPECT_EQ(read(to_text(record, GetParam())), record);
}

INSTANTIATE_TEST_SUITE_P(All, RecordNotations,
                         testing::Values(Notation::standard, Notation::nacre,
                                         Notation::playstrategy));

TEST(RecordNotations, LookDifferent) {
    const Record record = read("a1b2 (c3c4d4)");
    EXPECT_NE(to_text(record, Notation::nacre).find("1. a1d4 (1. c3d5)"), std::string::npos);
}

} // namespace
} // namespace sumito::game
