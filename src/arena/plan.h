#pragma once

// Who meets whom, from which seats, in how many games. With each opening every group of players
// that can meet does so in a bout: one game for each way they can sit.

#include "arena/contender.h"
#include "arena/contest.h"
#include "arena/opening.h"
#include "arena/program_player.h"
#include "arena/sprt.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sumito::arena {

// Which contender has which side, by number.
using Seating = rules::PerSide<std::size_t>;

// Two sides: every two contenders, with sides swapped. Three: every three of the entries in all
// the different orders; if there are only two, all ways to fill the three seats with both.
// An entry is a contender's number; with three sides it may come more than once.
// REQUIRES: at least two entries
std::vector<std::vector<Seating>> groups_of(int sides, const std::vector<std::size_t>& entries);

// What a match is to be.
struct Wishes {
    const rules::Ruleset* ruleset = &rules::duel;
    std::vector<Contender> entries;
    std::vector<const rules::Layout*> layouts;
    int random_plies = 0;
    std::optional<int> fair_hundredths; // openings: nobody is ahead by more
    std::uint64_t seed = 0;
    std::size_t games = 0; // at least: every opening is played by all from all seats
    Terms terms;
    MoveLimits limits;        // of those who have none of their own
    Patience patience;        // with programs
    std::optional<Sprt> sprt; // only for two contenders on two sides
    int concurrency = 1;
};

struct Plan {
    Wishes wishes;
    std::vector<Contender> contenders; // with different names
    std::vector<std::vector<Seating>> groups;
    std::shared_ptr<OpeningBook> book; // never without an opening
    std::size_t bouts = 0;
    std::size_t games = 0;

    int sides() const { return wishes.ruleset->sides; }
    const std::vector<Seating>& seatings(std::size_t bout) const {
        return groups[bout % groups.size()];
    }
    Opening opening(std::size_t bout) const { return *book->at(bout / groups.size()); }
};

// Nothing if there is no opening that is fit to be played.
// REQUIRES: layouts, all of the ruleset; two entries or more
std::optional<Plan> plan_of(const Wishes& wishes);

} // namespace sumito::arena
