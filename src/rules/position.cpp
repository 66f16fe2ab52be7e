#include "rules/position.h"

#include "rules/layout.h"
#include "rules/zobrist.h"

#include <string>

namespace sumito::rules {

namespace {

std::unexpected<TextError> impossible(std::string what) {
    return std::unexpected(TextError{0, std::move(what)});
}

std::string count_of(int n, std::string_view thing) {
    return std::to_string(n) + " " + std::string(thing) + (n == 1 ? "" : "s");
}

std::string side_name(const Ruleset& ruleset, Side side) {
    std::string text;
    for (const Colour c : ruleset.turns)
        if (ruleset.side[c] == side) {
            if (!text.empty()) text += " and ";
            text += name(c);
        }
    return text;
}

// A marble is missing from the board for each that a side has ejected; study positions may have
// fewer marbles still.
std::optional<std::string> why_ejections_are_impossible(const Setup& setup) {
    const Ruleset& ruleset = *setup.ruleset;
    int all_missing = 0;
    int all_ejected = 0;
    for (int s = 0; s < ruleset.sides; ++s) {
        const auto side = static_cast<Side>(s);
        int missing = 0;
        for (const Colour c : ruleset.turns)
            if (ruleset.side[c] != side) missing += ruleset.marbles - setup.marbles[c].size();
        if (setup.ejected[side] > missing)
            return side_name(ruleset, side) + " cannot have ejected " +
                   count_of(setup.ejected[side], "marble") + ", only " + std::to_string(missing) +
                   " of the others' are missing";
        all_ejected += setup.ejected[side];
        for (const Colour c : ruleset.turns)
            if (ruleset.side[c] == side) all_missing += ruleset.marbles - setup.marbles[c].size();
    }
    if (all_ejected > all_missing)
        return count_of(all_ejected, "marble") + " ejected in all, but only " +
               std::to_string(all_missing) + " missing from the board";
    return std::nullopt;
}

} // namespace

std::expected<Position, TextError> Position::from(const Setup& setup) {
    const Ruleset& ruleset = *setup.ruleset;
    const std::string mode(ruleset.id);
    if (!ruleset.plays(setup.turn))
        return impossible(std::string(name(setup.turn)) + " does not play in " + mode);
    if (setup.goal < 1 || setup.goal > ruleset.marbles)
        return impossible("the goal must be 1 to " + std::to_string(ruleset.marbles) + ", not " +
                          std::to_string(setup.goal));
    CellSet seen;
    for (std::size_t i = 0; i < max_colours; ++i) {
        const auto c = static_cast<Colour>(i);
        const CellSet marbles = setup.marbles[c];
        const std::string colour(name(c));
        if (!CellSet::board().contains(marbles))
            return impossible("a " + colour + " marble is not on the board");
        if (!marbles.empty() && !ruleset.plays(c))
            return impossible("a " + colour + " marble, but " + colour + " does not play in " +
                              mode);
        if (marbles.size() > ruleset.marbles)
            return impossible(count_of(marbles.size(), colour + " marble") + ", but " + mode +
                              " has at most " + std::to_string(ruleset.marbles) + " of a colour");
        if (seen.meets(marbles))
            return impossible("two marbles on " + name((seen & marbles).first()));
        seen |= marbles;
    }
    for (std::size_t s = static_cast<std::size_t>(ruleset.sides); s < max_sides; ++s)
        if (setup.ejected.at[s] != 0)
            return impossible("ejections by more sides than play in " + mode);
    int winners = 0;
    for (int s = 0; s < ruleset.sides; ++s) {
        const int ejected = setup.ejected.at[static_cast<std::size_t>(s)];
        if (ejected < 0 || ejected > setup.goal)
            return impossible("ejections must be 0 to " + std::to_string(setup.goal) + ", not " +
                              std::to_string(ejected));
        winners += ejected == setup.goal;
    }
    if (winners > 1) return impossible("two sides cannot both have reached the goal");
    if (auto why = why_ejections_are_impossible(setup)) return impossible(*why);

    Position position;
    position.ruleset_ = setup.ruleset;
    position.marbles_ = setup.marbles;
    position.turn_ = setup.turn;
    position.goal_ = static_cast<std::uint8_t>(setup.goal);
    for (std::size_t s = 0; s < max_sides; ++s)
        position.ejected_.at[s] = static_cast<std::uint8_t>(setup.ejected.at[s]);
    position.hash_ = position.computed_hash();
    return position;
}

std::expected<Position, TextError> Position::from_text(std::string_view text) {
    const auto setup = parse_setup(text);
    if (!setup) return std::unexpected(setup.error());
    return from(*setup);
}

Position Position::start(const Ruleset& ruleset) { return start_of(*layout_named(ruleset.layout)); }

std::optional<Colour> Position::at(Cell cell) const {
    for (const Colour c : ruleset_->turns)
        if (marbles_[c].contains(cell)) return c;
    return std::nullopt;
}

std::uint64_t Position::computed_hash() const {
    std::uint64_t hash = zobrist::keys.turn[turn_];
    for (const Colour c : ruleset_->turns) hash ^= zobrist::of(c, marbles_[c]);
    for (std::size_t s = 0; s < static_cast<std::size_t>(ruleset_->sides); ++s)
        hash ^= zobrist::keys.ejected.at[s][static_cast<std::size_t>(ejected_.at[s])];
    return hash;
}

Setup Position::setup() const {
    Setup setup{
        .ruleset = ruleset_, .marbles = marbles_, .ejected = {}, .turn = turn_, .goal = goal_};
    for (std::size_t s = 0; s < max_sides; ++s) setup.ejected.at[s] = ejected_.at[s];
    return setup;
}

View view_after(const Position& position, Move move) {
    const Ruleset& ruleset = position.ruleset();
    const Colour next = ruleset.turns.next(position.turn());
    CellSet lead = position.marbles(next);
    CellSet line = position.marbles(ruleset.side[next]);
    CellSet occupied = position.occupied();
    if (!move.is_pass()) {
        const CellSet moved = moved_by(move, occupied).marbles;
        const auto shifted = [&](CellSet set) {
            return (set - moved) | step(set & moved, move.direction());
        };
        lead = shifted(lead);
        line = shifted(line);
        occupied = shifted(occupied);
    }
    return {lead, line, occupied - line, ~occupied};
}

} // namespace sumito::rules
