#pragma once

#include "engine/net.h"

#include <expected>
#include <memory>
#include <string>

namespace sumito::engine {

// Says what is wrong, in words that follow the file's name.
std::expected<std::shared_ptr<const Net>, std::string> read_net(const std::string& path);
// One of this game.
std::expected<std::shared_ptr<const Net>, std::string> read_net_of(const rules::Ruleset& ruleset,
                                                                   const std::string& path);

// Whether there is a file that is neither empty nor a net, of whatever version and shape.
bool is_file_of_something_else(const std::string& path);

} // namespace sumito::engine
