#include "engine/bench.h"

#include "cli/command.h"
#include "engine/vectors.h"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <memory>
#include <string>

namespace sumito::cli {

namespace {

struct BenchWish {
    int depth = engine::bench_depth;
    bool quiet = false;
    std::string vectors; // the most there are, if empty
};

void choose_vectors(const std::string& name) {
    const auto at = std::ranges::find(engine::vector_names, name) - engine::vector_names.begin();
    const auto vectors = static_cast<engine::Vectors>(at);
    if (vectors > engine::most_vectors())
        throw Failure{exit_usage, "--vectors: this machine has no " + name};
    engine::use_vectors(vectors);
}

void run(const BenchWish& wish) {
    if (!wish.vectors.empty()) choose_vectors(wish.vectors);
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
    options.choice(
        "--vectors", wish->vectors, {"plain", "avx2", "avx512"},
        "Vector instructions, for the same nodes at another speed; if none is said, the most "
        "there are");
    options.flag("--quiet", wish->quiet, "Only the last line");
    options.action([wish] { run(*wish); });
}

} // namespace sumito::cli
