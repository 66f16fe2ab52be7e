#include "cli/match_options.h"

#include "rules/layout.h"

#include <charconv>
#include <cmath>
#include <filesystem>
#include <fmt/core.h>
#include <sstream>
#include <system_error>

namespace sumito::cli {

using arena::Wishes;

namespace {

constexpr int most_nodes = 2'000'000'000;
constexpr int longest_move = 86'400'000;

std::vector<const rules::Layout*> layouts_named(const std::string& names,
                                                const rules::Ruleset& ruleset) {
    if (names == "all") return arena::layouts_of(ruleset);
    std::vector<const rules::Layout*> found;
    std::istringstream list(names.empty() ? std::string(ruleset.layout) : names);
    for (std::string name; std::getline(list, name, ',');) {
        const rules::Layout* layout = rules::layout_named(name);
        if (!layout) fail(no_such_layout(name));
        if (&rules::start_of(*layout).ruleset() != &ruleset)
            fail(fmt::format("--layouts: {} is not for {}", name, ruleset.id));
        found.push_back(layout);
    }
    if (found.empty()) fail("--layouts: none is named");
    return found;
}

// "3,8": marbles and plies.
arena::WinAdjudication adjudication(const std::string& text) {
    const auto wrong = [] [[noreturn]] {
        fail("--adjudicate-win: it takes MARBLES,PLIES, such as 3,8 or 2.5,10");
    };
    double marbles = 0;
    arena::WinAdjudication rule;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, marbles);
    if (first.ec != std::errc{} || first.ptr == end || *first.ptr != ',') wrong();
    const auto second = std::from_chars(first.ptr + 1, end, rule.plies);
    if (second.ec != std::errc{} || second.ptr != end) wrong();
    if (!(marbles >= 0.01 && marbles <= 14) || rule.plies < 1 || rule.plies > 10'000) wrong();
    rule.hundredths = static_cast<int>(std::lround(marbles * 100));
    return rule;
}

game::TimeControl time_control(const std::string& text) {
    const auto control = game::parse_time_control(text);
    if (!control || control->kind != game::TimeControl::Kind::each_player)
        fail("--tc: it takes SECONDS or SECONDS+INCREMENT, such as 10+0.1");
    return *control;
}

// Whatever it is called, and whether it is there or not. Of a device there is no one content.
bool is_same_file(const std::filesystem::path& a, const std::filesystem::path& b) {
    namespace fs = std::filesystem;
    std::error_code unknown;
    if (fs::exists(a, unknown) && !fs::is_regular_file(a, unknown)) return false;
    return fs::weakly_canonical(fs::absolute(a, unknown), unknown) ==
           fs::weakly_canonical(fs::absolute(b, unknown), unknown);
}

} // namespace

void MatchOptions::add_to(Options& options) {
    options.texts("--engine,-e", engines, "A player, see below; two or more times");
    options.choice("--mode,-m", mode, {"duel", "trio", "teams", "tandem"}, "The game");
    options.text("--layouts", layouts, "Starting layouts, with commas, or 'all' of the mode");
    options.number("--random-plies", random_plies, 0, 100, "Random moves that begin a game (4)");
    options.number("--fair", fair, 0, 1400,
                   "Openings with nobody ahead by more hundredths of a marble; 0: any (0)");
    options.number("--seed", seed, 0, most_nodes, "Of all that is left to chance (1)");
    options.number("--games,-n", games, 1, 10'000'000, "How many, or more to be fair (100)");
    options.number("--concurrency,-c", concurrency, 1, 1024, "Games at a time (1)");
    options.number("--movetime", move_time, 1, longest_move, "Milliseconds a move (100)");
    options.number("--nodes", nodes, 1, most_nodes, "Nodes a move");
    options.number("--depth", depth, 1, engine::max_ply, "Plies a move");
    options.text("--tc", time_control, "A clock for each player: SECONDS+INCREMENT");
    options.text("--sprt", sprt, "Stop when decided: elo0,elo1[,alpha,beta] (0.05, 0.05)");
    options.number("--max-plies", max_plies, 0, 1'000'000, "Then a game is a draw; 0: never (0)");
    options.text("--adjudicate-win", adjudicate_win,
                 "MARBLES,PLIES: a win when all players' scores say so for so long");
    options.number("--quiet-limit", quiet_limit, 0, 1'000'000,
                   "Plies without an ejection that make a draw; 0: never (200)");
    options.number("--repetitions", repetitions, 0, 1000,
                   "Of a position that make a draw; 0: never (3)");
    options.number("--margin", margin, 0, longest_move,
                   "Milliseconds over its time before a program is said to hang (5000)");
    options.text("--record", record, "Add the games to this file");
    options.text("--resume", resume, "Keep the state in this file, and go on from what is there");
    options.number("--progress", progress, 0, longest_move,
                   "Seconds between lines of progress where there is no terminal; 0: none (10)");
}

Wishes MatchOptions::wishes() const {
    Wishes wishes;
    if (!record.empty() && !resume.empty() && is_same_file(record, resume))
        fail("--record, --resume: games and state need a file each");
    wishes.ruleset = rules::ruleset_named(mode);
    if (engines.size() < 2) fail("--engine: a match needs two players at least");
    for (const std::string& text : engines) {
        auto contender = arena::parse_contender(text, *wishes.ruleset);
        if (!contender) fail(fmt::format("--engine \"{}\": {}", text, contender.error()));
        wishes.entries.push_back(*std::move(contender));
    }
    wishes.layouts = layouts_named(layouts, *wishes.ruleset);
    wishes.random_plies = random_plies;
    if (fair > 0) {
        if (wishes.ruleset->sides != 2) fail("--fair: only for two sides");
        wishes.fair_hundredths = fair;
    }
    wishes.seed = static_cast<std::uint64_t>(seed);
    wishes.games = static_cast<std::size_t>(games);
    wishes.concurrency = concurrency;
    wishes.patience.margin = engine::Milliseconds(margin);
    if (!time_control.empty()) wishes.terms.time = cli::time_control(time_control);
    if (move_time > 0) wishes.limits.move_time = engine::Milliseconds(move_time);
    if (nodes > 0) wishes.limits.nodes = static_cast<std::uint64_t>(nodes);
    if (depth > 0) wishes.limits.depth = depth;
    if (!wishes.limits.any() && time_control.empty())
        wishes.limits.move_time = engine::Milliseconds(100);
    wishes.terms.max_plies = max_plies;
    wishes.terms.draws.quiet_plies = quiet_limit;
    wishes.terms.draws.repetitions = repetitions;
    if (!adjudicate_win.empty()) wishes.terms.adjudicate_win = adjudication(adjudicate_win);
    if (!sprt.empty()) {
        const auto test = arena::parse_sprt(sprt);
        if (!test) fail("--sprt: " + test.error());
        if (wishes.ruleset->sides != 2 || engines.size() != 2)
            fail("--sprt: only for two players and two sides");
        wishes.sprt = *test;
    }
    return wishes;
}

} // namespace sumito::cli
