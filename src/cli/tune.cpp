#include "cli/command.h"
#include "cli/file.h"
#include "cli/net_option.h"
#include "tuning/fit.h"
#include "tuning/samples.h"
#include "tuning/spsa.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <fmt/core.h>
#include <memory>
#include <thread>

namespace sumito::cli {

namespace {

using Clock = std::chrono::steady_clock;

struct TuneWish {
    std::string how;
    std::string mode = "duel";
    std::string knobs = "weights";
    std::string file;
    std::string net;
    int games = 2000;
    int nodes = 0;
    int threads = static_cast<int>(std::thread::hardware_concurrency());
    int seed = 1;
    int score_percent = 50;
};

const rules::Ruleset& ruleset_of(const TuneWish& wish) {
    const rules::Ruleset* ruleset = rules::ruleset_named(wish.mode);
    if (ruleset == nullptr) throw Failure{exit_usage, "no mode is called '" + wish.mode + "'"};
    return *ruleset;
}

engine::Weights weights_of(const TuneWish& wish) {
    const engine::Weights& shipped = engine::weights_for(ruleset_of(wish));
    if (wish.file.empty()) return shipped;
    const auto weights = engine::parse_weights(read_file(wish.file), shipped);
    if (!weights) throw Failure{exit_usage, wish.file + ": " + weights.error()};
    return *weights;
}

// Something to look at while it takes long, on the other stream.
class ReportTimer {
public:
    bool due() {
        using namespace std::chrono_literals;
        const auto now = Clock::now();
        if (now - last_ < 10s) return false;
        last_ = now;
        return true;
    }

private:
    Clock::time_point last_ = Clock::now();
};

void run_fit(const TuneWish& wish) {
    tuning::SampleWishes wishes{.ruleset = &ruleset_of(wish),
                                .games = wish.games,
                                .threads = wish.threads,
                                .seed = static_cast<std::uint64_t>(wish.seed),
                                .terms = {},
                                .weights = weights_of(wish)};
    if (wish.nodes > 0) wishes.terms.nodes = static_cast<std::uint64_t>(wish.nodes);
    ReportTimer report;
    const auto samples = tuning::play_samples(wishes, [&](const tuning::SampleStatistics& s) {
        if (report.due() || s.games == wishes.games)
            fmt::print(stderr, "{} of {} games, {} draws, {} plies\n", s.games, wishes.games,
                       s.draws, s.plies);
    });
    fmt::print(stderr, "{} positions\n", samples.size());
    tuning::FitOptions options;
    options.score_share = static_cast<float>(wish.score_percent) / 100;
    const auto weights =
        tuning::fit(samples, weights_of(wish), options, [&](const tuning::FitProgress& p) {
            if (p.epoch % 10 == 0 || p.epoch == options.epochs)
                fmt::print(stderr, "epoch {}: loss {:.5f}, on positions not learnt from {:.5f}\n",
                           p.epoch, p.loss, p.validation_loss);
        });
    fmt::print("{}", engine::to_text(weights));
}

void run_spsa(const TuneWish& wish) {
    tuning::SpsaWishes wishes{.ruleset = &ruleset_of(wish),
                              .pairs = wish.games / 2,
                              .threads = wish.threads,
                              .seed = static_cast<std::uint64_t>(wish.seed)};
    if (wish.nodes > 0) wishes.terms.nodes = static_cast<std::uint64_t>(wish.nodes);
    if (!wish.net.empty()) wishes.engine.net = read_net(*wishes.ruleset, wish.net);
    auto knobs = wish.knobs == "weights" ? tuning::weight_knobs(weights_of(wish))
                                         : tuning::parameter_knobs(engine::Parameters{});
    ReportTimer report;
    tuning::spsa(knobs, wishes, [&](int pairs, const std::vector<tuning::Knob>&) {
        if (report.due()) fmt::print(stderr, "{} of {} pairs\n", pairs, wishes.pairs);
    });
    for (const tuning::Knob& knob : knobs)
        fmt::print("{} {}\n", knob.name, std::lround(knob.value));
}

} // namespace

void add_tune(Program& program) {
    Options options = program.command("tune", "Find better numbers for the computer player");
    auto wish = std::make_shared<TuneWish>();
    options.argument("HOW", wish->how,
                     "fit: weights to the results of self-play; spsa: by games between neighbours");
    options.choice("--mode", wish->mode, {"duel", "trio", "teams", "tandem"}, "Which game");
    options.choice("--knobs", wish->knobs, {"weights", "parameters"},
                   "What spsa turns: weights of the evaluation, or numbers of the search");
    options.text("--weights", wish->file,
                 "Weights to begin with, a file as this command writes it");
    options.text("--net", wish->net,
                 "The net to turn numbers of the search for, a file; the program's own if none");
    options.number("--games", wish->games, 2, 10'000'000, "How many games");
    options.number("--nodes", wish->nodes, 100, 100'000'000,
                   "Nodes a move (5000 for fit, 40000 for spsa)");
    options.number("--threads", wish->threads, 1, 256, "Games at a time");
    options.number("--seed", wish->seed, 0, 1'000'000'000, "Of the openings");
    options.number("--score-share", wish->score_percent, 0, 100,
                   "How much of the target is the search's score, in percent; the rest the result");
    options.footer("Prints 'name value' lines: as weights for --weights here and file= in match.");
    options.action([wish] {
        if (wish->how == "fit") {
            if (wish->knobs == "parameters") fail("--knobs: only spsa turns parameters");
            if (!wish->net.empty()) fail("--net: only for spsa with --knobs parameters");
            return run_fit(*wish);
        }
        if (wish->how == "spsa") {
            if (wish->knobs == "parameters" && !wish->file.empty())
                fail("--weights: only for --knobs weights");
            if (wish->knobs == "weights" && !wish->net.empty())
                fail("--net: only for spsa with --knobs parameters");
            return run_spsa(*wish);
        }
        throw Failure{exit_usage, "tune how? fit or spsa, not '" + wish->how + "'"};
    });
}

} // namespace sumito::cli
