#include "referee/referee.h"

#include <algorithm>

namespace sumito::referee {

std::string name(Place p) {
    return {static_cast<char>('a' + p.row), static_cast<char>('1' + p.column)};
}

std::optional<Place> place_named(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '1' || text[1] > '9')
        return std::nullopt;
    return Place{text[0] - 'a', text[1] - '1'};
}

const std::vector<Mode>& modes() {
    static const std::vector<Mode> all{
        {"duel", "bw", {"b", "w", ""}, 14, true},
        {"trio", "bwr", {"b", "w", "r"}, 11, false},
        {"teams", "bwry", {"br", "wy", ""}, 9, false},
        {"tandem", "brwy", {"br", "wy", ""}, 9, false},
    };
    return all;
}

char Game::at(Place p) const {
    if (p.row < 0 || p.row > 8 || p.column < 0 || p.column > 8) return no_cell;
    return board_[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)];
}

void Game::put(Place p, char letter) {
    board_[static_cast<std::size_t>(p.row)][static_cast<std::size_t>(p.column)] = letter;
}

std::size_t Game::side_of(char colour) const {
    std::size_t side = 0;
    while (mode_->sides[side].find(colour) == std::string_view::npos) ++side;
    return side;
}

bool Game::is_friend(char letter) const {
    return mode_->sides[side_of(turn_)].find(letter) != std::string_view::npos;
}

bool Game::is_foe(char letter) const {
    return letter != no_cell && letter != no_marble && !is_friend(letter);
}

int Game::marbles_of(char colour) const {
    std::ptrdiff_t count = 0;
    for (const auto& row : board_) count += std::ranges::count(row, colour);
    return static_cast<int>(count);
}

bool Game::goal_reached() const {
    return std::ranges::any_of(ejected_, [this](int count) { return count >= goal_; });
}

bool Game::is_stuck() const { return !can_go_somewhere(); }

bool Game::is_over() const { return goal_reached() || (mode_->stuck_player_loses && is_stuck()); }

std::string Game::ray(Place from, Heading h) const {
    std::string letters;
    Place p = from;
    while (at(p) != no_marble && at(p) != no_cell) {
        letters += at(p);
        p = next(p, h);
    }
    return letters + at(p);
}

bool Game::may_push(Place rear, Heading h) const {
    if (at(rear) != turn_) return false;
    const std::string letters = ray(rear, h);
    std::size_t own = 0;
    while (is_friend(letters[own])) ++own;
    std::size_t foes = 0;
    while (is_foe(letters[own + foes])) ++foes;
    const std::string_view beyond = std::string_view(letters).substr(own + foes);
    if (foes == 0) return own <= 3 && beyond == ".";
    return own <= 3 && foes < own && (beyond == "." || beyond == "#");
}

bool Game::may_go_sideways(const std::vector<Place>& group, Heading h) const {
    return std::ranges::all_of(
        group, [&](Place p) { return at(p) == turn_ && at(next(p, h)) == no_marble; });
}

bool Game::is_legal(std::vector<Place> group, Heading h) const {
    if (group.empty() || group.size() > 3 || goal_reached()) return false;
    std::ranges::sort(group);
    const bool single = group.size() == 1;
    const Heading along =
        single ? h : Heading{group[1].row - group[0].row, group[1].column - group[0].column};
    if (std::ranges::find(headings, along) == headings.end()) return false;
    if (group.size() == 3 && next(group[1], along) != group[2]) return false;
    const bool ahead = along == h;
    const bool backward = along == Heading{-h.rows, -h.columns};
    if (!ahead && !backward) return may_go_sideways(group, h);

    if (backward) std::ranges::reverse(group);
    const bool all_friends = std::ranges::all_of(group, [&](Place p) { return is_friend(at(p)); });
    const bool more_ahead = is_friend(at(next(group.back(), h)));
    return all_friends && !more_ahead && may_push(group.front(), h);
}

void Game::add_sideways_moves(Place first, std::vector<std::string>& found) const {
    for (const Heading along : {headings[0], headings[1], headings[2]}) {
        std::vector<Place> group{first};
        while (group.size() < 3) {
            group.push_back(next(group.back(), along));
            for (const Heading h : headings)
                if (h != along && h != Heading{-along.rows, -along.columns} &&
                    may_go_sideways(group, h))
                    found.push_back(name(first) + name(group.back()) + name(next(first, h)));
        }
    }
}

bool Game::can_go_somewhere() const {
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column)
            for (const Heading h : headings)
                if (may_push({row, column}, h)) return true;
    return false;
}

std::vector<std::string> Game::moves() const {
    std::vector<std::string> found;
    if (goal_reached()) return found;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            const Place place{row, column};
            if (at(place) != turn_) continue;
            for (const Heading h : headings)
                if (may_push(place, h)) found.push_back(name(place) + name(next(place, h)));
            add_sideways_moves(place, found);
        }
    if (found.empty() && !mode_->stuck_player_loses) found.emplace_back("--");
    std::ranges::sort(found);
    return found;
}

Deed Game::deed(std::string_view move) const {
    const Place first = *place_named(move.substr(0, 2));
    const Place second = *place_named(move.substr(2, 2));
    if (move.size() == 4) {
        const Heading h{second.row - first.row, second.column - first.column};
        Deed deed{{}, {}, h};
        Place p = first;
        for (; at(p) != no_marble && at(p) != no_cell; p = next(p, h))
            (is_friend(at(p)) ? deed.moved : deed.pushed).push_back(p);
        deed.ejects = at(p) == no_cell;
        return deed;
    }
    const Place target = *place_named(move.substr(4, 2));
    const int rows = second.row - first.row;
    const int columns = second.column - first.column;
    const int length = std::max(std::abs(rows), std::abs(columns));
    Deed deed{{}, {}, {target.row - first.row, target.column - first.column}};
    for (int i = 0; i <= length; ++i)
        deed.moved.push_back({first.row + i * rows / length, first.column + i * columns / length});
    return deed;
}

void Game::play(std::string_view move) {
    if (move != "--") {
        const Deed done = deed(move);
        std::vector<std::pair<Place, char>> marbles;
        for (const auto* group : {&done.moved, &done.pushed})
            for (const Place p : *group) {
                marbles.emplace_back(next(p, done.heading), at(p));
                put(p, no_marble);
            }
        for (const auto& [place, letter] : marbles)
            if (at(place) == no_cell)
                ++ejected_[side_of(turn_)];
            else
                put(place, letter);
    }
    const std::size_t now = mode_->order.find(turn_);
    turn_ = mode_->order[(now + 1) % mode_->order.size()];
}

std::uint64_t perft(const Game& game, int depth) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    for (const std::string& move : game.moves()) {
        Game after = game;
        after.play(move);
        nodes += perft(after, depth - 1);
    }
    return nodes;
}

} // namespace sumito::referee
