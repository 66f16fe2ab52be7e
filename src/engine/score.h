#pragma once

// What a position is worth to the player whose turn it is.

#include <cstdint>

namespace sumito::engine {

// Inside the search: `marble_value` is a marble; wins are counted down from `win_value` by the
// plies to the last ejection. A draw is 0.
using Value = int;

inline constexpr Value marble_value = 500;
inline constexpr Value win_value = 32000;
inline constexpr int max_ply = 128;
inline constexpr Value least_win = win_value - max_ply;
inline constexpr Value infinite = win_value + 1;

constexpr Value win_in(int plies) { return win_value - plies; }
constexpr Value loss_in(int plies) { return plies - win_value; }
constexpr bool is_win(Value v) { return v >= least_win; }
constexpr bool is_loss(Value v) { return v <= -least_win; }
constexpr bool is_decided(Value v) { return is_win(v) || is_loss(v); }

// What is known of a value.
enum class Bound : std::uint8_t { none, at_most, at_least, exact };

// What the outside is told.
struct Score {
    enum class Kind : std::uint8_t { marbles, win, loss };
    Kind kind = Kind::marbles;
    int number = 0; // hundredths of a marble, or plies to the ejection that decides

    static constexpr Score of(Value v) {
        if (is_win(v)) return {Kind::win, win_value - v};
        if (is_loss(v)) return {Kind::loss, v + win_value};
        return {Kind::marbles, v * 100 / marble_value};
    }
    friend constexpr bool operator==(const Score&, const Score&) = default;
};

} // namespace sumito::engine
