#include "game/record.h"

#include "rules/generate.h"

#include <algorithm>

namespace sumito::game {

using rules::Colour;

namespace {

std::vector<Turn> turns_of(const Game& game) {
    std::vector<Turn> turns;
    for (const Ply& ply : game.plies()) {
        Turn& turn = turns.emplace_back();
        turn.move = ply.move;
        turn.clock = ply.left;
    }
    return turns;
}

// A player who retired in a game that went on, after so many turns.
struct Retirement {
    Colour colour;
    Result::Why why;
    std::size_t turns;
};

bool could_move(const Game& game, std::size_t ply) {
    return rules::can_move((ply > 0 ? game.plies()[ply - 1].after : game.settings().start).view());
}

// As late as can be: at the first turn that was skipped although there was a move.
Retirement latest_retirement(const Game& game, Colour colour) {
    const auto plies = game.plies();
    for (std::size_t i = 0; i < plies.size(); ++i)
        if (plies[i].by == colour && plies[i].move.is_pass() && could_move(game, i))
            return {colour,
                    plies[i].left == Duration{} ? Result::Why::flag : Result::Why::resignation, i};
    return {colour, Result::Why::resignation, plies.size()};
}

// After the player's last move.
std::size_t earliest_retirement(const Game& game, Colour colour) {
    std::size_t turns = game.plies().size();
    while (turns > 0 &&
           (game.plies()[turns - 1].by != colour || game.plies()[turns - 1].move.is_pass()))
        --turns;
    return turns;
}

Record with(Record record, const Retirement& retirement, const Game& game) {
    const std::size_t i = retirement.turns;
    if (i < record.turns.size() && game.plies()[i].by == retirement.colour)
        record.turns[i].retired = retirement.why;
    else
        (i > 0 ? record.turns[i - 1].resigned : record.resigned).push_back(retirement.colour);
    return record;
}

// A game does not say when somebody resigned out of turn, and it may matter for the repetition of
// positions: the latest moment that leads to this same game will do.
Record with_retirement(const Record& record, Colour colour, const Game& game) {
    Retirement retirement = latest_retirement(game, colour);
    const std::size_t earliest = earliest_retirement(game, colour);
    while (true) {
        Record told = with(record, retirement, game);
        const auto same = replay(told);
        if ((same && same->result() == game.result()) || retirement.turns <= earliest) return told;
        --retirement.turns;
    }
}

// The last to retire is named by the result; before that, at most one can.
std::optional<Colour> retired_before(const Game& game) {
    const auto& result = game.result();
    const bool by_retiring =
        result && (result->why == Result::Why::resignation || result->why == Result::Why::flag);
    for (const Colour colour : game.ruleset().turns)
        if (game.is_retired(colour) && !(by_retiring && result->whose == colour)) return colour;
    return std::nullopt;
}

// Nothing if it follows from the rest.
std::optional<Duration> time_left(const Game& game, Instant now) {
    const auto& result = game.result();
    const bool by_word = result && (result->why == Result::Why::resignation ||
                                    result->why == Result::Why::agreement);
    if (result && !by_word) return std::nullopt;
    return game.clock().left_to(game.turn(), now);
}

} // namespace

Record record_of(const Game& game, Instant now) {
    Record record;
    record.settings = game.settings();
    record.turns = turns_of(game);
    record.result = game.result();
    record.time_left = time_left(game, now);
    const auto retired = retired_before(game);
    return retired ? with_retirement(record, *retired, game) : record;
}

void take_over_notes(Record& record, const Record& from) {
    record.tags.insert(record.tags.end(), from.tags.begin(), from.tags.end());
    record.comment = from.comment;
    const std::size_t count = std::min(record.turns.size(), from.turns.size());
    for (std::size_t i = 0; i < count && record.turns[i].move == from.turns[i].move; ++i) {
        record.turns[i].marks = from.turns[i].marks;
        record.turns[i].before = from.turns[i].before;
        record.turns[i].comment = from.turns[i].comment;
        record.turns[i].variations = from.turns[i].variations;
    }
}

namespace {

// What stands in the text may be anything; an answer is to be read by people.
std::string printable(std::string text) {
    for (char& c : text)
        if (c < ' ' || c > '~') c = '?';
    return text;
}

} // namespace

std::string to_text(const RecordError& error) {
    std::string text;
    const auto add = [&](std::string_view name, std::size_t number) {
        if (number > 0)
            text += (text.empty() ? "" : ", ") + std::string(name) + " " + std::to_string(number);
    };
    add("game", error.game);
    add("line", error.line);
    add("column", error.column);
    add("ply", error.ply);
    if (!error.move.empty()) text += (text.empty() ? "" : ", ") + printable(error.move);
    return text + (text.empty() ? "" : ": ") + error.what;
}

} // namespace sumito::game
