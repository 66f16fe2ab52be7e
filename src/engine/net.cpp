#include "engine/net.h"

#include "engine/net_kernel.h"
#include "rules/machine.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>

namespace sumito::engine {

using rules::Cell;
using rules::Colour;
using rules::Position;
using rules::Side;

// No more marbles than cells, and no cell with two: a sum of the first layer stays in 16 bits.
static_assert(rules::cell_count * net::most_input_weight + net::sum_unit * 7 < 1 << 15);
// A weight times a sum stays in 16 bits, and all of them together in 32.
static_assert(net::most_output_weight * net::sum_unit < 1 << 15);
static_assert(std::int64_t{net::most_sums} * net::most_output_weight * net::sum_unit *
                  net::sum_unit <
              std::int64_t{1} << 31);

namespace {

constexpr NetKernel plain_net_kernel = this_machines_kernel();

const NetKernel& best_net_kernel() {
#if defined(SUMITO_X86_VECTORS)
    if (rules::machine::has_avx512()) return net_kernel_avx512;
    if (rules::machine::has_avx2()) return net_kernel_avx2;
#endif
    return plain_net_kernel;
}
const NetKernel& chosen_kernel = best_net_kernel();

const std::int16_t* row(const Net& net, Colour viewer, Colour colour, Cell cell) {
    const auto plane = static_cast<std::size_t>(net.shape.plane[viewer][colour]);
    return net.row(plane * rules::cell_count + static_cast<std::size_t>(cell.index()));
}

// Marbles of a side come, or go. Answers which lines change.
template <bool Come>
std::uint32_t change_lines(NetSums& sums, std::size_t side, rules::CellSet cells) {
    const LinePatterns digit = digit_of(side);
    std::uint32_t changed = 0;
    for (const Cell cell : cells) {
        const auto at = static_cast<std::size_t>(cell.index());
        for (const auto& [line, power] : line_tables.places[at])
            sums.lines[line] += Come ? digit * power : -(digit * power);
        changed |= line_tables.lines[at];
    }
    return changed;
}

void update_lines(const Net& net, const NetSums& before, NetSums& after,
                  const rules::Changes& changes) {
    const rules::Ruleset& ruleset = *net.shape.ruleset;
    after.lines = before.lines;
    after.patterns = before.patterns;
    std::uint32_t changed = 0;
    for (const Colour c : ruleset.turns) {
        const std::size_t side = rules::index(ruleset.side[c]);
        changed |= change_lines<true>(after, side, changes.entered[c]);
        changed |= change_lines<false>(after, side, changes.left[c]);
    }
    for (; changed != 0; changed &= changed - 1) {
        const auto line = static_cast<std::size_t>(std::countr_zero(changed));
        for (std::size_t s = 0; s < static_cast<std::size_t>(ruleset.sides); ++s)
            after.patterns.at[s] += net.patterns[pattern_in_eyes_of(s, after.lines[line])] -
                                    net.patterns[pattern_in_eyes_of(s, before.lines[line])];
    }
}

constexpr std::string_view net_file_head = "sumito net 2\n";

template <class T> void put(std::string& bytes, const T& numbers) {
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof numbers);
    std::memcpy(bytes.data() + at, &numbers, sizeof numbers);
}

std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = 0xcbf29ce484222325;
    for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return sum;
}

// Part of the head: a net of another shape is of no use to this program.
std::string told(const NetShape& shape) {
    return std::string(shape.ruleset->id) + ": " + std::to_string(shape.inputs()) + " inputs, " +
           std::to_string(shape.width) + " sums a view, " + std::to_string(net::stages) +
           " stages, " + std::to_string(pattern_count) + " patterns\n";
}

std::optional<NetShape> shape_told(std::string_view bytes) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        if (const NetShape shape(*ruleset); bytes.starts_with(told(shape))) return shape;
    return std::nullopt;
}

bool is_within_bounds(const Net& net) {
    for (const int w : net.input)
        if (w > net::most_input_weight || w < -net::most_input_weight) return false;
    for (const auto& stage : net.output)
        for (const int w : stage)
            if (w > net::most_output_weight || w < -net::most_output_weight) return false;
    for (const int b : net.input_bias)
        if (b > 7 * net::sum_unit || b < -7 * net::sum_unit) return false;
    return true;
}

} // namespace

std::size_t NetShape::phase_of(const Position& position, Colour viewer) const {
    if (phases == 1) return 0;
    const rules::Turns& turns = ruleset->turns;
    if (phases == 2) return ruleset->together(viewer, turns.next(viewer)) ? 0 : 1;
    std::size_t phase = 0;
    for (Colour c = viewer; c != position.turn(); c = turns.next(c)) ++phase;
    return phase;
}

std::size_t NetShape::stage_of(const Position& position, Colour viewer) const {
    const std::size_t of_phase = net::stages / phases;
    // As if six were needed to win: in a short game it is late from the start.
    int ejected = 0;
    for (std::size_t s = 0; s < static_cast<std::size_t>(ruleset->sides); ++s)
        ejected += ruleset->goal - position.goal() + position.ejected(static_cast<Side>(s));
    const std::size_t stage = static_cast<std::size_t>(std::max(ejected, 0)) * of_phase / 12;
    return phase_of(position, viewer) * of_phase + std::min(stage, of_phase - 1);
}

std::string to_bytes(const Net& net) {
    std::string bytes(net_file_head);
    bytes += told(net.shape);
    put(bytes, net.input);
    put(bytes, net.input_bias);
    put(bytes, net.output);
    put(bytes, net.output_bias);
    put(bytes, net.patterns);
    put(bytes, checksum(bytes));
    return bytes;
}

std::expected<Net, std::string> parse_net(std::string_view bytes) {
    if (!bytes.starts_with(net_file_head)) return std::unexpected("not a net of this program");
    const auto shape = shape_told(bytes.substr(net_file_head.size()));
    if (!shape) return std::unexpected("a net of another shape");
    Net net;
    net.shape = *shape;
    constexpr std::size_t numbers = sizeof net.input + sizeof net.input_bias + sizeof net.output +
                                    sizeof net.output_bias + sizeof net.patterns;
    const std::size_t start = net_file_head.size() + told(*shape).size();
    if (bytes.size() != start + numbers + sizeof(std::uint64_t))
        return std::unexpected("a net of another size");
    std::uint64_t sum = 0;
    std::memcpy(&sum, bytes.data() + bytes.size() - sizeof sum, sizeof sum);
    if (sum != checksum(bytes.substr(0, bytes.size() - sizeof sum)))
        return std::unexpected("a damaged net");
    const char* from = bytes.data() + start;
    const auto take = [&from](auto& to) {
        std::memcpy(&to, from, sizeof to);
        from += sizeof to;
    };
    take(net.input);
    take(net.input_bias);
    take(net.output);
    take(net.output_bias);
    take(net.patterns);
    if (!is_within_bounds(net)) return std::unexpected("a net with numbers out of bounds");
    return net;
}

NetSums net_sums(const Net& net, const Position& position) {
    const NetLoops& loops = chosen_kernel.of(net.shape);
    const rules::Ruleset& ruleset = *net.shape.ruleset;
    NetSums sums;
    for (const Colour viewer : ruleset.turns) {
        std::int16_t* view = sums.of.data() + rules::index(viewer) * net.shape.width;
        std::copy_n(net.input_bias.begin(), net.shape.width, view);
        for (const Colour c : ruleset.turns)
            for (const Cell cell : position.marbles(c)) {
                NetRows rows;
                rows.plus[rows.plus_count++] = row(net, viewer, c, cell);
                loops.change(view, view, rows);
            }
    }
    for (std::size_t line = 0; line < line_count; ++line)
        sums.lines[line] = line_tables.first[line] * in_all_eyes;
    for (const Colour c : ruleset.turns)
        change_lines<true>(sums, rules::index(ruleset.side[c]), position.marbles(c));
    for (std::size_t s = 0; s < static_cast<std::size_t>(ruleset.sides); ++s)
        for (const LinePatterns line : sums.lines)
            sums.patterns.at[s] += net.patterns[pattern_in_eyes_of(s, line)];
    return sums;
}

void update(const Net& net, const NetSums& before, NetSums& after, const rules::Changes& changes) {
    update_lines(net, before, after, changes);
    const NetLoops& loops = chosen_kernel.of(net.shape);
    for (const Colour viewer : net.shape.ruleset->turns) {
        NetRows rows;
        for (const Colour c : net.shape.ruleset->turns) {
            for (const Cell cell : changes.entered[c])
                rows.plus[rows.plus_count++] = row(net, viewer, c, cell);
            for (const Cell cell : changes.left[c])
                rows.minus[rows.minus_count++] = row(net, viewer, c, cell);
        }
        const std::size_t view = rules::index(viewer) * net.shape.width;
        loops.change(before.of.data() + view, after.of.data() + view, rows);
    }
}

Value net_value(const Net& net, const NetSums& sums, const Position& position, Colour viewer) {
    const NetShape& shape = net.shape;
    const NetLoops& loops = chosen_kernel.of(shape);
    const std::size_t stage = shape.stage_of(position, viewer);
    int total = 0;
    for (const Colour c : shape.ruleset->turns)
        total += loops.weigh(sums.of.data() + rules::index(c) * shape.width,
                             net.output[stage].data() + shape.plane[viewer][c] * shape.width);
    const std::int64_t output = total / net::sum_unit + net.output_bias[stage];
    return sums.patterns[shape.ruleset->side[viewer]] +
           static_cast<Value>(output * net::output_value / (net::sum_unit * net::weight_unit));
}

} // namespace sumito::engine
