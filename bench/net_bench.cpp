// What the net costs, all in one run: to keep its sums up with a move, to keep up the lines, and to
// weigh a position, in nanoseconds, for each set of vector instructions that this machine has,
// and for those of WebAssembly where it is compiled to that:
//
//   net_bench [ROUNDS]   the median of so many rounds, 5 by default
//   cmake --build --preset release --target net_speed     native, then WebAssembly

#include "engine/net_kernel.h"
#include "engine/random.h"
#include "engine/shipped_net.h"
#include "rules/generate.h"
#include "rules/machine.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using namespace sumito;
using namespace sumito::engine;

#if defined(__wasm_simd128__)
constexpr const char* own_kernel = "WASM SIMD";
#else
constexpr const char* own_kernel = "plain";
#endif

volatile int kept = 0; // so that nothing is left out as useless

template <class Work> double nanoseconds(int rounds, int times, const Work& work) {
    std::vector<double> took;
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < times; ++i) work(i);
        const std::chrono::duration<double, std::nano> all =
            std::chrono::steady_clock::now() - start;
        took.push_back(all.count() / times);
    }
    std::ranges::sort(took);
    return took[took.size() / 2];
}

void measure(const char* name, const NetLoops& loops, const Net& net, int rounds) {
    Random random(1);
    const std::size_t width = net.shape.width;
    NetSums sums = net_sums(net, rules::Position::start(rules::duel));
    std::vector<NetRows> moves(1024);
    for (NetRows& rows : moves) {
        rows.plus_count = rows.minus_count = 1 + random.below(2);
        for (std::size_t k = 0; k < 2; ++k) {
            rows.plus[k] = net.row(random.below(net.shape.inputs()));
            rows.minus[k] = net.row(random.below(net.shape.inputs()));
        }
    }
    NetSums next = sums;
    const double change = nanoseconds(rounds, 1'000'000, [&](int i) {
        const NetRows& rows = moves[static_cast<std::size_t>(i) % moves.size()];
        for (std::size_t s = 0; s < 2; ++s)
            loops.change(sums.of.data() + s * width, next.of.data() + s * width, rows);
    });
    const double weigh = nanoseconds(rounds, 1'000'000, [&](int i) {
        const auto stage = static_cast<std::size_t>(i) % net::stages;
        kept = loops.weigh(sums.of.data(), net.output[stage].data()) +
               loops.weigh(sums.of.data() + width, net.output[stage].data() + width);
    });
    std::printf("%-9s a move %5.1f ns, a value %5.1f ns\n", name, change, weigh);
}

// With lines and all, as the search does it.
void measure_whole(const Net& net, int rounds) {
    const rules::Position start = rules::Position::start(rules::duel);
    const NetSums sums = net_sums(net, start);
    std::vector<rules::Changes> all;
    for (const rules::Move move : rules::generate(start)) {
        rules::Position next = start;
        all.push_back(next.play(move));
    }
    NetSums next = sums;
    const double whole = nanoseconds(rounds, 1'000'000, [&](int i) {
        update(net, sums, next, all[static_cast<std::size_t>(i) % all.size()]);
        kept = net_value(net, next, start, start.turn());
    });
    std::printf("%-9s a move and its value, lines included, %5.1f ns\n", "chosen", whole);
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    const Net& net = *shipped_net(rules::duel);
    measure(own_kernel, this_machines_kernel().wide, net, rounds);
#if defined(__x86_64__)
    if (rules::machine::has_avx2()) measure("AVX2", net_kernel_avx2.wide, net, rounds);
    if (rules::machine::has_avx512()) measure("AVX-512", net_kernel_avx512.wide, net, rounds);
#endif
    measure_whole(net, rounds);
}
