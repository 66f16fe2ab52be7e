#pragma once

// Files of game records as commands take them.

#include "game/record.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

namespace sumito::cli {

struct RecordsOption {
    std::string file;
    std::string layout;
    bool swapped = false;

    // FILE, --layout and --swapped.
    void add_to(CLI::App& command);
};

// Every game of the file in turn, or what is wrong with it. Throws Failure if there is none.
void for_each_record(const RecordsOption& option,
                     const std::function<void(const game::Record&)>& right,
                     const std::function<void(const game::RecordError&)>& wrong);

} // namespace sumito::cli
