#include "cli/play_seats.h"

#include "engine/level.h"
#include "words/text.h"

#include <algorithm>

namespace sumito::cli {

using rules::Colour;

namespace {

// Given by us, in whichever language.
bool is_given_name(const std::string& name, int level) {
    return name.empty() || std::ranges::any_of(words::all_languages, [&](words::Language language) {
               return name == seat_name(language, level);
           });
}

} // namespace

static_assert(game::Computers::weakest == engine::weakest_level);
static_assert(game::Computers::strongest == engine::strongest_level);

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

} // namespace sumito::cli
