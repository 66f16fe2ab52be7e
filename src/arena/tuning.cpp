#include "arena/tuning.h"

#include "engine/net_file.h"

#include <charconv>
#include <fstream>
#include <iterator>

namespace sumito::arena {

namespace {

using Done = std::expected<void, std::string>;

Done set_parameter(engine::Parameters& parameters, std::string_view name, std::string_view text) {
    const engine::Parameter* parameter = engine::parameter_named(name);
    if (!parameter) return std::unexpected("no parameter is called '" + std::string(name) + "'");
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < parameter->least ||
        value > parameter->most)
        return std::unexpected("param." + std::string(name) + " is a number from " +
                               std::to_string(parameter->least) + " to " +
                               std::to_string(parameter->most));
    parameters.*parameter->member = value;
    return {};
}

Done read_weights(engine::Options& options, const rules::Ruleset& ruleset, std::string_view text) {
    const auto weights =
        engine::parse_weights(text, options.weights.value_or(engine::weights_for(ruleset)));
    if (!weights) return std::unexpected(weights.error());
    options.weights = *weights;
    return {};
}

Done read_file(engine::Options& options, const rules::Ruleset& ruleset, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file) return std::unexpected("cannot read '" + path + "'");
    const Done done = read_weights(options, ruleset, text);
    return done ? done : std::unexpected("'" + path + "', " + done.error());
}

Done set_net(engine::Options& options, const rules::Ruleset& ruleset, const std::string& path) {
    options.learned = path != "none";
    if (!options.learned) return {};
    const auto net = engine::read_net_of(ruleset, path);
    if (!net) return std::unexpected("'" + path + "' " + net.error());
    options.net = *net;
    return {};
}

} // namespace

Done tune(engine::Options& options, const rules::Ruleset& ruleset, std::string_view key,
          std::string_view value) {
    constexpr std::string_view parameter = "param.";
    constexpr std::string_view weight = "weight.";
    if (key.starts_with(parameter))
        return set_parameter(options.parameters, key.substr(parameter.size()), value);
    if (key == "net") return set_net(options, ruleset, std::string(value));
    if (key == "file") return read_file(options, ruleset, std::string(value));
    if (!key.starts_with(weight))
        return std::unexpected("our engine has no '" + std::string(key.substr(0, 40)) + "'");
    const Done done = read_weights(
        options, ruleset, std::string(key.substr(weight.size())) + " " + std::string(value));
    // The line is ours, its number says nothing.
    return done ? done : std::unexpected(done.error().substr(done.error().find(": ") + 2));
}

} // namespace sumito::arena
