#include "cli/file.h"

#include "cli/command.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fmt/core.h>
#include <memory>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace sumito::cli {

namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

[[noreturn]] void fail_at(const char* what, const std::string& path) {
    throw Failure{exit_usage, fmt::format("{} '{}': {}", what, path, std::strerror(errno))};
}

std::string read_all(std::FILE* file, const std::string& path) {
    std::string text;
    char buffer[1 << 16];
    while (!std::feof(file) && !std::ferror(file))
        text.append(buffer, std::fread(buffer, 1, sizeof buffer, file));
    if (std::ferror(file)) fail_at("cannot read", path);
    return text;
}

bool is_plain_file(const std::string& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

// Whether it could; if not, errno says why.
bool could_write(const std::string& path, const std::string& text) {
    File file(std::fopen(path.c_str(), "wb"));
    if (!file) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    const int error = errno;
    const bool closed = std::fclose(file.release()) == 0;
    if (!written) errno = error; // what closing says comes after it
    return written && closed;
}

// Beside the file, until it is whole.
std::string unfinished(const std::string& path) {
    return fmt::format("{}.{}.new", path, ::getpid());
}

} // namespace

std::string read_file(const std::string& path) {
    if (path == "-") return read_all(stdin, "standard input");
    const File file(std::fopen(path.c_str(), "rb"));
    if (!file) fail_at("cannot read", path);
    return read_all(file.get(), path);
}

void expect_writable(const std::string& path) {
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
        throw Failure{exit_usage, fmt::format("'{}' is a folder", path)};
    if (!is_plain_file(path)) return; // to try it would be to write
    const std::string fresh = unfinished(path);
    if (!could_write(fresh, "")) fail_at("cannot write", path);
    std::remove(fresh.c_str());
}

void write_file(const std::string& path, const std::string& text) {
    // A device or a pipe cannot be replaced by renaming.
    if (!is_plain_file(path)) {
        if (!could_write(path, text)) fail_at("cannot write", path);
        return;
    }
    const std::string fresh = unfinished(path);
    if (could_write(fresh, text) && std::rename(fresh.c_str(), path.c_str()) == 0) return;
    const int error = errno;
    std::remove(fresh.c_str());
    errno = error;
    fail_at("cannot write", path);
}

} // namespace sumito::cli
