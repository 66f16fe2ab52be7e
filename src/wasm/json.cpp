#include "wasm/json.h"

namespace sumito::wasm {

void Json::separate() {
    if (comma_wanted_) text_ += ',';
    comma_wanted_ = true;
}

Json& Json::open(char opening, char closing) {
    separate();
    text_ += opening;
    closing_ += closing;
    comma_wanted_ = false;
    return *this;
}

Json& Json::end() {
    text_ += closing_.back();
    closing_.pop_back();
    comma_wanted_ = true;
    return *this;
}

Json& Json::key(std::string_view name) {
    separate();
    quote(name);
    text_ += ':';
    comma_wanted_ = false;
    return *this;
}

Json& Json::text(std::string_view value) {
    separate();
    quote(value);
    return *this;
}

Json& Json::number(std::int64_t value) {
    separate();
    text_ += std::to_string(value);
    return *this;
}

Json& Json::thousandths(std::int64_t value) {
    number(value / 1000);
    text_ += "." + std::to_string(1000 + value % 1000).substr(1);
    return *this;
}

Json& Json::flag(bool value) {
    separate();
    text_ += value ? "true" : "false";
    return *this;
}

void Json::quote(std::string_view value) {
    constexpr std::string_view digits = "0123456789abcdef";
    text_ += '"';
    for (const char c : value) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (code < 0x20) {
            text_ += "\\u00";
            text_ += digits[code >> 4];
            text_ += digits[code & 15];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
}

} // namespace sumito::wasm
