// The server as a client sees it: over sockets, with good, bad and hostile requests.

#include "server/client.h"
#include "server/http/server.h"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

namespace sumito::server {
namespace {

using namespace std::chrono_literals;

// More than the system keeps for a client that does not read.
const std::string large(std::size_t{32} << 20, 'x');

const std::array<File, 3> served{{
    {"index.html", "a1", "<!doctype html>", "zipped"},
    {"assets/a.js", "b2", "let x;", ""},
    {"large.txt", "c3", large, ""},
}};

// A server in a thread of its own.
class Running {
public:
    explicit Running(const Limits& limits = {})
        : server_(*Server::open(
              {}, served, limits,
              [](std::string_view what) { ADD_FAILURE() << "a connection broke off: " << what; })),
          thread_([this] { server_.run(); }) {}
    ~Running() { server_.stop(); }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    std::uint16_t port() const { return server_.port(); }
    Server& server() { return server_; }

private:
    Server server_;
    std::jthread thread_;
};

Reply one_reply(std::uint16_t port, std::string_view text) {
    Client client(port);
    client.send(text);
    const auto reply = client.read();
    EXPECT_TRUE(reply) << text.substr(0, 100);
    return reply.value_or(Reply{});
}

TEST(Server, SendsAFile) {
    const Running running;
    Client client(running.port());
    client.send(request("GET /assets/a.js"));
    const Reply reply = client.read().value();
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body, "let x;");
    EXPECT_EQ(reply.fields.at("Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(reply.fields.at("ETag"), "\"b2\"");
    EXPECT_TRUE(reply.fields.contains("Content-Security-Policy"));
}

TEST(Server, SendsItCompressedAndNotTwice) {
    const Running running;
    Client client(running.port());
    client.send(request("GET /", "Accept-Encoding: gzip, br\r\n"));
    const Reply first = client.read().value();
    EXPECT_EQ(first.body, "zipped");
    EXPECT_EQ(first.fields.at("Content-Encoding"), "gzip");
    client.send(request(
        "GET /", "Accept-Encoding: gzip\r\nIf-None-Match: " + first.fields.at("ETag") + "\r\n"));
    const Reply second = client.read().value();
    EXPECT_EQ(second.status, 304);
    EXPECT_FALSE(second.fields.contains("Content-Length"));
}

TEST(Server, AnswersManyRequestsOnOneConnection) {
    const Running running;
    Client client(running.port());
    std::string all;
    for (int i = 0; i < 100; ++i) all += request(i % 2 == 0 ? "GET /" : "GET /no");
    client.send(all);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(client.read().value().status, i % 2 == 0 ? 200 : 404);
}

TEST(Server, AnswersHeadWithoutTheBody) {
    const Running running;
    Client client(running.port());
    client.send(request("HEAD /") + request("HEAD /no") + request("GET /assets/a.js"));
    const Reply head = client.read(Client::Body::none).value();
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.fields.at("Content-Length"), "15");
    EXPECT_EQ(client.read(Client::Body::none).value().status, 404);
    EXPECT_EQ(client.read().value().body, "let x;");
}

TEST(Server, ClosesWhenAskedTo) {
    const Running running;
    for (const char* text :
         {"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n"}) {
        Client client(running.port());
        client.send(text);
        EXPECT_EQ(client.read().value().status, 200) << text;
        EXPECT_EQ(client.rest(), "");
    }
    Client patient(running.port());
    patient.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
    EXPECT_EQ(patient.read().value().fields.at("Connection"), "keep-alive");
}

TEST(Server, SaysNoToOtherMethods) {
    const Running running;
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT"}) {
        const Reply reply = one_reply(running.port(), request(std::string(method) + " /"));
        EXPECT_EQ(reply.status, 405) << method;
        EXPECT_EQ(reply.fields.at("Allow"), "GET, HEAD");
    }
    EXPECT_EQ(one_reply(running.port(), request("PUSH /")).status, 501);
}

TEST(Server, NamesWhatIsWrongWithARequest) {
    const Running running;
    const std::string long_value(100'000, 'a');
    const std::vector<std::pair<std::string, int>> wrong{
        {"hello\r\n\r\n", 400},
        {"\r\n\r\n\r\n", 400},
        {std::string("\0\0\0\0\r\n\r\n", 8), 400},
        {"\x16\x03\x01\x02\x01\x01\xfc\x03\x03\r\n\r\n", 400}, // a client that wants TLS
        {"GET /\r\n\r\n", 400},
        {"GET  / HTTP/1.1\r\nHost: x\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\nHost x\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\nHost: x\r\nA B: c\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400},
        {"GET /\x01 HTTP/1.1\r\nHost: x\r\n\r\n", 400},
        {"GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505},
        {request("GET /", "Cookie: " + long_value + "\r\n"), 431},
        {request("GET /" + long_value), 431},
        {long_value, 431},
    };
    for (const auto& [text, status] : wrong) {
        Reply reply = one_reply(running.port(), text);
        EXPECT_EQ(reply.status, status) << text.substr(0, 100);
        EXPECT_EQ(reply.fields["Connection"], "close") << text.substr(0, 100);
        EXPECT_TRUE(reply.fields.contains("Content-Security-Policy"));
    }
    EXPECT_EQ(one_reply(running.port(), "GET / HTTP/1.1\r\n\r\n").status, 400);        // no Host
    EXPECT_EQ(one_reply(running.port(), request("GET /", "Host: y\r\n")).status, 400); // two
    EXPECT_EQ(one_reply(running.port(), request("GET /")).status, 200);
}

TEST(Server, AnswersWhoeverSendsABodyAndDoesNotReadIt) {
    const Running running;
    const std::string body(600'000, 'b');
    Client client(running.port());
    client.send(request("POST /", "Content-Length: 600000\r\n") + body);
    EXPECT_EQ(client.read().value().status, 405);
    EXPECT_EQ(client.rest(), "");
    // What stands in the body is not another request.
    Client smuggler(running.port());
    smuggler.send(request("GET /", "Transfer-Encoding: chunked\r\n") + request("GET /no"));
    EXPECT_EQ(smuggler.read().value().status, 200);
    EXPECT_EQ(smuggler.rest(), "");
    EXPECT_EQ(
        one_reply(running.port(), request("POST /", "Content-Length: 99999999999999\r\n")).status,
        405);
}

TEST(Server, LosesPatience) {
    const Running running({.to_ask = 100ms});
    Client silent(running.port());
    Client slow(running.port());
    slow.send("GET / HT");
    Client idle(running.port());
    idle.send(request("GET /"));
    EXPECT_EQ(silent.rest(), "");
    EXPECT_EQ(slow.rest(), "");
    EXPECT_EQ(idle.read().value().status, 200);
    EXPECT_EQ(idle.rest(), "");
    EXPECT_EQ(one_reply(running.port(), request("GET /")).status, 200);
}

// Who takes a part and then nothing is left standing, but only for a while.
TEST(Server, DoesNotWaitForWhoeverDoesNotRead) {
    const Running running({.to_take = 100ms, .connections = 1});
    Client full(running.port());
    full.send(request("GET /large.txt"));
    for (bool served = false; !served;) {
        Client next(running.port());
        next.send(request("GET /"));
        served = next.read().has_value();
    }
    EXPECT_LT(full.rest().size(), large.size());
}

TEST(Server, SendsLargeFilesWhole) {
    const Running running;
    EXPECT_EQ(one_reply(running.port(), request("GET /large.txt")).body, large);
}

TEST(Server, BearsClientsThatVanish) {
    const Running running;
    for (int i = 0; i < 50; ++i) {
        const Client nothing(running.port());
        Client half(running.port());
        half.send("GET /large.txt HTTP/1.1\r\nHo");
        Client no_reader(running.port());
        no_reader.send(request("GET /large.txt"));
        Client ended(running.port());
        ended.end_sending();
        EXPECT_EQ(ended.rest(), "");
    }
    EXPECT_EQ(one_reply(running.port(), request("GET /")).status, 200);
}

TEST(Server, AnswersASenderWhoHasEnded) {
    const Running running;
    Client client(running.port());
    client.send(request("GET /"));
    client.end_sending();
    EXPECT_EQ(client.read().value().status, 200);
}

TEST(Server, ServesManyAtOnce) {
    const Running running;
    std::vector<Client> clients;
    for (int i = 0; i < 300; ++i) clients.emplace_back(running.port());
    for (Client& client : clients) client.send(request("GET /"));
    for (Client& client : clients) EXPECT_EQ(client.read().value().status, 200);
    for (Client& client : clients) client.send(request("GET /assets/a.js"));
    for (Client& client : clients) EXPECT_EQ(client.read().value().body, "let x;");
}

TEST(Server, TurnsAwayMoreThanItCanServe) {
    const Running running({.connections = 2});
    Client first(running.port());
    Client second(running.port());
    for (Client* client : {&first, &second}) {
        client->send(request("GET /"));
        EXPECT_EQ(client->read().value().status, 200);
    }
    EXPECT_EQ(Client(running.port()).rest(), "");
    first.send(request("GET /", "Connection: close\r\n"));
    EXPECT_EQ(first.read().value().status, 200);
    first.end_sending();
    for (bool served = false; !served;) {
        Client next(running.port());
        next.send(request("GET /"));
        served = next.read().has_value();
    }
}

TEST(Server, StopsWhateverIsGoingOn) {
    std::vector<Client> clients;
    {
        const Running running;
        for (int i = 0; i < 20; ++i) clients.emplace_back(running.port());
        clients[0].send(request("GET /large.txt"));
        clients[1].send("GET /");
        clients[2].send(request("GET /"));
        EXPECT_TRUE(clients[2].read());
    }
    EXPECT_LT(clients[0].rest().size(), large.size());
    for (std::size_t i = 1; i < clients.size(); ++i) EXPECT_EQ(clients[i].rest(), "");
}

TEST(Server, CanBeStoppedBeforeItRuns) {
    auto server = Server::open({}, served);
    server->stop();
    server->run();
}

TEST(Server, TakesAFreePort) {
    const auto first = Server::open({}, served);
    const auto second = Server::open({}, served);
    EXPECT_NE(first->port(), second->port());
    EXPECT_EQ(first->address(), "http://127.0.0.1:" + std::to_string(first->port()) + "/");
}

TEST(Server, SaysWhyItCannotListen) {
    const auto first = Server::open({}, served);
    const auto busy = Server::open({"127.0.0.1", first->port()}, served);
    ASSERT_FALSE(busy);
    EXPECT_EQ(busy.error().why, NoPlace::Why::busy);
    const auto nowhere = Server::open({"no.such.host.invalid", 0}, served);
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().why, NoPlace::Why::unknown_host);
    const auto elsewhere = Server::open({"192.0.2.1", 0}, served);
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().why, NoPlace::Why::other);
    EXPECT_FALSE(elsewhere.error().what.empty());
}

TEST(Server, CanBeOpenedWhereOneHasJustStopped) {
    std::uint16_t port = 0;
    {
        const Running running;
        port = running.port();
        EXPECT_EQ(one_reply(port, request("GET /")).status, 200);
    }
    EXPECT_TRUE(Server::open({"127.0.0.1", port}, served));
}

TEST(Server, HasAnAddressForEveryPlace) {
    const auto everywhere = Server::open({"0.0.0.0", 0}, served);
    EXPECT_TRUE(everywhere->address().starts_with("http://localhost:"));
    if (const auto six = Server::open({"::1", 0}, served)) { // where the machine has IPv6
        EXPECT_TRUE(six->address().starts_with("http://[::1]:"));
    }
}

} // namespace
} // namespace sumito::server
