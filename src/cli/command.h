#pragma once

// One program, thin commands: each adds itself to the program, reads its options, calls a library
// and prints.

#include "cli/options.h"
#include "rules/position.h"

#include <string>

namespace sumito::cli {

// What scripts can rely on.
enum Exit : int {
    exit_ok = 0,
    exit_no = 1,    // the answer is no: an illegal move, a record with a wrong move
    exit_usage = 2, // the question makes no sense: unknown options, texts that cannot be read
};

// Thrown by a command to end the program; main prints "sumito: <what>" and leaves.
struct Failure {
    Exit code;
    std::string what;
};

// The same, for a question that makes no sense.
[[noreturn]] inline void fail(const std::string& what) { throw Failure{exit_usage, what}; }

// The same, when the command has said all there is to say on standard output.
struct Silent {
    Exit code;
};

void add_perft(Program& program);
void add_moves(Program& program);
void add_explain(Program& program);
void add_show(Program& program);
void add_layouts(Program& program);
void add_replay(Program& program);
void add_convert(Program& program);
void add_play(Program& program);
void add_serve(Program& program);
void add_analyse(Program& program);
void add_bench(Program& program);
void add_selfplay(Program& program);
void add_train(Program& program);
void add_average(Program& program);
void add_tune(Program& program);
void add_engine(Program& program);
void add_match(Program& program);

// --position "<text>" or --layout NAME; the standard layout if neither is given.
struct PositionOption {
    std::string position;
    std::string layout;

    void add_to(Options& options);
    rules::Position read() const; // throws Failure
};

// Throws Failure, with the place in the text where it is wrong.
rules::Position read_position(const std::string& text);

std::string no_such_layout(const std::string& name);

} // namespace sumito::cli
