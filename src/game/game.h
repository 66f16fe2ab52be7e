#pragma once

// One whole game: a fold over events. `decide` says what an action would lead to and changes
// nothing; `apply` changes the state and asks no questions. Loading, replaying and watching a game
// are applying its events. Time is an argument.

#include "game/action.h"
#include "game/clock.h"
#include "game/result.h"
#include "game/settings.h"
#include "rules/position.h"

#include <expected>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace sumito::game {

// A turn that was taken, or skipped: by a player who has retired or has no move.
struct Ply {
    rules::Colour by;
    rules::Move move; // a pass if skipped
    rules::Position after;
    std::optional<Duration> left; // after the move: to the player, or to all for the whole game
    int quiet;                    // moves since the last ejection, up to this one
};

class Game {
public:
    // The clock starts at once.
    Game(Settings settings, Instant start);

    std::expected<Event, Refusal> decide(rules::Colour seat, const Action& action,
                                         Instant now) const;
    // REQUIRES: event is what decide answered for this very state, or was once.
    void apply(const Event& event);

    const Settings& settings() const { return settings_; }
    const rules::Ruleset& ruleset() const { return settings_.start.ruleset(); }
    const rules::Position& position() const {
        return plies_.empty() ? settings_.start : plies_.back().after;
    }
    std::span<const Ply> plies() const { return plies_; }
    const Clock& clock() const { return clock_; }
    const std::optional<Result>& result() const { return result_; }
    Instant started() const { return started_; }

    rules::Colour turn() const { return position().turn(); }
    bool is_paused() const { return !result_ && !running_; }
    // Resigned or out of time, in a game that goes on without them: their turns are skipped and
    // their marbles stay.
    bool is_retired(rules::Colour colour) const { return retired_[colour]; }
    // Who has agreed to a draw, the one who offered it included.
    bool agrees_to_draw(rules::Colour colour) const { return agreed_[colour]; }
    bool draw_offered() const;
    // The first of them. REQUIRES: draw_offered()
    rules::Colour draw_offerer() const { return offerer_; }
    int quiet_plies() const { return plies_.empty() ? 0 : plies_.back().quiet; }

private:
    std::optional<Event> due(Instant now) const;
    std::expected<Event, Refusal> decide_move(rules::Colour seat, rules::Move move,
                                              Instant now) const;
    std::optional<Refusal::Why> objection(rules::Colour seat, const Action& action) const;

    void play(rules::Colour by, rules::Move move, Instant at);
    void push(rules::Move move, const rules::Position& after, Instant at);
    void pop();
    void skip_absent(Instant at);
    bool is_absent(rules::Colour colour) const;
    void retire(rules::Colour colour, Result::Why why, Instant at);
    void take_back(Instant at);
    void end(const Result& result, Instant at);
    void end_if_decided(Instant at);
    void end_by_game_time(Instant at);
    bool is_out(rules::Side side) const; // one of its players has retired
    bool everybody_agrees() const;
    int repetitions() const;

    Settings settings_;
    std::vector<Ply> plies_;
    std::unordered_map<std::uint64_t, int> seen_; // how often a hash stood on the board
    Clock clock_;
    Instant started_;
    bool running_ = true;
    std::optional<Result> result_;
    rules::PerColour<bool> retired_;
    rules::PerColour<bool> agreed_;
    rules::Colour offerer_ = rules::Colour::black;
    std::size_t retirement_ = 0; // plies there were when somebody last retired
};

} // namespace sumito::game
