#include "words/language.h"

namespace sumito::words {

namespace {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (lower(a[i]) != lower(b[i])) return false;
    return true;
}

Plural russian(long long n) {
    const long long tens = n % 100;
    const long long ones = n % 10;
    if (ones == 1 && tens != 11) return Plural::one;
    if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return Plural::few;
    return Plural::many;
}

Plural czech(long long n) {
    if (n == 1) return Plural::one;
    return n >= 2 && n <= 4 ? Plural::few : Plural::other;
}

// "un million de boules", but "mille boules".
Plural french(long long n) {
    if (n <= 1) return Plural::one;
    return n % 1'000'000 == 0 ? Plural::many : Plural::other;
}

} // namespace

std::optional<Language> language_named(std::string_view name) {
    const std::string_view letters = name.substr(0, name.find_first_of("_-.@"));
    for (const Language language : all_languages)
        if (same_letters(letters, code(language))) return language;
    return std::nullopt;
}

Language language_of_environment(std::string_view lc_all, std::string_view lc_messages,
                                 std::string_view lang) {
    const std::string_view set = !lc_all.empty()        ? lc_all
                                 : !lc_messages.empty() ? lc_messages
                                                        : lang;
    return language_named(set).value_or(Language::en);
}

Plural plural(Language language, long long count) {
    const long long n = count < 0 ? -count : count;
    switch (language) {
    case Language::ru:
        return russian(n);
    case Language::cs:
        return czech(n);
    case Language::fr:
        return french(n);
    case Language::en:
    case Language::de:
    case Language::sv:
        break;
    }
    return n == 1 ? Plural::one : Plural::other;
}

} // namespace sumito::words
