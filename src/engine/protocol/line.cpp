#include "engine/protocol/line.h"

#include "game/record_text.h"

#include <algorithm>
#include <utility>

namespace sumito::engine::protocol {

void Lines::add(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        open_ += bytes.substr(0, std::min(end, longest_line + 1 - open_.size()));
        if (end == bytes.size()) return;
        whole_.push_back(std::exchange(open_, {}));
        bytes.remove_prefix(end + 1);
    }
}

std::optional<std::string> Lines::next() {
    if (whole_.empty()) return std::nullopt;
    std::string line = std::move(whole_.front());
    whole_.pop_front();
    return line;
}

Words::Words(std::string_view line) : line_(line) {
    std::size_t at = line.find_first_not_of(game::blanks);
    while (at != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(game::blanks, at), line.size());
        words_.push_back({line.substr(at, end - at), at});
        at = line.find_first_not_of(game::blanks, end);
    }
    if (!words_.empty()) line_ = line.substr(0, words_.back().at + words_.back().text.size());
}

Word Words::take_until(std::string_view end) {
    const std::size_t start = front().at;
    std::size_t stop = start;
    while (!empty() && front().text != end) {
        const Word word = take();
        stop = word.at + word.text.size();
    }
    return {line_.substr(start, stop - start), start};
}

std::vector<Word> Words::take_all() {
    std::vector<Word> all(words_.begin() + static_cast<std::ptrdiff_t>(next_), words_.end());
    next_ = words_.size();
    return all;
}

} // namespace sumito::engine::protocol
