#include "grounds.h"

#include "referee/border.h"

#include <algorithm>
#include <cstdlib>

namespace sumito::rules {

namespace {

using referee::Heading;
using referee::Place;

struct Grounds {
    const referee::Game& game;
    CellSet group;
    Heading heading;
    CellSet where;

    // The cells of a set whose letter, or their neighbour's, is such.
    template <class Test> CellSet those(CellSet set, int steps, Test test) const {
        CellSet found;
        for (const Cell cell : set)
            if (test(game.at(next(Place{cell.row(), cell.column()}, heading, steps))))
                found |= cell;
        return found;
    }
    CellSet own() const {
        return those(group, 0, [this](char c) { return game.is_friend(c); });
    }
    CellSet foes() const {
        return those(group, 0, [this](char c) { return game.is_foe(c); });
    }
    bool all_own() const { return own() == group && group.size() <= 3; }

    bool in_a_row() const {
        const auto places = referee::places_of(group);
        const auto straight = [&](auto number) {
            return std::ranges::all_of(
                places, [&](Place p) { return number(p) == number(places.front()); });
        };
        return straight([](Place p) { return p.row; }) ||
               straight([](Place p) { return p.column; }) ||
               straight([](Place p) { return p.row - p.column; });
    }
    int extent() const {
        const auto places = referee::places_of(group);
        int most = 0;
        for (const Place a : places)
            for (const Place b : places)
                most = std::max({most, std::abs(a.row - b.row), std::abs(a.column - b.column)});
        return most + 1;
    }
    bool touching() const { return in_a_row() && extent() == group.size(); }

    // The marble of a touching group furthest in the heading; its rear lies the other way.
    Place front() const {
        auto places = referee::places_of(group);
        return *std::ranges::max_element(places, {}, [this](Place p) {
            return p.row * heading.rows + p.column * heading.columns;
        });
    }
    Place rear() const {
        auto places = referee::places_of(group);
        return *std::ranges::min_element(places, {}, [this](Place p) {
            return p.row * heading.rows + p.column * heading.columns;
        });
    }
    bool in_line() const {
        const Place back = next(front(), heading, 1 - group.size());
        return touching() && all_own() && back == rear();
    }
    bool broadside() const { return touching() && all_own() && !in_line(); }

    std::string ahead() const { return game.ray(next(front(), heading), heading); }
    // The first so many cells ahead, from a number of steps on.
    CellSet cells_ahead(int from, int count) const {
        std::vector<Place> places;
        for (int i = 0; i < count; ++i) places.push_back(next(front(), heading, from + i));
        return referee::cells_of(places);
    }
    int foes_ahead() const {
        const std::string letters = ahead();
        return static_cast<int>(
            std::ranges::find_if_not(letters, [this](char c) { return game.is_foe(c); }) -
            letters.begin());
    }
    CellSet targets_of(CellSet set) const {
        CellSet targets;
        for (const Place p : referee::places_of(set))
            targets |= referee::cells_of({next(p, heading)});
        return targets;
    }
    CellSet facing_foes() const {
        return those(group, 1, [this](char c) { return game.is_foe(c); });
    }
    CellSet facing_friends() const {
        return those(group, 1, [this](char c) { return game.is_friend(c); });
    }
    CellSet facing_edge() const {
        return those(group, 1, [](char c) { return c == referee::no_cell; });
    }
    bool rear_is_movers() const { return game.at(rear()) == game.turn(); }
    CellSet partners() const {
        return those(group, 0, [this](char c) { return game.is_friend(c) && c != game.turn(); });
    }

    bool empty_cell() const {
        return where == those(group, 0, [](char c) { return c == referee::no_marble; });
    }
    bool not_touching() const {
        CellSet holes;
        for (const Cell cell : CellSet::board() - group)
            if (Grounds{game, group | cell, heading, {}}.in_a_row() &&
                Grounds{game, group | cell, heading, {}}.extent() == extent())
                holes |= cell;
        return all_own() && in_a_row() && !touching() && where == holes;
    }
    bool gap() const {
        return !foes().empty() && in_a_row() && extent() > group.size() &&
               where == those(where, 0, [](char c) { return c == referee::no_marble; });
    }
    bool over_edge() const {
        if (in_line()) return ahead() == "#" && where == referee::cells_of({front()});
        return broadside() && where == facing_edge();
    }
    bool pac() const {
        return in_line() && rear_is_movers() && foes_ahead() >= group.size() &&
               where == cells_ahead(1, foes_ahead());
    }
    bool push_blocked() const {
        const int foes = foes_ahead();
        return in_line() && rear_is_movers() && foes > 0 && foes < group.size() &&
               game.is_friend(ahead()[static_cast<std::size_t>(foes)]) &&
               where == cells_ahead(1 + foes, 1);
    }

    bool hold(Reason reason) const;
};

bool Grounds::hold(Reason reason) const {
    switch (reason) {
    case Reason::legal:
        return game.is_legal(referee::places_of(group), heading) && where.empty();
    case Reason::game_over:
        return game.is_over() && where.empty();
    case Reason::nothing_chosen:
        return group.empty() && where.empty();
    case Reason::empty_cell:
        return !where.empty() && empty_cell();
    case Reason::not_your_turn:
        return own().empty() && where == foes();
    case Reason::too_many:
        return own().size() > 3 && where == own();
    case Reason::foe_in_group:
        return !where.empty() && in_a_row() && where == foes();
    case Reason::gap:
        return !where.empty() && gap();
    case Reason::not_in_line:
        return !in_a_row() && where == (foes().empty() ? group : foes());
    case Reason::not_touching:
        return not_touching();
    case Reason::too_far:
        return false;
    case Reason::over_edge:
        return !where.empty() && over_edge();
    case Reason::own_in_way:
        return in_line() && game.is_friend(ahead()[0]) && where == cells_ahead(1, 1);
    case Reason::pac:
        return pac();
    case Reason::push_blocked:
        return push_blocked();
    case Reason::broadside_blocked:
        return broadside() && !where.empty() && where == targets_of(facing_friends());
    case Reason::sideways_push:
        return broadside() && !where.empty() && where == targets_of(facing_foes());
    case Reason::rear_not_own:
        return in_line() && !rear_is_movers() && where == referee::cells_of({rear()});
    case Reason::partner_in_broadside:
        return broadside() && !where.empty() && where == partners();
    }
    return false;
}

} // namespace

bool is_true(const referee::Game& game, const Attempt& attempt, const Verdict& verdict) {
    return Grounds{game, attempt.marbles, referee::heading_of(attempt.direction), verdict.where}
        .hold(verdict.reason);
}

} // namespace sumito::rules
