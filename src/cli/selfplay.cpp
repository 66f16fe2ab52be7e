#include "tuning/selfplay.h"

#include "arena/append_file.h"
#include "cli/command.h"
#include "cli/file.h"
#include "cli/net_option.h"
#include "cli/progress.h"
#include "engine/shipped_net.h"
#include "tuning/position_key.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <thread>
#include <unordered_set>

namespace sumito::cli {

namespace {

struct SelfplayWish {
    std::string file;
    std::string mode = "duel";
    std::string net;
    bool held_out = false;
    int games = 1000;
    int nodes = 5000;
    int threads = static_cast<int>(std::thread::hardware_concurrency());
    int seed = 1;
};

class Statistics {
public:
    explicit Statistics(const rules::Ruleset& ruleset) : shape_(ruleset) {}

    void add(const tuning::ScoredGame& game) {
        ++games_;
        draws_ += !game.winner;
        plies_ += game.moves.size();
        rules::Position position = game.start;
        for (const tuning::ScoredMove& m : game.moves) {
            known_.insert(tuning::position_key(shape_, position));
            ejections_ += position.play(m.move).ejected.has_value();
        }
    }
    std::uint64_t games() const { return games_; }
    std::string text() const {
        const double each = games_ > 0 ? static_cast<double>(games_) : 1;
        return fmt::format("{} games, {:.1f} % drawn, {:.1f} plies and {:.2f} ejections a game, {} "
                           "positions, {} of them met before",
                           games_, 100 * static_cast<double>(draws_) / each,
                           static_cast<double>(plies_) / each,
                           static_cast<double>(ejections_) / each, plies_, plies_ - known_.size());
    }

private:
    engine::NetShape shape_;
    std::uint64_t games_ = 0, draws_ = 0, plies_ = 0, ejections_ = 0;
    std::unordered_set<std::uint64_t> known_; // whichever way the board lay
};

template <class T> T must(std::expected<T, std::string> done, const std::string& where = "") {
    if (!done) throw Failure{exit_usage, where + done.error()};
    if constexpr (!std::is_void_v<T>) return *std::move(done);
}

// All that makes games what they are, but for the program itself.
std::string told(const SelfplayWish& wish, const engine::Net* net) {
    return fmt::format("{}{}, {} nodes, seed {}, net {}", wish.mode,
                       wish.held_out ? ", layout held out" : "", wish.nodes, wish.seed,
                       net != nullptr ? checksum_text(*net) : "none");
}

// Those a file has, if they were made the same way; what is torn at its end is cut off.
Statistics continued(arena::AppendFile& file, const rules::Ruleset& ruleset,
                     const std::string& made, const std::string& path) {
    Statistics statistics(ruleset);
    const std::string text = must(file.read());
    if (const std::string head = tuning::game_file_head(made); head.starts_with(text)) {
        must(file.cut(0)); // nothing there, or a head that was being written
        must(file.append(head));
        return statistics;
    }
    const auto read = must(tuning::read_games(text), path + ": ");
    if (read.made != made)
        throw Failure{exit_usage, fmt::format("{}: has games made otherwise, by '{}', not '{}'",
                                              path, read.made, made)};
    for (const auto& game : read.games) statistics.add(game);
    must(file.cut(read.size));
    return statistics;
}

void run_selfplay(const SelfplayWish& wish) {
    const rules::Ruleset& ruleset = *rules::ruleset_named(wish.mode);
    engine::Options engine{.hash_megabytes = 4};
    if (wish.net == "none")
        engine.learned = false;
    else if (!wish.net.empty())
        engine.net = read_net(ruleset, wish.net);
    if (wish.held_out && &ruleset != &rules::duel)
        throw Failure{exit_usage, "--held-out: only the duel has a layout that is never learnt "
                                  "from; take another --seed"};
    const engine::Net* net = engine.net ? engine.net.get() : engine::shipped_net(ruleset);
    const std::string made = told(wish, engine.learned ? net : nullptr);
    auto file = must(arena::AppendFile::open(wish.file));
    Statistics statistics = continued(file, ruleset, made, wish.file);
    const auto wanted = static_cast<std::uint64_t>(wish.games);
    const std::uint64_t first = statistics.games();
    const tuning::SelfplayWishes wishes{.ruleset = &ruleset,
                                        .layouts = wish.held_out ? tuning::Layouts::held_out
                                                                 : tuning::Layouts::learnt,
                                        .first = first,
                                        .games = wanted > first ? wanted - first : 0,
                                        .nodes = static_cast<std::uint64_t>(wish.nodes),
                                        .threads = wish.threads,
                                        .seed = static_cast<std::uint64_t>(wish.seed),
                                        .engine = engine};
    Progress progress;
    std::expected<void, std::string> kept;
    const auto start = std::chrono::steady_clock::now();
    tuning::selfplay(wishes, [&](const tuning::ScoredGame& game) {
        kept = file.append(tuning::to_bytes(game));
        statistics.add(game);
        progress.show(fmt::format("{} of {}: {}", statistics.games(), wanted, statistics.text()));
        return kept.has_value();
    });
    progress.clear();
    must(kept);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    fmt::print("{}: {}, {} bytes, {:.0f} s\n", wish.file, statistics.text(), file.size(),
               took.count());
}

} // namespace

void add_selfplay(Program& program) {
    Options options =
        program.command("selfplay", "Let the computer play against itself, to learn from");
    auto wish = std::make_shared<SelfplayWish>();
    options.argument("FILE", wish->file, "Where the games go; a file that is there is continued");
    options.choice("--mode", wish->mode, {"duel", "trio", "teams", "tandem"}, "Which game");
    options.text(
        "--net", wish->net,
        "The net to play with, a file; none: the evaluation made by hand; if not said, the "
        "program's own");
    options.flag("--held-out", wish->held_out,
                 "From the layout that is never learnt from, to try what was learnt");
    options.number("--games", wish->games, 1, 1'000'000'000, "How many, with those in the file");
    options.number("--nodes", wish->nodes, 100, 100'000'000, "Nodes a move");
    options.number("--threads", wish->threads, 1, 256, "Games at a time");
    options.number("--seed", wish->seed, 0, 1'000'000'000, "Of the openings");
    options.action([wish] { run_selfplay(*wish); });
}

} // namespace sumito::cli
