#include "cli/command.h"
#include "engine/protocol/session.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <string>
#include <unistd.h>

namespace sumito::cli {

namespace {

using engine::protocol::Lines;
using engine::protocol::Session;

// Lines on standard output, each seen at once by whoever reads it.
class Printer {
public:
    void print(std::string_view text) {
        line_ = text;
        line_ += '\n';
        if (std::fwrite(line_.data(), 1, line_.size(), stdout) != line_.size() ||
            std::fflush(stdout) != 0)
            failed_ = true;
    }
    void check() const {
        if (failed_) throw Failure{exit_usage, "the output could not be written"};
    }

private:
    std::string line_;
    std::atomic<bool> failed_ = false; // told by the thread that searches, too
};

// Some bytes of standard input as soon as there are any; none at its end.
std::string_view read_some(std::array<char, 65536>& room) {
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, room.data(), room.size());
        if (count >= 0) return {room.data(), static_cast<std::size_t>(count)};
        if (errno != EINTR) return {};
    }
}

void run() {
    Printer printer;
    Session session("Sumito " SUMITO_VERSION, [&](std::string_view line) { printer.print(line); });
    Lines lines;
    std::array<char, 65536> room{};
    for (auto bytes = read_some(room); !bytes.empty(); bytes = read_some(room)) {
        lines.add(bytes);
        while (const auto line = lines.next()) {
            if (session.take(*line) == Session::Next::leave) return;
            printer.check();
        }
    }
    if (session.take(lines.rest()) == Session::Next::leave) return;
    session.finish();
    printer.check();
}

} // namespace

void add_engine(Program& program) {
    Options options =
        program.command("engine", "The computer player for other programs: UGI on standard input");
    options.footer("docs/engine-protocol.md describes it; UCI's words will do as well. Try\n"
                   "  printf 'position startpos\\ngo movetime 1000\\n' | sumito engine");
    options.action([] { run(); });
}

} // namespace sumito::cli
