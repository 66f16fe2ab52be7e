#pragma once

// How a game ended. As text: the score of each side, `1-0`, `0-1`, `1/2-1/2`, `0-0-1`, and why,
// with the colour it happened to where there is one: `resignation white`, `flag black`, `goal`.

#include "rules/colour.h"
#include "rules/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace sumito::game {

struct Result {
    enum class Why : std::uint8_t {
        goal,
        no_move,
        resignation,
        flag,
        game_time,
        repetition,
        quiet_limit,
        agreement
    };
    Why why;
    std::optional<rules::Side> winner;  // none: a draw
    std::optional<rules::Colour> whose; // who resigned, whose flag fell, who had no move

    friend constexpr bool operator==(const Result&, const Result&) = default;
};

// "1-0": the sides' scores; "*" while a game goes on.
std::string score_text(const rules::Ruleset& ruleset, const std::optional<Result>& result);

std::string_view name(Result::Why why);
std::optional<Result::Why> why_named(std::string_view name);

} // namespace sumito::game
