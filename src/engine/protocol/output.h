#pragma once

#include <functional>
#include <mutex>
#include <string_view>
#include <utility>

namespace sumito::engine::protocol {

// Gets every line, whole and without its end, one after the other.
using Sink = std::function<void(std::string_view)>;

// The door to a sink for several threads.
class Output {
public:
    explicit Output(Sink sink) : sink_(std::move(sink)) {}

    void line(std::string_view text) {
        const std::lock_guard lock(mutex_);
        sink_(text);
    }

private:
    std::mutex mutex_;
    Sink sink_;
};

} // namespace sumito::engine::protocol
