#include "server/client.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace sumito::server {

namespace {

// Longer than any server should need, so that a test that would hang fails.
constexpr timeval patience{30, 0};

// "Name: value\r\n" lines.
std::map<std::string, std::string> fields_of(std::string_view text) {
    std::map<std::string, std::string> fields;
    while (!text.empty()) {
        const std::size_t end = text.find("\r\n");
        const std::string_view line = text.substr(0, end);
        const std::size_t colon = line.find(": ");
        EXPECT_NE(colon, std::string_view::npos) << line;
        fields.emplace(line.substr(0, colon), line.substr(colon + 2));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    return fields;
}

int number(std::string_view text) {
    int value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

Reply head_of(std::string_view text) {
    EXPECT_TRUE(text.starts_with("HTTP/1.")) << text;
    const std::size_t line = text.find("\r\n");
    return {number(text.substr(9, 3)), fields_of(text.substr(std::min(line + 2, text.size()))), ""};
}

} // namespace

Client::Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int failed = ::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address);
    EXPECT_EQ(failed, 0) << "errno " << errno;
}

Client::~Client() {
    if (socket_ >= 0) ::close(socket_);
}

Client::Client(Client&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), received_(std::move(other.received_)) {}

bool Client::send(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void Client::end_sending() { ::shutdown(socket_, SHUT_WR); }

bool Client::receive() {
    std::array<char, 65536> room{};
    const ssize_t count = ::recv(socket_, room.data(), room.size(), 0);
    EXPECT_FALSE(count < 0 && errno == EAGAIN) << "the server does not answer";
    if (count > 0) received_.append(room.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::optional<Reply> Client::read(Body body) {
    std::size_t end = received_.find("\r\n\r\n");
    for (; end == std::string::npos; end = received_.find("\r\n\r\n"))
        if (!receive()) return std::nullopt;
    Reply reply = head_of(std::string_view(received_).substr(0, end));
    received_.erase(0, end + 4);
    const auto length = reply.fields.find("Content-Length");
    if (body == Body::none || length == reply.fields.end()) return reply;
    const auto size = static_cast<std::size_t>(number(length->second));
    while (received_.size() < size)
        if (!receive()) return std::nullopt;
    reply.body = received_.substr(0, size);
    received_.erase(0, size);
    return reply;
}

std::string Client::rest() {
    while (receive()) {
    }
    return std::exchange(received_, "");
}

std::string request(std::string_view first_line, std::string_view fields) {
    return std::string(first_line) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(fields) +
           "\r\n";
}

} // namespace sumito::server
