#pragma once

// Writes JSON. Commas come by themselves; what is opened must be closed.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace sumito::wasm {

class Json {
public:
    Json& object() { return open('{', '}'); }
    Json& list() { return open('[', ']'); }
    Json& end();

    Json& key(std::string_view name);
    Json& text(std::string_view value);
    Json& number(std::int64_t value);
    Json& thousandths(std::int64_t value); // 250 is 0.250. REQUIRES: not negative
    Json& flag(bool value);

    std::string take() { return std::move(text_); }

private:
    Json& open(char opening, char closing);
    void separate();
    void quote(std::string_view value);

    std::string text_;
    std::string closing_;       // of what is open, the innermost last
    bool comma_wanted_ = false; // before the next value or key
};

} // namespace sumito::wasm
