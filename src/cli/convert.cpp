#include "cli/command.h"
#include "cli/records.h"
#include "rules/notation.h"
#include "rules/playstrategy.h"

#include <fmt/core.h>
#include <memory>
#include <optional>

namespace sumito::cli {

using rules::Notation;
using rules::Position;

namespace {

struct Options {
    RecordsOption records;
    std::optional<std::string> position;
    std::optional<std::string> fen;
    std::string to;
    std::string notation = "standard";
};

Position read_fen(const std::string& fen) {
    const auto setup = rules::parse_playstrategy_fen(fen);
    if (!setup)
        throw Failure{exit_usage, fmt::format("fen, character {}: {}", setup.error().at + 1,
                                              setup.error().what)};
    const auto position = Position::from(*setup);
    if (!position) throw Failure{exit_usage, "fen: " + position.error().what};
    return *position;
}

Notation notation_named(const std::string& name) {
    if (name == "nacre") return Notation::nacre;
    return name == "playstrategy" ? Notation::playstrategy : Notation::standard;
}

void print_position(const Position& position, const std::string& to) {
    if (to == "fen") {
        if (&position.ruleset() != &rules::duel)
            throw Failure{exit_no, "a PlayStrategy FEN can only hold a duel"};
        fmt::print("{}\n", rules::to_playstrategy_fen(position.setup()));
    } else if (to.empty() || to == "position") {
        fmt::print("{}\n", position.text());
    } else {
        throw Failure{exit_usage, fmt::format("a position cannot be turned into '{}'", to)};
    }
}

// `1.a1b2 i5h5 2.a2b3 ...`: the moves alone, numbered by round.
std::string bare_text(const game::Record& record, Notation notation) {
    std::string text;
    Position position = record.settings.start;
    const std::size_t players = position.ruleset().turns.size();
    std::size_t turn = 0;
    for (const game::Turn& played : record.turns) {
        if (turn % players == 0) text += fmt::format("{}.", turn / players + 1);
        text += rules::to_text(position, played.move, notation) + " ";
        position.play(played.move);
        ++turn;
    }
    if (!text.empty()) text.back() = '\n';
    return text;
}

std::string converted(const game::Record& record, const Options& options) {
    if (options.to.empty() || options.to == "record")
        return game::to_text(record, notation_named(options.notation)) + "\n";
    if (options.to == "moves") return bare_text(record, notation_named(options.notation));
    throw Failure{exit_usage, fmt::format("a record cannot be turned into '{}'", options.to)};
}

void convert_records(const Options& options) {
    std::string wrong;
    for_each_record(
        options.records,
        [&](const game::Record& record) { fmt::print("{}", converted(record, options)); },
        [&](const game::RecordError& error) {
            fmt::print(stderr, "sumito: {}\n", to_text(error));
            wrong = "some games could not be converted";
        });
    if (!wrong.empty()) throw Failure{exit_no, wrong};
}

void run(const Options& options) {
    const int inputs =
        (options.records.file.empty() ? 0 : 1) + (options.position ? 1 : 0) + (options.fen ? 1 : 0);
    if (inputs != 1) throw Failure{exit_usage, "convert takes one of FILE, --position or --fen"};
    if (options.fen) return print_position(read_fen(*options.fen), options.to);
    if (options.position) return print_position(read_position(*options.position), options.to);
    convert_records(options);
}

} // namespace

void add_convert(CLI::App& program) {
    auto* command =
        program.add_subcommand("convert", "Turn records or positions into other formats");
    auto options = std::make_shared<Options>();
    options->records.add_to(*command);
    command->get_option("FILE")->required(false);
    command->add_option("--position,-p", options->position, "A position instead of a file");
    command->add_option("--fen", options->fen, "A PlayStrategy FEN instead of a file");
    command->add_option("--to", options->to, "record (default) or moves; position (default) or fen")
        ->check(CLI::IsMember({"record", "moves", "position", "fen"}));
    command->add_option("--notation", options->notation, "How moves are written")
        ->check(CLI::IsMember({"standard", "nacre", "playstrategy"}));
    command->footer("Everything that `sumito replay` reads can be converted: records, bare moves\n"
                    "(1.a1b2 i5h5 ...), APGN, Nacre and PlayStrategy moves.");
    command->callback([options] { run(*options); });
}

} // namespace sumito::cli
