#include "node_check.h"
#include "rules/effect.h"
#include "rules/generate.h"
#include "rules/layout.h"

#include <gtest/gtest.h>
#include <map>
#include <random>

namespace sumito::rules {
namespace {

constexpr int positions_a_mode = 26'000; // 104,000 in all
constexpr int longest_game = 250;
constexpr int goals[] = {6, 6, 4, 1};

// What happened in the games, so that one can see that they were worth playing.
struct Tally {
    int positions = 0, games = 0, ejections = 0;
    std::map<int, int> wins;                   // by goal
    std::map<std::pair<int, int>, int> pushes; // by own marbles and foes
    std::map<int, int> broadsides;             // by length
    int mixed_lines = 0, mixed_pushes = 0;     // with the partner's marbles
    int pushes_of_two_colours = 0;
    ReasonCounts reasons{};
};

void note(Tally& tally, const Position& position, const Effect& e) {
    const CellSet lead = position.view().lead;
    const bool mixed = !lead.contains(e.moved);
    const bool push = !e.pushed.empty();
    tally.ejections += e.ejected.has_value();
    tally.mixed_lines += mixed;
    tally.mixed_pushes += mixed && push;
    if (e.broadside) ++tally.broadsides[e.moved.size()];
    if (push) ++tally.pushes[{e.moved.size(), e.pushed.size()}];
    if (e.pushed.size() == 2) {
        const CellSet first = e.pushed.first();
        const CellSet second = e.pushed - first;
        tally.pushes_of_two_colours += position.at(first.first()) != position.at(second.first());
    }
}

class RandomGames : public testing::TestWithParam<const Ruleset*> {
protected:
    static constexpr int straight_every = 60;
    static constexpr int odd_every = 600;

    // Ejections and pushes are preferred, or the marbles would wander about for ever.
    Move choose(const Position& position, const MoveList& moves) {
        const auto one_of = [this](const auto& list) { return list[random_() % list.size()]; };
        MoveList ejecting, pushing;
        for (const Move move : moves) {
            if (move.is_pass()) return move;
            const Effect e = effect(position, move);
            if (e.ejected) ejecting.add(move);
            if (!e.pushed.empty()) pushing.add(move);
        }
        if (!ejecting.empty() && random_() % 2 == 0) return one_of(ejecting);
        if (!pushing.empty() && random_() % 2 == 0) return one_of(pushing);
        return one_of(moves);
    }

    void check(const Twin& twin) {
        ++tally_.positions;
        check_position(twin);
        check_no_marble_is_lost(twin);
        if (tally_.positions % straight_every == 0) check_straight_attempts(twin, tally_.reasons);
        if (tally_.positions % odd_every == 0) check_odd_attempts(twin, tally_.reasons);
    }

    void play_game(Twin twin) {
        ++tally_.games;
        for (int ply = 0; ply < longest_game; ++ply) {
            check(twin);
            const MoveList moves = generate(twin.position);
            if (HasFailure() || moves.empty()) break;
            const Move move = choose(twin.position, moves);
            if (!move.is_pass()) note(tally_, twin.position, effect(twin.position, move));
            twin = played(twin, move);
        }
        if (twin.position.reached_goal()) ++tally_.wins[twin.position.goal()];
    }

    std::vector<Layout> layouts_of_mode() const {
        std::vector<Layout> found;
        for (const Layout& layout : layouts())
            if (&start_of(layout).ruleset() == GetParam()) found.push_back(layout);
        return found;
    }

    void play_games() {
        const auto starts = layouts_of_mode();
        for (std::size_t g = 0; tally_.positions < positions_a_mode && !HasFailure(); ++g) {
            rules::Setup setup = start_of(starts[g % starts.size()]).setup();
            setup.goal = goals[g / starts.size() % std::size(goals)];
            play_game(twin_of(*Position::from(setup)));
        }
    }

    std::mt19937_64 random_{20};
    Tally tally_;
};

TEST_P(RandomGames, AreAsTheRefereeHasThem) {
    play_games();
    EXPECT_GE(tally_.positions, positions_a_mode);
    EXPECT_GE(tally_.games, static_cast<int>(4 * layouts_of_mode().size()));
    EXPECT_GT(tally_.ejections, 500);
    for (const int goal : goals) EXPECT_GT(tally_.wins[goal], 5) << goal;
    for (const auto& push : {std::pair(2, 1), std::pair(3, 1), std::pair(3, 2)})
        EXPECT_GT(tally_.pushes[push], 100) << push.first << " against " << push.second;
    EXPECT_GT(tally_.broadsides[2], 100);
    EXPECT_GT(tally_.broadsides[3], 100);
    if (GetParam()->turns.size() > 2) {
        EXPECT_GT(tally_.pushes_of_two_colours, 25);
    }
    if (GetParam()->turns.size() == 4) {
        EXPECT_GT(tally_.mixed_lines, 500);
        EXPECT_GT(tally_.mixed_pushes, 250);
    }
    for (const Reason reason : {Reason::pac, Reason::push_blocked, Reason::gap,
                                Reason::sideways_push, Reason::too_many, Reason::not_touching})
        EXPECT_GT(tally_.reasons[static_cast<std::size_t>(reason)], 0) << name(reason);
}

INSTANTIATE_TEST_SUITE_P(Modes, RandomGames, testing::ValuesIn(rulesets),
                         [](const auto& mode) { return std::string(mode.param->id); });

} // namespace
} // namespace sumito::rules
