#pragma once

// The clock of one game. It is told the time and never reads it, so that any game can be run
// again. Whatever times it is told, no time left is negative, and time that runs backwards stands
// still.

#include "game/time_control.h"
#include "rules/colour.h"

#include <optional>

namespace sumito::game {

class Clock {
public:
    explicit Clock(const TimeControl& control) : control_(control), game_left_(control.time) {
        left_.at.fill(control.time);
    }

    const TimeControl& control() const { return control_; }
    bool running() const { return running_.has_value(); }

    // What a player has left, or the whole game; nothing without such a time.
    std::optional<Duration> left(rules::Colour colour, Instant now) const;
    std::optional<Duration> game_left(Instant now) const;
    // What runs while it is the player's turn: their own or the game's.
    std::optional<Duration> left_to(rules::Colour colour, Instant now) const;

    // The running player's time, or the game's, is used up.
    bool over(Instant now) const;
    // The first instant at which it will be, if nobody moves; nothing if there is none.
    std::optional<Instant> over_at() const;

    void start(rules::Colour colour, Instant now);
    void stop(Instant now);
    // The running player has moved in time: the increment is theirs, the clock is the next one's.
    // REQUIRES: !over(now)
    void pass_on(rules::Colour next, Instant now);
    // The running player has used up all of it.
    void expire(Instant now);

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    using Kind = TimeControl::Kind;

    Duration elapsed(Instant now) const;
    Duration& running_time();

    TimeControl control_;
    rules::PerColour<Duration> left_;
    Duration game_left_;
    std::optional<rules::Colour> running_;
    Instant since_ = Instant::min(); // the latest it was told
};

} // namespace sumito::game
