#include "cli/browser.h"
#include "cli/command.h"
#include "server/http/server.h"
#include "server/page.h"

#include <csignal>
#include <cstdio>
#include <fmt/core.h>
#include <memory>
#include <thread>

namespace sumito::cli {

namespace {

using server::NoPlace;
using server::Server;

// The 61 cells, twice. Always the same if possible: the games a browser keeps for the page it finds
// again only there.
constexpr int usual_port = 6161;

struct ServeOptions {
    std::string host = "127.0.0.1";
    int port = -1; // not said
    bool open = false;

    void add_to(Options& options) {
        options.number("--port,-p", port, 0, 65535, "Where to listen; 0: any that is free");
        options.text("--host", host, "For whom: an address of this machine; 0.0.0.0 is all");
        options.flag("--open", open, "Open the page in the browser");
    }
};

// The signals that end a program wait until somebody asks for them. Threads started later
// leave them alone as well.
class EndSignals {
public:
    EndSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGINT);
        sigaddset(&signals_, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    }
    void wait() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }

private:
    sigset_t signals_{};
};

std::string why_not(const NoPlace& no, const std::string& host, int port) {
    switch (no.why) {
    case NoPlace::Why::busy:
        return fmt::format("port {} is busy, another program listens there; "
                           "--port 0 takes one that is free",
                           port);
    case NoPlace::Why::forbidden:
        return fmt::format("port {} is only for the administrator; try one above 1023", port);
    case NoPlace::Why::unknown_host:
        return fmt::format("no address of this machine is called '{}'", host);
    case NoPlace::Why::other:
        break;
    }
    return fmt::format("nothing can be served at '{}', port {}: {}", host, port, no.what);
}

auto listen(const std::string& host, int port) {
    return Server::open({host, static_cast<std::uint16_t>(port)}, server::page(), {},
                        [](std::string_view what) {
                            fmt::print(stderr, "sumito: a connection broke off: {}\n", what);
                        });
}

Server open_server(const ServeOptions& wish) {
    const bool usual = wish.port < 0;
    const int port = usual ? usual_port : wish.port;
    auto opened = listen(wish.host, port);
    if (!opened && usual && opened.error().why == NoPlace::Why::busy) {
        fmt::print("Port {} is busy, so it is another one this time.\n", port);
        opened = listen(wish.host, 0);
    }
    if (!opened) throw Failure{exit_no, why_not(opened.error(), wish.host, port)};
    return std::move(*opened);
}

void serve(const ServeOptions& wish) {
    if (server::page().empty())
        throw Failure{exit_no, "this program was built without the page; "
                               "./play builds one with it, and so does cmake -DSUMITO_PAGE=ON"};
    const EndSignals signals;
    Server server = open_server(wish);
    fmt::print("Sumito is at {} until you press Ctrl+C.\n", server.address());
    if (std::fflush(stdout) != 0) throw Failure{exit_usage, "the output could not be written"};
    if (wish.open) open_in_browser(server.address());
    const std::jthread serving([&] { server.run(); });
    signals.wait();
    server.stop();
}

} // namespace

void add_serve(Program& program) {
    Options options = program.command("serve", "The page: play, replay and analyse in the browser");
    auto wish = std::make_shared<ServeOptions>();
    wish->add_to(options);
    options.footer("Without --port it is 6161, or another one if that is busy.");
    options.action([wish] { serve(*wish); });
}

} // namespace sumito::cli
