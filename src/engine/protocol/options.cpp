#include "engine/protocol/options.h"

#include "engine/net_file.h"
#include "engine/parameters.h"
#include "game/record_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <utility>

namespace sumito::engine::protocol {

namespace {

constexpr int no_limit = std::numeric_limits<int>::max();
constexpr std::string_view ruleset_name = "Ruleset";
constexpr std::string_view ponder_name = "Ponder";
constexpr std::string_view clear_hash_name = "Clear Hash";
constexpr std::string_view net_name = "EvalFile";
constexpr std::string_view no_net = "none";
constexpr std::string_view own_net = "<built-in>";

struct Spin {
    std::string_view name;
    int least;
    int most;
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
};

constexpr std::array spins{
    Spin{"Hash", 1, 65536, [](const Settings& s) { return s.engine.hash_megabytes; },
         [](Settings& s, int v) { s.engine.hash_megabytes = v; }},
    Spin{"Threads", 1, 256, [](const Settings& s) { return s.engine.threads; },
         [](Settings& s, int v) { s.engine.threads = v; }},
    Spin{"MultiPV", 1, 256, [](const Settings& s) { return s.engine.lines; },
         [](Settings& s, int v) { s.engine.lines = v; }},
    Spin{"Level", weakest_level, strongest_level, [](const Settings& s) { return s.engine.level; },
         [](Settings& s, int v) { s.engine.level = v; }},
    Spin{"Style", Style::automatic, Style::daring, [](const Settings& s) { return s.engine.style; },
         [](Settings& s, int v) { s.engine.style = v; }},
    Spin{"Seed", 0, no_limit, [](const Settings& s) { return static_cast<int>(s.engine.seed); },
         [](Settings& s, int v) { s.engine.seed = static_cast<std::uint64_t>(v); }},
    Spin{"Repetitions", 0, no_limit, [](const Settings& s) { return s.draws.repetitions; },
         [](Settings& s, int v) { s.draws.repetitions = v; }},
    Spin{"QuietLimit", 0, no_limit, [](const Settings& s) { return s.draws.quiet_plies; },
         [](Settings& s, int v) { s.draws.quiet_plies = v; }},
};

std::string spin_line(const Spin& spin) {
    return "option name " + std::string(spin.name) + " type spin default " +
           std::to_string(spin.get({})) + " min " + std::to_string(spin.least) + " max " +
           std::to_string(spin.most);
}

std::string ruleset_line() {
    std::string line = "option name " + std::string(ruleset_name) + " type combo default " +
                       std::string(Settings{}.ruleset->id);
    for (const rules::Ruleset* ruleset : rules::rulesets)
        line += " var " + std::string(ruleset->id);
    return line;
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_name(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

std::unexpected<Error> wrong(Word value, const std::string& what) {
    return std::unexpected(Error{value.at, what + ", not " + game::quoted(value.text)});
}

std::expected<Settings, Error> with_spin(Settings settings, const Spin& spin, Word value) {
    const auto number = read_number(spin.name, value, spin.least, spin.most);
    if (!number) return std::unexpected(number.error());
    spin.set(settings, static_cast<int>(*number));
    return settings;
}

std::expected<Settings, Error> with_parameter(Settings settings, const Parameter& parameter,
                                              Word value) {
    const auto number = read_number(parameter.name, value, parameter.least, parameter.most);
    if (!number) return std::unexpected(number.error());
    settings.engine.parameters.*parameter.member = static_cast<int>(*number);
    return settings;
}

std::expected<Settings, Error> with_ruleset(Settings settings, Word value) {
    settings.ruleset = rules::ruleset_named(value.text);
    if (!settings.ruleset) return wrong(value, "Ruleset is duel, trio, teams or tandem");
    return settings;
}

std::expected<Settings, Error> with_ponder(Settings settings, Word value) {
    settings.ponder = value.text == "true";
    if (!settings.ponder && value.text != "false") return wrong(value, "Ponder is true or false");
    return settings;
}

std::expected<Settings, Error> with_net(Settings settings, Word value) {
    settings.engine.net = nullptr;
    settings.engine.learned = value.text != no_net;
    if (value.text == own_net || value.text == no_net) return settings;
    const auto net = read_net(std::string(value.text));
    if (!net) return std::unexpected(Error{value.at, game::quoted(value.text) + " " + net.error()});
    settings.engine.net = *net;
    return settings;
}

} // namespace

std::vector<std::string> option_lines() {
    std::vector<std::string> lines(spins.size());
    std::ranges::transform(spins, lines.begin(), spin_line);
    lines.push_back(ruleset_line());
    lines.push_back("option name " + std::string(ponder_name) + " type check default false");
    lines.push_back("option name " + std::string(clear_hash_name) + " type button");
    lines.push_back("option name " + std::string(net_name) + " type string default " +
                    std::string(own_net));
    return lines;
}

bool is_clear_hash(const SetOption& option) { return same_name(option.name, clear_hash_name); }

std::expected<Settings, Error> changed(Settings settings, const SetOption& option) {
    for (const Spin& spin : spins)
        if (same_name(option.name, spin.name))
            return with_spin(std::move(settings), spin, option.value);
    if (same_name(option.name, ruleset_name))
        return with_ruleset(std::move(settings), option.value);
    if (same_name(option.name, net_name)) return with_net(std::move(settings), option.value);
    if (same_name(option.name, ponder_name)) return with_ponder(std::move(settings), option.value);
    if (const Parameter* parameter = parameter_named(option.name))
        return with_parameter(std::move(settings), *parameter, option.value);
    return std::unexpected(Error{option.at, "no option is called " + game::quoted(option.name)});
}

} // namespace sumito::engine::protocol
