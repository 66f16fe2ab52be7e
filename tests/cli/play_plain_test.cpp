// The game line by line. Whole games in every mode are told in sessions/play_*.txt.

#include "cli/play_at_table.h"
#include "cli/play_plain.h"

#include <algorithm>
#include <expected>
#include <gtest/gtest.h>
#include <sstream>
#include <vector>

namespace sumito::cli {
namespace {

// A computer answers `thoughts` one after the other.
class PlannedThinker : public PlayThinker {
public:
    PlannedThinker(std::vector<PlayThought> thoughts, std::function<void()> think)
        : thoughts_(std::move(thoughts)), think_(std::move(think)) {}

    void ask(const PlayQuestion&) override { asked_ = true; }
    void drop() override { asked_ = false; }
    std::optional<PlayThought> answer() override {
        if (!asked_ || next_ == thoughts_.size()) return std::nullopt;
        asked_ = false;
        return thoughts_[next_++];
    }
    void wait() override { think_(); }

private:
    std::vector<PlayThought> thoughts_;
    std::function<void()> think_;
    std::size_t next_ = 0;
    bool asked_ = false;
};

struct Computer {
    PlaySeats seats;
    std::vector<PlayThought> thoughts;
    int seconds = 0; // that it takes, each time
};

std::string conversation(const game::Settings& settings, const std::string& typed,
                         const std::vector<int>& seconds = {}, const Computer& computer = {}) {
    std::istringstream in(typed);
    std::ostringstream out;
    std::size_t asked = 0;
    int thinking = 0;
    const auto now = [&] {
        const std::size_t at = std::min(asked++, seconds.empty() ? 0 : seconds.size() - 1);
        return second(thinking + (seconds.empty() ? 0 : seconds[at]));
    };
    game::Settings named = settings;
    name_computers(named, computer.seats, words::Language::en);
    PlainPlay(PlayTable(game::Game(named, second(0)), words::Language::en, computer.seats),
              [](const std::string& file, const game::Game&, game::Instant) {
                  return std::expected<std::string, std::string>(file.empty() ? "here" : file);
              },
              PlayComputers(std::make_unique<PlannedThinker>(
                  computer.thoughts, [&] { thinking += computer.seconds; })),
              {in, out, now, Ink::plain, "", ""})
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
    EXPECT_TRUE(says(conversation(settings_of(rules::duel), "save a game\n"), "Saved in a game."));
}

engine::Answer plays(std::string_view move, int hundredths = 0) {
    engine::Answer answer;
    const std::size_t cells = 2;
    const auto from = *rules::cell_named(move.substr(0, cells));
    const auto to = *rules::cell_named(move.substr(cells, cells));
    for (const rules::Direction d : rules::all_directions)
        if (from.neighbour(d) == to) answer.best = rules::Move::in_line(from, d);
    answer.lines.emplace_back().score = {engine::Score::Kind::marbles, hundredths};
    return answer;
}

TEST(PlainPlay, AComputerAnswersAtOnce) {
    const std::string talk =
        conversation(settings_of(rules::duel), "a1b2\n", {},
                     {computer_at(rules::Colour::white, 3), {plays("i5h5"), plays("i6h6")}});
    EXPECT_TRUE(says(talk, "Computer, level 3 (White) to move."));
    EXPECT_TRUE(says(talk, "Three white marbles move in line from i5 h5 g5 to h5 g5 f5."));
    EXPECT_TRUE(talk.ends_with("\nBlack to move.\n")) << talk;
}

TEST(PlainPlay, ComputersPlayAmongThemselvesWithoutAnythingToRead) {
    PlaySeats both;
    both.level.at = {1, 1, 0, 0};
    const std::string talk = conversation(settings_at("5/6/7/8/6bbw/8/7/6/4w w 5-0 duel"), "", {},
                                          {both, {plays("a5a4"), plays("e7e8")}});
    EXPECT_TRUE(talk.ends_with("Computer, level 1 (Black) wins!\n")) << talk;
}

TEST(PlainPlay, UndoGoesBackToThePerson) {
    const std::string talk = conversation(settings_of(rules::duel), "a1b2\nundo\nundo\n", {},
                                          {computer_at(rules::Colour::white), {plays("i5h5")}});
    EXPECT_TRUE(talk.ends_with("Black to move.\nThere is no move to take back.\n")) << talk;
}

TEST(PlainPlay, AHintIsShownAndNotPlayed) {
    const std::string talk =
        conversation(settings_of(rules::duel), "hint\n", {}, {{}, {plays("a1b2")}});
    EXPECT_TRUE(talk.ends_with("Black to move.\nHint: a1b2. Three black marbles move in line from "
                               "a1 b2 c3 to b2 c3 d4.\n"))
        << talk;
}

TEST(PlainPlay, AComputerThatFailsIsNotSilent) {
    const Computer broken{computer_at(rules::Colour::white),
                          {PlayThought(std::unexpected("no memory")), plays("i5h5")}};
    const std::string talk = conversation(settings_of(rules::duel), "a1b2\nundo\n", {}, broken);
    EXPECT_TRUE(says(talk, "The computer cannot go on: no memory"));
    EXPECT_TRUE(talk.ends_with(
        "The last move is taken back.\n" +
        talk.substr(talk.find("    i "), talk.find("Black to move.") - talk.find("    i ")) +
        "Black to move.\n"))
        << talk;
}

TEST(PlainPlay, AComputerWhoseTimeIsUpDoesNotMove) {
    const std::string talk = conversation(with_clock(settings_of(rules::duel), 60), "a1b2\n", {},
                                          {computer_at(rules::Colour::white), {}, 60});
    EXPECT_TRUE(says(talk, "Time is up for Computer, level 3 (White). Black wins!")) << talk;
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
