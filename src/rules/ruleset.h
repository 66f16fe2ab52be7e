#pragma once

// A way to play the game, as data: who plays, in which order, with whom, and how a game ends.

#include "rules/colour.h"

#include <array>
#include <initializer_list>
#include <string_view>

namespace sumito::rules {

// What happens to a player whose turn it is and who has no move.
enum class Stuck : std::uint8_t { loses, passes };

// The colours that play, in the order of their turns.
class Turns {
public:
    constexpr Turns(std::initializer_list<Colour> order) : count_(order.size()) {
        std::size_t i = 0;
        for (const Colour c : order) order_[i++] = c;
        for (i = 0; i < count_; ++i) next_[order_[i]] = order_[(i + 1) % count_];
    }
    constexpr Colour next(Colour c) const { return next_[c]; }
    constexpr std::size_t size() const { return count_; }
    constexpr const Colour* begin() const { return order_.data(); }
    constexpr const Colour* end() const { return order_.data() + count_; }

private:
    std::array<Colour, max_colours> order_{};
    PerColour<Colour> next_;
    std::size_t count_;
};

struct Ruleset {
    std::string_view id;
    std::string_view layout; // the name of the usual starting layout
    Turns turns;
    PerColour<Side> side;
    int sides;
    int marbles; // a colour's, at the start
    int goal;    // ejections that win
    Stuck stuck;

    constexpr bool plays(Colour c) const { return index(c) < turns.size(); }
    constexpr bool together(Colour a, Colour b) const { return side[a] == side[b]; }
};

inline constexpr Ruleset duel{
    .id = "duel",
    .layout = "standard",
    .turns = {Colour::black, Colour::white},
    .side = {{Side{0}, Side{1}}},
    .sides = 2,
    .marbles = 14,
    .goal = 6,
    .stuck = Stuck::loses,
};
inline constexpr Ruleset trio{
    .id = "trio",
    .layout = "trio",
    .turns = {Colour::black, Colour::white, Colour::red},
    .side = {{Side{0}, Side{1}, Side{2}}},
    .sides = 3,
    .marbles = 11,
    .goal = 6,
    .stuck = Stuck::passes,
};
// Partners sit opposite each other, turns go round clockwise.
inline constexpr Ruleset teams{
    .id = "teams",
    .layout = "teams",
    .turns = {Colour::black, Colour::white, Colour::red, Colour::yellow},
    .side = {{Side{0}, Side{1}, Side{0}, Side{1}}},
    .sides = 2,
    .marbles = 9,
    .goal = 6,
    .stuck = Stuck::passes,
};
// Partners move one after the other.
inline constexpr Ruleset tandem{
    .id = "tandem",
    .layout = "tandem",
    .turns = {Colour::black, Colour::red, Colour::white, Colour::yellow},
    .side = {{Side{0}, Side{1}, Side{0}, Side{1}}},
    .sides = 2,
    .marbles = 9,
    .goal = 6,
    .stuck = Stuck::passes,
};

inline constexpr std::array<const Ruleset*, 4> rulesets{&duel, &trio, &teams, &tandem};

constexpr const Ruleset* ruleset_named(std::string_view id) {
    for (const Ruleset* r : rulesets)
        if (r->id == id) return r;
    return nullptr;
}

} // namespace sumito::rules
