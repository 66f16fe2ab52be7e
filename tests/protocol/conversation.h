#pragma once

// A session and what it said.

#include "engine/protocol/session.h"

#include <algorithm>
#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace sumito::engine::protocol {

// Black is to push out a sixth marble.
inline constexpr auto last_push = "position fen 5/6/7/8/4bbbww/8/7/6/5 b 5-0 duel";

class Conversation {
public:
    using Next = Session::Next;

    Next say(std::string_view line) { return session_.take(line); }
    void end_of_input() { session_.finish(); }

    // What was said since this was last asked.
    std::vector<std::string> heard() {
        const std::lock_guard lock(mutex_);
        return std::exchange(heard_, {});
    }
    // The same, but for what the search sees on its way.
    std::vector<std::string> answers() {
        std::vector<std::string> lines = heard();
        std::erase_if(lines,
                      [](const std::string& line) { return line.starts_with("info depth"); });
        return lines;
    }
    // What a line is answered at once, if it is one line.
    std::string answer_to(std::string_view line) {
        answers();
        say(line);
        const auto lines = answers();
        return lines.size() == 1 ? lines[0] : std::to_string(lines.size()) + " lines";
    }
    std::string fen() { return answer_to("query fen"); }

    // Until a line begins so.
    void wait_for(std::string_view beginning) {
        std::unique_lock lock(mutex_);
        said_.wait(lock, [&] {
            return std::ranges::any_of(
                heard_, [&](const std::string& line) { return line.starts_with(beginning); });
        });
    }

private:
    void hear(std::string_view line) {
        const std::lock_guard lock(mutex_);
        heard_.emplace_back(line);
        said_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable said_;
    std::vector<std::string> heard_;
    static Settings small() {
        Settings settings;
        settings.engine.hash_megabytes = 1; // the tests have many of them
        return settings;
    }
    Session session_{"Sumito", [this](std::string_view line) { hear(line); }, small()};
};

inline int count(const std::vector<std::string>& lines, std::string_view beginning) {
    return static_cast<int>(std::ranges::count_if(
        lines, [&](const std::string& line) { return line.starts_with(beginning); }));
}

} // namespace sumito::engine::protocol
