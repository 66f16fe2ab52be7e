#include "cli/net_option.h"

#include "cli/command.h"
#include "cli/file.h"
#include "engine/net_file.h"

#include <filesystem>
#include <fmt/core.h>
#include <system_error>

namespace sumito::cli {

std::shared_ptr<const engine::Net> read_net(const rules::Ruleset& ruleset,
                                            const std::string& path) {
    const auto net = engine::read_net_of(ruleset, path);
    if (!net) throw Failure{exit_usage, fmt::format("'{}' {}", path, net.error())};
    return *net;
}

void expect_place_for_net(const std::string& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
        throw Failure{exit_usage, fmt::format("'{}' is a folder", path)};
    if (std::filesystem::is_regular_file(path, unknown))
        if (const std::string there = read_file(path);
            !there.empty() && !engine::begins_like_a_net(there))
            throw Failure{exit_usage, fmt::format("'{}' is there already, and is no net", path)};
    expect_writable(path);
}

} // namespace sumito::cli
