#include "cli/command.h"
#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <vector>

namespace sumito::cli {

void add_moves(Program& program) {
    Options options = program.command("moves", "List the legal moves of a position, one a line");
    auto place = std::make_shared<PositionOption>();
    place->add_to(options);
    options.action([place] {
        const auto position = place->read();
        std::vector<std::string> texts;
        for (const rules::Move move : rules::generate(position))
            texts.push_back(rules::to_text(position, move));
        std::ranges::sort(texts);
        for (const std::string& text : texts) fmt::print("{}\n", text);
    });
}

} // namespace sumito::cli
