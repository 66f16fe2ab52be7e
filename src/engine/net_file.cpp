#include "engine/net_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace sumito::engine {

namespace {

// What a file begins with, so much that a net would be in it.
std::expected<std::string, std::string> beginning_of(const std::string& path) {
    constexpr std::size_t larger_than_any_net = std::size_t{1} << 20;
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string bytes(larger_than_any_net, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.is_open() || file.bad()) // as a folder is, of which nothing can be read
        return std::unexpected("cannot be read: " + std::string(std::strerror(errno)));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return bytes;
}

} // namespace

std::expected<std::shared_ptr<const Net>, std::string> read_net(const std::string& path) {
    const auto bytes = beginning_of(path);
    if (!bytes) return std::unexpected(bytes.error());
    const auto net = parse_net(*bytes);
    if (!net) return std::unexpected("is " + net.error());
    return std::make_shared<const Net>(*net);
}

bool is_file_of_something_else(const std::string& path) {
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(path, unknown)) return false;
    const auto bytes = beginning_of(path);
    return !bytes || (!bytes->empty() && !begins_like_a_net(*bytes));
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
