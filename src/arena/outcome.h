#pragma once

// How a game of a match ended, as far as the table needs it.

#include "rules/colour.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace sumito::arena {

enum class Ending : std::uint8_t {
    goal,
    no_move,
    repetition,
    quiet_limit,
    max_plies,   // we called it a draw
    adjudicated, // we called it a win
    flag,
    crashed,
    hung,
    illegal_move,
    garbled
};
inline constexpr std::array<std::string_view, 11> ending_names{
    "goal", "no move", "repetition", "quiet limit",  "max plies", "adjudicated",
    "flag", "crash",   "hang",       "illegal move", "garbage"};
constexpr std::size_t index(Ending e) { return static_cast<std::size_t>(e); }
constexpr std::string_view name(Ending e) { return ending_names[index(e)]; }

struct Outcome {
    std::optional<rules::Side> winner; // none: a draw
    Ending ending;
    // Sides that fell out by their own fault, and how; in trio the others played on.
    rules::PerSide<std::optional<Ending>> fell_out;
    int plies = 0;
    rules::PerSide<int> ejected; // by each side
    std::uint64_t moves_hash = 0;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What a side gets: 1 for a win; a draw is shared by those who did not fall out.
double points(const Outcome& outcome, rules::Side side, int sides);

} // namespace sumito::arena
