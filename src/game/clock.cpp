#include "game/clock.h"

#include <algorithm>

namespace sumito::game {

using rules::Colour;

namespace {

// From one instant to a later one, however far apart.
Duration between(Instant from, Instant to) {
    Duration::rep gap = 0;
    const bool overflow = __builtin_sub_overflow(to.time_since_epoch().count(),
                                                 from.time_since_epoch().count(), &gap);
    return overflow ? Duration::max() : Duration(gap);
}

} // namespace

Duration Clock::elapsed(Instant now) const {
    if (!running_ || now <= since_) return Duration{};
    const Duration limit = control_.kind == Kind::whole_game ? game_left_ : left_[*running_];
    return std::min(between(since_, now), limit);
}

Duration& Clock::running_time() {
    return control_.kind == Kind::whole_game ? game_left_ : left_[*running_];
}

std::optional<Duration> Clock::left(Colour colour, Instant now) const {
    if (control_.kind != Kind::each_player) return std::nullopt;
    return left_[colour] - (running_ == colour ? elapsed(now) : Duration{});
}

std::optional<Duration> Clock::game_left(Instant now) const {
    if (control_.kind != Kind::whole_game) return std::nullopt;
    return game_left_ - elapsed(now);
}

std::optional<Duration> Clock::left_to(Colour colour, Instant now) const {
    return control_.kind == Kind::whole_game ? game_left(now) : left(colour, now);
}

bool Clock::over(Instant now) const {
    if (!running_) return false;
    const auto time = left_to(*running_, now);
    return time && *time == Duration{};
}

std::optional<Instant> Clock::over_at() const {
    if (!running_ || control_.kind == Kind::none) return std::nullopt;
    const Duration limit = control_.kind == Kind::whole_game ? game_left_ : left_[*running_];
    Duration::rep end = 0;
    if (__builtin_add_overflow(since_.time_since_epoch().count(), limit.count(), &end))
        return std::nullopt;
    return Instant(Duration(end));
}

void Clock::start(Colour colour, Instant now) {
    stop(now);
    running_ = colour;
    since_ = std::max(since_, now);
}

void Clock::stop(Instant now) {
    if (running_) running_time() -= elapsed(now);
    since_ = std::max(since_, now);
    running_.reset();
}

void Clock::pass_on(Colour next, Instant now) {
    if (running_) running_time() -= elapsed(now);
    // Billions of the longest increments would fit.
    if (running_ && control_.kind == Kind::each_player) left_[*running_] += control_.increment;
    since_ = std::max(since_, now);
    running_ = next;
}

void Clock::expire(Instant now) {
    if (running_) running_time() = Duration{};
    since_ = std::max(since_, now);
    running_.reset();
}

} // namespace sumito::game
