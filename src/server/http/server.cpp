#include "server/http/server.h"

#include "server/http/conversation.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

namespace sumito::server {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds breath{100};

NoPlace no_place(const error_code& error) {
    if (error == asio::error::address_in_use) return {NoPlace::Why::busy, error.message()};
    if (error == asio::error::access_denied) return {NoPlace::Why::forbidden, error.message()};
    return {NoPlace::Why::other, error.message()};
}

std::expected<tcp::endpoint, NoPlace> find(asio::io_context& context, const Place& place) {
    error_code error;
    tcp::resolver resolver(context);
    const auto found =
        resolver.resolve(place.host, std::to_string(place.port), tcp::resolver::passive, error);
    if (error || found.empty())
        return std::unexpected(NoPlace{NoPlace::Why::unknown_host, error.message()});
    return found.begin()->endpoint();
}

error_code listen(tcp::acceptor& acceptor, const tcp::endpoint& at) {
    error_code error;
    if (acceptor.open(at.protocol(), error)) return error;
    // Without this a port stays busy for a minute after the last server there.
    if (acceptor.set_option(tcp::acceptor::reuse_address(true), error)) return error;
    if (acceptor.bind(at, error)) return error;
    return acceptor.listen(asio::socket_base::max_listen_connections, error);
}

// Counts itself for as long as it lives.
class Counted {
public:
    explicit Counted(int& count) : count_(count) { ++count_; }
    ~Counted() { --count_; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

private:
    int& count_;
};

std::string what(const std::exception_ptr& broken) {
    try {
        std::rethrow_exception(broken);
    } catch (const std::exception& error) {
        return error.what();
    } catch (...) {
        return "an unknown exception";
    }
}

} // namespace

// All of it runs in the thread that calls run().
class Server::Listener {
public:
    Listener(Files files, const Limits& limits, Report report)
        : files_(files), limits_(limits), report_(std::move(report)) {}

    std::expected<void, NoPlace> open(const Place& place) {
        const auto at = find(context_, place);
        if (!at) return std::unexpected(at.error());
        if (const error_code error = listen(acceptor_, *at))
            return std::unexpected(no_place(error));
        error_code error;
        at_ = acceptor_.local_endpoint(error);
        if (error) return std::unexpected(no_place(error));
        return {};
    }

    const tcp::endpoint& at() const { return at_; }

    void run() noexcept {
        try {
            spawn(welcome());
            context_.run();
        } catch (...) {
            if (report_) report_(what(std::current_exception()));
        }
    }
    void stop() { context_.stop(); }

private:
    void spawn(asio::awaitable<void> task) {
        asio::co_spawn(context_, std::move(task), [this](const std::exception_ptr& broken) {
            if (broken && report_) report_(what(broken));
        });
    }

    asio::awaitable<void> welcome() {
        while (true) {
            auto [error, socket] = co_await acceptor_.async_accept(without_exceptions);
            if (error)
                co_await wait(); // the system has no more room; some connection will end
            else if (connections_ < limits_.connections)
                spawn(serve(boost::beast::tcp_stream(std::move(socket))));
        }
    }

    asio::awaitable<void> wait() {
        asio::steady_timer timer(context_, breath);
        co_await timer.async_wait(without_exceptions);
    }

    asio::awaitable<void> serve(boost::beast::tcp_stream stream) {
        const Counted one(connections_);
        co_await converse(std::move(stream), files_, limits_);
    }

    Files files_;
    Limits limits_;
    Report report_;
    int connections_ = 0;
    tcp::endpoint at_;
    asio::io_context context_{1};
    tcp::acceptor acceptor_{context_};
};

Server::Server(std::unique_ptr<Listener> listener) : listener_(std::move(listener)) {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

std::expected<Server, NoPlace> Server::open(const Place& place, Files files, const Limits& limits,
                                            Report report) {
    try {
        auto listener = std::make_unique<Listener>(files, limits, std::move(report));
        if (auto opened = listener->open(place); !opened)
            return std::unexpected(std::move(opened.error()));
        return Server(std::move(listener));
    } catch (const std::exception& error) { // no memory, no more files
        return std::unexpected(NoPlace{NoPlace::Why::other, error.what()});
    }
}

std::uint16_t Server::port() const { return listener_->at().port(); }

std::string Server::address() const {
    const asio::ip::address ip = listener_->at().address();
    const std::string host = ip.is_unspecified() ? "localhost" : ip.to_string();
    return "http://" + (ip.is_v6() && !ip.is_unspecified() ? "[" + host + "]" : host) + ":" +
           std::to_string(port()) + "/";
}

void Server::run() { listener_->run(); }
void Server::stop() { listener_->stop(); }

} // namespace sumito::server
