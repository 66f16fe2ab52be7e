#include "server/http/accepted.h"

#include <algorithm>
#include <optional>

namespace sumito::server {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// Takes the text up to the separator off the front of a list.
std::string_view take(std::string_view& list, char separator) {
    const std::size_t end = std::min(list.find(separator), list.size());
    const std::string_view item = trimmed(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
    return item;
}

bool is_same_word(std::string_view text, std::string_view small) {
    return std::ranges::equal(text, small, [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

// "q=0", "q=0.000"
bool is_never(std::string_view parameter) {
    if (parameter.size() < 3 || !is_same_word(parameter.substr(0, 2), "q=")) return false;
    return parameter.find_first_not_of("0.", 2) == std::string_view::npos;
}

} // namespace

bool accepts_gzip(std::string_view list) {
    std::optional<bool> gzip;
    bool any = false;
    while (!list.empty()) {
        std::string_view item = take(list, ',');
        const std::string_view coding = take(item, ';');
        const bool taken = !is_never(take(item, ';'));
        if (is_same_word(coding, "gzip")) gzip = taken;
        if (coding == "*") any = taken;
    }
    return gzip.value_or(any);
}

bool names_tag(std::string_view list, std::string_view tag) {
    while (!list.empty()) {
        std::string_view item = take(list, ',');
        if (item.starts_with("W/")) item.remove_prefix(2);
        if (item == tag || item == "*") return true;
    }
    return false;
}

} // namespace sumito::server
