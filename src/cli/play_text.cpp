#include "cli/play_text.h"

#include <algorithm>
#include <array>

namespace sumito::cli {

namespace {

struct Range {
    char32_t first, last;
};

constexpr std::array joining{Range{0x0300, 0x036F}, Range{0x200B, 0x200F}, Range{0xFE00, 0xFE0F}};
constexpr std::array wide{Range{0x1100, 0x115F}, Range{0x2E80, 0xA4CF},   Range{0xAC00, 0xD7A3},
                          Range{0xF900, 0xFAFF}, Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},
                          Range{0xFFE0, 0xFFE6}, Range{0x1F300, 0x1FAFF}, Range{0x20000, 0x3FFFD}};

template <std::size_t count>
bool is_among(const std::array<Range, count>& ranges, char32_t character) {
    return std::ranges::any_of(ranges, [&](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

// How many bytes follow the first one; -1 if it cannot be a first one.
int followers(unsigned char first) {
    if (first < 0x80) return 0;
    if (first >= 0xC2 && first < 0xE0) return 1;
    if (first >= 0xE0 && first < 0xF0) return 2;
    return first >= 0xF0 && first < 0xF5 ? 3 : -1;
}

constexpr std::array<char32_t, 4> smallest{0, 0x80, 0x800, 0x10000};

bool is_printable(char32_t c, int more) {
    const bool control = c < ' ' || (c >= 0x7F && c < 0xA0);
    const bool surrogate = c >= 0xD800 && c < 0xE000;
    return !control && !surrogate && c >= smallest[static_cast<std::size_t>(more)] && c < 0x110000;
}

int width_of(std::u32string_view text) {
    int sum = 0;
    for (const char32_t c : text) sum += columns(c);
    return sum;
}

// The longest beginning that fits.
std::size_t fitting(std::u32string_view text, int width) {
    std::size_t count = 0;
    for (int used = 0; count < text.size(); ++count) {
        used += columns(text[count]);
        if (used > width) break;
    }
    return count;
}

} // namespace

std::u32string characters(std::string_view text) {
    std::u32string read;
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
        const int more = followers(byte(at));
        char32_t character = more > 0 ? byte(at) & (0x3FU >> more) : byte(at);
        std::size_t next = at + 1;
        for (; next < text.size() && next <= at + static_cast<std::size_t>(std::max(more, 0)) &&
               (byte(next) & 0xC0U) == 0x80U;
             ++next)
            character = character << 6U | (byte(next) & 0x3FU);
        const bool whole = more >= 0 && next == at + 1 + static_cast<std::size_t>(more);
        read += whole && is_printable(character, more) ? character : U'?';
        at = next;
    }
    return read;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string printable(std::string_view text) {
    std::string shown;
    for (const char32_t character : characters(text)) append_utf8(shown, character);
    return shown;
}

void append_utf8(std::string& text, char32_t c) {
    const auto tail = [&](unsigned shift) {
        text += static_cast<char>(0x80U | ((c >> shift) & 0x3FU));
    };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0U | (c >> 6U));
        tail(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0U | (c >> 12U));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | (c >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

int columns(char32_t character) {
    if (is_among(joining, character)) return 0;
    return is_among(wide, character) ? 2 : 1;
}

int columns(std::string_view text) { return width_of(characters(text)); }

std::vector<std::u32string> wrapped(std::string_view text, int width) {
    std::vector<std::u32string> lines;
    std::u32string rest = characters(text);
    while (!rest.empty()) {
        std::size_t cut = fitting(rest, width);
        if (cut < rest.size())
            if (const std::size_t blank = rest.rfind(U' ', cut);
                blank != std::u32string::npos && blank > 0)
                cut = blank;
        lines.push_back(rest.substr(0, cut));
        rest.erase(0, rest.find_first_not_of(U' ', cut));
    }
    return lines;
}

} // namespace sumito::cli
