#include "cli/play_seats.h"

#include "engine/level.h"
#include "words/text.h"

#include <algorithm>
#include <array>

namespace sumito::cli {

using rules::Colour;

namespace {

constexpr rules::PerColour<const char*> tag_names{
    {"BlackComputer", "WhiteComputer", "RedComputer", "YellowComputer"}};

// Given by us, in whichever language.
bool is_given_name(const std::string& name, int level) {
    return name.empty() || std::ranges::any_of(words::all_languages, [&](words::Language language) {
               return name == seat_name(language, level);
           });
}

} // namespace

std::optional<int> read_level(std::string_view text) {
    for (int level = engine::weakest_level; level <= engine::strongest_level; ++level)
        if (text == std::to_string(level)) return level;
    return std::nullopt;
}

std::string seat_name(words::Language language, int level) {
    if (level == PlaySeats::person) return words::text(language, "seat.person");
    return words::text(language, "seat.computer", {{"level", level}});
}

void name_computers(game::Settings& settings, const PlaySeats& seats, words::Language language) {
    for (const Colour colour : settings.start.ruleset().turns) {
        std::string& name = settings.seats[colour].name;
        if (seats.is_computer(colour) && is_given_name(name, seats.level[colour]))
            name = seat_name(language, seats.level[colour]);
    }
}

void write_seats(game::Record& record, const PlaySeats& seats) {
    for (const Colour colour : record.settings.start.ruleset().turns)
        if (seats.is_computer(colour))
            record.tags.push_back({tag_names[colour], std::to_string(seats.level[colour])});
}

PlaySeats take_seats(game::Record& record) {
    PlaySeats seats;
    for (const Colour colour : record.settings.start.ruleset().turns)
        for (const game::Tag& tag : record.tags)
            if (tag.name == tag_names[colour])
                seats.level[colour] = read_level(tag.value).value_or(PlaySeats::person);
    std::erase_if(record.tags, [](const game::Tag& tag) {
        return std::ranges::find(tag_names.at, tag.name) != tag_names.at.end();
    });
    return seats;
}

} // namespace sumito::cli
