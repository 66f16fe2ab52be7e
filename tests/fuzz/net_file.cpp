#include "engine/net.h"
#include "fuzz.h"
#include "rules/generate.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <vector>

// A net that is let through is worth what it is in numbers of any size: nothing overflows.

namespace sumito::fuzz {

namespace {

// Takes numbers as long as there are any, then zeros.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes) {}

    bool empty() const { return bytes_.empty(); }
    template <class T> T next() {
        T number{};
        const std::size_t size = std::min(sizeof number, bytes_.size());
        std::memcpy(&number, bytes_.data(), size);
        bytes_.remove_prefix(size);
        return number;
    }

private:
    std::string_view bytes_;
};

// From somewhere to somewhere all the same, so that few bytes make every net of extremes.
template <class Array> void fill(Array& numbers, Numbers& from) {
    const std::size_t begin = from.next<std::uint16_t>() % numbers.size();
    const std::size_t count = from.next<std::uint16_t>() % (numbers.size() - begin) + 1;
    std::ranges::fill(std::span(numbers).subspan(begin, count),
                      from.next<typename Array::value_type>());
}

engine::Net net_of(Numbers from) {
    engine::Net net{};
    const auto mode = from.next<std::uint8_t>() % rules::rulesets.size();
    net.shape = engine::NetShape(*rules::rulesets.at(mode));
    std::vector<std::int16_t> worths(engine::pattern_kinds().count);
    while (!from.empty()) {
        const auto which = from.next<std::uint8_t>();
        if (which % 5 == 0) fill(net.input, from);
        if (which % 5 == 1) fill(net.input_bias, from);
        if (which % 5 == 2) fill(net.output[which / 5 % engine::net::stages], from);
        if (which % 5 == 3) fill(net.output_bias, from);
        if (which % 5 == 4) fill(worths, from);
    }
    set_patterns(net, worths);
    return net;
}

// The first layer's sums, with room for whatever they come to.
std::vector<std::int64_t> wide_sums(const engine::Net& net, const rules::Position& position) {
    const rules::Ruleset& ruleset = *net.shape.ruleset;
    std::vector<std::int64_t> sums(engine::net::most_sums);
    for (const rules::Colour viewer : ruleset.turns) {
        const std::size_t view = rules::index(viewer) * net.shape.width;
        for (std::size_t i = 0; i < net.shape.width; ++i) {
            std::int64_t& sum = sums[view + i];
            sum = net.input_bias[i];
            for (const rules::Colour c : ruleset.turns)
                for (const rules::Cell cell : position.marbles(c)) {
                    const auto plane = std::size_t{net.shape.plane[viewer][c]};
                    const auto at = static_cast<std::size_t>(cell.index());
                    sum += net.row(plane * rules::cell_count + at)[i];
                }
        }
    }
    return sums;
}

// What the second layer makes of them, without the lines.
std::int64_t wide_value(const engine::Net& net, const std::vector<std::int64_t>& sums,
                        const rules::Position& position, rules::Colour viewer) {
    const std::size_t width = net.shape.width;
    const std::size_t stage = net.shape.stage_of(position, viewer);
    std::int64_t total = 0;
    for (const rules::Colour c : net.shape.ruleset->turns)
        for (std::size_t i = 0; i < width; ++i) {
            const std::int64_t sum = std::clamp<std::int64_t>(sums[rules::index(c) * width + i], 0,
                                                              engine::net::sum_unit);
            total += sum * sum * net.output[stage][net.shape.plane[viewer][c] * width + i];
        }
    const std::int64_t output = total / engine::net::sum_unit + net.output_bias[stage];
    return output * engine::net::output_value /
           (std::int64_t{engine::net::sum_unit} * engine::net::weight_unit);
}

void play_with(const engine::Net& net, std::string_view choices) {
    const rules::Ruleset& ruleset = *net.shape.ruleset;
    rules::Position position = rules::Position::start(ruleset);
    engine::NetSums sums = net_sums(net, position);
    for (const char choice : choices.substr(0, 6)) {
        const auto moves = rules::generate(position);
        if (moves.empty()) return;
        engine::NetSums next;
        update(net, sums, next,
               position.play(moves[static_cast<unsigned char>(choice) % moves.size()]));
        require(next == net_sums(net, position));
        sums = next;
        const auto wide = wide_sums(net, position);
        require(std::ranges::equal(wide, sums.of));
        for (const rules::Colour viewer : ruleset.turns) {
            if (ruleset.sides == 2 && viewer != position.turn()) continue;
            const int lines = sums.worth[ruleset.side[viewer]] / engine::net::pattern_parts;
            require(net_value(net, sums, position, viewer) ==
                    wide_value(net, wide, position, viewer) + lines);
        }
    }
}

} // namespace

void run(std::string_view bytes) {
    if (const auto net = engine::parse_net(bytes); !net) require(!net.error().empty());
    const std::string whole = to_bytes(net_of(Numbers(bytes)));
    const auto net = engine::parse_net(whole);
    if (!net) return require(net.error() == "a net with numbers out of bounds");
    require(to_bytes(*net) == whole);
    play_with(*net, bytes);
}

} // namespace sumito::fuzz
