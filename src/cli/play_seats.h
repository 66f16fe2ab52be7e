#pragma once

// Who sits at the board: people, and computers by their level.

#include "game/record.h"
#include "rules/colour.h"
#include "words/language.h"

#include <optional>
#include <string>
#include <string_view>

namespace sumito::cli {

struct PlaySeats {
    static constexpr int person = 0;
    rules::PerColour<int> level; // a person, or a computer of this level

    bool is_computer(rules::Colour colour) const { return level[colour] != person; }

    friend bool operator==(const PlaySeats&, const PlaySeats&) = default;
};

// A level, or nothing if the text is none.
std::optional<int> read_level(std::string_view text);

// "a person", "Computer, level 5".
std::string seat_name(words::Language language, int level);

// Computers without a name of their own are called what they are in this language.
void name_computers(game::Settings& settings, const PlaySeats& seats, words::Language language);

// A record says with a tag which seats are computers: [WhiteComputer "5"]. Reading takes the tags
// away again; a level that makes no sense is passed over.
void write_seats(game::Record& record, const PlaySeats& seats);
PlaySeats take_seats(game::Record& record);

} // namespace sumito::cli
