#pragma once

// Bytes cut into lines, lines cut into words that know where they stand, and what is said of a
// line that is wrong.

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::engine::protocol {

// No command is longer, in bytes: there is room for a game of two hundred thousand moves.
inline constexpr std::size_t longest_line = 1 << 20;

struct Error {
    std::optional<std::size_t> at; // offset in the line; none if nothing in it is the reason
    std::string what;              // one sentence, no full stop

    friend bool operator==(const Error&, const Error&) = default;
};

// Of a line that is too long as much is kept as shows that it is.
class Lines {
public:
    void add(std::string_view bytes);
    // The next whole line, without its end.
    std::optional<std::string> next();
    // What stands behind the last line end, once there are no more bytes.
    std::string rest() { return std::move(open_); }

private:
    std::deque<std::string> whole_;
    std::string open_;
};

struct Word {
    std::string_view text; // points into the line
    std::size_t at = 0;

    friend bool operator==(const Word&, const Word&) = default;
};

// The words of a line, read from the left. REQUIRES of all that take: not empty.
class Words {
public:
    explicit Words(std::string_view line);

    bool empty() const { return next_ == words_.size(); }
    const Word& front() const { return words_[next_]; }
    Word take() { return words_[next_++]; }
    // All up to this word or the end, as they stand in the line.
    Word take_until(std::string_view end);
    std::vector<Word> take_all();
    // Where the line ends: the place of what is missing.
    std::size_t end() const { return line_.size(); }

private:
    std::string_view line_;
    std::vector<Word> words_;
    std::size_t next_ = 0;
};

} // namespace sumito::engine::protocol
