#pragma once

// How much time there is. As text, in seconds: `-` for none, `600` or `600+5` for a time of each
// player's own with what a move adds to it, `game 900` for one time for the whole game.

#include "rules/text_error.h"

#include <chrono>
#include <expected>
#include <string>
#include <string_view>

namespace sumito::game {

using Duration = std::chrono::milliseconds;
using Instant = std::chrono::sys_time<Duration>;

inline constexpr Duration longest_time = std::chrono::hours(1000);

struct TimeControl {
    enum class Kind : std::uint8_t { none, each_player, whole_game };
    Kind kind = Kind::none;
    Duration time{};      // 1 ms to longest_time, unless none
    Duration increment{}; // 0 to longest_time, each_player only

    friend constexpr bool operator==(const TimeControl&, const TimeControl&) = default;
};

std::string to_text(const TimeControl& control);
std::expected<TimeControl, rules::TextError> parse_time_control(std::string_view text);

// "600", "0.25": seconds with up to three decimals.
std::string seconds_text(Duration time);
std::expected<Duration, rules::TextError> parse_seconds(std::string_view text);

} // namespace sumito::game
