#pragma once

// The score of a match so far, whatever the order in which its bouts are added.

#include "arena/elo.h"
#include "arena/outcome.h"
#include "arena/plan.h"

#include <array>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

namespace sumito::arena {

struct Count {
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    double points = 0;

    std::uint64_t games() const { return won + drawn + lost; }
};

// One contender's. Who sits twice at a table has two results of the game.
struct Standing {
    Count all;
    rules::PerSide<Count> from;                                // a side
    std::array<std::uint64_t, ending_names.size()> won_by{};   // ending
    std::array<std::uint64_t, ending_names.size()> fell_out{}; // by ending
    std::vector<std::uint64_t> won_against; // games won with this other at the table
};

// Two contenders', in a game of two sides; as the first sees it.
struct Meeting {
    std::size_t first;
    std::size_t second;
    Count all;
    Pairs pairs;
};

class Tally {
public:
    explicit Tally(const Plan& plan);

    // REQUIRES: an outcome for each seating of the bout
    void add(std::size_t bout, std::span<const Outcome> outcomes);

    const std::vector<Standing>& standings() const { return standings_; }
    const std::vector<Meeting>& meetings() const { return meetings_; }
    std::uint64_t games() const { return games_; }
    std::uint64_t bouts() const { return bouts_; }
    std::uint64_t plies() const { return plies_; }
    std::uint64_t ejections() const { return ejections_; }
    std::uint64_t draws() const { return draws_; }
    std::uint64_t distinct() const { return known_.size(); }
    std::uint64_t ended_by(Ending ending) const { return ended_by_[index(ending)]; }

private:
    void add_game(const Seating& seating, const Outcome& outcome);
    void add_to_standing(const Seating& seating, const Outcome& outcome, rules::Side side);
    void add_meeting(const std::vector<Seating>& seatings, std::span<const Outcome> outcomes);

    const Plan& plan_;
    std::vector<Standing> standings_;
    std::vector<Meeting> meetings_;
    std::uint64_t games_ = 0;
    std::uint64_t bouts_ = 0;
    std::uint64_t plies_ = 0;
    std::uint64_t ejections_ = 0;
    std::uint64_t draws_ = 0;
    std::array<std::uint64_t, ending_names.size()> ended_by_{};
    std::unordered_set<std::uint64_t> known_; // by its moves
};

} // namespace sumito::arena
