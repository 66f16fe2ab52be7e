#pragma once

// The sentences of one language, as they stand in i18n/<language>.txt: lines `key = text`, with
// empty lines and comments (#) between them. The files are made part of the program and read by
// the compiler, so a malformed one does not compile.

#include "words/language.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace sumito::words {

struct Entry {
    std::string_view key, text;
};
using Catalogue = std::span<const Entry>;

Catalogue catalogue(Language language);

// The text of a key; nothing if the catalogue has no such key.
std::optional<std::string_view> find(Catalogue catalogue, std::string_view key);

namespace reading {

constexpr bool is_key_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
}

constexpr bool is_key(std::string_view text) {
    for (const char c : text)
        if (!is_key_character(c)) return false;
    return !text.empty();
}

constexpr bool has_control_characters(std::string_view text) {
    for (const char c : text)
        if (c >= 0 && c < ' ') return true;
    return false;
}

// Placeholders are {names} of small letters; a brace means nothing else.
constexpr bool has_sound_braces(std::string_view text) {
    bool open = false;
    for (const char c : text) {
        if (c == '{' || c == '}') {
            if (open != (c == '}')) return false;
            open = c == '{';
        } else if (open && !(c >= 'a' && c <= 'z')) {
            return false;
        }
    }
    return !open && text.find("{}") == std::string_view::npos;
}

constexpr bool is_entry(std::string_view line) { return !line.empty() && line.front() != '#'; }

constexpr Entry entry_of(std::string_view line) {
    const std::size_t at = line.find(" = ");
    if (at == std::string_view::npos) return {};
    return {line.substr(0, at), line.substr(at + 3)};
}

constexpr bool is_sound(const Entry& entry) {
    return is_key(entry.key) && !entry.text.empty() && entry.text.front() != ' ' &&
           entry.text.back() != ' ' && !has_control_characters(entry.text) &&
           has_sound_braces(entry.text);
}

// Calls see(line, number) for each line of a file.
template <class See> constexpr void each_line(std::string_view file, See see) {
    for (int number = 1; !file.empty(); ++number) {
        std::size_t end = 0;
        while (end < file.size() && file[end] != '\n') ++end;
        see(file.substr(0, end), number);
        file.remove_prefix(end < file.size() ? end + 1 : end);
    }
}

// The number of the first line that is neither empty, nor a comment, nor an entry; 0 if none is.
constexpr int wrong_line(std::string_view file) {
    int wrong = 0;
    each_line(file, [&](std::string_view line, int number) {
        if (wrong == 0 && is_entry(line) && !is_sound(entry_of(line))) wrong = number;
    });
    return wrong;
}

constexpr std::size_t entry_count(std::string_view file) {
    std::size_t count = 0;
    each_line(file, [&](std::string_view line, int) { count += is_entry(line) ? 1U : 0U; });
    return count;
}

template <std::size_t count> constexpr auto entries_of(std::string_view file) {
    std::array<Entry, count> entries{};
    std::size_t next = 0;
    each_line(file, [&](std::string_view line, int) {
        if (is_entry(line)) entries[next++] = entry_of(line);
    });
    return entries;
}

} // namespace reading

} // namespace sumito::words
