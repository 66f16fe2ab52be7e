#pragma once

// A setup is what somebody typed in: marbles on cells, who moves, what was ejected. It may be
// nonsense. The only door from it to something playable is Position::from.
//
// As text: `<rows> <turn> <ejections> <mode> [<goal>]`, rows i to a, for example
//   wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel

#include "rules/cell_set.h"
#include "rules/colour.h"
#include "rules/ruleset.h"
#include "rules/text_error.h"

#include <expected>
#include <string>
#include <string_view>

namespace sumito::rules {

struct Setup {
    const Ruleset* ruleset = &duel;
    PerColour<CellSet> marbles;
    PerSide<int> ejected; // by each side
    Colour turn = Colour::black;
    int goal = duel.goal;

    friend bool operator==(const Setup&, const Setup&) = default;
};

std::expected<Setup, TextError> parse_setup(std::string_view text);
std::string to_text(const Setup& setup);

} // namespace sumito::rules
