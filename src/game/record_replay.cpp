#include "game/record.h"
#include "game/record_text.h"

#include <utility>
#include <variant>

namespace sumito::game {

using rules::Colour;
using Why = Result::Why;

namespace {

std::string described(const rules::Ruleset& ruleset, const std::optional<Result>& result) {
    if (!result) return "no result";
    return score_text(ruleset, result) + " (" + ending_text({result->why, result->whose}) + ")";
}

// Plays a record through, asking the game about each step as if it happened now.
class Replay {
public:
    Replay(const Record& record, Instant start)
        : record_(record), game_(record.settings, start), now_(start) {}

    std::expected<Game, RecordError> run() {
        if (!play() || !end() || !agrees()) return std::unexpected(std::move(error_));
        if (!game_.result() && has_clock() && !put_away())
            return std::unexpected(std::move(error_));
        return std::move(game_);
    }

    // When the last of it happened.
    Instant now() const { return now_; }

private:
    bool fail(std::string what) {
        error_.what = std::move(what);
        return false;
    }

    bool has_clock() const { return record_.settings.time.kind != TimeControl::Kind::none; }

    // The time that runs: the player's or the game's.
    Duration left() const { return *game_.clock().left_to(game_.turn(), now_); }

    // When the running time, with what is added to it, came to be this.
    std::optional<Instant> instant_of(std::optional<Duration> time, Duration added) const {
        if (!has_clock() || !time) return now_;
        const Duration used = left() + added - *time;
        return used < Duration{} ? std::nullopt : std::optional(now_ + used);
    }

    // What the game answers must be what the record says happened.
    template <class What> bool apply(Colour by, const Action& action, Instant at) {
        const auto event = game_.decide(by, action, at);
        if (!event) return fail("the game refuses it: " + std::string(name(event.error().why)));
        if (!std::holds_alternative<What>(event->what)) return fail("the time had run out before");
        game_.apply(*event);
        now_ = at;
        return true;
    }

    // --- turns ---

    bool play() {
        if (!resign(record_.resigned)) return false;
        for (const Turn& turn : record_.turns) {
            ++error_.ply;
            if (!take(turn) || !resign(turn.resigned)) {
                error_.move = turn.move.is_pass() ? std::string(rules::pass_text) : error_.move;
                return false;
            }
        }
        if (game_.plies().size() > record_.turns.size()) {
            ++error_.ply;
            return fail("the next turn is skipped: -- is missing");
        }
        error_.ply = 0;
        return true;
    }

    bool take(const Turn& turn) {
        if (is_skipped())
            return turn.move.is_pass() && !turn.retired
                       ? true
                       : fail("this turn is skipped: -- is wanted");
        if (game_.result())
            return fail("the game was over before this: " +
                        described(game_.ruleset(), game_.result()));
        if (turn.retired) return retire(turn);
        if (turn.move.is_pass())
            return fail(std::string(name(game_.turn())) + " may not pass: there is a move");
        return move(turn);
    }

    // The game has gone on past this turn by itself.
    bool is_skipped() const { return game_.plies().size() >= error_.ply; }

    bool move(const Turn& turn) {
        const auto at = instant_of(turn.clock, record_.settings.time.increment);
        if (!at) return fail("more time is left after the move than there was");
        const auto event = game_.decide(game_.turn(), Play{turn.move}, *at);
        if (!event) {
            error_.verdict = event.error().verdict;
            return fail("the move is not legal: " + std::string(name(error_.verdict->reason)));
        }
        if (!std::holds_alternative<Moved>(event->what))
            return fail("the time had run out before this move");
        game_.apply(*event);
        now_ = *at;
        return true;
    }

    bool retire(const Turn& turn) {
        if (!turn.move.is_pass()) return fail("who moves has not retired");
        if (!(*turn.retired == Why::flag ? flag_falls() : resigns(game_.turn(), turn.clock)))
            return false;
        return is_skipped() || fail("this ends the game, and is no turn");
    }

    bool flag_falls() {
        const auto at = game_.clock().over_at();
        if (!at) return fail("time cannot run out: the game has no clock");
        return record_.settings.time.kind == TimeControl::Kind::whole_game
                   ? fail("a player's time cannot run out: the game has one for all")
                   : apply<FlagFell>(game_.turn(), CheckTime{}, *at);
    }

    bool resigns(Colour colour, std::optional<Duration> time) {
        const auto at = instant_of(time, Duration{});
        return at ? apply<Resigned>(colour, Resign{}, *at)
                  : fail("more time is left than there was");
    }

    bool resign(const std::vector<Colour>& colours) {
        for (const Colour colour : colours)
            if (!resigns(colour, {})) return false;
        return true;
    }

    // --- the end ---

    // What does not follow from the moves.
    bool end() {
        const auto& result = record_.result;
        if (game_.result() || !result) return true;
        switch (result->why) {
        case Why::resignation:
            return result->whose ? resigns(*result->whose, record_.time_left)
                                 : fail("the record does not say who resigned");
        case Why::flag:
            return flag_falls();
        case Why::game_time:
            return game_time_ends();
        case Why::agreement:
            return agree();
        case Why::goal:
        case Why::no_move:
        case Why::repetition:
        case Why::quiet_limit:
            return true;
        }
        return true;
    }

    bool game_time_ends() {
        if (record_.settings.time.kind != TimeControl::Kind::whole_game)
            return fail("the game's time cannot be over: it has none");
        return apply<GameTimeOver>(game_.turn(), CheckTime{}, *game_.clock().over_at());
    }

    bool agree() {
        const auto at = instant_of(record_.time_left, Duration{});
        if (!at) return fail("more time is left than there was");
        for (const Colour colour : game_.ruleset().turns) {
            if (game_.is_retired(colour)) continue;
            if (!(game_.draw_offered() ? apply<DrawAccepted>(colour, AcceptDraw{}, *at)
                                       : apply<DrawOffered>(colour, OfferDraw{}, *at)))
                return false;
        }
        return true;
    }

    bool agrees() {
        const auto& result = game_.result();
        const std::string played = described(game_.ruleset(), result);
        if (record_.result && record_.result != result)
            return fail("the record says " + described(game_.ruleset(), record_.result) +
                        ", but the moves lead to " + played);
        if (record_.claim && result && record_.claim->winner != result->winner)
            return fail("the record says " +
                        score_text(game_.ruleset(), Result{Why::goal, record_.claim->winner, {}}) +
                        ", but the moves lead to " + played);
        return true;
    }

    bool put_away() {
        const auto at = instant_of(record_.time_left, Duration{});
        if (!at) return fail("more time is left than there was");
        game_.apply({game_.turn(), *at, Paused{}});
        now_ = *at;
        return true;
    }

    const Record& record_;
    Game game_;
    Instant now_; // of the last event
    RecordError error_;
};

} // namespace

std::expected<Game, RecordError> replay(const Record& record) {
    return Replay(record, Instant{}).run();
}

std::expected<Game, RecordError> replay(const Record& record, Instant end) {
    Replay first(record, Instant{});
    if (auto game = first.run(); !game) return game;
    const Duration duration = first.now() - Instant{};
    return Replay(record, end - duration).run();
}

} // namespace sumito::game
