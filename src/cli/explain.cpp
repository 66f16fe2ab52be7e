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

void add_explain(Program& program) {
    struct Wish {
        PositionOption position;
        std::string move;
    };
    Options options = program.command(
        "explain", "Say what a move does, or why it is not legal and where (exit code 1)");
    auto wish = std::make_shared<Wish>();
    options.argument("MOVE", wish->move, "Such as a1b2 or c3c5d4");
    wish->position.add_to(options);
    options.action([wish] {
        const auto position = wish->position.read();
        const auto move = rules::read_move(position, wish->move);
        if (!move) refuse(position, wish->move, move.error());
        fmt::print("{}: {}\n", rules::to_text(position, *move),
                   words::move_sentence(english, position, *move));
    });
}

} // namespace sumito::cli
