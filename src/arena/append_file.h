#pragma once

// A file that grows: what was appended is with the system when the call returns, so that it
// survives the end of this process, however it comes.

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace sumito::arena {

class AppendFile {
public:
    // Made if it is not there. Nobody else has it open at the same time.
    static std::expected<AppendFile, std::string> open(const std::string& path);
    ~AppendFile();
    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;

    std::uint64_t size() const { return size_; }
    std::expected<std::string, std::string> read() const;
    std::expected<void, std::string> append(std::string_view text);
    // REQUIRES: size <= size()
    std::expected<void, std::string> cut(std::uint64_t size);

private:
    AppendFile(int fd, std::string path);
    std::unexpected<std::string> failed(std::string_view what) const;

    int fd_;
    std::string path_;
    std::uint64_t size_ = 0;
};

} // namespace sumito::arena
