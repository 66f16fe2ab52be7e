#pragma once

// Colours of marbles, and the sides that win or lose together. Things that exist once a colour or
// once a side are indexed by it.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sumito::rules {

inline constexpr int max_colours = 4;
inline constexpr int max_sides = 3;

enum class Colour : std::uint8_t { black, white, red, yellow };
enum class Side : std::uint8_t {};

constexpr std::size_t index(Colour c) { return static_cast<std::size_t>(c); }
constexpr std::size_t index(Side s) { return static_cast<std::size_t>(s); }

template <class T> struct PerColour {
    std::array<T, max_colours> at{};
    constexpr T& operator[](Colour c) { return at[index(c)]; }
    constexpr const T& operator[](Colour c) const { return at[index(c)]; }
    friend constexpr bool operator==(const PerColour&, const PerColour&) = default;
};

template <class T> struct PerSide {
    std::array<T, max_sides> at{};
    constexpr T& operator[](Side s) { return at[index(s)]; }
    constexpr const T& operator[](Side s) const { return at[index(s)]; }
    friend constexpr bool operator==(const PerSide&, const PerSide&) = default;
};

inline constexpr std::string_view colour_letters = "bwry";

constexpr char letter(Colour c) { return colour_letters[index(c)]; }
constexpr std::optional<Colour> colour_of_letter(char letter) {
    const auto at = colour_letters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Colour>(at);
}
constexpr std::string_view name(Colour c) {
    constexpr std::array<std::string_view, max_colours> names{"black", "white", "red", "yellow"};
    return names[index(c)];
}

} // namespace sumito::rules
