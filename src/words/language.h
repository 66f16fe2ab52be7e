#pragma once

// The languages Sumito speaks, and how each counts.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sumito::words {

enum class Language : std::uint8_t { en, de, fr, sv, ru, cs };

inline constexpr std::array all_languages{Language::en, Language::de, Language::fr,
                                          Language::sv, Language::ru, Language::cs};

// "de": the name of the catalogue.
constexpr std::string_view code(Language language) {
    constexpr std::array<std::string_view, 6> codes{"en", "de", "fr", "sv", "ru", "cs"};
    return codes[static_cast<std::size_t>(language)];
}

// "de", "DE", "de_DE.UTF-8", "de-AT"; nothing for a language that is not spoken.
std::optional<Language> language_named(std::string_view name);

// What LC_ALL, LC_MESSAGES and LANG say, each empty if not set: the first that is set decides.
// English if it names no language that is spoken.
Language language_of_environment(std::string_view lc_all, std::string_view lc_messages,
                                 std::string_view lang);

// The forms a word takes with a whole number, named as in Unicode's CLDR.
enum class Plural : std::uint8_t { one, few, many, other };

Plural plural(Language language, long long count);

constexpr std::string_view name(Plural form) {
    constexpr std::array<std::string_view, 4> names{"one", "few", "many", "other"};
    return names[static_cast<std::size_t>(form)];
}

} // namespace sumito::words
