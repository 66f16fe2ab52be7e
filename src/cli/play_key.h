#pragma once

// A key press, whatever terminal it comes from.

#include <cstdint>

namespace sumito::cli {

struct PlayKey {
    enum class Kind : std::uint8_t { letter, up, down, left, right, enter, escape, backspace };
    Kind kind;
    char32_t letter = 0; // digits and signs too

    static constexpr PlayKey of(char32_t letter) { return {Kind::letter, letter}; }
    constexpr bool is(char32_t wanted) const { return kind == Kind::letter && letter == wanted; }

    friend constexpr bool operator==(const PlayKey&, const PlayKey&) = default;
};

} // namespace sumito::cli
