#include "engine/protocol/format.h"

#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <span>

namespace sumito::engine::protocol {

using rules::Move;
using rules::Position;

namespace {

std::string number(std::string_view name, std::uint64_t value) {
    return " " + std::string(name) + " " + std::to_string(value);
}
std::string number(std::string_view name, int value) {
    return " " + std::string(name) + " " + std::to_string(value);
}

std::string_view bound_text(Bound bound) {
    if (bound == Bound::at_least) return " lowerbound";
    return bound == Bound::at_most ? " upperbound" : "";
}

std::uint64_t nodes_per_second(std::uint64_t nodes, std::uint64_t milliseconds) {
    return nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1);
}

// As far as they can be played: a line that was put together from a shared table need not be whole.
std::string line_text(Position position, std::span<const Move> line) {
    std::string text;
    for (const Move move : line) {
        if (!rules::is_legal(position, move)) break;
        text += " " + rules::to_text(position, move);
        position.play(move);
    }
    return text;
}

} // namespace

std::string score_text(const Score& score) {
    const std::string_view kind = score.kind == Score::Kind::win    ? "win "
                                  : score.kind == Score::Kind::loss ? "loss "
                                                                    : "cp ";
    return std::string(kind) + std::to_string(score.number);
}

std::string info_text(const Position& position, const Report& report) {
    const auto time = static_cast<std::uint64_t>(report.elapsed.count());
    std::string text = "info" + number("depth", report.depth) +
                       number("seldepth", report.selective_depth) + number("multipv", report.rank) +
                       " score " + score_text(report.score);
    text += bound_text(report.bound);
    text += number("nodes", report.nodes) + number("nps", nodes_per_second(report.nodes, time)) +
            number("hashfull", report.table_permille) + number("time", time);
    const std::string line = line_text(position, report.line);
    return line.empty() ? text : text + " pv" + line;
}

std::string best_move_text(const Position& position, const Answer& answer) {
    std::string text = "bestmove " + rules::to_text(position, answer.best);
    Position next = position;
    next.play(answer.best);
    if (answer.expected && rules::is_legal(next, *answer.expected))
        text += " ponder " + rules::to_text(next, *answer.expected);
    return text;
}

std::string error_text(const Error& error) {
    const std::string where =
        error.at ? "character " + std::to_string(*error.at + 1) + ": " : std::string();
    return "info string error " + where + error.what;
}

} // namespace sumito::engine::protocol
