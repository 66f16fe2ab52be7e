#include "arena/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

extern "C" char** environ; // NOLINT: POSIX wants it declared by whoever uses it

namespace sumito::arena {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t longest_line = 1 << 20;
constexpr std::size_t kept_errors = 2000;
constexpr auto time_to_quit = 500ms;

void close_one(int& fd) {
    if (fd >= 0) ::close(std::exchange(fd, -1));
}

// Both ends of three pipes, closed if they are not taken.
struct NewPipes {
    std::array<std::array<int, 2>, 3> at{{{-1, -1}, {-1, -1}, {-1, -1}}};

    NewPipes() = default;
    ~NewPipes() {
        for (auto& pipe : at)
            for (int& fd : pipe) close_one(fd);
    }
    NewPipes(const NewPipes&) = delete;
    NewPipes& operator=(const NewPipes&) = delete;

    bool open() {
        return std::ranges::all_of(at, [](auto& p) { return ::pipe2(p.data(), O_CLOEXEC) == 0; });
    }
    int take(std::size_t pipe, std::size_t end) {
        const int fd = std::exchange(at[pipe][end], -1);
        ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) | O_NONBLOCK);
        return fd;
    }
};

// How the child begins: its three streams, a group of its own, signals as usual.
class Manner {
public:
    explicit Manner(const NewPipes& pipes) {
        ::posix_spawn_file_actions_init(&actions_);
        ::posix_spawn_file_actions_adddup2(&actions_, pipes.at[0][0], STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, pipes.at[1][1], STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&actions_, pipes.at[2][1], STDERR_FILENO);
        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t none;
        sigset_t all;
        ::sigemptyset(&none);
        ::sigfillset(&all);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setsigdefault(&attributes_, &all);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                                     POSIX_SPAWN_SETSIGDEF);
    }
    ~Manner() {
        ::posix_spawn_file_actions_destroy(&actions_);
        ::posix_spawnattr_destroy(&attributes_);
    }
    Manner(const Manner&) = delete;
    Manner& operator=(const Manner&) = delete;

    int spawn(pid_t& pid, char* const* words) const {
        return ::posix_spawnp(&pid, words[0], &actions_, &attributes_, words, environ);
    }

private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

// While it lives, writing to a program that is gone is an error and no signal.
class NoBrokenPipe {
public:
    NoBrokenPipe() {
        ::sigemptyset(&pipe_);
        ::sigaddset(&pipe_, SIGPIPE);
        ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~NoBrokenPipe() {
        const timespec at_once{};
        while (::sigtimedwait(&pipe_, nullptr, &at_once) > 0) {
        }
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    NoBrokenPipe(const NoBrokenPipe&) = delete;
    NoBrokenPipe& operator=(const NoBrokenPipe&) = delete;

private:
    sigset_t pipe_{};
    sigset_t before_{};
};

std::string how_it_ended(int status) {
    if (WIFSIGNALED(status)) return "killed by signal " + std::to_string(WTERMSIG(status));
    return "exited with status " + std::to_string(WEXITSTATUS(status));
}

// Errors in one line, of letters that can be seen.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool seen = c > ' ' && c != 127;
        if (seen || (!line.empty() && line.back() != ' ')) line += seen ? c : ' ';
    }
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

} // namespace

std::expected<Process, std::string> Process::start(const std::vector<std::string>& command) {
    const auto failed = [&](int error) {
        return std::unexpected("cannot run '" + command.front() + "': " + std::strerror(error));
    };
    NewPipes pipes;
    if (!pipes.open()) return failed(errno);
    std::vector<std::string> words = command;
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid_t pid = -1;
    if (const int error = Manner(pipes).spawn(pid, pointers.data()); error != 0)
        return failed(error);
    return Process(pid, {pipes.take(0, 1), pipes.take(1, 0), pipes.take(2, 0)});
}

Process::Process(Process&& other) noexcept { *this = std::move(other); }

Process& Process::operator=(Process&& other) noexcept {
    std::swap(pid_, other.pid_);
    std::swap(pipes_, other.pipes_);
    std::swap(unread_, other.unread_);
    std::swap(errors_, other.errors_);
    std::swap(out_ended_, other.out_ended_);
    return *this;
}

Process::~Process() { end(); }

void Process::close_pipes() {
    close_one(pipes_.in);
    close_one(pipes_.out);
    close_one(pipes_.errors);
}

// What it writes as errors is read while waiting for anything else, lest it block on that.
void Process::read_errors() {
    char buffer[4096];
    ssize_t got = 0;
    while (pipes_.errors >= 0 && (got = ::read(pipes_.errors, buffer, sizeof buffer)) > 0) {
        errors_.append(buffer, static_cast<std::size_t>(got));
        if (errors_.size() > kept_errors) errors_.erase(0, errors_.size() - kept_errors);
    }
    if (got == 0) close_one(pipes_.errors);
}

std::expected<void, Process::Silence> Process::wait(short events, Deadline deadline,
                                                    const std::stop_token& stop) {
    constexpr std::chrono::milliseconds slice = 50ms; // to hear of a stop
    while (true) {
        if (stop.stop_requested()) return std::unexpected(Silence::stopped);
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        if (left <= 0ms) return std::unexpected(Silence::late);
        const int fd = events == POLLOUT ? pipes_.in : pipes_.out;
        std::array<pollfd, 2> fds{{{fd, events, 0}, {pipes_.errors, POLLIN, 0}}};
        ::poll(fds.data(), fds.size(), static_cast<int>(std::min(left, slice).count()));
        if (fds[1].revents != 0) read_errors();
        if (fds[0].revents != 0) return {};
    }
}

std::expected<void, Process::Silence> Process::send(std::string_view line, Deadline deadline,
                                                    const std::stop_token& stop) {
    const NoBrokenPipe quietly;
    std::string text(line);
    text += '\n';
    std::size_t sent = 0;
    while (sent < text.size()) {
        if (const auto ready = wait(POLLOUT, deadline, stop); !ready) return ready;
        const ssize_t put = ::write(pipes_.in, text.data() + sent, text.size() - sent);
        if (put >= 0)
            sent += static_cast<std::size_t>(put);
        else if (errno != EAGAIN && errno != EINTR)
            return std::unexpected(Silence::ended);
    }
    return {};
}

std::expected<std::string, Process::Silence> Process::receive(Deadline deadline,
                                                              const std::stop_token& stop) {
    while (true) {
        if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        if (out_ended_) return std::unexpected(Silence::ended);
        if (unread_.size() > longest_line) return std::unexpected(Silence::endless);
        if (const auto ready = wait(POLLIN, deadline, stop); !ready)
            return std::unexpected(ready.error());
        char buffer[4096];
        const ssize_t got = ::read(pipes_.out, buffer, sizeof buffer);
        if (got > 0) unread_.append(buffer, static_cast<std::size_t>(got));
        out_ended_ = got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
    }
}

// Closing its input is a wish to end that every program understands; who does not is killed.
std::string Process::end() {
    if (pid_ < 0) return {};
    close_one(pipes_.in);
    const Deadline deadline = std::chrono::steady_clock::now() + time_to_quit;
    while (receive(deadline, {}) || unread_.size() > longest_line) unread_.clear();
    ::kill(-pid_, SIGKILL);
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    read_errors();
    close_pipes();
    pid_ = -1;
    return how_it_ended(status);
}

std::string Process::errors() const { return one_line(errors_); }

} // namespace sumito::arena
