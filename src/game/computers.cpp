#include "game/computers.h"

#include <algorithm>

namespace sumito::game {

using rules::Colour;

namespace {

constexpr rules::PerColour<const char*> tag_names{
    {"BlackComputer", "WhiteComputer", "RedComputer", "YellowComputer"}};

} // namespace

std::optional<int> read_level(std::string_view text) {
    for (int level = Computers::weakest; level <= Computers::strongest; ++level)
        if (text == std::to_string(level)) return level;
    return std::nullopt;
}

void write_computers(Record& record, const Computers& computers) {
    for (const Colour colour : record.settings.start.ruleset().turns)
        if (computers.is_computer(colour))
            record.tags.push_back({tag_names[colour], std::to_string(computers.level[colour])});
}

Computers take_computers(Record& record) {
    Computers computers;
    for (const Colour colour : record.settings.start.ruleset().turns)
        for (const Tag& tag : record.tags)
            if (tag.name == tag_names[colour])
                computers.level[colour] = read_level(tag.value).value_or(Computers::person);
    std::erase_if(record.tags, [](const Tag& tag) {
        return std::ranges::find(tag_names.at, tag.name) != tag_names.at.end();
    });
    return computers;
}

bool has_moved_in_person(const Game& game, const Computers& computers) {
    return std::ranges::any_of(game.plies(), [&](const Ply& ply) {
        return !ply.move.is_pass() && !computers.is_computer(ply.by) && !game.is_retired(ply.by);
    });
}

} // namespace sumito::game
