#include "engine/net.h"
#include "fuzz.h"
#include "rules/generate.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <vector>

// A net that is let through never overflows, whatever its numbers are.

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

void play_with(const engine::Net& net) {
    rules::Position position = rules::Position::start(*net.shape.ruleset);
    engine::NetSums sums = net_sums(net, position);
    for (int ply = 0; ply < 6; ++ply) {
        (void)net_value(net, sums, position, position.turn());
        engine::NetSums next;
        update(net, sums, next, position.play(rules::generate(position)[0]));
        require(next == net_sums(net, position));
        sums = next;
    }
}

} // namespace

void run(std::string_view bytes) {
    if (const auto net = engine::parse_net(bytes); !net) require(!net.error().empty());
    const std::string whole = to_bytes(net_of(Numbers(bytes)));
    const auto net = engine::parse_net(whole);
    if (!net) return require(net.error() == "a net with numbers out of bounds");
    require(to_bytes(*net) == whole);
    play_with(*net);
}

} // namespace sumito::fuzz
