#pragma once

// One program, thin commands: each adds itself to the program, reads its options, calls a library
// and prints.

#include "rules/position.h"

#include <CLI/CLI.hpp>
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

// The same, when the command has said all there is to say on standard output.
struct Silent {
    Exit code;
};

void add_perft(CLI::App& program);
void add_moves(CLI::App& program);
void add_explain(CLI::App& program);
void add_show(CLI::App& program);
void add_layouts(CLI::App& program);
void add_replay(CLI::App& program);
void add_convert(CLI::App& program);
void add_play(CLI::App& program);

// --position "<text>" or --layout NAME; the standard layout if neither is given.
struct PositionOption {
    std::string position;
    std::string layout;

    void add_to(CLI::App& command);
    rules::Position read() const; // throws Failure
};

// Throws Failure, with the place in the text where it is wrong.
rules::Position read_position(const std::string& text);

std::string no_such_layout(const std::string& name);

} // namespace sumito::cli
