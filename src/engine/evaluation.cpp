#include "engine/evaluation.h"

#include "engine/evaluation_kernel.h"
#include "rules/lanes_scalar.h"

#include <algorithm>
#include <cstdlib>

namespace sumito::engine {

using rules::Cell;
using rules::CellSet;
using rules::Colour;
using rules::Position;
using rules::Ruleset;
using rules::Side;

Counts count_shapes_scalar(std::uint64_t own, std::uint64_t foes) {
    return count_shapes<rules::Scalar>(own, foes);
}

namespace {

using Kernel = Counts (*)(std::uint64_t own, std::uint64_t foes);

#if defined(SUMITO_X86_VECTORS)
Kernel counting_kernel_of(Vectors vectors) {
    if (vectors == Vectors::avx512) return count_shapes_avx512;
    if (vectors == Vectors::avx2) return count_shapes_avx2;
    return count_shapes_scalar;
}
Kernel counted = counting_kernel_of(most_vectors());
#else
constexpr Kernel counted = count_shapes_scalar; // known when it is compiled
#endif

// Both coordinates of a cell, from the centre, in axes 60 degrees apart.
struct Offset {
    int column, row;
};
Offset offset_of(Cell cell) { return {cell.column() - 4, cell.row() - 4}; }
int squared(Offset o) { return o.column * o.column - o.column * o.row + o.row * o.row; }

int ring_of(Offset o) {
    return std::max({std::abs(o.column), std::abs(o.row), std::abs(o.column - o.row)});
}

// Which of the nine kinds of cell it is: they go over into themselves under the board's symmetries.
Weight place_of(Cell cell) {
    const Offset o = offset_of(cell);
    const int from_corner = ring_of(o) * ring_of(o) - squared(o);
    switch (ring_of(o)) {
    case 0:
        return Weight::centre;
    case 1:
        return Weight::ring_1;
    case 2:
        return from_corner == 0 ? Weight::ring_2_corner : Weight::ring_2;
    case 3:
        return from_corner == 0 ? Weight::ring_3_corner : Weight::ring_3;
    default:
        break;
    }
    if (from_corner == 0) return Weight::ring_4_corner;
    return from_corner == 3 ? Weight::ring_4_beside : Weight::ring_4_middle;
}

// Four numbers in one word, each in 16 bits with its sign; they are added all at once.
constexpr std::int64_t packed(int worth, int squares, int column, int row) {
    return static_cast<std::int64_t>(worth) * (std::int64_t{1} << 48) +
           static_cast<std::int64_t>(squares) * (std::int64_t{1} << 32) +
           static_cast<std::int64_t>(column) * (std::int64_t{1} << 16) + row;
}
struct Sums {
    int worth, squares, column, row;
};
constexpr int field(std::int64_t word, int shift) {
    const std::int64_t half = shift == 0 ? 0 : std::int64_t{1} << (shift - 1);
    return static_cast<std::int16_t>(static_cast<std::uint64_t>(word + half) >> shift);
}
constexpr Sums unpacked(std::int64_t word) {
    return {field(word, 48), field(word, 32), field(word, 16), field(word, 0)};
}

// How far marbles are from their middle and that from the board's, both squared and summed over
// the marbles, in sixteenths.
struct Distances {
    int spread, middle;
};
// One over the number of marbles, in parts of 65536, since dividing takes long.
constexpr auto reciprocals = [] {
    std::array<std::int64_t, rules::cell_count + 1> table{};
    for (std::size_t n = 1; n < table.size(); ++n)
        table[n] = (65536 + static_cast<std::int64_t>(n) - 1) / static_cast<std::int64_t>(n);
    return table;
}();
Distances distances(const Sums& sums, int marbles) {
    const std::int64_t squares = squared({sums.column, sums.row}) * spread_unit;
    const int middle =
        static_cast<int>(squares * reciprocals[static_cast<std::size_t>(marbles)] / 65536);
    return {sums.squares * spread_unit - middle, middle};
}

constexpr int count(std::uint64_t word, int i) {
    return static_cast<int>(word >> (16 * i) & 0xffff);
}

constexpr std::size_t ejection_weight(int needed) {
    return index(Weight::ejection_6) + static_cast<std::size_t>(6 - std::clamp(needed, 1, 6));
}

} // namespace

#if defined(SUMITO_X86_VECTORS)
void use_for_counting(Vectors vectors) { counted = counting_kernel_of(vectors); }
#endif

Evaluation::Evaluation(const Weights& weights) : weights_(weights), of_cell_{}, of_ejections_{} {
    for (int i = 0; i < rules::cell_count; ++i) {
        const Cell cell = Cell::from_index(i);
        const Offset o = offset_of(cell);
        of_cell_[static_cast<std::size_t>(i)] =
            packed(weights_[place_of(cell)], squared(o), o.column, o.row);
    }
    for (int needed = 14; needed >= 1; --needed)
        of_ejections_[static_cast<std::size_t>(needed - 1)] =
            of_ejections_[static_cast<std::size_t>(needed)] + weights_.at[ejection_weight(needed)];
}

Placement Evaluation::placement(const Position& position) const {
    Placement placement;
    for (const Colour c : position.ruleset().turns)
        for (const Cell cell : position.marbles(c))
            placement.sums[c] += of_cell_[static_cast<std::size_t>(cell.index())];
    return placement;
}

void Evaluation::update(Placement& placement, const rules::Changes& changes) const {
    for (std::size_t c = 0; c < rules::max_colours; ++c) {
        for (const Cell cell : changes.entered.at[c])
            placement.sums.at[c] += of_cell_[static_cast<std::size_t>(cell.index())];
        for (const Cell cell : changes.left.at[c])
            placement.sums.at[c] -= of_cell_[static_cast<std::size_t>(cell.index())];
    }
}

Value Evaluation::plain_worth(const Position& position, const Placement& placement,
                              Side side) const {
    const Ruleset& ruleset = position.ruleset();
    int marbles = 0;
    std::int64_t word = 0;
    for (const Colour c : ruleset.turns)
        if (ruleset.side[c] == side) {
            marbles += position.marbles(c).size();
            word += placement.sums[c];
        }
    const Sums sums = unpacked(word);
    const Distances far = distances(sums, marbles);
    const Weights& w = weights_;
    const auto goal = static_cast<std::size_t>(position.goal());
    const auto ejected = static_cast<std::size_t>(position.ejected(side));
    Value value = of_ejections_[goal - ejected] - of_ejections_[goal];
    value += sums.worth;
    if (position.side_to_move() == side) value += w[Weight::tempo];
    const int percent = side == tempered_ ? temper_.own : temper_.foes;
    return value +
           (far.spread * w[Weight::spread] * percent / 100 + far.middle * w[Weight::distance]) /
               spread_unit;
}

Value Evaluation::worth(const Position& position, const Placement& placement, Side side) const {
    const CellSet own = position.marbles(side);
    const Counts counts = counted(own.bits(), (position.occupied() - own).bits());
    const Weights& w = weights_;
    const bool to_move = position.side_to_move() == side;
    const auto pushes = index(to_move ? Weight::push_two_one : Weight::push_two_one_other);
    Value value = plain_worth(position, placement, side);
    for (int i = 0; i < 4; ++i)
        value += count(counts.pushes, i) * w.at[pushes + static_cast<std::size_t>(i)];
    return value + count(counts.shapes, 0) * w[Weight::pair] +
           count(counts.shapes, 1) * w[Weight::between];
}

rules::PerSide<Value> Evaluation::worths(const Position& position,
                                         const Placement& placement) const {
    rules::PerSide<Value> worths;
    for (std::size_t s = 0; s < static_cast<std::size_t>(position.ruleset().sides); ++s)
        worths.at[s] = worth(position, placement, static_cast<Side>(s));
    return worths;
}

Value Evaluation::value(const Position& position, const Placement& placement, Side side) const {
    const auto worth = worths(position, placement);
    Value others = 0;
    for (const Value v : worth.at) others += v;
    return worth[side] - (others - worth[side]) / (position.ruleset().sides - 1);
}

Value Evaluation::value_without_shapes(const Position& position, const Placement& placement,
                                       Side side) const {
    Value value = 0;
    const int sides = position.ruleset().sides;
    for (int s = 0; s < sides; ++s) {
        const auto of = static_cast<Side>(s);
        const Value worth = plain_worth(position, placement, of);
        value += of == side ? worth : -worth / (sides - 1);
    }
    return value;
}

Features features(const Position& position, Side side) {
    Features count{};
    const Ruleset& ruleset = position.ruleset();
    const CellSet own = position.marbles(side);
    Sums sums{};
    for (const Cell cell : own) {
        const Offset o = offset_of(cell);
        ++count[index(place_of(cell))];
        sums.squares += squared(o);
        sums.column += o.column;
        sums.row += o.row;
    }
    for (int needed = position.goal(); needed > position.goal() - position.ejected(side); --needed)
        ++count[ejection_weight(needed)];
    const Distances far = distances(sums, own.size());
    count[index(Weight::spread)] = far.spread;
    count[index(Weight::distance)] = far.middle;
    const Counts counts = counted(own.bits(), (position.occupied() - own).bits());
    const bool to_move = ruleset.side[position.turn()] == side;
    const auto pushes = index(to_move ? Weight::push_two_one : Weight::push_two_one_other);
    for (int i = 0; i < 4; ++i)
        count[pushes + static_cast<std::size_t>(i)] = engine::count(counts.pushes, i);
    count[index(Weight::pair)] = engine::count(counts.shapes, 0);
    count[index(Weight::between)] = engine::count(counts.shapes, 1);
    count[index(Weight::tempo)] = to_move ? 1 : 0;
    return count;
}

} // namespace sumito::engine
