#include "cli/command.h"
#include "cli/file.h"
#include "cli/records.h"
#include "game/record.h"
#include "words/sentences.h"

#include <fmt/core.h>
#include <memory>

namespace sumito::cli {

namespace {

std::string score_of(const game::Record& record) {
    const auto& ruleset = record.settings.start.ruleset();
    if (!record.claim) return game::score_text(ruleset, record.result);
    return game::score_text(ruleset,
                            game::Result{game::Result::Why::agreement, record.claim->winner, {}});
}

std::string reason_of(const game::Record& record) {
    if (!record.result) return record.claim ? "as the record says" : "unfinished";
    std::string text(name(record.result->why));
    if (record.result->whose) text += " " + std::string(name(*record.result->whose));
    return text;
}

void print_game(std::size_t number, const game::Record& record) {
    const auto played = game::replay(record);
    if (!played) throw Failure{exit_no, to_text(played.error())}; // the reader has played it before
    fmt::print("game {}: {} ({}), {} {}, {}\n", number, score_of(record), reason_of(record),
               played->plies().size(), played->plies().size() == 1 ? "ply" : "plies",
               played->position().text());
}

std::string cells_at_fault(const game::RecordError& error) {
    if (!error.verdict || error.verdict->where.empty()) return "";
    return " (" + words::cells_text(error.verdict->where) + ")";
}

void run(const RecordsOption& option) {
    std::size_t right = 0;
    std::size_t wrong = 0;
    for_each_record(
        option,
        [&](const game::Record& record) {
            ++right;
            print_game(right + wrong, record);
        },
        [&](const game::RecordError& error) {
            ++wrong;
            fmt::print("{}{}\n", to_text(error), cells_at_fault(error));
        });
    if (wrong > 0) throw Silent{exit_no};
}

} // namespace

void add_replay(Program& program) {
    Options options = program.command(
        "replay", "Play through the games of a record file: result and final position of each");
    auto records = std::make_shared<RecordsOption>();
    options.argument("FILE", records->file, records_help);
    records->add_to(options);
    options.footer("A wrong move is named with game, ply, move and reason; the exit code is 1.");
    options.action([records] { run(*records); });
}

} // namespace sumito::cli
