#include "engine/bench.h"

#include "cli/command.h"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <memory>

namespace sumito::cli {

namespace {

struct BenchWish {
    int depth = engine::bench_depth;
    bool quiet = false;
};

void run(const BenchWish& wish) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::uint64_t nodes = 0;
    for (const engine::BenchPosition& position : engine::bench_positions()) {
        const engine::BenchResult result = engine::bench(position, wish.depth);
        nodes += result.nodes;
        if (!wish.quiet)
            fmt::print(
                "{:18} {:10} nodes, {:4.1f} % cut by the first move, {:4.1f} % quiescent, {}\n",
                result.name, result.nodes, 100 * result.first_move_cutoffs,
                100 * result.quiet_share, result.line);
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    fmt::print("bench: {} nodes {:.0f} nps\n", nodes,
               static_cast<double>(nodes) / std::max(seconds, 1e-9));
}

} // namespace

void add_bench(Program& program) {
    Options options = program.command(
        "bench", "Search fixed positions; last line 'bench: N nodes R nps', N names the play");
    auto wish = std::make_shared<BenchWish>();
    options.number("--depth", wish->depth, 1, 30, "How deep; the signature is for the default");
    options.flag("--quiet", wish->quiet, "Only the last line");
    options.action([wish] { run(*wish); });
}

} // namespace sumito::cli
