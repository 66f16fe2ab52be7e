#pragma once

// What was learnt about positions of a game, beyond the evaluation made by hand: added to that, it
// is what games show. Each colour sees the board in its own way: its own marbles, its partner's,
// the next foe's, the other foe's. All views go through the same first layer, whose sums are kept
// up with the moves; in the second the view of whoever asks comes first, the others in the order in
// which it sees them. Which second layer it is depends on how many ejections are still needed, and
// on whose turn it is where that is not clear.
//
// All in whole numbers, so that every machine comes to the same value.

#include "engine/patterns.h"
#include "engine/score.h"
#include "rules/position.h"

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace sumito::engine {

namespace net {

inline constexpr std::size_t most_width = 128; // sums of a view
inline constexpr std::size_t most_sums = 256;  // of all views
// As many numbers whether two see two colours, or four see four in half as many sums.
inline constexpr std::size_t input_size = std::size_t{2} * rules::cell_count * most_width;
inline constexpr std::size_t stages = 6;

// What 1 is in the first layer's sums, and in the second layer's weights.
inline constexpr int sum_unit = 255;
inline constexpr int weight_unit = 64;
// The greatest weights: so no sum can overflow, see net.cpp.
inline constexpr int most_input_weight = 505;
inline constexpr int most_output_weight = 127;
inline constexpr int most_input_bias = 7 * sum_unit;
inline constexpr int most_output_bias = 100 * sum_unit * weight_unit; // outputs of 100
// What a net's output of 1 is worth: a marble is 1.2 of it.
inline constexpr int output_value = marble_value * 5 / 6;
// Worths of patterns are in parts of a value, since there are so many of them.
inline constexpr int pattern_parts = 8;

} // namespace net

// What the game makes of a net.
struct NetShape {
    const rules::Ruleset* ruleset;
    std::size_t width;  // sums of a view
    std::size_t phases; // ways in which the turn can lie to whoever asks
    // By viewer and colour: 0 own, then the partner's, then foes' in the order of turns.
    rules::PerColour<rules::PerColour<std::uint8_t>> plane;

    constexpr explicit NetShape(const rules::Ruleset& r)
        : ruleset(&r), width(r.turns.size() == 2 ? net::most_width : net::most_width / 2),
          phases(r.sides > 2 ? 3 : 1) {
        for (const rules::Colour viewer : r.turns) {
            if (r.sides == 2 && r.together(viewer, r.turns.next(viewer))) phases = 2;
            std::uint8_t next = 0;
            for (const bool own : {true, false}) {
                rules::Colour c = viewer;
                do {
                    if (r.together(viewer, c) == own) plane[viewer][c] = next++;
                    c = r.turns.next(c);
                } while (c != viewer);
            }
        }
    }
    constexpr std::size_t inputs() const { return ruleset->turns.size() * rules::cell_count; }

    // Where the turn lies: with two sides whoever asks is to move, once or twice; with three it may
    // be anybody's turn.
    std::size_t phase_of(const rules::Position& position, rules::Colour viewer) const;
    std::size_t stage_of(const rules::Position& position, rules::Colour viewer) const;

    friend bool operator==(const NetShape&, const NetShape&) = default;
};

struct Net {
    NetShape shape{rules::duel};
    // Row by row: plane, then cell. Where a vector begins, so does a cache line.
    alignas(64) std::array<std::int16_t, net::input_size> input;
    std::array<std::int16_t, net::most_width> input_bias;
    alignas(64) std::array<std::array<std::int16_t, net::most_sums>, net::stages> output;
    std::array<std::int32_t, net::stages> output_bias;
    // What a pattern is worth to those in whose eyes it is, and, the other way round, to the
    // others.
    std::array<std::array<std::int16_t, 2>, pattern_count> patterns;

    const std::int16_t* row(std::size_t i) const { return input.data() + i * shape.width; }

    friend bool operator==(const Net&, const Net&) = default;
};

// Those that are alike have one worth.
void set_patterns(Net& net, std::span<const std::int16_t> by_kind);

// A file holds a head with the shape, the numbers, and a checksum.
std::string to_bytes(const Net& net);
// What its file ends with, in hexadecimal: it tells one net from another.
std::string checksum_text(const Net& net);
// Of whatever version and shape, whole or not.
bool begins_like_a_net(std::string_view bytes);
// Says what is wrong: another kind of file, another shape, damaged.
std::expected<Net, std::string> parse_net(std::string_view bytes);

// What is kept beside a position: the first layer's sums in each colour's view, and the patterns in
// each side's eyes; with two sides in the first's alone, the other's being the same the other way
// round.
struct NetSums {
    alignas(64) std::array<std::int16_t, net::most_sums> of{}; // view by view, by colour
    rules::PerSide<Patterns> patterns{};
    rules::PerSide<int> worth; // of all patterns, in parts of a value

    friend bool operator==(const NetSums&, const NetSums&) = default;
};

// REQUIRES: the position is of the net's ruleset, here and below
NetSums net_sums(const Net& net, const rules::Position& position);
void update(const Net& net, const NetSums& before, NetSums& after, const rules::Changes& changes);
// To the viewer's side. REQUIRES: with two sides, it is the viewer's turn
Value net_value(const Net& net, const NetSums& sums, const rules::Position& position,
                rules::Colour viewer);

} // namespace sumito::engine
