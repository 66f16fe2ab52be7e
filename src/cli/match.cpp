#include "arena/match.h"

#include "arena/players.h"
#include "cli/command.h"
#include "cli/match_options.h"
#include "cli/match_table.h"
#include "cli/progress.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <fmt/core.h>
#include <memory>
#include <unistd.h>

namespace sumito::cli {

namespace {

using namespace std::chrono_literals;

constexpr const char* manual = R"(
A player is one text of words:
  sumito [KEY=VALUE ...]        our engine, here: level nodes depth movetime threads hash style lines,
                                param.NAME and weight.NAME, file (of weights), net (a file, or none)
  random | greedy | turtle      baselines
  cmd=PROGRAM [KEY=VALUE ...]   a program that speaks UGI or UCI: nodes depth movetime, and its own
                                options as option.NAME; cmd='PROGRAM ARGUMENT ...' with arguments
and name=NAME for any of them. Nodes, depth and movetime go before those of the match.

Two sides: every two players, each opening twice with sides swapped. Trio: every three players in
all orders; of two players all ways to fill three seats; a player may be given twice. The same
command with nodes or depth gives the same table, however many games are played at a time.

The table: games played, how many of them differ, their average plies and ejections; a line a
player with games, wins, draws, losses, score, score from each side (named by its first colour) and
share of all wins; with more than two players or sides, who won how often with whom at the table;
for every two players the Elo difference with bounds of 95 percent, the likelihood that the first is
the stronger, pairs of games by points (0, 1/2, 1, 3/2, 2), and the SPRT's ratio, its limits and what
it says: elo0, elo1 or open; then why games ended, and each player's wins and faults by reason.

Faults lose the game: flag, crash, hang, illegal move, garbage; the rest of the match goes on.
Ctrl-C ends the match with the table; with --resume the same command goes on with it later. Weights
and nets of 'sumito' must be the same then, by their numbers; what has changed within a program of
cmd= is not known.
Exit codes: 0 the match is over; 1 it was stopped, or the SPRT says elo0; 2 bad options or files.)";

using Clock = std::chrono::steady_clock;

constexpr Clock::rep never = 0;
std::atomic<Clock::rep> interrupted = never;
static_assert(decltype(interrupted)::is_always_lock_free);

// The first Ctrl-C is a wish, the second is as usual; but not at once, since `timeout` sends each
// of its signals twice.
void on_interrupt(int signal) {
    constexpr Clock::rep at_once = std::chrono::duration_cast<Clock::duration>(1s).count();
    const Clock::rep now = Clock::now().time_since_epoch().count();
    Clock::rep first = never;
    if (interrupted.compare_exchange_strong(first, now) || now - first < at_once) return;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

// Says how it stands: on a terminal in one line that changes, else in a line now and then.
class Reporter : public arena::Observer {
public:
    Reporter(const arena::Plan& plan, int seconds) : plan_(plan), pause_(seconds) {}

    void counted(const arena::Bout& bout, const arena::Tally& /*tally*/) override {
        for (const arena::Played& played : bout.games)
            for (const std::string& remark : played.remarks) {
                progress_.clear();
                fmt::print(stderr, "bout {}: {}\n", bout.number + 1, remark);
            }
    }

    Wish asked(const arena::Tally& tally) override {
        if (isatty(STDERR_FILENO))
            progress_.show(running_score(plan_, tally));
        else
            print_line(tally);
        return interrupted != never ? Wish::stop : Wish::go_on;
    }

private:
    void print_line(const arena::Tally& tally) {
        const auto now = Clock::now();
        if (pause_.count() == 0 || now - last_ < pause_) return;
        fmt::print(stderr, "{}\n", running_score(plan_, tally));
        last_ = now;
    }

    const arena::Plan& plan_;
    std::chrono::seconds pause_;
    Clock::time_point last_ = Clock::now();
    Progress progress_;
};

// A program that cannot even begin is a mistake in the command line.
void try_players(const arena::Plan& plan) {
    for (const arena::Contender& contender : plan.contenders) {
        if (contender.kind != arena::Contender::Kind::program) continue;
        const auto ready = arena::make_player(contender, plan.wishes)->new_game(0);
        if (!ready)
            throw Failure{exit_usage,
                          fmt::format("--engine \"{}\": {}", contender.text, ready.error().detail)};
    }
}

template <class T> T or_fail(std::expected<T, std::string> result) {
    if (!result) throw Failure{exit_usage, result.error()};
    return *std::move(result);
}

void run(const MatchOptions& options) {
    const auto planned = arena::plan_of(options.wishes());
    if (!planned)
        throw Failure{exit_usage, options.fair > 0
                                      ? "--fair: there is no opening as fair as that"
                                      : "--random-plies: in all openings somebody can eject"};
    const arena::Plan& plan = *planned;
    try_players(plan);
    arena::Journal journal = or_fail(arena::Journal::open(plan, options.record, options.resume));
    arena::Tally tally(plan);
    for (const arena::KeptBout& kept : journal.kept()) tally.add(kept.number, kept.outcomes);
    if (tally.games() > plan.games)
        fail(fmt::format("--games {}: in '{}' there are {} already", plan.wishes.games,
                         options.resume, tally.games()));
    std::signal(SIGINT, on_interrupt);
    std::signal(SIGTERM, on_interrupt);
    const arena::MatchEnd end = [&] {
        Reporter reporter(plan, options.progress);
        return or_fail(arena::run_match(plan, tally, journal, reporter));
    }();
    fmt::print("{}", match_table(plan, tally));
    const bool refuted = arena::decision(plan, tally) == arena::Sprt::Decision::elo0;
    if (end == arena::MatchEnd::stopped || refuted) throw Silent{exit_no};
}

} // namespace

void add_match(Program& program) {
    Options options =
        program.command("match", "Let computer players play each other, and say who is stronger");
    auto wanted = std::make_shared<MatchOptions>();
    wanted->add_to(options);
    options.footer(manual);
    options.action([wanted] { run(*wanted); });
}

} // namespace sumito::cli
