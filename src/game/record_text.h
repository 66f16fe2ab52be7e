#pragma once

// The small texts in a record, each with its way in and out: tag values, comments with their
// commands, clock times, draw rules, the reason of a result.

#include "game/result.h"
#include "game/settings.h"
#include "rules/text_error.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::game {

inline constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// The beginning of a text from elsewhere, made printable, for messages.
std::string shown(std::string_view text);
std::string quoted(std::string_view text); // in quotes

// What stands between the quotes of a tag.
std::string tag_text(std::string_view value);
std::string read_tag_value(std::string_view raw);

// A comment and the commands in it: [%clk 0:09:58.25] [%flag] [%resign] [%resign red].
struct Comment {
    std::string text;
    std::optional<Duration> clock;
    std::optional<Result::Why> retired;
    std::vector<rules::Colour> resigned;

    bool has_commands() const { return clock || retired || !resigned.empty(); }
    bool empty() const { return text.empty() && !has_commands(); }
};
// What stands between the braces.
std::string comment_text(const Comment& comment);
std::expected<Comment, rules::TextError> read_comment(std::string_view raw);

// "0:09:58.25": hours, minutes, seconds, thousandths if there are any. Reading needs no hours.
std::string clock_text(Duration time);
std::optional<Duration> parse_clock(std::string_view text);

// "agreement repetition 3 quiet 200", what is switched off left out; "none".
std::string draws_text(const DrawRules& draws);
std::optional<DrawRules> parse_draws(std::string_view text);

// Why a game ended: "goal", "resignation white".
struct Ending {
    Result::Why why;
    std::optional<rules::Colour> whose;
};
std::string ending_text(const Ending& ending);
std::optional<Ending> parse_ending(std::string_view text);

// A number with nothing around it.
std::optional<int> parse_number(std::string_view text);

std::optional<rules::Colour> colour_named(std::string_view name);

} // namespace sumito::game
