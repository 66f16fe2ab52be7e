#pragma once

// What a position is worth without looking ahead, made by hand. The search knows it by three
// calls: what to keep beside a position (Placement), how a move changes it, and the value.
//
// Each side has a worth of its own: its ejections, where its marbles stand, the shapes they form
// and the pushes they have. A position's value to a side is its worth less that of the others, on
// average. That holds for two sides and for three.

#include "engine/score.h"
#include "engine/weights.h"
#include "rules/position.h"

#include <array>
#include <cstdint>

namespace sumito::engine {

// For each colour, sums over its marbles in one word: worth of their cells, squared distances from
// the centre, and both coordinates.
struct Placement {
    rules::PerColour<std::int64_t> sums;
};

// How dear compactness is, in percent: of one's own marbles and of the foes'.
struct Temper {
    int own = 100;
    int foes = 100;

    friend constexpr bool operator==(const Temper&, const Temper&) = default;
};

class Evaluation {
public:
    explicit Evaluation(const Weights& weights);

    // Whose temper it is.
    void set_temper(const Temper& temper, rules::Side side) {
        temper_ = temper;
        tempered_ = side;
    }

    Placement placement(const rules::Position& position) const;
    void update(Placement& placement, const rules::Changes& changes) const;

    // To a side, whoever is to move.
    Value value(const rules::Position& position, const Placement& placement,
                rules::Side side) const;
    // The same without shapes and pushes, for a net that knows them better.
    Value value_without_shapes(const rules::Position& position, const Placement& placement,
                               rules::Side side) const;
    // To each side, before the others' are taken off.
    rules::PerSide<Value> worths(const rules::Position& position, const Placement& placement) const;

private:
    // What needs no counting.
    Value plain_worth(const rules::Position& position, const Placement& placement,
                      rules::Side side) const;
    Value worth(const rules::Position& position, const Placement& placement,
                rules::Side side) const;

    Weights weights_;
    std::array<std::int64_t, rules::cell_count> of_cell_;
    std::array<Value, 16> of_ejections_; // by how many are still needed
    Temper temper_;
    rules::Side tempered_{};
};

// How often each weight counts for a side, so that value() is their sum: for fitting the weights.
// Spread and distance count in units of 1 / spread_unit.
using Features = std::array<int, weight_count>;
Features features(const rules::Position& position, rules::Side side);

} // namespace sumito::engine
