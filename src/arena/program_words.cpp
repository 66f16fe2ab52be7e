#include "arena/program_words.h"

#include "rules/notation.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace sumito::arena {

using engine::Score;
using rules::Colour;

namespace {

std::string_view take_word(std::string_view& line) {
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end);
    return word;
}

std::optional<int> number(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return value;
}

std::optional<Score> score_of(std::string_view kind, int value) {
    if (kind == "cp") return Score{Score::Kind::marbles, value};
    if (kind == "win") return Score{Score::Kind::win, value};
    if (kind == "loss") return Score{Score::Kind::loss, value};
    if (kind != "mate") return std::nullopt;
    constexpr int most = 1'000'000;
    if (value > most || value < -most) return std::nullopt;
    return Score{value > 0 ? Score::Kind::win : Score::Kind::loss, 2 * std::abs(value)};
}

// " p1time 5000 p1inc 10", or black's and white's in UCI.
std::string clocks_text(const game::Game& game, game::Instant now, Dialect dialect) {
    std::string text;
    int number = 0;
    const std::string increment = std::to_string(game.settings().time.increment.count());
    for (const Colour c : game.ruleset().turns) {
        ++number;
        const auto left = game.clock().left(c, now);
        if (!left) continue;
        const std::string whose = dialect == Dialect::ugi ? "p" + std::to_string(number)
                                                          : std::string(1, rules::letter(c));
        text += " " + whose + "time " + std::to_string(left->count());
        text += " " + whose + "inc " + increment;
    }
    return text;
}

} // namespace

std::string position_text(const game::Game& game) {
    auto plies = game.plies();
    std::size_t first = plies.size();
    while (first > 0 && !plies[first - 1].move.is_pass()) --first;
    rules::Position position = first > 0 ? plies[first - 1].after : game.settings().start;
    std::string text = "position fen " + position.text();
    plies = plies.subspan(first);
    if (!plies.empty()) text += " moves";
    for (const game::Ply& ply : plies) {
        text += " " + rules::to_text(position, ply.move);
        position = ply.after;
    }
    return text;
}

std::string go_text(const game::Game& game, game::Instant now, const MoveLimits& limits,
                    Dialect dialect) {
    std::string text = "go";
    if (limits.depth) text += " depth " + std::to_string(*limits.depth);
    if (limits.nodes) text += " nodes " + std::to_string(*limits.nodes);
    if (limits.move_time) text += " movetime " + std::to_string(limits.move_time->count());
    return text + clocks_text(game, now, dialect);
}

std::optional<Score> score_in(std::string_view line) {
    if (take_word(line) != "info") return std::nullopt;
    std::optional<Score> score;
    for (auto word = take_word(line); !word.empty() && word != "pv" && word != "string";
         word = take_word(line)) {
        if (word == "multipv" && take_word(line) != "1") return std::nullopt;
        if (word != "score") continue;
        const std::string_view kind = take_word(line);
        const auto value = number(take_word(line));
        if (value) score = score_of(kind, *value);
    }
    return score;
}

std::optional<std::string> option_in(std::string_view line) {
    constexpr std::string_view begin = "option name ";
    const std::size_t end = line.find(" type ", begin.size());
    if (!line.starts_with(begin) || end == std::string_view::npos) return std::nullopt;
    return std::string(line.substr(begin.size(), end - begin.size()));
}

std::optional<std::string> best_move_in(std::string_view line) {
    if (take_word(line) != "bestmove") return std::nullopt;
    std::string move(take_word(line).substr(0, 40));
    for (char& c : move)
        if (c < ' ' || c > '~') c = '?';
    return move;
}

} // namespace sumito::arena
