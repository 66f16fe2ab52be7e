#include "arena/tally.h"

#include <cmath>

namespace sumito::arena {

using rules::Side;

namespace {

void add_result(Count& count, const Outcome& outcome, Side side, int sides) {
    const double share = points(outcome, side, sides);
    count.points += share;
    ++(outcome.winner == side ? count.won : share > 0 ? count.drawn : count.lost);
}

} // namespace

Tally::Tally(const Plan& plan) : plan_(plan), standings_(plan.contenders.size()) {
    for (Standing& standing : standings_) standing.won_against.resize(standings_.size());
    if (plan.sides() != 2) return;
    for (const auto& group : plan.groups)
        meetings_.push_back({group.front().at[0], group.front().at[1], {}, {}});
}

void Tally::add(std::size_t bout, std::span<const Outcome> outcomes) {
    const auto& seatings = plan_.seatings(bout);
    for (std::size_t i = 0; i < seatings.size(); ++i) add_game(seatings[i], outcomes[i]);
    if (!meetings_.empty()) add_meeting(seatings, outcomes);
    ++bouts_;
}

void Tally::add_game(const Seating& seating, const Outcome& outcome) {
    for (int s = 0; s < plan_.sides(); ++s) add_to_standing(seating, outcome, static_cast<Side>(s));
    ++games_;
    plies_ += static_cast<std::uint64_t>(outcome.plies);
    for (const int ejected : outcome.ejected.at) ejections_ += static_cast<std::uint64_t>(ejected);
    if (!outcome.winner) ++draws_;
    ++ended_by_[index(outcome.ending)];
    known_.insert(outcome.moves_hash);
}

void Tally::add_to_standing(const Seating& seating, const Outcome& outcome, Side side) {
    Standing& standing = standings_[seating[side]];
    add_result(standing.all, outcome, side, plan_.sides());
    add_result(standing.from[side], outcome, side, plan_.sides());
    if (const auto why = outcome.fell_out[side]) ++standing.fell_out[index(*why)];
    if (outcome.winner != side) return;
    ++standing.won_by[index(outcome.ending)];
    for (int s = 0; s < plan_.sides(); ++s)
        if (static_cast<Side>(s) != side) ++standing.won_against[seating[static_cast<Side>(s)]];
}

void Tally::add_meeting(const std::vector<Seating>& seatings, std::span<const Outcome> outcomes) {
    for (Meeting& meeting : meetings_) {
        if (meeting.first != seatings.front().at[0] || meeting.second != seatings.front().at[1])
            continue;
        double sum = 0;
        for (std::size_t i = 0; i < seatings.size(); ++i) {
            const auto side = static_cast<Side>(seatings[i].at[0] == meeting.first ? 0 : 1);
            add_result(meeting.all, outcomes[i], side, 2);
            sum += points(outcomes[i], side, 2);
        }
        ++meeting.pairs.with[static_cast<std::size_t>(std::lround(2 * sum))];
    }
}

} // namespace sumito::arena
