#include "game/time_control.h"

#include "fuzz.h"
#include "game/record_text.h"

namespace sumito::fuzz {

using namespace game;

namespace {

void read_control(std::string_view text) {
    const auto control = parse_time_control(text);
    if (!control) return require(control.error().at <= text.size());
    require(parse_time_control(to_text(*control)) == *control);
}

void read_comment_text(std::string_view text) {
    const auto comment = read_comment(text);
    if (!comment) return require(comment.error().at <= text.size());
    const std::string written = comment_text(*comment);
    require(written.find_first_of("{}\n\r") == std::string::npos);
    const auto again = read_comment(written);
    require(again && again->text == comment->text && again->clock == comment->clock &&
            again->retired == comment->retired && again->resigned == comment->resigned);
}

// The other small texts in a record.
void read_tags(std::string_view text) {
    if (const auto clock = parse_clock(text)) require(parse_clock(clock_text(*clock)) == clock);
    if (const auto draws = parse_draws(text)) require(parse_draws(draws_text(*draws)) == draws);
    if (const auto ending = parse_ending(text)) require(ending_text(*ending) == text);
    const std::string value = read_tag_value(text);
    require(read_tag_value(tag_text(value)) == value);
}

} // namespace

void run(std::string_view text) {
    read_control(text);
    read_comment_text(text);
    read_tags(text);
}

} // namespace sumito::fuzz
