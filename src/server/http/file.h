#pragma once

// What a server serves: files that lie in memory for as long as it runs.

#include <span>
#include <string_view>

namespace sumito::server {

struct File {
    std::string_view path; // as in its address, without the first slash: "assets/index-3f2a.js"
    std::string_view tag;  // letters and digits that change with the content
    std::string_view plain;
    std::string_view gzip; // the same, compressed; empty where that gains nothing
};

using Files = std::span<const File>;

} // namespace sumito::server
