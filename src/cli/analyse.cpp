#include "cli/analyse_record.h"
#include "cli/analyse_review.h"
#include "cli/analyse_svg.h"
#include "cli/command.h"
#include "cli/file.h"
#include "cli/play_text.h"
#include "cli/progress.h"
#include "cli/records.h"
#include "rules/notation.h"
#include "rules/outcome.h"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <system_error>
#include <vector>

namespace sumito::cli {

using rules::Colour;
using rules::Move;
using rules::Position;

namespace {

struct AnalyseWish {
    RecordsOption records;
    std::string position;
    int nodes = 0, depth = 0, move_time = 0; // 0: not given
    int lines = 0;
    int threads = 1;
    int hash = 64;
    std::string svg;
    std::string record;
    int game = 0; // 0: all
};

constexpr int usual_nodes = 1'000'000;

engine::Limits limits_of(const AnalyseWish& wish) {
    engine::Limits limits;
    if (wish.depth > 0)
        limits.depth = wish.depth;
    else if (wish.move_time > 0)
        limits.move_time = std::chrono::milliseconds(wish.move_time);
    else
        limits.nodes = static_cast<std::uint64_t>(wish.nodes > 0 ? wish.nodes : usual_nodes);
    return limits;
}

engine::Options options_of(const AnalyseWish& wish) {
    engine::Options options;
    options.threads = wish.threads;
    options.hash_megabytes = wish.hash;
    options.lines = std::max(wish.lines, 1);
    options.style = engine::Style::solid; // the same yardstick for everybody
    return options;
}

std::string line_text(Position position, const std::vector<Move>& line) {
    std::string text;
    for (const Move move : line) {
        text += (text.empty() ? "" : " ") + rules::to_text(position, move);
        position.play(move);
    }
    return text;
}

// --- a position ---

std::string over_text(const Position& position) {
    const auto outcome = rules::outcome(position);
    if (!outcome) return "";
    std::string winners;
    for (const Colour c : position.ruleset().turns)
        if (position.ruleset().side[c] == outcome->winner)
            winners += (winners.empty() ? "" : " and ") + std::string(name(c));
    return fmt::format("the game is over: won by {}", winners);
}

void print_lines(const Position& position, const engine::Answer& answer) {
    for (std::size_t i = 0; i < answer.lines.size(); ++i)
        fmt::print("{:>2} {:>6}  {}\n", i + 1, score_text(as_told(answer.lines[i].score, position)),
                   line_text(position, answer.lines[i].line));
    fmt::print("best {}, depth {}, {} nodes\n", rules::to_text(position, answer.best),
               answer.lines.empty() ? 0 : answer.lines.front().depth, answer.nodes);
}

void analyse_position(const AnalyseWish& wish) {
    const Position position = PositionOption{wish.position, wish.records.layout}.read();
    if (const std::string over = over_text(position); !over.empty()) {
        fmt::print("{}\n", over);
        return;
    }
    engine::Engine engine(options_of(wish));
    engine::Signals signals;
    Progress progress;
    const engine::Answer answer =
        engine.think({position, {}, {}}, limits_of(wish), signals, [&](const engine::Report& seen) {
            progress.show(fmt::format("depth {}, {} nodes", seen.depth, seen.nodes));
        });
    progress.clear();
    print_lines(position, answer);
}

// --- records ---

std::string player(const game::Settings& settings, Colour colour) {
    const std::string given = printable(settings.seats[colour].name);
    return given.empty() ? std::string(name(colour)) : fmt::format("{} ({})", given, name(colour));
}

std::string title(const game::Record& record) {
    std::string players;
    for (const Colour colour : record.settings.start.ruleset().turns)
        players += (players.empty() ? "" : ", ") + player(record.settings, colour);
    return players + ": " + ending(record);
}

// What a move was worth, and what would have been better if it gave much away.
std::string worth_text(const ReviewedPly& ply) {
    if (!ply.worth) return "";
    const auto told = [&](const engine::Score& score) {
        return score_text(as_told(score, ply.before));
    };
    if (ply.worth->mark == Mark::none) return fmt::format(" {:>6}", told(ply.worth->score));
    return fmt::format(
        " {:>6} {:<2}  better {} ({})", told(ply.worth->score), sign_of(ply.worth->mark),
        rules::to_text(ply.before, ply.worth->best.front()), told(ply.worth->best_score));
}

void print_ply(std::size_t number, const ReviewedPly& ply) {
    const std::string move = rules::to_text(ply.before, ply.move);
    const std::string worth = worth_text(ply);
    fmt::print("{:>4} {:<6} {:<{}}{}\n", number, name(ply.before.turn()), move,
               worth.empty() ? 0 : 6, worth);
}

void print_summary(const game::Settings& settings, const GameReview& review) {
    for (const Colour colour : settings.start.ruleset().turns) {
        const PlayerSummary sum = review.summary(colour);
        if (sum.moves == 0) continue;
        fmt::print("{}: {} {}, accuracy {:.0f}, {} ?!, {} ?, {} ??\n", player(settings, colour),
                   sum.moves, sum.moves == 1 ? "move" : "moves", sum.accuracy, sum.dubious,
                   sum.mistakes, sum.blunders);
    }
}

class RecordAnalyst {
public:
    explicit RecordAnalyst(const AnalyseWish& wish) : wish_(wish), engine_(options_of(wish)) {}

    void analyse(std::size_t number, game::Record& record) {
        const auto game = game::replay(record);
        if (!game) throw Failure{exit_no, to_text(game.error())}; // the reader has played it before
        const std::size_t all = game->plies().size();
        const GameReview found = review(*game, engine_, limits_of(wish_), [&](std::size_t ply) {
            progress_.show(fmt::format("game {}, ply {} of {}", number, ply, all));
        });
        progress_.clear();
        fmt::print("game {}: {}, {} {}\n", number, title(record), all, all == 1 ? "ply" : "plies");
        for (std::size_t i = 0; i < all; ++i) print_ply(i + 1, found.plies[i]);
        print_summary(record.settings, found);
        if (!wish_.svg.empty()) write_file(wish_.svg, curve_svg(found, title(record)));
        annotate(record, found);
    }

private:
    const AnalyseWish& wish_;
    engine::Engine engine_;
    Progress progress_;
};

// A game of the file, or what is wrong with it.
using Read = std::expected<game::Record, game::RecordError>;

std::vector<Read> read_all(const AnalyseWish& wish) {
    std::vector<Read> all;
    for_each_record(
        wish.records, [&](const game::Record& record) { all.emplace_back(record); },
        [&](const game::RecordError& error) { all.emplace_back(std::unexpected(error)); });
    if (wish.game > static_cast<int>(all.size()))
        throw Failure{exit_usage,
                      fmt::format("--game {}: '{}' has {} {}", wish.game, wish.records.file,
                                  all.size(), all.size() == 1 ? "game" : "games")};
    if (!wish.svg.empty() && wish.game == 0 && all.size() > 1)
        throw Failure{exit_usage, fmt::format("--svg draws one of the {} games; say which with "
                                              "--game",
                                              all.size())};
    return all;
}

// Before anybody thinks for hours. Games that are wrong, or not asked for, would be lost if the
// file were its own.
void check_files(const AnalyseWish& wish) {
    std::error_code none;
    for (const std::string& file : {wish.svg, wish.record}) {
        if (file.empty()) continue;
        if (std::filesystem::equivalent(file, wish.records.file, none))
            throw Failure{exit_usage, fmt::format("'{}' is what is read", file)};
        expect_writable(file);
    }
}

void analyse_records(const AnalyseWish& wish) {
    check_files(wish);
    RecordAnalyst analyst(wish);
    std::string written;
    bool wrong = false;
    std::size_t number = 0;
    for (Read& read : read_all(wish)) {
        ++number;
        if (wish.game != 0 && number != static_cast<std::size_t>(wish.game)) continue;
        if (!read) {
            fmt::print("{}\n", complaint(read.error()));
            wrong = true;
            continue;
        }
        analyst.analyse(number, *read);
        written += (written.empty() ? "" : "\n") + game::to_text(*read);
    }
    if (!wish.record.empty() && !written.empty()) write_file(wish.record, written);
    if (wrong) throw Silent{exit_no};
}

void run(const AnalyseWish& wish) {
    if (wish.records.file.empty()) {
        if (!wish.svg.empty() || !wish.record.empty() || wish.game != 0 || wish.records.swapped)
            throw Failure{exit_usage, "--svg, --record, --game and --swapped need a FILE of games"};
        return analyse_position(wish);
    }
    if (!wish.position.empty() || wish.lines > 0)
        throw Failure{exit_usage, "--position and --lines are for a position, not for a FILE"};
    analyse_records(wish);
}

constexpr const char* lesson =
    R"(Without FILE a position is analysed: its best lines, the best first. With FILE every game of it,
move by move: what each was worth, and where it gave much away, what would have been better.

Scores        in marbles: of black's side with two sides, of the player who moves with three.
              +#5: the ejection that decides comes in 5 plies; -#5: the other side's
Chances       a score s means the chance to win 1 / (1 + 3^-s): 75 % for one marble ahead
Marks         by the chance that a move gives away: ?! 7 %, ? 14 %, ?? 25 % or more
Accuracy      of a move 100 exp(-4 x), if it gives away the chance x; the mean of a player's moves
              One thread and --nodes or --depth give the same answer every time.)";

} // namespace

void add_analyse(Program& program) {
    Options options = program.command(
        "analyse", "The best moves of a position, or what each move of a game was worth");
    auto wish = std::make_shared<AnalyseWish>();
    options.optional_argument("FILE", wish->records.file, records_help);
    wish->records.add_to(options);
    options.text("--position,-p", wish->position, "A position instead of a file");
    options.excludes("--layout", {"--position"});
    options.number("--nodes", wish->nodes, 1, 2'000'000'000, "Think so many nodes a move; 1000000");
    options.number("--depth", wish->depth, 1, 100, "Or so many plies deep");
    options.number("--movetime", wish->move_time, 1, 86'400'000, "Or so many milliseconds");
    options.excludes("--depth", {"--nodes"});
    options.excludes("--movetime", {"--nodes", "--depth"});
    options.number("--lines", wish->lines, 1, 256, "How many best lines of a position");
    options.number("--threads", wish->threads, 1, 256, "How many threads think");
    options.number("--hash", wish->hash, 1, 65536, "Megabytes to remember positions in; 64");
    options.text("--svg", wish->svg, "Draw the evaluation of the game into this file");
    options.text("--record", wish->record, "Write the games with what was found into this file");
    options.number("--game", wish->game, 1, 1'000'000, "Only this game of the file");
    options.footer(lesson);
    options.action([wish] { run(*wish); });
}

} // namespace sumito::cli
