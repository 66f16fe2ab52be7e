#pragma once

// One connection: requests in, answers out, until either side has had enough. Includes Boost, so
// only the server's own sources include it.

#include "server/http/server.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>

namespace sumito::server {

// How a coroutine waits: what goes wrong is a value too.
inline constexpr auto without_exceptions = boost::asio::as_tuple(boost::asio::use_awaitable);

// Ends when the connection does. `files` and `limits` must live until then.
boost::asio::awaitable<void> converse(boost::beast::tcp_stream stream, Files files,
                                      const Limits& limits);

} // namespace sumito::server
