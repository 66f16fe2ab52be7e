#pragma once

// What is asked of `sumito match` on the command line.

#include "arena/plan.h"
#include "cli/command.h"

#include <string>
#include <vector>

namespace sumito::cli {

struct MatchOptions {
    std::vector<std::string> engines;
    std::string mode = "duel";
    std::string layouts;
    int random_plies = 4;
    int fair = 0;
    int seed = 1;
    int games = 100;
    int concurrency = 1;
    int move_time = 0;
    int nodes = 0;
    int depth = 0;
    std::string time_control;
    std::string sprt;
    int max_plies = 0;
    std::string adjudicate_win;
    int quiet_limit = 200;
    int repetitions = 3;
    int margin = 5000;
    std::string record;
    std::string resume;
    int progress = 10;

    void add_to(Options& options);
    arena::Wishes wishes() const; // throws Failure
};

} // namespace sumito::cli
