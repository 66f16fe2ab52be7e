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

// Where a chain of links ends; there need be nothing.
std::string without_links(const std::string& path) {
    namespace fs = std::filesystem;
    fs::path end = path;
    std::error_code wrong;
    for (int links = 0; links < 40 && fs::is_symlink(end, wrong); ++links)
        end = end.parent_path() / fs::read_symlink(end, wrong);
    return end;
}

// Who may read what was there may read what is there then, and nobody else.
bool could_replace(const std::string& path, const std::string& fresh) {
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0 && ::chmod(fresh.c_str(), status.st_mode & 07777) != 0)
        return false;
    return std::rename(fresh.c_str(), path.c_str()) == 0;
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
    if (path == "-") return;
    std::error_code unknown;
    if (std::filesystem::is_directory(path, unknown))
        throw Failure{exit_usage, fmt::format("'{}' is a folder", path)};
    if (!is_plain_file(path)) return; // to try it would be to write
    const std::string fresh = unfinished(without_links(path));
    if (!could_write(fresh, "")) fail_at("cannot write", path);
    std::remove(fresh.c_str());
}

void write_file(const std::string& path, const std::string& text) {
    if (path == "-") {
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() ||
            std::fflush(stdout) != 0)
            fail_at("cannot write", "standard output");
        return;
    }
    // A device or a pipe cannot be replaced by renaming.
    if (!is_plain_file(path)) {
        if (!could_write(path, text)) fail_at("cannot write", path);
        return;
    }
    const std::string file = without_links(path);
    const std::string fresh = unfinished(file);
    if (could_write(fresh, text) && could_replace(file, fresh)) return;
    const int error = errno;
    std::remove(fresh.c_str());
    errno = error;
    fail_at("cannot write", path);
}

} // namespace sumito::cli
