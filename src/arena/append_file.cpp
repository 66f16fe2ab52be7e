#include "arena/append_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sumito::arena {

namespace {

std::string sentence(std::string_view what, const std::string& path, int error) {
    return std::string(what) + " '" + path + "': " + std::strerror(error);
}

} // namespace

std::expected<AppendFile, std::string> AppendFile::open(const std::string& path) {
    const int fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (fd < 0) return std::unexpected(sentence("cannot write", path, errno));
    AppendFile file(fd, path);
    struct stat status{};
    if (::fstat(fd, &status) != 0) return file.failed("cannot read");
    // Two that go on from the same end would each write what the other does; a device has no end.
    // Where the file system knows no locks, nobody can tell.
    if (S_ISREG(status.st_mode) && ::flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return std::unexpected("'" + path + "' is being written by another program");
    // Only now: until then another program may have written.
    if (::fstat(fd, &status) != 0) return file.failed("cannot read");
    file.size_ = static_cast<std::uint64_t>(status.st_size);
    return file;
}

AppendFile::AppendFile(int fd, std::string path) : fd_(fd), path_(std::move(path)) {}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), path_(std::move(other.path_)), size_(other.size_) {}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept {
    std::swap(fd_, other.fd_);
    std::swap(path_, other.path_);
    std::swap(size_, other.size_);
    return *this;
}

AppendFile::~AppendFile() {
    if (fd_ >= 0) ::close(fd_);
}

std::unexpected<std::string> AppendFile::failed(std::string_view what) const {
    return std::unexpected(sentence(what, path_, errno));
}

std::expected<std::string, std::string> AppendFile::read() const {
    std::string text(size_, '\0');
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t got =
            ::pread(fd_, text.data() + done, text.size() - done, static_cast<off_t>(done));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failed("cannot read");
        if (got == 0) break;
        done += static_cast<std::size_t>(got);
    }
    text.resize(done);
    return text;
}

std::expected<void, std::string> AppendFile::append(std::string_view text) {
    while (!text.empty()) {
        const ssize_t put = ::write(fd_, text.data(), text.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return failed("cannot write");
        text.remove_prefix(static_cast<std::size_t>(put));
        size_ += static_cast<std::uint64_t>(put);
    }
    return {};
}

std::expected<void, std::string> AppendFile::cut(std::uint64_t size) {
    if (size == size_) return {}; // the file is as old as before
    if (::ftruncate(fd_, static_cast<off_t>(size)) != 0) return failed("cannot write");
    size_ = size;
    return {};
}

} // namespace sumito::arena
