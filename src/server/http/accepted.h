#pragma once

// What a client's header fields say it takes or has. Any text may be given.

#include <string_view>

namespace sumito::server {

// Of Accept-Encoding: "gzip, br", "*;q=0.5", but not "gzip;q=0".
bool accepts_gzip(std::string_view accept_encoding);

// Of If-None-Match: whether this tag, with its quotes, is one of the list, or any will do.
bool names_tag(std::string_view if_none_match, std::string_view tag);

} // namespace sumito::server
