#include "cli/progress.h"

#include <cstdio>
#include <fmt/core.h>
#include <unistd.h>

namespace sumito::cli {

void Progress::show(const std::string& line) {
    using namespace std::chrono_literals;
    const auto now = std::chrono::steady_clock::now();
    if (!isatty(STDERR_FILENO) || now - last_ < 500ms) return;
    clear();
    fmt::print(stderr, "{}", line);
    std::fflush(stderr);
    last_ = now;
    shown_ = line.size();
}

void Progress::clear() {
    if (shown_ > 0) fmt::print(stderr, "\r{:{}}\r", "", shown_);
    shown_ = 0;
}

} // namespace sumito::cli
