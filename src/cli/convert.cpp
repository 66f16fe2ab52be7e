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

struct ConvertWish {
    RecordsOption records;
    std::string position;
    std::string fen;
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
        if (position.goal() != rules::duel.goal)
            throw Failure{exit_no, "a PlayStrategy FEN can only hold a game to six"};
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
    if (!text.empty()) text.pop_back();
    return text;
}

// One after the other. Bare moves end with a score if more games follow, so that it is known where
// the next begins.
class Converted {
public:
    explicit Converted(const ConvertWish& wish) : wish_(wish) {}

    void print(const game::Record& record) {
        if (wish_.to == "moves") {
            if (score_) fmt::print(" {}\n", *score_);
            fmt::print("{}", bare_text(record, notation_named(wish_.notation)));
            score_ = score_of(record);
        } else if (wish_.to.empty() || wish_.to == "record") {
            fmt::print("{}\n", game::to_text(record, notation_named(wish_.notation)));
        } else {
            throw Failure{exit_usage, fmt::format("a record cannot be turned into '{}'", wish_.to)};
        }
    }
    void end() const {
        if (score_) fmt::print("\n");
    }

private:
    const ConvertWish& wish_;
    std::optional<std::string> score_; // of the last game of bare moves
};

void convert_records(const ConvertWish& wish) {
    std::string wrong;
    Converted converted(wish);
    for_each_record(
        wish.records, [&](const game::Record& record) { converted.print(record); },
        [&](const game::RecordError& error) {
            fmt::print(stderr, "sumito: {}\n", to_text(error));
            wrong = "some games could not be converted";
        });
    converted.end();
    if (!wrong.empty()) throw Failure{exit_no, wrong};
}

void run(const ConvertWish& wish) {
    const int inputs = (wish.records.file.empty() ? 0 : 1) + (wish.position.empty() ? 0 : 1) +
                       (wish.fen.empty() ? 0 : 1);
    if (inputs != 1) throw Failure{exit_usage, "convert takes one of FILE, --position or --fen"};
    if (!wish.fen.empty()) return print_position(read_fen(wish.fen), wish.to);
    if (!wish.position.empty()) return print_position(read_position(wish.position), wish.to);
    convert_records(wish);
}

} // namespace

void add_convert(Program& program) {
    Options options = program.command("convert", "Turn records or positions into other formats");
    auto wish = std::make_shared<ConvertWish>();
    options.optional_argument("FILE", wish->records.file, records_help);
    wish->records.add_to(options);
    options.text("--position,-p", wish->position, "A position instead of a file");
    options.text("--fen", wish->fen, "A PlayStrategy FEN instead of a file");
    options.choice("--to", wish->to, {"record", "moves", "position", "fen"},
                   "record (default) or moves; position (default) or fen");
    options.choice("--notation", wish->notation, {"standard", "nacre", "playstrategy"},
                   "How moves are written");
    options.footer("Everything that `sumito replay` reads can be converted: records, bare moves\n"
                   "(1.a1b2 i5h5 ...), APGN, Nacre and PlayStrategy moves.");
    options.action([wish] { run(*wish); });
}

} // namespace sumito::cli
