#include "game/record_setup.h"

#include "game/record_text.h"
#include "rules/playstrategy.h"

#include <algorithm>
#include <array>
#include <string>

namespace sumito::game {

namespace {

using rules::TextError;

std::size_t word_count(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        count += !is_blank(text[i]) && (i == 0 || is_blank(text[i - 1]));
    return count;
}

// A number and the letter behind it, taken off the front.
std::optional<int> take_count(std::string_view& text, char letter) {
    const std::size_t end = text.find(letter);
    if (end == std::string_view::npos) return std::nullopt;
    const auto count = parse_number(text.substr(0, end));
    text.remove_prefix(end + 1);
    return count;
}

// APGN counts the marbles each colour has lost; we count those each side has ejected.
std::expected<rules::Setup, TextError> read_apgn(std::string_view text) {
    const std::size_t blank = std::min(text.find_first_of(blanks), text.size());
    std::string_view rows = text.substr(0, blank);
    int black_lost = 0;
    int white_lost = 0;
    if (const std::size_t dash = rows.find('-'); dash != std::string_view::npos) {
        std::string_view lost = rows.substr(dash + 1);
        const auto black = take_count(lost, 'b');
        const auto white = take_count(lost, 'w');
        if (!black || !white || !lost.empty())
            return std::unexpected(
                TextError{dash, "lost marbles are written like -5b4w: 5 black, 4 white"});
        black_lost = *black;
        white_lost = *white;
        rows = rows.substr(0, dash);
    }
    const std::string turn = blank < text.size() ? std::string(text.substr(blank)) : " b";
    auto setup = rules::parse_setup(std::string(rows) + turn + " " + std::to_string(white_lost) +
                                    "-" + std::to_string(black_lost) + " duel");
    // Up to the end of the rows the two texts are the same.
    if (!setup && setup.error().at > rows.size()) setup.error().at = blank;
    return setup;
}

// "The_Wall", "the wall" -> "the-wall".
std::string plain(std::string_view text) {
    std::string name(text);
    for (char& c : name)
        if (c == '_' || c == ' ')
            c = '-';
        else if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return name;
}

struct Alias {
    std::string_view theirs, ours;
};
constexpr std::array aliases{
    Alias{"abalone", "belgian-daisy"}, Alias{"belgian", "belgian-daisy"},
    Alias{"alien", "alien-attack"},    Alias{"centrifugeuse", "centrifuge"},
    Alias{"duel", "the-duel"},         Alias{"snakes-variant", "snakes"},
};

} // namespace

std::expected<rules::Setup, TextError> read_setup(std::string_view text) {
    const std::string_view rows = text.substr(0, text.find_first_of(" _"));
    if (rows.find_first_of("Ss") != std::string_view::npos)
        return rules::parse_playstrategy_fen(text);
    return word_count(text) <= 2 ? read_apgn(text) : rules::parse_setup(text);
}

const rules::Layout* layout_called(std::string_view text) {
    const std::string name = plain(text);
    for (const rules::Layout& layout : rules::layouts())
        if (layout.name == name || plain(layout.title) == name) return &layout;
    return nullptr;
}

const rules::Layout* layout_of_variant(std::string_view text) {
    const std::string name = plain(text);
    const auto found = std::ranges::find(aliases, name, &Alias::theirs);
    return found != aliases.end() ? rules::layout_named(found->ours) : layout_called(text);
}

} // namespace sumito::game
