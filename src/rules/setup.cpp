#include "rules/setup.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace sumito::rules {

namespace {

struct Field {
    std::string_view text;
    std::size_t at;
};

constexpr std::string_view blanks = " \t\r\n";

// One more than a position has, so that a surplus is seen; the rest of a long text is not read.
std::vector<Field> fields_of(std::string_view text) {
    std::vector<Field> fields;
    std::size_t at = text.find_first_not_of(blanks);
    while (at != std::string_view::npos && fields.size() < 6) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        fields.push_back({text.substr(at, end - at), at});
        at = text.find_first_not_of(blanks, end);
    }
    return fields;
}

std::unexpected<TextError> wrong(std::size_t at, std::string what) {
    return std::unexpected(TextError{at, std::move(what)});
}

// Printable characters as they are, others by their number.
std::string quoted(char c) {
    if (c >= ' ' && c <= '~') return std::string("'") + c + "'";
    return "the byte " + std::to_string(static_cast<unsigned char>(c));
}
std::string quoted(std::string_view text) {
    std::string shown;
    for (const char c : text.substr(0, 20)) shown += c >= ' ' && c <= '~' ? c : '?';
    return "'" + shown + (text.size() > 20 ? "...'" : "'");
}

std::optional<TextError> read_rows(const Field& field, PerColour<CellSet>& marbles) {
    int row = row_count - 1;
    int column = std::max(0, row - 4);
    const auto row_end = [&row] { return std::min(row_count - 1, row + 4); };
    const auto row_name = [&row] { return std::string("row ") + static_cast<char>('a' + row); };
    const auto too_long = [&](std::size_t at) {
        return TextError{at, row_name() + " has more than " +
                                 std::to_string(row_end() - std::max(0, row - 4) + 1) + " cells"};
    };
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const char c = field.text[i];
        const std::size_t at = field.at + i;
        if (c == '/') {
            if (column <= row_end())
                return TextError{at, row_name() + " is " + std::to_string(row_end() + 1 - column) +
                                         " short"};
            if (row == 0) return TextError{at, "more than nine rows"};
            --row;
            column = std::max(0, row - 4);
        } else if (c >= '1' && c <= '9') {
            column += c - '0';
            if (column > row_end() + 1) return too_long(at);
        } else if (const auto colour = colour_of_letter(c)) {
            if (column > row_end()) return too_long(at);
            marbles[*colour] |= *Cell::at(row, column);
            ++column;
        } else {
            return TextError{at, quoted(c) + " in " + row_name() +
                                     ": marbles are b, w, r, y, empty cells a digit 1 to 9"};
        }
    }
    if (row > 0 || column <= row_end())
        return TextError{field.at + field.text.size(), "the rows end too early, in " + row_name()};
    return std::nullopt;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0 || text[0] == '-')
        return std::nullopt;
    return value;
}

std::optional<TextError> read_ejections(const Field& field, Setup& setup) {
    const auto sides = static_cast<std::size_t>(setup.ruleset->sides);
    TextError malformed{field.at, quoted(field.text) + " should be the ejections made by the " +
                                      std::to_string(sides) + " sides, such as " +
                                      (sides == 2 ? "0-0" : "0-0-0")};
    std::size_t at = 0;
    for (std::size_t s = 0; s < sides; ++s) {
        const bool last = s + 1 == sides;
        const std::size_t end = last ? field.text.size() : field.text.find('-', at);
        if (end == std::string_view::npos || end <= at) return malformed;
        const auto count = number(field.text.substr(at, end - at));
        if (!count) return malformed;
        setup.ejected.at[s] = *count;
        at = end + 1;
    }
    return std::nullopt;
}

} // namespace

std::expected<Setup, TextError> parse_setup(std::string_view text) {
    const auto fields = fields_of(text);
    if (fields.empty()) return wrong(0, "the position is empty");
    Setup setup;
    if (auto error = read_rows(fields[0], setup.marbles)) return std::unexpected(*error);
    constexpr std::string_view missing[] = {"", "the colour to move is", "the ejections are",
                                            "the mode is"};
    if (fields.size() < 4)
        return wrong(text.size(), std::string(missing[fields.size()]) + " missing: " +
                                      "a position is '<rows> <turn> <ejections> <mode>'");
    if (fields.size() > 5) return wrong(fields[5].at, quoted(fields[5].text) + " is too much");

    setup.ruleset = ruleset_named(fields[3].text);
    if (!setup.ruleset)
        return wrong(fields[3].at,
                     quoted(fields[3].text) + " is not a mode: duel, trio, teams or tandem");
    const auto turn =
        fields[1].text.size() == 1 ? colour_of_letter(fields[1].text[0]) : std::nullopt;
    if (!turn)
        return wrong(fields[1].at, quoted(fields[1].text) + " is not a colour: b, w, r or y");
    setup.turn = *turn;
    if (auto error = read_ejections(fields[2], setup)) return std::unexpected(*error);
    setup.goal = setup.ruleset->goal;
    if (fields.size() == 5) {
        const auto goal = number(fields[4].text);
        if (!goal) return wrong(fields[4].at, quoted(fields[4].text) + " is not a goal");
        setup.goal = *goal;
    }
    return setup;
}

std::string to_text(const Setup& setup) {
    std::string text;
    for (int row = row_count - 1; row >= 0; --row) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) text += std::to_string(std::exchange(empty, 0));
        };
        for (int column = std::max(0, row - 4); column <= std::min(row_count - 1, row + 4);
             ++column) {
            const Cell cell = *Cell::at(row, column);
            const std::size_t before = text.size();
            for (std::size_t c = 0; c < max_colours; ++c)
                if (setup.marbles.at[c].contains(cell)) {
                    flush();
                    text += colour_letters[c];
                }
            if (text.size() == before) ++empty;
        }
        flush();
        text += row > 0 ? "/" : " ";
    }
    text += letter(setup.turn);
    for (int s = 0; s < setup.ruleset->sides; ++s)
        text +=
            (s == 0 ? " " : "-") + std::to_string(setup.ejected.at[static_cast<std::size_t>(s)]);
    text += " " + std::string(setup.ruleset->id);
    if (setup.goal != setup.ruleset->goal) text += " " + std::to_string(setup.goal);
    return text;
}

} // namespace sumito::rules
