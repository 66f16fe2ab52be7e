#include "cli/command.h"
#include "cli/file.h"
#include "cli/net_option.h"
#include "tuning/net_training.h"

#include <fmt/core.h>
#include <memory>
#include <thread>
#include <vector>

namespace sumito::cli {

namespace {

struct TrainWish {
    std::vector<std::string> files;
    std::string validation;
    std::string net;
    std::string parent;
    std::string mode = "duel";
    int epochs = 30;
    int score_percent = 50;
    int horizon = 0;
    int rate = 1000;
    int threads = static_cast<int>(std::thread::hardware_concurrency());
    int seed = 1;
};

std::vector<tuning::ScoredGame> games_of(const std::string& file, const rules::Ruleset& ruleset) {
    const std::string text = read_file(file);
    if (text.empty()) return {}; // selfplay was stopped before it wrote anything
    auto read = tuning::read_games(text);
    if (!read) throw Failure{exit_usage, file + ": " + read.error()};
    for (const auto& game : read->games)
        if (&game.start.ruleset() != &ruleset)
            throw Failure{exit_usage, fmt::format("{}: a game of {}, not of {}", file,
                                                  game.start.ruleset().id, ruleset.id)};
    return std::move(read->games);
}

std::vector<tuning::NetSample> samples_of(const std::vector<std::string>& files,
                                          const rules::Ruleset& ruleset, int horizon) {
    tuning::NetSamples samples(ruleset, horizon);
    for (const std::string& file : files)
        for (const auto& game : games_of(file, ruleset)) samples.add(game);
    const auto& s = samples.statistics();
    fmt::print(stderr, "{} positions; left out: {} noisy, {} of shuffling, {} known\n", s.positions,
               s.noisy, s.shuffled, s.known);
    return samples.take();
}

void run_train(const TrainWish& wish) {
    const rules::Ruleset& ruleset = *rules::ruleset_named(wish.mode);
    expect_place_for_net(wish.net);
    if (wish.files.empty()) throw Failure{exit_usage, "--games: nothing to learn from is named"};
    const auto parent = wish.parent.empty() ? nullptr : read_net(ruleset, wish.parent);
    const auto validation = wish.validation.empty()
                                ? std::vector<tuning::NetSample>{}
                                : samples_of({wish.validation}, ruleset, wish.horizon);
    if (!wish.validation.empty() && validation.empty())
        throw Failure{exit_usage, wish.validation + ": no position to try what was learnt"};
    const auto samples = samples_of(wish.files, ruleset, wish.horizon);
    if (samples.empty()) throw Failure{exit_usage, "--games: no position to learn from"};
    const tuning::TrainingOptions options{.epochs = wish.epochs,
                                          .score_share =
                                              static_cast<float>(wish.score_percent) / 100,
                                          .rate = static_cast<float>(wish.rate) / 1'000'000,
                                          .threads = wish.threads,
                                          .seed = static_cast<std::uint64_t>(wish.seed),
                                          .parent = parent.get()};
    const auto trained = tuning::train(
        ruleset, samples, validation, options, [&](const tuning::TrainingProgress& p) {
            fmt::print(stderr, "epoch {}: loss {:.5f}", p.epoch, p.loss);
            if (!validation.empty())
                fmt::print(stderr, ", on games not learnt from {:.5f}", p.validation_loss);
            fmt::print(stderr, "\n");
        });
    write_file(wish.net, engine::to_bytes(trained.net));
}

} // namespace

void add_train(Program& program) {
    Options options = program.command("train", "Teach a net from games of selfplay");
    auto wish = std::make_shared<TrainWish>();
    options.argument("NET", wish->net, "The file to write the net to");
    options.choice("--mode", wish->mode, {"duel", "trio", "teams", "tandem"}, "Which game");
    options.texts("--games", wish->files, "A file of games to learn from; may be given often");
    options.text("--validation", wish->validation, "A file of games to try what was learnt");
    options.number("--epochs", wish->epochs, 1, 10'000, "How often to go through all positions");
    options.number("--score-share", wish->score_percent, 0, 100,
                   "How much of the target is the search's score, in percent; the rest the result");
    options.number("--horizon", wish->horizon, 0, 1000,
                   "Plies ahead, about, whose scores count as the result; 0 how it ended alone");
    options.text("--parent", wish->parent, "A net to go on from; at random if none");
    options.number("--rate", wish->rate, 1, 10'000, "Of learning at the beginning, in millionths");
    options.number("--threads", wish->threads, 1, 256, "Threads");
    options.number("--seed", wish->seed, 0, 1'000'000'000, "Of the numbers it begins with");
    options.action([wish] { run_train(*wish); });
}

} // namespace sumito::cli
