#pragma once

// One moment of play, always a possible one. Small, so that copying it is the way to take a move
// back.

#include "rules/cell_set.h"
#include "rules/colour.h"
#include "rules/move.h"
#include "rules/ruleset.h"
#include "rules/setup.h"
#include "rules/view.h"
#include "rules/zobrist.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace sumito::rules {

// The cells a move changed, for each colour: those its marbles left and those they entered.
// A marble pushed over the edge leaves and enters nowhere.
struct Changes {
    PerColour<CellSet> left;
    PerColour<CellSet> entered;
    std::optional<Colour> ejected;
};

// The marbles that move: the line and what it pushes, or the broadside.
struct Moved {
    CellSet marbles;
    bool ejects; // the foremost one leaves the board
};
// REQUIRES: the move is legal for a mover who sees this.
constexpr Moved moved_by(Move move, CellSet occupied) {
    const Direction d = move.direction();
    if (move.is_broadside()) {
        CellSet marbles = move.cell();
        for (int i = 1; i < move.length(); ++i) marbles |= step(marbles, move.axis());
        return {marbles, false};
    }
    // Whatever a legal line pushes ends at a free cell or the edge, so all that stands ahead of
    // the rear marble without a gap moves.
    CellSet marbles = move.cell();
    CellSet front = marbles;
    while (true) {
        const CellSet ahead = step(front, d);
        if (ahead.empty()) return {marbles, true};
        if (!occupied.meets(ahead)) return {marbles, false};
        marbles |= ahead;
        front = ahead;
    }
}

class Position {
public:
    // Says what is wrong if the setup cannot arise with these rules: too many marbles, more
    // ejections than marbles missing, two winners.
    static std::expected<Position, TextError> from(const Setup& setup);

    // The two doors in one, for texts and names known to be good or not.
    static std::expected<Position, TextError> from_text(std::string_view text);
    // The usual start of a ruleset.
    static Position start(const Ruleset& ruleset);

    const Ruleset& ruleset() const { return *ruleset_; }
    Colour turn() const { return turn_; }
    Side side_to_move() const { return ruleset_->side[turn_]; }
    CellSet marbles(Colour c) const { return marbles_[c]; }
    CellSet occupied() const {
        return marbles_.at[0] | marbles_.at[1] | marbles_.at[2] | marbles_.at[3];
    }
    std::optional<Colour> at(Cell cell) const;
    int ejected(Side s) const { return ejected_[s]; }
    int goal() const { return goal_; }
    std::uint64_t hash() const { return hash_; }

    CellSet marbles(Side s) const {
        CellSet set;
        for (const Colour c : ruleset_->turns)
            if (ruleset_->side[c] == s) set |= marbles_[c];
        return set;
    }
    View view() const {
        const CellSet line = marbles(side_to_move());
        return {marbles_[turn_], line, occupied() - line, ~occupied()};
    }

    // The side that has reached the goal, if one has.
    std::optional<Side> reached_goal() const {
        for (int s = 0; s < ruleset_->sides; ++s)
            if (ejected_.at[static_cast<std::size_t>(s)] >= goal_) return static_cast<Side>(s);
        return std::nullopt;
    }

    // REQUIRES: move is one of generate(*this), or a pass.
    Changes play(Move move);

    Setup setup() const;
    std::string text() const { return to_text(setup()); }

    friend bool operator==(const Position&, const Position&) = default;

private:
    Position() = default;
    std::uint64_t computed_hash() const;

    PerColour<CellSet> marbles_;
    std::uint64_t hash_ = 0;
    const Ruleset* ruleset_ = &duel;
    PerSide<std::uint8_t> ejected_;
    Colour turn_ = Colour::black;
    std::uint8_t goal_ = 6;
};

inline Changes Position::play(Move move) {
    Changes changes;
    std::uint64_t hash = hash_;
    if (!move.is_pass()) {
        const auto [moved, ejects] = moved_by(move, occupied());
        for (const Colour c : ruleset_->turns) {
            const CellSet old = marbles_[c];
            const CellSet moving = old & moved;
            if (moving.empty()) continue;
            const CellSet arrived = step(moving, move.direction());
            marbles_[c] = (old - moving) | arrived;
            changes.left[c] = old - marbles_[c];
            changes.entered[c] = marbles_[c] - old;
            if (ejects && before(arrived, move.direction()) != moving) changes.ejected = c;
            hash ^= zobrist::of(c, changes.left[c]) ^ zobrist::of(c, changes.entered[c]);
        }
        if (ejects) {
            const auto& keys = zobrist::keys.ejected[side_to_move()];
            auto& count = ejected_[side_to_move()];
            hash ^= keys[count] ^ keys[count + 1U];
            ++count;
        }
    }
    const Colour next = ruleset_->turns.next(turn_);
    hash_ = hash ^ zobrist::keys.turn[turn_] ^ zobrist::keys.turn[next];
    turn_ = next;
    return changes;
}

// What the colour after the mover will see when the mover has played: enough to count its moves,
// at a fraction of the price of play().
View view_after(const Position& position, Move move);

} // namespace sumito::rules
