#include "cli/command.h"
#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <vector>

namespace sumito::cli {

void add_moves(CLI::App& program) {
    auto* command =
        program.add_subcommand("moves", "List the legal moves of a position, one a line");
    auto option = std::make_shared<PositionOption>();
    option->add_to(*command);
    command->callback([option] {
        const auto position = option->read();
        std::vector<std::string> texts;
        for (const rules::Move move : rules::generate(position))
            texts.push_back(rules::to_text(position, move));
        std::ranges::sort(texts);
        for (const std::string& text : texts) fmt::print("{}\n", text);
    });
}

} // namespace sumito::cli
