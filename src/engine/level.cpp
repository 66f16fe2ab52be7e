#include "engine/level.h"

#include <algorithm>
#include <array>

namespace sumito::engine {

namespace {

using Levels = std::array<Level, strongest_level>;

constexpr Levels of_two{{
    {.depth = 1, .nodes = 5'000, .lines = 12, .haze = 27},
    {.depth = 2, .nodes = 10'000, .lines = 12, .haze = 16},
    {.depth = 3, .nodes = 10'000, .lines = 8, .haze = 3},
    {.depth = 5, .nodes = 20'000, .lines = 6, .haze = 3},
    {.depth = 0, .nodes = 7'500, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 13'500, .lines = 2, .haze = 1},
    {.depth = 0, .nodes = 9'500, .lines = 1, .haze = 0},
    {.depth = 0, .nodes = 23'000, .lines = 1, .haze = 0},
    {.depth = 0, .nodes = 60'000, .lines = 1, .haze = 0},
    {.depth = 0, .nodes = 0, .lines = 1, .haze = 0},
}};

// With four players it is the partner who carries on.
constexpr Levels of_teams{{
    {.depth = 1, .nodes = 5'000, .lines = 12, .haze = 25},
    {.depth = 2, .nodes = 10'000, .lines = 12, .haze = 17},
    {.depth = 3, .nodes = 10'000, .lines = 8, .haze = 9},
    {.depth = 4, .nodes = 20'000, .lines = 6, .haze = 6},
    {.depth = 0, .nodes = 3'850, .lines = 3, .haze = 3},
    {.depth = 0, .nodes = 6'000, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 13'000, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 36'000, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 60'000, .lines = 1, .haze = 0},
    {.depth = 0, .nodes = 0, .lines = 1, .haze = 0},
}};

// Two moves of one's own come first: only the third ply is a foe's.
constexpr Levels of_tandem{{
    {.depth = 1, .nodes = 5'000, .lines = 12, .haze = 28},
    {.depth = 2, .nodes = 10'000, .lines = 12, .haze = 22},
    {.depth = 2, .nodes = 10'000, .lines = 10, .haze = 11},
    {.depth = 4, .nodes = 20'000, .lines = 7, .haze = 4},
    {.depth = 5, .nodes = 20'000, .lines = 5, .haze = 2},
    {.depth = 0, .nodes = 5'000, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 10'500, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 24'000, .lines = 2, .haze = 2},
    {.depth = 0, .nodes = 40'000, .lines = 1, .haze = 0},
    {.depth = 0, .nodes = 0, .lines = 1, .haze = 0},
}};

// With three, looking ahead helps less, since nobody knows whom the others will go for; what tells
// levels apart is how well they judge.
constexpr Levels of_three{{
    {.depth = 1, .nodes = 5'000, .lines = 26, .haze = 104},
    {.depth = 1, .nodes = 5'000, .lines = 22, .haze = 84},
    {.depth = 1, .nodes = 5'000, .lines = 18, .haze = 71},
    {.depth = 1, .nodes = 5'000, .lines = 15, .haze = 53},
    {.depth = 2, .nodes = 10'000, .lines = 12, .haze = 46},
    {.depth = 2, .nodes = 10'000, .lines = 12, .haze = 31},
    {.depth = 2, .nodes = 10'000, .lines = 10, .haze = 23},
    {.depth = 2, .nodes = 10'000, .lines = 8, .haze = 12},
    {.depth = 5, .nodes = 30'000, .lines = 3, .haze = 2},
    {.depth = 0, .nodes = 0, .lines = 1, .haze = 0},
}};

const Levels& levels_of(const rules::Ruleset& ruleset) {
    if (&ruleset == &rules::trio) return of_three;
    if (&ruleset == &rules::teams) return of_teams;
    if (&ruleset == &rules::tandem) return of_tandem;
    return of_two;
}

int as_hundredths(const Score& score) {
    constexpr int certain = 10'000;
    switch (score.kind) {
    case Score::Kind::win:
        return certain - score.number;
    case Score::Kind::loss:
        return score.number - certain;
    case Score::Kind::marbles:
        break;
    }
    return score.number;
}

// -width to width, the middle more often than the ends.
int error(int width, Random& random) {
    const auto span = static_cast<std::size_t>(width) + 1;
    return static_cast<int>(random.below(span)) - static_cast<int>(random.below(span));
}

} // namespace

const Level& level_of(int level, const rules::Ruleset& ruleset) {
    return levels_of(ruleset)[static_cast<std::size_t>(level - weakest_level)];
}

Limits limited(const Limits& limits, const Level& level) {
    Limits less = limits;
    if (level.depth > 0) less.depth = std::min(limits.depth.value_or(level.depth), level.depth);
    if (level.nodes > 0) less.nodes = std::min(limits.nodes.value_or(level.nodes), level.nodes);
    return less;
}

const Report& chosen(std::span<const Report> lines, const Level& level, Random random) {
    const Report* best = &lines.front();
    // Nobody overlooks the last marble that is to be pushed off.
    constexpr Score won_at_once{Score::Kind::win, 1};
    if (best->score == won_at_once) return *best;
    int most = -100'000;
    for (const Report& line : lines) {
        const int worth = as_hundredths(line.score) + error(2 * level.haze, random);
        if (worth <= most) continue;
        most = worth;
        best = &line;
    }
    return *best;
}

} // namespace sumito::engine
