#include "words/sentences.h"

#include "rules/effect.h"
#include "words/names.h"
#include "words/text.h"

#include <algorithm>
#include <vector>

namespace sumito::words {

using game::Result;
using rules::Cell;
using rules::CellSet;
using rules::Colour;
using rules::Direction;
using rules::Position;

namespace {

std::string joined(const std::vector<Cell>& cells) {
    std::string list;
    for (const Cell cell : cells) list += (list.empty() ? "" : " ") + name(cell);
    return list;
}

std::vector<Cell> in_reading_order(CellSet set) {
    std::vector<Cell> cells;
    for (const Cell cell : set) cells.push_back(cell);
    std::ranges::sort(cells, rules::comes_before);
    return cells;
}

// The rear first. Beside each other, in the order of reading.
std::vector<Cell> in_order_towards(CellSet set, Direction d) {
    std::vector<Cell> cells = in_reading_order(set);
    if (d != rules::forward(d) && rules::step(set, d).meets(set)) std::ranges::reverse(cells);
    return cells;
}

std::string cells_towards(CellSet set, Direction d) { return joined(in_order_towards(set, d)); }

// A small first letter, Latin or Cyrillic, made large.
std::string capitalised(std::string sentence) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(sentence[i]); };
    if (sentence.size() < 2) return sentence;
    if (sentence[0] >= 'a' && sentence[0] <= 'z')
        sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    else if (byte(0) == 0xD0 && byte(1) >= 0xB0) // а to п
        sentence[1] = static_cast<char>(byte(1) - 0x20);
    else if (byte(0) == 0xD1 && byte(1) <= 0x8F) { // р to я
        sentence[0] = static_cast<char>(0xD0);
        sentence[1] = static_cast<char>(byte(1) + 0x20);
    }
    return sentence;
}

// "two black marbles", "one white marble and one red marble", the rear first.
std::string marbles_phrase(Language language, std::string_view kind, const Position& position,
                           CellSet marbles, Direction d) {
    std::string phrase;
    for (const Cell cell : in_order_towards(marbles, d)) {
        if (!marbles.contains(cell)) continue; // told with an earlier one of its colour
        const Colour colour = *position.at(cell);
        const CellSet alike = marbles & position.marbles(colour);
        const std::string part = text(language, std::string(kind) + std::string(name(colour)) +
                                                    "." + std::to_string(alike.size()));
        phrase = phrase.empty() ? part
                                : text(language, "list.two", {{"first", phrase}, {"second", part}});
        marbles -= alike;
    }
    return phrase;
}

std::string push_sentence(Language language, const Position& position, const rules::Effect& e,
                          const std::string& line) {
    const std::string cells = cells_towards(e.moved, e.direction);
    const std::string pushed = marbles_phrase(language, "pushed.", position, e.pushed, e.direction);
    const std::string from = cells_towards(e.pushed, e.direction);
    if (!e.ejected)
        return text(language, "move.push",
                    {{"line", line},
                     {"cells", cells},
                     {"pushed", pushed},
                     {"from", from},
                     {"to", cells_towards(rules::step(e.pushed, e.direction), e.direction)}});
    if (e.pushed.size() == 1)
        return text(language, "move.eject",
                    {{"line", line}, {"cells", cells}, {"pushed", pushed}, {"from", from}});
    return text(language, "move.push_eject",
                {{"line", line},
                 {"cells", cells},
                 {"pushed", pushed},
                 {"fallen", text(language, "fallen." + std::string(name(*e.ejected)))},
                 {"edge", name(*e.ejected_from)}});
}

// "quiet limit" as the end of a key.
std::string key_part(std::string_view name) {
    std::string part(name);
    std::ranges::replace(part, ' ', '_');
    return part;
}

std::string cause_sentence(Language language, const game::Settings& settings,
                           const Result& result) {
    if (result.why == Result::Why::no_move && !result.whose) return text(language, "cause.nobody");
    const std::string key = "cause." + key_part(name(result.why));
    switch (result.why) {
    case Result::Why::goal:
        return text(language, key, {{"count", settings.start.goal()}});
    case Result::Why::repetition:
        return text(language, key, {{"count", settings.draws.repetitions}});
    case Result::Why::quiet_limit:
        return text(language, key, {{"count", settings.draws.quiet_plies}});
    case Result::Why::no_move:
    case Result::Why::resignation:
    case Result::Why::flag:
    case Result::Why::game_time:
    case Result::Why::agreement:
        break;
    }
    return text(language, key,
                {{"player", result.whose ? player_name(language, settings, *result.whose) : ""}});
}

} // namespace

std::string cells_text(CellSet cells) { return joined(in_reading_order(cells)); }

std::string move_sentence(Language language, const Position& position, rules::Move move) {
    if (move.is_pass())
        return text(language, "move.pass", {{"player", colour_name(language, position.turn())}});
    const rules::Effect e = rules::effect(position, move);
    const std::string line =
        capitalised(marbles_phrase(language, "marbles.", position, e.moved, e.direction));
    if (!e.pushed.empty()) return push_sentence(language, position, e, line);
    const char* key = e.broadside           ? "move.broadside"
                      : e.moved.size() == 1 ? "move.single"
                                            : "move.line";
    return text(language, key,
                {{"line", line},
                 {"from", cells_towards(e.moved, e.direction)},
                 {"to", cells_towards(rules::step(e.moved, e.direction), e.direction)}});
}

std::string verdict_sentence(Language language, const Position& position,
                             const rules::Verdict& verdict) {
    std::string key = "reason." + std::string(name(verdict.reason));
    const int count = verdict.where.size();
    if (verdict.reason == rules::Reason::pac) key += "." + std::to_string(std::min(count, 3));
    return text(language, key,
                {{"cells", cells_text(verdict.where)},
                 {"player", colour_name(language, position.turn())},
                 {"count", count}});
}

std::string refusal_sentence(Language language, const Position& position,
                             const game::Refusal& refusal) {
    if (refusal.why == game::Refusal::Why::illegal_move)
        return verdict_sentence(language, position, refusal.verdict);
    return text(language, "refusal." + std::string(name(refusal.why)));
}

std::string result_sentence(Language language, const game::Settings& settings,
                            const Result& result) {
    const std::string cause = cause_sentence(language, settings, result) + " ";
    if (!result.winner) return cause + text(language, "result.draw");
    const rules::Ruleset& ruleset = settings.start.ruleset();
    const auto winners = std::ranges::count_if(
        ruleset.turns, [&](Colour c) { return ruleset.side[c] == *result.winner; });
    return cause + text(language, "result.wins",
                        {{"winner", side_name(language, settings, *result.winner)},
                         {"count", static_cast<int>(winners)}});
}

} // namespace sumito::words
