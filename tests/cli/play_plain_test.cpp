// The game line by line. Whole games in every mode are told in sessions/play_*.txt.

#include "cli/play_at_table.h"
#include "cli/play_plain.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>
#include <vector>

namespace sumito::cli {
namespace {

std::string conversation(const game::Settings& settings, const std::string& typed,
                         const std::vector<int>& seconds = {},
                         words::Language language = words::Language::en) {
    std::istringstream in(typed);
    std::ostringstream out;
    std::size_t asked = 0;
    const auto now = [&] {
        const std::size_t at = std::min(asked++, seconds.empty() ? 0 : seconds.size() - 1);
        return second(seconds.empty() ? 0 : seconds[at]);
    };
    PlainPlay(PlayTable(game::Game(settings, second(0)), language),
              [](const game::Game&, game::Instant) {
                  return std::expected<std::string, std::string>("here");
              },
              {in, out, now, Ink::plain, ""})
        .run();
    return out.str();
}

bool says(const std::string& talk, const std::string& sentence) {
    return talk.find(sentence + "\n") != std::string::npos;
}

TEST(PlainPlay, StopsWhenThereIsNothingMoreToRead) {
    const std::string talk = conversation(settings_of(rules::duel), "a1b2\n");
    EXPECT_TRUE(talk.ends_with("Black 0/6, White 0/6\nWhite to move.\n")) << talk;
}

TEST(PlainPlay, QuitsWithoutReadingFurther) {
    const std::string talk = conversation(settings_of(rules::duel), "quit\na1b2\n");
    EXPECT_FALSE(says(talk, "White to move."));
}

TEST(PlainPlay, TakesBlankLinesAndCarriageReturns) {
    const std::string talk = conversation(settings_of(rules::duel), "\n  \n  a1b2 \r\n");
    EXPECT_TRUE(says(talk, "White to move."));
}

TEST(PlainPlay, AsksTheOthersAboutADraw) {
    const std::string talk =
        conversation(settings_of(rules::duel), "accept\ndraw\ndecline\ndraw\naccept\n");
    EXPECT_TRUE(says(talk, "Nobody has offered a draw."));
    EXPECT_TRUE(says(talk, "Black offers a draw."));
    EXPECT_TRUE(says(talk, "White: accept or decline the draw?"));
    EXPECT_TRUE(says(talk, "White plays on."));
    EXPECT_TRUE(says(talk, "All players agree. The game is a draw."));
}

TEST(PlainPlay, NoticesThatTimeHasRunOut) {
    const std::string talk =
        conversation(with_clock(settings_of(rules::duel), 60), "moves\n", {1, 1, 1, 61});
    EXPECT_TRUE(says(talk, "Time is up for Black. White wins!")) << talk;
    EXPECT_EQ(talk.find("a1b2 a2b3"), std::string::npos);
}

TEST(PlainPlay, StopsAndStartsTheClock) {
    const std::string talk =
        conversation(with_clock(settings_of(rules::duel), 60), "pause\na1b2\ngo\na1b2\n");
    EXPECT_TRUE(says(talk, "The game is paused."));
    EXPECT_TRUE(says(talk, "The game goes on."));
    EXPECT_TRUE(says(talk, "White to move."));
    EXPECT_TRUE(says(talk, "Black 0/6 (1:00), White 0/6 (1:00)"));
}

TEST(PlainPlay, Saves) {
    EXPECT_TRUE(says(conversation(settings_of(rules::duel), "save\n"), "Saved in here."));
    EXPECT_TRUE(says(conversation(settings_of(rules::duel), "save no/such/place\n"),
                     "Not saved: cannot write 'no/such/place': No such file or directory."));
}

TEST(PlainPlay, AnswersRubbishWithOneSentence) {
    for (const std::string& rubbish :
         {std::string(1'000'000, 'x'), std::string("\0\0a1", 4), std::string("\xff\xfe\x1b[2J"),
          std::string("a1b2b3c4d5"), std::string("undone")}) {
        const std::string talk = conversation(settings_of(rules::duel), rubbish + "\n");
        const std::string answer = talk.substr(talk.find("Black to move.\n") + 15);
        EXPECT_TRUE(answer.ends_with("(c3c5d4).\n")) << answer;
        EXPECT_LT(answer.size(), 150U);
        EXPECT_EQ(answer.find('\x1b'), std::string::npos);
    }
}

} // namespace
} // namespace sumito::cli
