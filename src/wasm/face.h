#pragma once

// The face that the rules, games, records and the engine turn to a page. One text comes in, one
// goes out, so that little can go wrong on the way; whatever comes in, it answers.

#include "wasm/functions.h"

#include <functional>
#include <string>
#include <string_view>

namespace sumito::wasm {

class Face {
public:
    // A line that the engine sees while it thinks, as JSON.
    using Listener = std::function<void(std::string_view)>;

    // A record of a thousand games; what is longer is none.
    static constexpr std::size_t longest_request = std::size_t{2} << 20;

    explicit Face(Listener heard = {}) { state_.heard = std::move(heard); }

    // A function's name and its arguments, with a zero byte between them. The answer is JSON,
    // {"ok":true,"value":...} or {"ok":false,"message":"..."}: one sentence for programmers.
    std::string answer(std::string_view request);

private:
    State state_;
};

} // namespace sumito::wasm
