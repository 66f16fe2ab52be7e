#include "record_random.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace sumito::game {

// For the messages of a failed property.
void showValue(const RecordError& error, std::ostream& out) { out << to_text(error); }

namespace {

using rules::Colour;
using rules::Notation;

Dice any_dice() {
    return Dice(*rc::gen::noShrink(rc::gen::inRange<std::uint64_t>(0, 1'000'000'000'000)));
}

Record only_game(std::string_view text) {
    RecordReader reader(text);
    auto record = reader.next();
    if (!record || !*record)
        RC_FAIL(std::string(text) + "\n" + (record ? to_text(record->error()) : "no game"));
    RC_ASSERT(!reader.next());
    return std::move(**record);
}

constexpr std::array notations{Notation::standard, Notation::nacre, Notation::playstrategy};

RC_GTEST_PROP(RecordProperty, WhatIsWrittenIsReadBack, ()) {
    Dice dice = any_dice();
    const Record record = random_record(dice);
    const std::string text = to_text(record, dice.one_of(notations));
    RC_ASSERT(only_game(text) == record);
}

RC_GTEST_PROP(RecordProperty, WhatIsReadIsWrittenTheSameAgain, ()) {
    Dice dice = any_dice();
    const std::string text = to_text(random_record(dice));
    RC_ASSERT(to_text(only_game(text)) == text);
}

RC_GTEST_PROP(RecordProperty, ManyGamesInAFile, ()) {
    Dice dice = any_dice();
    std::vector<Record> records;
    std::string text;
    for (int i = 0; i < 5; ++i) {
        records.push_back(random_record(dice));
        text += to_text(records.back()) + (dice.one_in(2) ? "\n" : "");
    }
    RecordReader reader(text);
    for (const Record& record : records) {
        const auto read = reader.next();
        RC_ASSERT(read.has_value());
        if (!*read) RC_FAIL(to_text(record) + "\n" + to_text(read->error()));
        RC_ASSERT(**read == record);
    }
    RC_ASSERT(!reader.next());
}

// Words of one or two letters, the second kind three bytes wide.
std::string random_prose(Dice& dice) {
    std::string prose = "x";
    while (!dice.one_in(100)) prose += dice.one_in(2) ? " \xE6\x97\xA5" : " ab";
    return prose;
}

RC_GTEST_PROP(RecordProperty, NoLineIsLongerThan80Columns, ()) {
    Dice dice = any_dice();
    Record record = record_of(random_game(dice).game);
    for (Turn& turn : record.turns) turn.comment = random_prose(dice);
    const std::string text = to_text(record);
    std::size_t width = 0;
    std::size_t widest = 0;
    for (const char c : text.substr(text.find("\n\n"))) {
        width = c == '\n' ? 0 : width + ((c & 0xC0) != 0x80);
        widest = std::max(width, widest);
    }
    RC_ASSERT(widest <= 80);
    RC_ASSERT(widest > 70 || record.turns.size() < 10);
}

void same_plies(const Game& a, const Game& b) {
    RC_ASSERT(a.plies().size() == b.plies().size());
    for (std::size_t i = 0; i < a.plies().size(); ++i) {
        RC_ASSERT(a.plies()[i].by == b.plies()[i].by);
        RC_ASSERT(a.plies()[i].move == b.plies()[i].move);
        RC_ASSERT(a.plies()[i].after == b.plies()[i].after);
        RC_ASSERT(a.plies()[i].left == b.plies()[i].left);
    }
}

// The clocks agree if a game at one instant and another at another go on.
void same_clocks(const Game& a, Instant now_a, const Game& b, Instant now_b) {
    RC_ASSERT(a.clock().game_left(now_a) == b.clock().game_left(now_b));
    for (const Colour colour : a.ruleset().turns)
        RC_ASSERT(a.clock().left(colour, now_a) == b.clock().left(colour, now_b));
}

RC_GTEST_PROP(RecordProperty, AGamePutAwayGoesOnWhereItWas, ()) {
    Dice dice = any_dice();
    const auto [game, now] = random_game(dice);
    const auto again = replay(only_game(to_text(record_of(game, now))));
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->settings() == game.settings());
    RC_ASSERT(again->result() == game.result());
    RC_ASSERT(again->turn() == game.turn());
    RC_ASSERT(again->quiet_plies() == game.quiet_plies());
    for (const Colour colour : game.ruleset().turns)
        RC_ASSERT(again->is_retired(colour) == game.is_retired(colour));
    same_plies(game, *again);
    same_clocks(game, now, *again, now);
    if (game.result() || game.is_paused() || game.settings().time.kind == TimeControl::Kind::none)
        return;
    RC_ASSERT(again->is_paused());
    Game resumed = *again;
    const Instant later = now + std::chrono::hours(5);
    resumed.apply({resumed.turn(), later, Resumed{}});
    const Duration pondering = dice.up_to(std::chrono::seconds(20));
    same_clocks(game, now + pondering, resumed, later + pondering);
}

RC_GTEST_PROP(RecordProperty, RubbishIsAnErrorOrAGameThatCanBeWritten,
              (const std::vector<std::string>& pieces)) {
    Dice dice = any_dice();
    std::string text;
    for (const std::string& piece : pieces) text += piece + random_text(dice);
    RecordReader reader(text);
    while (const auto read = reader.next()) {
        if (*read)
            RC_ASSERT(only_game(to_text(**read)) == **read);
        else
            RC_ASSERT(!read->error().what.empty() && read->error().line > 0);
    }
}

} // namespace
} // namespace sumito::game
