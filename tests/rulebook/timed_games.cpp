#include "rulebook/timed_games.h"

#include "rules/notation.h"

#include <gtest/gtest.h>

namespace sumito::rulebook {

using namespace std::chrono_literals;
using game::Refusal;
using game::Result;

namespace {

game::Settings from_start(std::string_view start) {
    game::Settings settings;
    settings.start = position(start);
    return settings;
}

constexpr std::string_view usual_start = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel";

} // namespace

Table::Table(game::Settings settings) : game_(std::move(settings), now_) {}
Table::Table(std::string_view start) : Table(from_start(start)) {}

game::Action Table::move(std::string_view text) const {
    const auto read = read_move(game_.position(), text);
    EXPECT_TRUE(read) << text << " in " << game_.position().text();
    return game::Play{read ? *read : Move::pass()};
}

void Table::play(std::string_view text) { act(game_.turn(), move(text)); }

void Table::act(Colour colour, const game::Action& action) {
    const auto event = game_.decide(colour, action, now_);
    ASSERT_TRUE(event) << name(event.error().why);
    game_.apply(*event);
}

std::optional<Refusal::Why> Table::refusal(Colour colour, const game::Action& action) const {
    const auto event = game_.decide(colour, action, now_);
    return event ? std::nullopt : std::optional(event.error().why);
}

game::TimeControl time_control(std::string_view text) {
    const auto control = game::parse_time_control(text);
    EXPECT_TRUE(control) << text;
    return control ? *control : game::TimeControl{};
}

game::Settings timed(std::string_view start, std::string_view time) {
    game::Settings settings = from_start(start);
    settings.time = time_control(time);
    return settings;
}

void expect_a_time_for_each_player(std::chrono::minutes time) {
    const std::string seconds = std::to_string(std::chrono::seconds(time).count());
    Table table(timed(usual_start, seconds));
    const auto left = [&](Colour c) { return table.game().clock().left(c, table.now()); };
    EXPECT_EQ(left(Colour::black), time);
    EXPECT_EQ(left(Colour::white), time);

    table.wait(time - 1s);
    table.play("a1b2");
    table.wait(2min);
    EXPECT_EQ(left(Colour::black), 1s);
    EXPECT_EQ(left(Colour::white), time - 2min);
    table.play("i5h5");
    table.wait(999ms);
    EXPECT_EQ(table.refusal(Colour::white, game::CheckTime{}), Refusal::Why::time_left);
    EXPECT_FALSE(table.game().result());

    table.wait(1ms);
    table.act(Colour::white, game::CheckTime{});
    EXPECT_EQ(table.game().result(), (Result{Result::Why::flag, Side{1}, Colour::black}));
    EXPECT_EQ(table.refusal(Colour::black, table.move("a2b3")), Refusal::Why::game_over);
}

void expect_games_without_limit() {
    Table table(usual_start);
    table.wait(999h);
    EXPECT_EQ(table.refusal(Colour::white, game::CheckTime{}), Refusal::Why::time_left);
    table.play("a1b2");
    EXPECT_FALSE(table.game().result());
}

void expect_a_played_move_to_stand() {
    for (const std::string_view time : {"-", "600", "game 900"}) {
        game::Settings settings = timed(usual_start, time);
        settings.undo = time != "-"; // with a clock not even where it was agreed
        Table table(settings);
        table.play("a1b2");
        EXPECT_EQ(table.refusal(Colour::black, game::TakeBack{}), Refusal::Why::no_undo) << time;
        EXPECT_EQ(table.refusal(Colour::black,
                                game::Play{Move::in_line(*cell_named("a2"), Direction::NE)}),
                  Refusal::Why::not_your_turn);
        EXPECT_EQ(table.game().position().text(),
                  "wwwww/wwwwww/2www2/8/9/3b4/2bbb2/bbbbbb/1bbbb w 0-0 duel");
    }
}

} // namespace sumito::rulebook
