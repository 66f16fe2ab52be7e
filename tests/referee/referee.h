#pragma once

// A second opinion on the rules: slow, plain, and written a different way from src/rules, so that
// the two are unlikely to be wrong in the same place. The board is a table of letters with rows and
// columns. A move in line is decided by reading off, as text, what stands ahead of the rear marble.
// Nothing of src/rules is used here; border.h goes between the two.

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::referee {

struct Place {
    int row, column; // a1 is 0, 0
    friend auto operator<=>(const Place&, const Place&) = default;
};

struct Heading {
    int rows, columns;
    friend bool operator==(const Heading&, const Heading&) = default;
};

// E, NE, NW and back.
inline constexpr std::array<Heading, 6> headings{
    {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}}};

constexpr Place next(Place p, Heading h, int steps = 1) {
    return {p.row + steps * h.rows, p.column + steps * h.columns};
}
std::string name(Place p);
std::optional<Place> place_named(std::string_view text);

inline constexpr char no_cell = '#';
inline constexpr char no_marble = '.';

struct Mode {
    std::string_view name;
    std::string_view order;                // letters of the colours, as they take turns
    std::array<std::string_view, 3> sides; // the colours of each side; no more sides after ""
    int marbles;                           // of a colour at the start
    bool stuck_player_loses;               // or passes
};
const std::vector<Mode>& modes();

// What a move does, told by the places where the marbles stood.
struct Deed {
    std::vector<Place> moved;  // of the mover's side, rear first
    std::vector<Place> pushed; // of the others, nearest first
    Heading heading;
    bool ejects = false; // the last of the pushed
};

class Game {
public:
    // `<rows> <turn> <ejections> <mode> [<goal>]`; nothing if it is not written so.
    static std::optional<Game> read(std::string_view text);
    std::string text() const;

    const Mode& mode() const { return *mode_; }
    char at(Place p) const; // a colour's letter, no_marble or no_cell
    char turn() const { return turn_; }
    int goal() const { return goal_; }
    int ejected_by(std::size_t side) const { return ejected_[side]; }
    std::size_t side_of(char colour) const;
    bool is_friend(char letter) const; // of the mover's side
    bool is_foe(char letter) const;
    int marbles_of(char colour) const;

    bool goal_reached() const;
    bool is_stuck() const; // the mover can do nothing
    bool is_over() const;

    // What stands from here on, as letters, up to the first empty cell or the edge, whose sign is
    // the last letter.
    std::string ray(Place from, Heading h) const;

    // Whether exactly these marbles may be moved this way by the mover.
    bool is_legal(std::vector<Place> group, Heading h) const;

    // All legal moves as they are written (a1b2, c3c5d4, -- for a pass), sorted.
    std::vector<std::string> moves() const;

    // REQUIRES: the move is legal, and for deed() not a pass.
    Deed deed(std::string_view move) const;
    void play(std::string_view move);

private:
    Game() = default;
    bool read_rows(std::string_view text);
    bool read_ejections(std::string_view text);
    void put(Place p, char letter);
    bool may_push(Place rear, Heading h) const;
    bool may_go_sideways(const std::vector<Place>& group, Heading h) const;
    void add_sideways_moves(Place first, std::vector<std::string>& found) const;
    bool can_go_somewhere() const;

    const Mode* mode_ = nullptr;
    std::array<std::array<char, 9>, 9> board_{};
    std::array<int, 3> ejected_{};
    char turn_ = 'b';
    int goal_ = 6;
};

// Every move played, none only counted.
std::uint64_t perft(const Game& game, int depth);

} // namespace sumito::referee
