#include "engine/net_file.h"

#include <fstream>
#include <iterator>

namespace sumito::engine {

std::expected<std::shared_ptr<const Net>, std::string> read_net(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file) return std::unexpected("cannot be read");
    const auto net = parse_net(bytes);
    if (!net) return std::unexpected("is " + net.error());
    return std::make_shared<const Net>(*net);
}

} // namespace sumito::engine
