#include "rules/perft.h"

#include "cli/command.h"
#include "cli/progress.h"
#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <vector>

namespace sumito::cli {

using rules::Position;
using Clock = std::chrono::steady_clock;

namespace {

struct PerftWish {
    PositionOption position;
    int depth = 0;
    bool divide = false;
};

struct Branch {
    std::string move;
    std::uint64_t nodes;
};

std::vector<Branch> count_branches(const Position& position, int depth) {
    std::vector<Branch> branches;
    const auto moves = rules::generate(position);
    Progress progress;
    for (const rules::Move move : moves) {
        Position next = position;
        next.play(move);
        branches.push_back({rules::to_text(position, move), rules::perft(next, depth - 1)});
        progress.show(fmt::format("{} of {} first moves", branches.size(), moves.size()));
    }
    std::ranges::sort(branches, {}, &Branch::move);
    return branches;
}

void run(const PerftWish& wish) {
    const Position position = wish.position.read();
    const auto start = Clock::now();
    std::uint64_t nodes = wish.depth == 0 ? 1 : 0;
    if (wish.depth > 0) {
        const auto branches = count_branches(position, wish.depth);
        for (const Branch& branch : branches) nodes += branch.nodes;
        if (wish.divide)
            for (const Branch& branch : branches) fmt::print("{} {}\n", branch.move, branch.nodes);
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    fmt::print("{:.3f} s, {:.0f} million nodes/s\n", seconds,
               static_cast<double>(nodes) / std::max(seconds, 1e-9) / 1e6);
    fmt::print("nodes {}\n", nodes);
}

} // namespace

void add_perft(Program& program) {
    Options options =
        program.command("perft", "Count the move sequences of a length; last line 'nodes N'");
    auto wish = std::make_shared<PerftWish>();
    options.number_argument("DEPTH", wish->depth, 0, 12, "Length of the sequences");
    wish->position.add_to(options);
    options.flag("--divide", wish->divide, "Count for each first move");
    options.action([wish] { run(*wish); });
}

} // namespace sumito::cli
