#include "game/result.h"

#include <array>

namespace sumito::game {

namespace {

constexpr std::array<std::string_view, 8> names{"goal",        "no move",   "resignation",
                                                "flag",        "game time", "repetition",
                                                "quiet limit", "agreement"};

} // namespace

std::string_view name(Result::Why why) { return names[static_cast<std::size_t>(why)]; }

std::optional<Result::Why> why_named(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Result::Why>(i);
    return std::nullopt;
}

std::string score_text(const rules::Ruleset& ruleset, const std::optional<Result>& result) {
    if (!result) return "*";
    const std::string share = "1/" + std::to_string(ruleset.sides);
    std::string text;
    for (int s = 0; s < ruleset.sides; ++s) {
        if (s > 0) text += '-';
        text += !result->winner                                  ? share
                : *result->winner == static_cast<rules::Side>(s) ? "1"
                                                                 : "0";
    }
    return text;
}

} // namespace sumito::game
