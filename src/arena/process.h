#pragma once

// A program run by us that is talked to in lines. It is in a group of its own, so that Ctrl-C at
// the terminal is for us to hear, and it is gone, with its group, when this object is.

#include <chrono>
#include <cstdint>
#include <expected>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace sumito::arena {

using Deadline = std::chrono::steady_clock::time_point;

class Process {
public:
    // Why there is no line.
    enum class Silence : std::uint8_t {
        ended,   // it has closed its output, most likely by ending
        late,    // nothing until the deadline
        stopped, // we were asked to stop
        endless  // a line longer than any that makes sense
    };

    // The command and its arguments; no shell sees them. Answers why it cannot be run.
    static std::expected<Process, std::string> start(const std::vector<std::string>& command);
    ~Process();
    Process(Process&& other) noexcept;
    Process& operator=(Process&& other) noexcept;

    // A program that does not read blocks nobody.
    std::expected<void, Silence> send(std::string_view line, Deadline deadline,
                                      const std::stop_token& stop);
    // Without the end of the line.
    std::expected<std::string, Silence> receive(Deadline deadline, const std::stop_token& stop);

    // Ends it, if it has not ended, and says how it did: "exited with status 1".
    std::string end();
    // What it last wrote as errors, in one line.
    std::string errors() const;

private:
    struct Pipes {
        int in = -1;
        int out = -1;
        int errors = -1;
    };
    Process(pid_t pid, Pipes pipes) : pid_(pid), pipes_(pipes) {}

    std::expected<void, Silence> wait(short events, Deadline deadline, const std::stop_token& stop);
    void read_errors();
    void close_pipes();

    pid_t pid_ = -1;
    Pipes pipes_;
    std::string unread_;
    std::string errors_; // the last of them
    bool out_ended_ = false;
};

} // namespace sumito::arena
