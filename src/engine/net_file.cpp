#include "engine/net_file.h"

#include <fstream>
#include <sstream>

namespace sumito::engine {

std::expected<std::shared_ptr<const Net>, std::string> read_net(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    const bool empty = file.peek() == std::ifstream::traits_type::eof() && file.eof();
    if (!empty) bytes << file.rdbuf(); // which fails if it is a folder
    if (!file.is_open() || !bytes) return std::unexpected("cannot be read");
    const auto net = parse_net(bytes.view());
    if (!net) return std::unexpected("is " + net.error());
    return std::make_shared<const Net>(*net);
}

std::expected<std::shared_ptr<const Net>, std::string> read_net_of(const rules::Ruleset& ruleset,
                                                                   const std::string& path) {
    auto net = read_net(path);
    if (!net) return net;
    const rules::Ruleset& its = *(*net)->shape.ruleset;
    if (&its == &ruleset) return net;
    return std::unexpected("is a net for " + std::string(its.id) + ", not for " +
                           std::string(ruleset.id));
}

} // namespace sumito::engine
