#include "arena/contender.h"

#include "arena/tuning.h"

#include <array>
#include <charconv>
#include <concepts>
#include <utility>

namespace sumito::arena {

namespace {

using Kind = Contender::Kind;
template <class T> using Result = std::expected<T, std::string>;
using Done = Result<void>;

std::unexpected<std::string> wrong(std::string what) { return std::unexpected(std::move(what)); }

std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 40)) + "'"; }

// At blanks outside quotation marks, which are taken away.
Result<std::vector<std::string>> split(std::string_view text) {
    std::vector<std::string> words;
    char mark = 0;
    bool inside = false; // a word, however empty
    for (const char c : text) {
        if (mark == 0 && (c == ' ' || c == '\t' || c == '\n')) {
            inside = false;
            continue;
        }
        if (!std::exchange(inside, true)) words.emplace_back();
        if (c == mark)
            mark = 0;
        else if (mark == 0 && (c == '\'' || c == '"'))
            mark = c;
        else
            words.back() += c;
    }
    if (mark != 0) return wrong("a quotation mark is not closed");
    return words;
}

template <std::integral T>
Result<T> number(std::string_view key, std::string_view text, T least, T most) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        return wrong(std::string(key) + "=" + std::string(text.substr(0, 40)) +
                     " is not a number from " + std::to_string(least) + " to " +
                     std::to_string(most));
    return value;
}

// Puts a number where it belongs, if it is one.
template <class T, class Place>
Done put(Place& place, std::string_view key, std::string_view text, T least, T most) {
    const auto value = number<T>(key, text, least, most);
    if (!value) return wrong(value.error());
    place = *value;
    return {};
}

constexpr std::uint64_t most_nodes = 1'000'000'000'000;
constexpr int longest_move = 86'400'000;

std::optional<Done> set_limit(MoveLimits& limits, std::string_view key, std::string_view value) {
    if (key == "depth") return put(limits.depth, key, value, 1, engine::max_ply);
    if (key == "nodes") return put(limits.nodes, key, value, std::uint64_t{1}, most_nodes);
    if (key != "movetime") return std::nullopt;
    const auto time = number(key, value, 1, longest_move);
    if (!time) return wrong(time.error());
    limits.move_time = engine::Milliseconds(*time);
    return Done{};
}

Done set_engine(engine::Options& options, const rules::Ruleset& ruleset, std::string_view key,
                std::string_view value) {
    if (key == "level")
        return put(options.level, key, value, engine::weakest_level, engine::strongest_level);
    if (key == "threads") return put(options.threads, key, value, 1, 256);
    if (key == "hash") return put(options.hash_megabytes, key, value, 1, 65536);
    if (key == "style")
        return put(options.style, key, value, engine::Style::automatic, engine::Style::daring);
    if (key == "lines") return put(options.lines, key, value, 1, 256);
    return tune(options, ruleset, key, value);
}

Done set_program(Contender& contender, std::string_view key, std::string_view value) {
    constexpr std::string_view prefix = "option.";
    if (!key.starts_with(prefix) || key.size() == prefix.size())
        return wrong("a program has no " + quoted(key) + "; its own options are option.NAME=VALUE");
    contender.settings.emplace_back(key.substr(prefix.size()), value);
    return {};
}

Done set(Contender& contender, const rules::Ruleset& ruleset, std::string_view key,
         std::string_view value) {
    if (value.empty()) return wrong(std::string(key) + "= has no value");
    if (key == "name") {
        contender.name = value;
        return {};
    }
    if (contender.thinks())
        if (const auto done = set_limit(contender.limits, key, value)) return *done;
    if (contender.kind == Kind::engine) return set_engine(contender.options, ruleset, key, value);
    if (contender.kind == Kind::program) return set_program(contender, key, value);
    return wrong("a baseline has no " + quoted(key));
}

Result<Contender> beginning(const std::string& word) {
    constexpr std::array<std::pair<std::string_view, Kind>, 4> kinds{{{"sumito", Kind::engine},
                                                                      {"random", Kind::random},
                                                                      {"greedy", Kind::greedy},
                                                                      {"turtle", Kind::turtle}}};
    Contender contender;
    contender.options.hash_megabytes = usual_hash_megabytes;
    contender.name = word;
    for (const auto& [name, kind] : kinds)
        if (word == name) {
            contender.kind = kind;
            return contender;
        }
    constexpr std::string_view prefix = "cmd=";
    if (!word.starts_with(prefix))
        return wrong(quoted(word) + " is none of sumito, random, greedy, turtle, cmd=PROGRAM");
    auto command = split(std::string_view(word).substr(prefix.size()));
    if (!command) return wrong(command.error());
    if (command->empty()) return wrong("cmd= has no value");
    contender.kind = Kind::program;
    contender.command = *std::move(command);
    const std::string& program = contender.command.front();
    contender.name = program.substr(program.rfind('/') + 1);
    return contender;
}

} // namespace

Result<Contender> parse_contender(std::string_view text, const rules::Ruleset& ruleset) {
    const auto words = split(text);
    if (!words) return wrong(words.error());
    if (words->empty()) return wrong("nobody is named");
    auto contender = beginning(words->front());
    if (!contender) return contender;
    contender->text = text;
    for (std::size_t i = 1; i < words->size(); ++i) {
        const std::string_view word = (*words)[i];
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos) return wrong(quoted(word) + " is not KEY=VALUE");
        const Done done = set(*contender, ruleset, word.substr(0, sign), word.substr(sign + 1));
        if (!done) return wrong(done.error());
    }
    return contender;
}

} // namespace sumito::arena
