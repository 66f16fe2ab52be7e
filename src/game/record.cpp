#include "game/record.h"

#include "rules/generate.h"

#include <algorithm>

namespace sumito::game {

using rules::Colour;

namespace {

// The one time of a whole game, after each turn. Pauses do not count, but only the sum of what
// was played is known: what cannot have been played is taken to be a pause.
class GameTime {
public:
    explicit GameTime(const Game& game)
        : left_(game.settings().time.time), last_(game.started()),
          least_(std::max(Duration(1), *game.clock().game_left(Instant::min()))) {}

    Duration after(const Ply& ply) {
        left_ = std::max(least_, left_ - (ply.at - last_));
        last_ = ply.at;
        return left_;
    }

private:
    Duration left_;
    Instant last_;
    Duration least_; // who has moved was in time
};

std::vector<Turn> turns_of(const Game& game) {
    std::optional<GameTime> game_time;
    if (game.settings().time.kind == TimeControl::Kind::whole_game) game_time.emplace(game);
    std::vector<Turn> turns;
    for (const Ply& ply : game.plies()) {
        Turn& turn = turns.emplace_back();
        turn.move = ply.move;
        turn.clock = game_time ? game_time->after(ply) : ply.left;
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
    const Clock& clock = game.clock();
    const auto own = clock.left(game.turn(), now);
    return own ? own : clock.game_left(now);
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
