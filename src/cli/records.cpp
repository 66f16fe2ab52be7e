#include "cli/records.h"

#include "cli/command.h"
#include "cli/file.h"
#include "rules/layout.h"

#include <fmt/core.h>

namespace sumito::cli {

void RecordsOption::add_to(Options& options) {
    options.text("--layout,-l", layout,
                 "Where games start that do not say; the standard layout by default");
    options.flag("--swapped", swapped,
                 "Cells are written with letter and number exchanged (old PlayStrategy)");
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
