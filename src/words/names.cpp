#include "words/names.h"

#include "words/text.h"

namespace sumito::words {

using rules::Colour;

std::string colour_name(Language language, Colour colour) {
    return text(language, "colour." + std::string(name(colour)));
}

std::string player_name(Language language, const game::Settings& settings, Colour colour) {
    const std::string& given = settings.seats[colour].name;
    if (given.empty()) return colour_name(language, colour);
    return text(language, "player.named",
                {{"name", given}, {"colour", colour_name(language, colour)}});
}

std::string side_name(Language language, const game::Settings& settings, rules::Side side) {
    const rules::Ruleset& ruleset = settings.start.ruleset();
    std::string names;
    for (const Colour colour : ruleset.turns) {
        if (ruleset.side[colour] != side) continue;
        const std::string player = player_name(language, settings, colour);
        names = names.empty() ? player
                              : text(language, "list.two", {{"first", names}, {"second", player}});
    }
    return names;
}

std::string mode_name(Language language, const rules::Ruleset& ruleset) {
    return text(language, "mode." + std::string(ruleset.id));
}

std::string layout_name(Language language, const rules::Layout& layout) {
    return text(language, "layout." + std::string(layout.name));
}

} // namespace sumito::words
