#include "game/time_control.h"

#include <algorithm>
#include <charconv>

namespace sumito::game {

namespace {

std::unexpected<rules::TextError> wrong(std::size_t at, std::string what) {
    return std::unexpected(rules::TextError{at, std::move(what)});
}

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

long long value_of(std::string_view digits) {
    long long value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

} // namespace

std::string seconds_text(Duration time) {
    std::string text = std::to_string(time.count() / 1000);
    if (const auto thousandths = time.count() % 1000) {
        std::string decimals = std::to_string(1000 + thousandths).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += "." + decimals;
    }
    return text;
}

std::expected<Duration, rules::TextError> parse_seconds(std::string_view text) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, dot);
    const std::string_view decimals = dot < text.size() ? text.substr(dot + 1) : "";
    if (whole.empty() || whole.size() > 7 || !all_digits(whole) || decimals.size() > 3 ||
        !all_digits(decimals) || (dot < text.size() && decimals.empty()))
        return wrong(0, "a time is a number of seconds, such as 600 or 0.5");
    std::string thousandths(decimals);
    thousandths.resize(3, '0');
    const Duration time(value_of(whole) * 1000 + value_of(thousandths));
    if (time > longest_time) return wrong(0, "a time of more than 1000 hours");
    return time;
}

std::string to_text(const TimeControl& control) {
    switch (control.kind) {
    case TimeControl::Kind::none:
        return "-";
    case TimeControl::Kind::each_player:
        return seconds_text(control.time) +
               (control.increment > Duration{} ? "+" + seconds_text(control.increment) : "");
    case TimeControl::Kind::whole_game:
        return "game " + seconds_text(control.time);
    }
    return "-";
}

std::expected<TimeControl, rules::TextError> parse_time_control(std::string_view text) {
    if (text == "-") return TimeControl{};
    TimeControl control{.kind = TimeControl::Kind::each_player, .time = {}, .increment = {}};
    std::string_view time = text;
    if (text.starts_with("game ")) {
        control.kind = TimeControl::Kind::whole_game;
        time.remove_prefix(5);
    } else if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
        const auto increment = parse_seconds(text.substr(plus + 1));
        if (!increment) return wrong(plus + 1, increment.error().what);
        control.increment = *increment;
        time = text.substr(0, plus);
    }
    const auto seconds = parse_seconds(time);
    const auto at = static_cast<std::size_t>(time.data() - text.data());
    if (!seconds) return wrong(at, seconds.error().what);
    if (*seconds == Duration{}) return wrong(at, "no time at all");
    control.time = *seconds;
    return control;
}

} // namespace sumito::game
