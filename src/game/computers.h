#pragma once

// Which seats are computers, by their level, and how a record says so: [WhiteComputer "5"].

#include "game/record.h"
#include "rules/colour.h"

#include <optional>
#include <string_view>

namespace sumito::game {

struct Computers {
    static constexpr int person = 0;
    static constexpr int weakest = 1;
    static constexpr int strongest = 10;
    rules::PerColour<int> level; // a person, or a computer of this level

    bool is_computer(rules::Colour colour) const { return level[colour] != person; }

    friend bool operator==(const Computers&, const Computers&) = default;
};

// A level, or nothing if the text is none.
std::optional<int> read_level(std::string_view text);

void write_computers(Record& record, const Computers& computers);
// Takes the tags away; a level that makes no sense is passed over.
Computers take_computers(Record& record);

// There is a move to take back that a person made who still plays.
bool has_moved_in_person(const Game& game, const Computers& computers);

} // namespace sumito::game
