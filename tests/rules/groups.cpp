#include "groups.h"

#include <random>

namespace sumito::rules {

namespace {

constexpr Direction axes[] = {Direction::E, Direction::NE, Direction::NW};

// The cells so many steps apart along a line, or nothing if that leads off the board.
CellSet spaced(Cell end, Direction axis, int count, int apart) {
    CellSet set;
    for (int i = 0; i < count; ++i) {
        const auto cell = end.neighbour(axis, i * apart);
        if (!cell) return {};
        set |= *cell;
    }
    return set;
}

void add_spaced(std::vector<CellSet>& groups, int count, int apart) {
    for (const Cell end : CellSet::board())
        for (const Direction axis : axes)
            if (const CellSet set = spaced(end, axis, count, apart); !set.empty())
                groups.push_back(set);
}

// Two neighbours of a cell with it, not opposite each other.
void add_bent(std::vector<CellSet>& groups) {
    for (const Cell middle : CellSet::board())
        for (const Direction first : all_directions)
            for (const int turn : {1, 2}) {
                const auto a = middle.neighbour(first);
                const auto b = middle.neighbour(turned(first, turn));
                if (a && b) groups.push_back({*a, middle, *b});
            }
}

void add_random(std::vector<CellSet>& groups, int how_many) {
    std::mt19937_64 random(61);
    for (int i = 0; i < how_many; ++i) {
        CellSet set;
        for (auto size = 2 + random() % 5; size > 0; --size)
            set |= Cell::from_index(static_cast<int>(random() % cell_count));
        groups.push_back(set);
    }
}

std::vector<CellSet> all_straight() {
    std::vector<CellSet> groups;
    for (const Cell cell : CellSet::board()) groups.push_back(cell);
    add_spaced(groups, 2, 1);
    add_spaced(groups, 3, 1);
    return groups;
}

std::vector<CellSet> all_odd() {
    std::vector<CellSet> groups(1);
    add_spaced(groups, 4, 1);
    add_spaced(groups, 5, 1);
    for (const int apart : {2, 3, 4}) {
        add_spaced(groups, 2, apart);
        add_spaced(groups, 3, apart);
    }
    add_bent(groups);
    add_random(groups, 300);
    return groups;
}

} // namespace

const std::vector<CellSet>& straight_groups() {
    static const std::vector<CellSet> groups = all_straight();
    return groups;
}

const std::vector<CellSet>& odd_groups() {
    static const std::vector<CellSet> groups = all_odd();
    return groups;
}

} // namespace sumito::rules
