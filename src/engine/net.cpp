#include "engine/net.h"

#include "engine/checksum.h"
#include "engine/net_kernel.h"
#include "engine/vectors.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

namespace sumito::engine {

using rules::Cell;
using rules::Colour;
using rules::Position;
using rules::Side;

// No more marbles than cells, and no cell with two: a sum of the first layer stays in 16 bits.
static_assert(rules::cell_count * net::most_input_weight + net::most_input_bias < 1 << 15);
// A weight times a sum stays in 16 bits, and all of them together in 32.
static_assert(net::most_output_weight * net::sum_unit < 1 << 15);
static_assert(std::int64_t{net::most_sums} * net::most_output_weight * net::sum_unit *
                  net::sum_unit <
              std::int64_t{1} << 31);
// What comes out of the net is a value, with room for all patterns beside it.
constexpr std::int64_t most_output =
    std::int64_t{net::most_sums} * net::most_output_weight * net::sum_unit + net::most_output_bias;
constexpr std::int64_t most_pattern_worth = std::int64_t{line_count} << 15;
static_assert(most_output * net::output_value / (net::sum_unit * net::weight_unit) +
                  most_pattern_worth <
              std::numeric_limits<Value>::max());

namespace {

constexpr NetKernel plain_net_kernel = this_machines_kernel();

#if defined(SUMITO_X86_VECTORS)
const NetKernel* net_kernel_of(Vectors vectors) {
    if (vectors == Vectors::avx512) return &net_kernel_avx512;
    if (vectors == Vectors::avx2) return &net_kernel_avx2;
    return &plain_net_kernel;
}
const NetKernel* chosen_kernel = net_kernel_of(most_vectors());
#else
constexpr const NetKernel* chosen_kernel = &plain_net_kernel; // known when it is compiled
#endif

const std::int16_t* row(const Net& net, Colour viewer, Colour colour, Cell cell) {
    const auto plane = static_cast<std::size_t>(net.shape.plane[viewer][colour]);
    return net.row(plane * rules::cell_count + static_cast<std::size_t>(cell.index()));
}

bool is_seen_both_ways(const Net& net) { return net.shape.ruleset->sides == 2; }

// How many sides' eyes there are to look with.
std::size_t eyes_of(const Net& net) {
    return is_seen_both_ways(net) ? 1 : static_cast<std::size_t>(net.shape.ruleset->sides);
}

using LineSet = std::uint32_t;
static_assert(line_count <= 32);

// Marbles come, each a digit in these patterns, or go, if the digit is negative. Answers the lines
// they stand on.
LineSet change_patterns(Patterns& patterns, int digit, rules::CellSet cells) {
    LineSet changed = 0;
    for (const Cell cell : cells)
        for (const auto& [line, power] :
             line_tables.places[static_cast<std::size_t>(cell.index())]) {
            patterns[line] = static_cast<std::uint16_t>(patterns[line] + digit * power);
            changed |= LineSet{1} << line;
        }
    return changed;
}

// A line that several marbles leave or enter is looked at once, when all have.
void change_patterns(const Net& net, NetSums& sums, const rules::PerColour<rules::CellSet>& left,
                     const rules::PerColour<rules::CellSet>& entered) {
    const rules::Ruleset& ruleset = *net.shape.ruleset;
    for (std::size_t eye = 0; eye < eyes_of(net); ++eye) {
        Patterns& patterns = sums.patterns.at[eye];
        const Patterns before = patterns;
        LineSet changed = 0;
        for (const Colour c : ruleset.turns) {
            const int digit = rules::index(ruleset.side[c]) == eye ? 1 : 2;
            changed |= change_patterns(patterns, -digit, left[c]);
            changed |= change_patterns(patterns, digit, entered[c]);
        }
        for (; changed != 0; changed &= changed - 1) {
            const auto line = static_cast<std::size_t>(std::countr_zero(changed));
            const auto& was = net.patterns[before[line]];
            const auto& is = net.patterns[patterns[line]];
            sums.worth.at[eye] += is[0] - was[0];
            if (is_seen_both_ways(net)) sums.worth.at[1] += is[1] - was[1];
        }
    }
}

constexpr std::string_view net_file_head = "sumito net 3\n";
constexpr std::string_view any_net_file = "sumito net ";

template <class T> void put(std::string& bytes, const T& numbers) {
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof numbers);
    std::memcpy(bytes.data() + at, &numbers, sizeof numbers);
}

// What a file ends with.
std::uint64_t checksum_told(std::string_view bytes) {
    std::uint64_t sum = 0;
    std::memcpy(&sum, bytes.data() + bytes.size() - sizeof sum, sizeof sum);
    return sum;
}

// Part of the head: a net of another shape is of no use to this program.
std::string told(const NetShape& shape) {
    return std::string(shape.ruleset->id) + ": " + std::to_string(shape.inputs()) + " inputs, " +
           std::to_string(shape.width) + " sums a view, " + std::to_string(net::stages) +
           " stages, " + std::to_string(pattern_kinds().count) + " patterns\n";
}

std::optional<NetShape> shape_told(std::string_view bytes) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        if (const NetShape shape(*ruleset); bytes.starts_with(told(shape))) return shape;
    return std::nullopt;
}

bool is_within_bounds(const Net& net) {
    const auto within = [](int most) {
        return [most](int number) { return -most <= number && number <= most; };
    };
    return std::ranges::all_of(net.input, within(net::most_input_weight)) &&
           std::ranges::all_of(net.input_bias, within(net::most_input_bias)) &&
           std::ranges::all_of(net.output,
                               [&](const auto& stage) {
                                   return std::ranges::all_of(stage,
                                                              within(net::most_output_weight));
                               }) &&
           std::ranges::all_of(net.output_bias, within(net::most_output_bias));
}

} // namespace

#if defined(SUMITO_X86_VECTORS)
void use_for_nets(Vectors vectors) { chosen_kernel = net_kernel_of(vectors); }
#endif

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

void set_patterns(Net& net, std::span<const std::int16_t> by_kind) {
    const PatternKinds& kinds = pattern_kinds();
    for (std::size_t i = 0; i < pattern_count; ++i)
        net.patterns[i] = {by_kind[kinds.of[i]], by_kind[kinds.of[swapped_pattern(i)]]};
}

std::string to_bytes(const Net& net) {
    std::string bytes(net_file_head);
    bytes += told(net.shape);
    put(bytes, net.input);
    put(bytes, net.input_bias);
    put(bytes, net.output);
    put(bytes, net.output_bias);
    const PatternKinds& kinds = pattern_kinds();
    std::vector<std::int16_t> by_kind(kinds.count);
    for (std::size_t i = 0; i < pattern_count; ++i) by_kind[kinds.of[i]] = net.patterns[i][0];
    for (const std::int16_t worth : by_kind) put(bytes, worth);
    put(bytes, checksum(bytes));
    return bytes;
}

std::string checksum_text(const Net& net) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::uint64_t sum = checksum_told(to_bytes(net));
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, sum /= 16)
        *digit = digits[sum % 16];
    return text;
}

bool begins_like_a_net(std::string_view bytes) { return bytes.starts_with(any_net_file); }

std::expected<Net, std::string> parse_net(std::string_view bytes) {
    if (!bytes.starts_with(net_file_head))
        return std::unexpected(begins_like_a_net(bytes) ? "a net of another version"
                                                        : "not a net of this program");
    const auto shape = shape_told(bytes.substr(net_file_head.size()));
    if (!shape) return std::unexpected("a net of another shape");
    Net net;
    net.shape = *shape;
    std::vector<std::int16_t> by_kind(pattern_kinds().count);
    const std::size_t numbers = sizeof net.input + sizeof net.input_bias + sizeof net.output +
                                sizeof net.output_bias + by_kind.size() * sizeof by_kind[0];
    const std::size_t start = net_file_head.size() + told(*shape).size();
    if (bytes.size() != start + numbers + sizeof(std::uint64_t))
        return std::unexpected("a net of another size");
    if (checksum_told(bytes) != checksum(bytes.substr(0, bytes.size() - sizeof(std::uint64_t))))
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
    for (std::int16_t& worth : by_kind) take(worth);
    set_patterns(net, by_kind);
    if (!is_within_bounds(net)) return std::unexpected("a net with numbers out of bounds");
    return net;
}

NetSums net_sums(const Net& net, const Position& position) {
    const NetLoops& loops = chosen_kernel->of(net.shape);
    const rules::Ruleset& ruleset = *net.shape.ruleset;
    NetSums sums;
    for (const Colour viewer : ruleset.turns) {
        std::int16_t* view = sums.of.data() + rules::index(viewer) * net.shape.width;
        std::copy_n(net.input_bias.begin(), net.shape.width, view);
        for (const Colour c : ruleset.turns)
            for (const Cell cell : position.marbles(c)) {
                const std::array<std::int16_t, net::most_sums> before = sums.of;
                NetRows rows;
                rows.plus[rows.plus_count++] = row(net, viewer, c, cell);
                loops.change(before.data() + (view - sums.of.data()), view, rows);
            }
    }
    for (std::size_t eye = 0; eye < eyes_of(net); ++eye) {
        sums.patterns.at[eye] = line_tables.empty;
        for (const std::uint16_t pattern : line_tables.empty) {
            const auto& worth = net.patterns[pattern];
            sums.worth.at[eye] += worth[0];
            if (is_seen_both_ways(net)) sums.worth.at[1] += worth[1];
        }
    }
    rules::PerColour<rules::CellSet> marbles;
    for (const Colour c : ruleset.turns) marbles[c] = position.marbles(c);
    change_patterns(net, sums, {}, marbles);
    return sums;
}

void update(const Net& net, const NetSums& before, NetSums& after, const rules::Changes& changes) {
    for (std::size_t eye = 0; eye < eyes_of(net); ++eye)
        after.patterns.at[eye] = before.patterns.at[eye];
    after.worth = before.worth;
    change_patterns(net, after, changes.left, changes.entered);
    const NetLoops& loops = chosen_kernel->of(net.shape);
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
    const NetLoops& loops = chosen_kernel->of(shape);
    const std::size_t stage = shape.stage_of(position, viewer);
    int total = 0;
    for (const Colour c : shape.ruleset->turns)
        total += loops.weigh(sums.of.data() + rules::index(c) * shape.width,
                             net.output[stage].data() + shape.plane[viewer][c] * shape.width);
    const std::int64_t output = total / net::sum_unit + net.output_bias[stage];
    return sums.worth[shape.ruleset->side[viewer]] / net::pattern_parts +
           static_cast<Value>(output * net::output_value / (net::sum_unit * net::weight_unit));
}

} // namespace sumito::engine
