#pragma once

// What the tests of a game share: short words for boards, times and results, and a hand that plays.

#include "game/game.h"

#include <chrono>
#include <expected>
#include <gtest/gtest.h>
#include <optional>
#include <string_view>

namespace sumito::game {

using namespace std::chrono_literals;

inline constexpr auto black = rules::Colour::black;
inline constexpr auto white = rules::Colour::white;
inline constexpr auto red = rules::Colour::red;
inline constexpr auto yellow = rules::Colour::yellow;

inline constexpr rules::Side first{0};
inline constexpr rules::Side second{1};
inline constexpr rules::Side third{2};

// A marble in a corner each, with all the room there is. Black begins; each side can go on for
// ever without touching another.
inline constexpr std::string_view corners_of_two = "4w/6/7/8/9/8/7/6/b4 b 0-0 duel";
inline constexpr std::string_view corners_of_three = "w3r/6/7/8/9/8/7/6/b4 b 0-0-0 trio";
inline constexpr std::string_view corners_of_four = "r3y/6/7/8/9/8/7/6/b3w b 0-0 teams";

// Out and back: after each of these the board is as it was.
inline constexpr std::string_view shuffle_of_two = "a1a2 i9i8 a2a1 i8i9";
inline constexpr std::string_view shuffle_of_three = "a1a2 i5i6 i9i8 a2a1 i6i5 i8i9";

constexpr Instant at(Duration since_epoch) { return Instant(since_epoch); }

constexpr TimeControl each_player(Duration time, Duration increment = {}) {
    return {TimeControl::Kind::each_player, time, increment};
}
constexpr TimeControl whole_game(Duration time) {
    return {TimeControl::Kind::whole_game, time, {}};
}

// REQUIRES: the text is a position's.
Settings from(std::string_view text);
Settings from(std::string_view text, const TimeControl& time);

inline Result won_by(rules::Side side, Result::Why why, std::optional<rules::Colour> whose = {}) {
    return {why, side, whose};
}
inline Result drawn(Result::Why why) { return {why, {}, {}}; }

// Decides and, if something happens, applies it.
std::expected<Event, Refusal> act(Game& game, rules::Colour seat, const Action& action,
                                  Instant now = at(0s));

// Why an action is refused; nothing if it is not. The game stays as it is.
std::optional<Refusal::Why> refusal(const Game& game, rules::Colour seat, const Action& action,
                                    Instant now = at(0s));

// The moves in order, each by the one whose turn it is. A refused one fails the test.
void play(Game& game, std::string_view moves, Instant now = at(0s));

// The action that a move's text is, in the game's position.
Play move_in(const Game& game, std::string_view text);

// An action may lead to something else: to the fall of a flag, say.
template <class What> bool leads_to(const std::expected<Event, Refusal>& answer) {
    return answer && std::holds_alternative<What>(answer->what);
}

// All that can be seen of the two games is the same.
testing::AssertionResult same(const Game& a, const Game& b);

} // namespace sumito::game
