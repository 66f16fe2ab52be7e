#include "cli/command.h"

#include <cstdio>
#include <exception>
#include <fmt/core.h>

namespace {

using namespace sumito::cli;

constexpr const char* about =
    "Sumito plays the game of Abalone: two, three or four players, 61 cells, marbles in\n"
    "lines that push shorter lines. Six marbles pushed over the edge win.\n";

constexpr const char* lesson =
    R"(
The board     rows a (bottom) to i (top), numbers 1 to 9 along the diagonals; e5 is the centre
A move        in line: the rear marble's cell and the next cell, a1b2, whatever it pushes
              broadside: both ends and the first end's new cell, c3c5d4
A position    rows i to a, digits for empty cells; who moves; ejections of each side; mode
              'wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel'
Exit codes    0 done; 1 the answer is no (an illegal move, a wrong move in a record);
              2 the question cannot be understood (bad options, unreadable text or file)

Try           sumito play
              sumito show --layout belgian-daisy
              sumito explain a1b2
              sumito perft 5)";

// One line however long or odd the input was that is quoted in it.
std::string one_line(std::string text) {
    constexpr std::size_t longest = 300;
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    if (text.size() > longest) text = text.substr(0, longest) + "...";
    return text;
}

int complain(Exit code, const std::string& what) {
    std::fflush(stdout);
    fmt::print(stderr, "sumito: {}\n", one_line(what));
    return code;
}

int run(int argc, char** argv) {
    Program program(about, lesson, "sumito " SUMITO_VERSION);
    add_play(program);
    add_serve(program);
    add_show(program);
    add_moves(program);
    add_explain(program);
    add_replay(program);
    add_convert(program);
    add_analyse(program);
    add_layouts(program);
    add_perft(program);
    add_bench(program);
    add_selfplay(program);
    add_train(program);
    add_average(program);
    add_tune(program);
    add_engine(program);
    add_match(program);
    if (argc < 2) {
        fmt::print("{}", program.help());
        return exit_ok;
    }
    try {
        program.run(argc, argv);
    } catch (const Failure& failure) {
        return complain(failure.code, failure.what);
    } catch (const Silent& silent) {
        return silent.code;
    }
    if (std::fflush(stdout) != 0) return complain(exit_usage, "the output could not be written");
    return exit_ok;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return complain(exit_usage, "there is not so much memory");
    } catch (const std::exception& error) {
        return complain(exit_usage, error.what());
    }
}
