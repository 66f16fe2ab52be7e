#include "cli/net_option.h"

#include "cli/command.h"
#include "engine/net_file.h"

#include <fmt/core.h>

namespace sumito::cli {

std::shared_ptr<const engine::Net> read_net(const rules::Ruleset& ruleset,
                                            const std::string& path) {
    const auto net = engine::read_net_of(ruleset, path);
    if (!net) throw Failure{exit_usage, fmt::format("'{}' {}", path, net.error())};
    return *net;
}

} // namespace sumito::cli
