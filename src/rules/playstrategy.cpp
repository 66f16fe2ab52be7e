#include "rules/playstrategy.h"

#include <algorithm>
#include <vector>

namespace sumito::rules {

namespace {

constexpr std::string_view gaps = " _\t\r\n"; // the underscore stands for a blank in addresses

} // namespace

std::expected<Setup, TextError> parse_playstrategy_fen(std::string_view text) {
    // The rows are ours with other letters, so the text is turned into ours, character by
    // character up to the first blank, and the fields put in our order.
    const std::size_t start = std::min(text.find_first_not_of(gaps), text.size());
    const std::size_t end = std::min(text.find_first_of(gaps, start), text.size());
    if (start == end) return std::unexpected(TextError{0, "the FEN is empty"});
    std::string rows(text.substr(start, end - start));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const char c = rows[i];
        if (c == 'S')
            rows[i] = 'b';
        else if (c == 's')
            rows[i] = 'w';
        else if (c != '/' && !(c >= '1' && c <= '9'))
            return std::unexpected(TextError{
                start + i, "marbles are S for black and s for white, empty cells a digit 1 to 9"});
    }
    std::vector<std::string_view> fields;
    for (std::size_t at = end; fields.size() < 6;) {
        at = text.find_first_not_of(gaps, at);
        if (at == std::string_view::npos) break;
        const std::size_t stop = std::min(text.find_first_of(gaps, at), text.size());
        fields.push_back(text.substr(at, stop - at));
        at = stop;
    }
    const auto digits = [](std::string_view s) {
        return s.size() <= 4 && std::ranges::all_of(s, [](char c) { return c >= '0' && c <= '9'; });
    };
    if (fields.size() < 3 || fields.size() > 5 || !digits(fields[0]) || !digits(fields[1]) ||
        (fields.size() > 3 && !digits(fields[3])) || (fields.size() > 4 && !digits(fields[4])))
        return std::unexpected(TextError{
            end, "after the rows come black's ejections, white's, b or w, and two counters"});
    if (fields[2] != "b" && fields[2] != "w")
        return std::unexpected(TextError{static_cast<std::size_t>(fields[2].data() - text.data()),
                                         "the player to move is b or w"});
    return parse_setup(rows + " " + std::string(fields[2]) + " " + std::string(fields[0]) + "-" +
                       std::string(fields[1]) + " duel");
}

std::string to_playstrategy_fen(const Setup& setup) {
    const std::string ours = to_text(setup);
    std::string text = ours.substr(0, ours.find(' '));
    std::ranges::replace(text, 'b', 'S');
    std::ranges::replace(text, 'w', 's');
    return text + " " + std::to_string(setup.ejected.at[0]) + " " +
           std::to_string(setup.ejected.at[1]) + " " + letter(setup.turn) + " 0 1";
}

} // namespace sumito::rules
