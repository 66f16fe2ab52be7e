#include "cli/browser.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

namespace sumito::cli {

namespace {

bool has_screen() { return std::getenv("DISPLAY") || std::getenv("WAYLAND_DISPLAY"); }

// A program in a session of its own: Ctrl+C in our terminal does not close the browser, and what
// the browser has to say does not fill it.
class Aside {
public:
    Aside() {
        posix_spawnattr_init(&attributes_);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
        posix_spawn_file_actions_init(&actions_);
        for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            posix_spawn_file_actions_addopen(&actions_, file, "/dev/null", O_RDWR, 0);
    }
    ~Aside() {
        posix_spawn_file_actions_destroy(&actions_);
        posix_spawnattr_destroy(&attributes_);
    }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    bool run(std::string program, std::string argument) const {
        const std::array<char*, 3> words{program.data(), argument.data(), nullptr};
        pid_t id = 0;
        return posix_spawnp(&id, words[0], &actions_, &attributes_, words.data(), environ) == 0;
    }

private:
    posix_spawnattr_t attributes_{};
    posix_spawn_file_actions_t actions_{};
};

} // namespace

void open_in_browser(const std::string& address) {
    if (!has_screen()) return;
    const Aside aside;
    for (const char* opener : {"xdg-open", "x-www-browser"})
        if (aside.run(opener, address)) return;
}

} // namespace sumito::cli
