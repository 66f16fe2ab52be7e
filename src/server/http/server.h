#pragma once

// A small HTTP server for files in memory. Not for the open internet by itself (no TLS), but
// no client can stop it: what they may send is limited, and so is the time they may take.

#include "server/http/file.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace sumito::server {

struct Place {
    std::string host = "127.0.0.1"; // a name or an address of this machine
    std::uint16_t port = 0;         // 0: any that is free
};

struct Limits {
    std::chrono::milliseconds to_ask{20000};   // from a connection or an answer to a whole request
    std::chrono::milliseconds to_take{120000}; // an answer
    int connections = 400;                     // any more are closed at once
};

struct NoPlace {
    enum class Why { busy, forbidden, unknown_host, other };
    Why why;
    std::string what; // the system's words
};

class Server {
public:
    // Hears of what should not happen and ended a connection.
    using Report = std::function<void(std::string_view)>;

    // Listens from now on. The files must outlive the server.
    static std::expected<Server, NoPlace> open(const Place& place, Files files,
                                               const Limits& limits = {}, Report report = {});
    Server(Server&&) noexcept;
    Server& operator=(Server&&) noexcept;
    ~Server();

    std::uint16_t port() const;
    std::string address() const; // for a browser on this machine: "http://127.0.0.1:6161/"

    // Serves, in this thread, until somebody calls stop(). Once.
    void run();
    // From any thread, before or during run(). Open connections are closed.
    void stop();

private:
    class Listener;
    explicit Server(std::unique_ptr<Listener> listener);
    std::unique_ptr<Listener> listener_;
};

} // namespace sumito::server
