#pragma once

// What was learnt about positions of two sides, beyond the evaluation made by hand: added to that,
// it is what games show. Each side sees the board as its own marbles and the others';
// both views go through the same first layer, whose sums are kept up with the moves, and the view
// of the side to move comes first in the second. Which second layer it is depends on how many
// ejections are still needed.
//
// All in whole numbers, so that every machine comes to the same value.

#include "engine/lines.h"
#include "engine/score.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace sumito::engine {

namespace net {

inline constexpr int inputs = 2 * rules::cell_count; // own marbles, then the others'
inline constexpr int hidden = 128;
inline constexpr int stages = 6;

// What 1 is in the first layer's sums, and in the second layer's weights.
inline constexpr int sum_unit = 255;
inline constexpr int weight_unit = 64;
// The greatest weights: so no sum can overflow, see net.cpp.
inline constexpr int most_input_weight = 505;
inline constexpr int most_output_weight = 127;
// What a net's output of 1 is worth: a marble is 1.2 of it.
inline constexpr int output_value = marble_value * 5 / 6;

constexpr int stage_of(int needed) {
    const int ejected = 12 - needed;
    return ejected <= 0 ? 0 : ejected / 2 < stages ? ejected / 2 : stages - 1;
}

} // namespace net

struct Net {
    std::array<std::array<std::int16_t, net::hidden>, net::inputs> input;
    std::array<std::int16_t, net::hidden> input_bias;
    std::array<std::array<std::int16_t, 2 * net::hidden>, net::stages> output;
    std::array<std::int32_t, net::stages> output_bias;
    std::array<std::int16_t, pattern_count> patterns; // of lines, what they are worth to the mover

    friend bool operator==(const Net&, const Net&) = default;
};

// A file holds a head with the shape, the numbers, and a checksum.
std::string to_bytes(const Net& net);
// Says what is wrong: another kind of file, another shape, damaged.
std::expected<Net, std::string> parse_net(std::string_view bytes);

// What is kept beside a position, in both sides' views: the first layer's sums, what stands on each
// line, and what all that is worth.
struct NetSums {
    std::array<std::array<std::int16_t, net::hidden>, 2> of;
    std::array<std::array<std::uint16_t, line_count>, 2> lines;
    std::array<Value, 2> patterns;

    friend bool operator==(const NetSums&, const NetSums&) = default;
};

NetSums net_sums(const Net& net, const rules::Position& position);
void update(const Net& net, const NetSums& before, NetSums& after, const rules::Ruleset& ruleset,
            const rules::Changes& changes);
// To the side to move.
Value net_value(const Net& net, const NetSums& sums, const rules::Position& position);

} // namespace sumito::engine
