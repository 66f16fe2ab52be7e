#include "cli/net_option.h"

#include "cli/command.h"
#include "cli/file.h"
#include "engine/net_file.h"

#include <fmt/core.h>

namespace sumito::cli {

std::shared_ptr<const engine::Net> read_net(const rules::Ruleset& ruleset,
                                            const std::string& path) {
    const auto net = engine::read_net_of(ruleset, path);
    if (!net) throw Failure{exit_usage, fmt::format("'{}' {}", path, net.error())};
    return *net;
}

void expect_place_for_net(const std::string& path) {
    if (engine::is_file_of_something_else(path))
        throw Failure{exit_usage, fmt::format("'{}' is there already, and is no net", path)};
    expect_writable(path);
}

} // namespace sumito::cli
