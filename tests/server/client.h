#pragma once

// A client that says exactly what a test wants it to say, right or wrong.

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sumito::server {

struct Reply {
    int status = 0;
    std::map<std::string, std::string> fields;
    std::string body;
};

class Client {
public:
    explicit Client(std::uint16_t port);
    ~Client();
    Client(Client&& other) noexcept;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    // Whether the other side still takes it.
    bool send(std::string_view text);
    void end_sending();

    enum class Body { as_announced, none };
    // The next reply; nothing if the connection ends before it is whole.
    std::optional<Reply> read(Body body = Body::as_announced);
    // Until the other side closes the connection: what it still said.
    std::string rest();

private:
    bool receive();

    int socket_;
    std::string received_;
};

// GET and the like, with the fields a request must have.
std::string request(std::string_view first_line, std::string_view fields = "");

} // namespace sumito::server
