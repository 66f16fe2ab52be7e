#pragma once

// On a terminal, once a command takes long, a line that says how far it is; gone when it is done.

#include <chrono>
#include <string>

namespace sumito::cli {

class Progress {
public:
    Progress() = default;
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(const std::string& line);
    // Before something is printed.
    void clear();

private:
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
    std::size_t shown_ = 0; // characters
};

} // namespace sumito::cli
