#pragma once

// Files of game records as commands take them.

#include "cli/options.h"
#include "game/record.h"

#include <functional>
#include <string>

namespace sumito::cli {

inline constexpr const char* records_help = "A file of records, or - for standard input";

struct RecordsOption {
    std::string file;
    std::string layout;
    bool swapped = false;

    // --layout and --swapped; FILE is the command's.
    void add_to(Options& options);
};

// "1-0", of the result or as it is claimed.
std::string score_of(const game::Record& record);
// "1-0 (resignation white)".
std::string ending(const game::Record& record);

// What is wrong, with the cells that are at fault if a move is not legal.
std::string complaint(const game::RecordError& error);

// Every game of the file in turn, or what is wrong with it. Throws Failure if there is none.
void for_each_record(const RecordsOption& option,
                     const std::function<void(const game::Record&)>& right,
                     const std::function<void(const game::RecordError&)>& wrong);

} // namespace sumito::cli
