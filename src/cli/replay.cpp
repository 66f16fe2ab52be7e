#include "cli/command.h"
#include "cli/file.h"
#include "cli/records.h"
#include "game/record.h"

#include <fmt/core.h>
#include <memory>

namespace sumito::cli {

namespace {

void print_game(std::size_t number, const game::Record& record) {
    const auto played = game::replay(record);
    if (!played) throw Failure{exit_no, to_text(played.error())}; // the reader has played it before
    fmt::print("game {}: {}, {} {}, {}\n", number, ending(record), played->plies().size(),
               played->plies().size() == 1 ? "ply" : "plies", played->position().text());
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
            fmt::print("{}\n", complaint(error));
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
