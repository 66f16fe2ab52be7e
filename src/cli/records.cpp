#include "cli/records.h"

#include "cli/command.h"
#include "cli/file.h"
#include "rules/layout.h"
#include "words/sentences.h"

#include <fmt/core.h>

namespace sumito::cli {

void RecordsOption::add_to(Options& options) {
    options.text("--layout,-l", layout,
                 "Where games start that do not say; the standard layout by default");
    options.flag("--swapped", swapped,
                 "Cells are written with letter and number exchanged (old PlayStrategy)");
}

std::string score_of(const game::Record& record) {
    const auto& ruleset = record.settings.start.ruleset();
    if (!record.claim) return game::score_text(ruleset, record.result);
    return game::score_text(ruleset,
                            game::Result{game::Result::Why::agreement, record.claim->winner, {}});
}

namespace {

std::string reason_of(const game::Record& record) {
    if (!record.result) return record.claim ? "as the record says" : "unfinished";
    std::string text(name(record.result->why));
    if (record.result->whose) text += " " + std::string(name(*record.result->whose));
    return text;
}

} // namespace

std::string ending(const game::Record& record) {
    return fmt::format("{} ({})", score_of(record), reason_of(record));
}

std::string complaint(const game::RecordError& error) {
    std::string text = to_text(error);
    if (error.verdict && !error.verdict->where.empty())
        text += " (" + words::cells_text(error.verdict->where) + ")";
    return text;
}

void for_each_record(const RecordsOption& option,
                     const std::function<void(const game::Record&)>& right,
                     const std::function<void(const game::RecordError&)>& wrong) {
    game::ReadOptions options{.layout = nullptr, .swapped_cells = option.swapped};
    if (!option.layout.empty()) {
        options.layout = rules::layout_named(option.layout);
        if (!options.layout) throw Failure{exit_usage, no_such_layout(option.layout)};
    }
    const std::string text = read_file(option.file);
    game::RecordReader reader(text, options);
    bool any = false;
    while (const auto read = reader.next()) {
        any = true;
        if (*read)
            right(**read);
        else
            wrong(read->error());
    }
    if (!any) throw Failure{exit_usage, fmt::format("no game in '{}'", option.file)};
}

} // namespace sumito::cli
