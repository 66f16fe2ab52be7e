#include "engine/net.h"

#include "engine/net_kernel.h"
#include "rules/machine.h"

#include <bit>
#include <cstring>

namespace sumito::engine {

using rules::Cell;
using rules::Colour;
using rules::Position;
using rules::Side;

// No more marbles than cells, and no cell with two: a sum of the first layer stays in 16 bits.
static_assert(rules::cell_count * net::most_input_weight + net::sum_unit * 7 < 1 << 15);
// A weight times a sum stays in 16 bits, and all of them together in 32.
static_assert(net::most_output_weight * net::sum_unit < 1 << 15);
static_assert(std::int64_t{2} * net::hidden * net::most_output_weight * net::sum_unit *
                  net::sum_unit <
              std::int64_t{1} << 31);

namespace {

const NetKernel plain_net_kernel{change_sums, weighed};

const NetKernel& best_net_kernel() {
#if defined(SUMITO_X86_VECTORS)
    if (rules::machine::has_avx512()) return net_kernel_avx512;
    if (rules::machine::has_avx2()) return net_kernel_avx2;
#endif
    return plain_net_kernel;
}
const NetKernel& chosen_kernel = best_net_kernel();

const std::int16_t* row(const Net& net, bool own, Cell cell) {
    const int input = cell.index() + (own ? 0 : rules::cell_count);
    return net.input[static_cast<std::size_t>(input)].data();
}

// A marble comes (1) or goes (-1).
void put_on_lines(NetSums& sums, Side side, Cell cell, int sign) {
    for (const auto& [line, power] : line_tables.places[static_cast<std::size_t>(cell.index())])
        for (std::size_t s = 0; s < 2; ++s) {
            const int digit = rules::index(side) == s ? 1 : 2;
            sums.lines[s][line] =
                static_cast<std::uint16_t>(sums.lines[s][line] + sign * digit * power);
        }
}

void update_lines(const Net& net, const NetSums& before, NetSums& after,
                  const rules::Ruleset& ruleset, const rules::Changes& changes) {
    after.lines = before.lines;
    after.patterns = before.patterns;
    std::uint32_t changed = 0;
    for (const Colour c : ruleset.turns) {
        for (const Cell cell : changes.entered[c]) {
            put_on_lines(after, ruleset.side[c], cell, 1);
            changed |= line_tables.lines[static_cast<std::size_t>(cell.index())];
        }
        for (const Cell cell : changes.left[c]) {
            put_on_lines(after, ruleset.side[c], cell, -1);
            changed |= line_tables.lines[static_cast<std::size_t>(cell.index())];
        }
    }
    for (; changed != 0; changed &= changed - 1) {
        const auto line = static_cast<std::size_t>(std::countr_zero(changed));
        for (std::size_t s = 0; s < 2; ++s)
            after.patterns[s] +=
                net.patterns[after.lines[s][line]] - net.patterns[before.lines[s][line]];
    }
}

constexpr std::string_view net_file_head = "sumito net 1\n";

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

std::string net_shape() {
    return std::to_string(net::inputs) + " inputs, " + std::to_string(net::hidden) + " hidden, " +
           std::to_string(net::stages) + " stages\n";
}

bool is_within_bounds(const Net& net) {
    for (const auto& row : net.input)
        for (const int w : row)
            if (w > net::most_input_weight || w < -net::most_input_weight) return false;
    for (const auto& stage : net.output)
        for (const int w : stage)
            if (w > net::most_output_weight || w < -net::most_output_weight) return false;
    for (const int b : net.input_bias)
        if (b > 7 * net::sum_unit || b < -7 * net::sum_unit) return false;
    return true;
}

} // namespace

std::string to_bytes(const Net& net) {
    std::string bytes(net_file_head);
    bytes += net_shape();
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
    const std::string start = std::string(net_file_head) + net_shape();
    if (!bytes.starts_with(start))
        return std::unexpected("a net of another shape, not " + net_shape());
    Net net;
    constexpr std::size_t numbers = sizeof net.input + sizeof net.input_bias + sizeof net.output +
                                    sizeof net.output_bias + sizeof net.patterns;
    if (bytes.size() != start.size() + numbers + sizeof(std::uint64_t))
        return std::unexpected("a net of another size");
    std::uint64_t sum = 0;
    std::memcpy(&sum, bytes.data() + bytes.size() - sizeof sum, sizeof sum);
    if (sum != checksum(bytes.substr(0, bytes.size() - sizeof sum)))
        return std::unexpected("a damaged net");
    const char* from = bytes.data() + start.size();
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
    NetSums sums;
    for (std::size_t s = 0; s < 2; ++s) {
        sums.of[s] = net.input_bias;
        for (const Colour c : position.ruleset().turns)
            for (const Cell cell : position.marbles(c)) {
                const bool own = position.ruleset().side[c] == static_cast<Side>(s);
                NetRows rows;
                rows.plus[rows.plus_count++] = row(net, own, cell);
                chosen_kernel.change(sums.of[s].data(), sums.of[s].data(), rows);
            }
        sums.lines[s] = line_tables.first;
    }
    for (const Colour c : position.ruleset().turns)
        for (const Cell cell : position.marbles(c))
            put_on_lines(sums, position.ruleset().side[c], cell, 1);
    for (std::size_t s = 0; s < 2; ++s) {
        sums.patterns[s] = 0;
        for (const std::uint16_t pattern : sums.lines[s]) sums.patterns[s] += net.patterns[pattern];
    }
    return sums;
}

void update(const Net& net, const NetSums& before, NetSums& after, const rules::Ruleset& ruleset,
            const rules::Changes& changes) {
    update_lines(net, before, after, ruleset, changes);
    for (std::size_t s = 0; s < 2; ++s) {
        NetRows rows;
        for (const Colour c : ruleset.turns) {
            const bool own = ruleset.side[c] == static_cast<Side>(s);
            for (const Cell cell : changes.entered[c])
                rows.plus[rows.plus_count++] = row(net, own, cell);
            for (const Cell cell : changes.left[c])
                rows.minus[rows.minus_count++] = row(net, own, cell);
        }
        chosen_kernel.change(before.of[s].data(), after.of[s].data(), rows);
    }
}

Value net_value(const Net& net, const NetSums& sums, const Position& position) {
    const std::size_t mover = rules::index(position.side_to_move());
    const int needed = 2 * position.goal() - position.ejected(Side{0}) - position.ejected(Side{1});
    const auto stage = static_cast<std::size_t>(net::stage_of(needed));
    const std::int16_t* weights = net.output[stage].data();
    const int total = chosen_kernel.weigh(sums.of[mover].data(), weights) +
                      chosen_kernel.weigh(sums.of[1 - mover].data(), weights + net::hidden);
    const std::int64_t output = total / net::sum_unit + net.output_bias[stage];
    return sums.patterns[mover] +
           static_cast<Value>(output * net::output_value / (net::sum_unit * net::weight_unit));
}

} // namespace sumito::engine
