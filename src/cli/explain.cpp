#include "cli/command.h"
#include "rules/notation.h"
#include "words/sentences.h"

#include <fmt/core.h>
#include <memory>

namespace sumito::cli {

namespace {

constexpr auto english = words::Language::en;

[[noreturn]] void refuse(const rules::Position& position, const std::string& text,
                         const rules::MoveError& error) {
    if (const auto* verdict = std::get_if<rules::Verdict>(&error)) {
        fmt::print("{}: not legal ({}). {}\n", text, name(verdict->reason),
                   words::verdict_sentence(english, position, *verdict));
        std::string cells;
        for (const rules::Cell cell : verdict->where) cells += " " + name(cell);
        if (!cells.empty()) fmt::print("where:{}\n", cells);
        throw Silent{exit_no};
    }
    const auto& wrong = std::get<rules::TextError>(error);
    throw Failure{exit_usage, fmt::format("move, character {}: {}", wrong.at + 1, wrong.what)};
}

} // namespace

void add_explain(CLI::App& program) {
    struct Options {
        PositionOption position;
        std::string move;
    };
    auto* command = program.add_subcommand(
        "explain", "Say what a move does, or why it is not legal and where (exit code 1)");
    auto options = std::make_shared<Options>();
    command->add_option("MOVE", options->move, "Such as a1b2 or c3c5d4")->required();
    options->position.add_to(*command);
    command->callback([options] {
        const auto position = options->position.read();
        const auto move = rules::read_move(position, options->move);
        if (!move) refuse(position, options->move, move.error());
        fmt::print("{}: {}\n", rules::to_text(position, *move),
                   words::move_sentence(english, position, *move));
    });
}

} // namespace sumito::cli
