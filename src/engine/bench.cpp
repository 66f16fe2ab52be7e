#include "engine/bench.h"

#include "engine/deepening.h"
#include "engine/random.h"
#include "engine/shipped_net.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/notation.h"

namespace sumito::engine {

namespace {

struct Start {
    std::string_view layout;
    int random_plies;
    int goal = 6;
};
constexpr Start starts[] = {
    {"standard", 0},     {"standard", 24},     {"belgian-daisy", 0}, {"belgian-daisy", 16},
    {"german-daisy", 0}, {"german-daisy", 60}, {"swiss-daisy", 40},  {"trio", 0},
    {"trio", 30},        {"teams", 0},         {"teams", 40},        {"tandem", 0},
    {"tandem", 40},      {"standard", 40, 1},
};

} // namespace

std::vector<BenchPosition> bench_positions() {
    std::vector<BenchPosition> positions;
    for (const Start& start : starts) {
        const rules::Layout* layout = rules::layout_named(start.layout);
        rules::Position position = rules::start_of(*layout);
        Random random(static_cast<std::uint64_t>(start.random_plies));
        for (int i = 0; i < start.random_plies; ++i) {
            const rules::MoveList moves = rules::generate(position);
            if (moves.empty()) break;
            position.play(moves[random.below(moves.size())]);
        }
        rules::Setup setup = position.setup();
        setup.goal = start.goal;
        positions.push_back({std::string(start.layout) + " +" + std::to_string(start.random_plies) +
                                 (start.goal == 6 ? "" : " to " + std::to_string(start.goal)),
                             rules::Position::from(setup).value()});
    }
    return positions;
}

BenchResult bench(const BenchPosition& position, int depth) {
    std::atomic<bool> stop = false;
    Table table(16);
    const rules::Ruleset& ruleset = position.position.ruleset();
    Search search(table, Parameters{}, weights_for(ruleset), shipped_net(ruleset), stop);
    const Situation situation{position.position, {}, {}};
    Task task{
        .situation = &situation, .moves = {}, .temper = {}, .draw = 0, .lines = 1, .depth = depth};
    for (const rules::Move move : rules::generate(position.position)) task.moves.push_back(move);
    Deepening deepening(search, task);
    while (deepening.deepen()) {
    }

    const SearchStatistics& s = search.statistics();
    const auto share = [](std::uint64_t part, std::uint64_t all) {
        return all == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(all);
    };
    BenchResult result{position.name,
                       s.nodes,
                       share(s.first_move_cutoffs, s.cutoffs),
                       share(s.quiet_nodes, s.nodes),
                       {}};
    rules::Position after = position.position;
    for (const rules::Move move : deepening.moves().front().line) {
        result.line += (result.line.empty() ? "" : " ") + rules::to_text(after, move);
        after.play(move);
    }
    return result;
}

} // namespace sumito::engine
