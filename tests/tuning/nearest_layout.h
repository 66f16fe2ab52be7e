#pragma once

// Which layout a game began with, told from a position a few random moves later: the one that has
// the most marbles in common with it.

#include "rules/layout.h"

#include <string_view>

namespace sumito::tuning {

inline std::string_view nearest_layout(const rules::Position& position) {
    std::string_view nearest;
    int most = -1;
    for (const rules::Layout& layout : rules::layouts()) {
        const rules::Position start = rules::start_of(layout);
        if (&start.ruleset() != &position.ruleset()) continue;
        int common = 0;
        for (const rules::Colour c : start.ruleset().turns)
            common += (start.marbles(c) & position.marbles(c)).size();
        if (common <= most) continue;
        most = common;
        nearest = layout.name;
    }
    return nearest;
}

} // namespace sumito::tuning
