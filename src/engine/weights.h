#pragma once

// What each thing on the board is worth, in the units of Value. The evaluation is linear in these,
// so that they can be fitted to the results of games.

#include "rules/ruleset.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sumito::engine {

enum class Weight : std::uint8_t {
    // An ejection when so many were needed.
    ejection_6,
    ejection_5,
    ejection_4,
    ejection_3,
    ejection_2,
    ejection_1,
    // A marble on a cell, by its distance from the centre and, within a ring, from the corner.
    centre,
    ring_1,
    ring_2_corner,
    ring_2,
    ring_3_corner,
    ring_3,
    ring_4_corner,
    ring_4_beside,
    ring_4_middle,
    spread,   // how far the marbles are from their own middle
    distance, // of that middle from the board's
    pair,
    between, // a marble with a foe on each side of it in a line
    // Pushes there are, of the side to move and of the others.
    push_two_one,
    push_three_one,
    push_three_two,
    eject,
    push_two_one_other,
    push_three_one_other,
    push_three_two_other,
    eject_other,
    tempo, // having the move
};
inline constexpr std::size_t weight_count = static_cast<std::size_t>(Weight::tempo) + 1;

constexpr std::size_t index(Weight w) { return static_cast<std::size_t>(w); }

// Spread and distance are counted in sixteenths of a step squared.
inline constexpr int spread_unit = 16;

struct Weights {
    std::array<std::int16_t, weight_count> at{};
    constexpr std::int16_t& operator[](Weight w) { return at[index(w)]; }
    constexpr std::int16_t operator[](Weight w) const { return at[index(w)]; }
    friend constexpr bool operator==(const Weights&, const Weights&) = default;
};

std::string_view name(Weight w);
std::optional<Weight> weight_named(std::string_view name);

const Weights& weights_for(const rules::Ruleset& ruleset);

// One `name value` a line; what is not named stays as it was.
std::string to_text(const Weights& weights);
std::expected<Weights, std::string> parse_weights(std::string_view text, Weights weights);

} // namespace sumito::engine
