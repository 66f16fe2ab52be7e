#include "rules/notation.h"

#include "rules/generate.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sumito::rules {

namespace {

struct Offset {
    int row, column;
    friend bool operator==(Offset, Offset) = default;
};

Offset between(Cell from, Cell to) { return {to.row() - from.row(), to.column() - from.column()}; }

Offset offset_of(Direction d, int steps) {
    const auto i = static_cast<std::size_t>(d);
    return {steps * torus::row_step[i], steps * torus::column_step[i]};
}

struct Straight {
    Direction direction;
    int steps;
};

// How to get from one cell to another along one line.
std::optional<Straight> straight(Cell from, Cell to) {
    for (const Direction d : all_directions)
        for (int steps = 1; steps < row_count; ++steps)
            if (offset_of(d, steps) == between(from, to)) return Straight{d, steps};
    return std::nullopt;
}

CellSet run(Cell from, Direction d, int length) {
    CellSet cells = from;
    for (int i = 1; i < length; ++i) cells |= step(cells, d);
    return cells;
}

std::expected<Move, MoveError> answer(const Verdict& verdict) {
    if (verdict.legal()) return verdict.move;
    return std::unexpected(MoveError(verdict));
}

std::expected<Move, MoveError> too_far(Cell where) {
    return answer({Reason::too_far, where, Move::pass()});
}

std::expected<Move, MoveError> no_move(std::size_t at, std::string what) {
    return std::unexpected(MoveError(TextError{at, std::move(what)}));
}

// The second cell of a move in line may be the next one, or where the own front lands, or where
// the last pushed marble lands, or stood if it falls.
bool reaches(const Position& position, Move move, int steps) {
    const auto [marbles, ejects] = moved_by(move, position.occupied());
    const int own = (marbles & position.view().line).size();
    return steps == 1 || steps == own || steps == marbles.size() - (ejects ? 1 : 0);
}

std::expected<Move, MoveError> read_in_line(const Position& position, Cell rear, Straight way) {
    Attempt attempt{line_from(position, rear, way.direction), way.direction};
    const Verdict verdict = judge(position, attempt);
    if (!verdict.legal() || reaches(position, verdict.move, way.steps)) return answer(verdict);
    attempt.steps = way.steps;
    return answer(judge(position, attempt));
}

// From one end to where the other end lands. Two marbles may be meant in two ways, and a three can
// be named from its near end; at most one of them is legal as a rule, and fewer marbles win.
std::expected<Move, MoveError> read_across(const Position& position, Cell from, Cell to) {
    std::optional<Verdict> first;
    for (const int length : {2, 3})
        for (const Direction axis : all_directions)
            for (const Direction d : all_directions) {
                const Offset along = offset_of(axis, length - 1);
                const Offset aside = offset_of(d, 1);
                if (same_axis(axis, d) ||
                    Offset{along.row + aside.row, along.column + aside.column} != between(from, to))
                    continue;
                const Verdict verdict = judge(position, {run(from, axis, length), d});
                if (verdict.legal()) return verdict.move;
                const bool better = !first || first->reason == Reason::empty_cell;
                if (better) first = verdict;
            }
    return first ? answer(*first) : too_far(to);
}

std::expected<Move, MoveError> read_broadside(const Position& position, Cell first, Cell second,
                                              Cell target) {
    const auto line = straight(first, second);
    const auto way = straight(first, target);
    if (!way) return too_far(target);
    const CellSet marbles =
        line ? run(first, line->direction, line->steps + 1) : CellSet{first, second};
    return answer(judge(position, {marbles, way->direction, way->steps}));
}

constexpr bool is_joint(char c) { return c == '-' || c == '>' || c == 'x' || c == ' '; }

struct Cells {
    std::array<Cell, 3> cells;
    int count = 0;
};

std::expected<Cells, TextError> read_cells(std::string_view text) {
    Cells read;
    for (std::size_t at = 0; at < text.size();) {
        if (read.count > 0 && is_joint(text[at])) {
            ++at;
            continue;
        }
        const auto cell = cell_named(text.substr(at, 2));
        const std::string shown(text.substr(at, 2));
        const bool printable =
            std::ranges::all_of(shown, [](char c) { return c > ' ' && c <= '~'; });
        if (!cell)
            return std::unexpected(
                TextError{at, printable ? "'" + shown + "' is not a cell; cells are a1 to i9"
                                        : "no cell here; cells are a1 to i9"});
        if (read.count == 3) return std::unexpected(TextError{at, "more than three cells"});
        read.cells[static_cast<std::size_t>(read.count++)] = *cell;
        at += 2;
    }
    if (read.count < 2)
        return std::unexpected(TextError{
            text.size(), "a move names two cells in line (a1b2) or three broadside (c3c5d4)"});
    return read;
}

std::expected<Move, MoveError> read_pass(const Position& position) {
    const MoveList moves = generate(position);
    if (moves.empty()) return answer({Reason::game_over, {}, Move::pass()});
    if (moves[0].is_pass()) return Move::pass();
    return no_move(0, "a pass is allowed only to a player who has no move");
}

// The ends of a broadside as the two-cell notations name them: of the two ways, the longer one.
std::string across_text(Move move) {
    const bool from_first = (index(move.direction()) - index(move.axis()) + 7) % 6 <= 2;
    const Direction along = from_first ? move.axis() : opposite(move.axis());
    const int length = move.length();
    const Cell from = from_first ? move.cell() : *move.cell().neighbour(move.axis(), length - 1);
    return name(from) + name(*from.neighbour(along, length - 1)->neighbour(move.direction()));
}

} // namespace

std::string to_text(const Position& position, Move move, Notation notation) {
    if (move.is_pass()) return std::string(pass_text);
    const Cell cell = move.cell();
    const Direction d = move.direction();
    if (move.is_broadside()) {
        if (notation != Notation::standard) return across_text(move);
        return name(cell) + name(*cell.neighbour(move.axis(), move.length() - 1)) +
               name(*cell.neighbour(d));
    }
    int steps = 1;
    if (notation != Notation::standard) {
        const auto [marbles, ejects] = moved_by(move, position.occupied());
        steps = notation == Notation::nacre ? (marbles & position.view().line).size()
                                            : marbles.size() - (ejects ? 1 : 0);
    }
    return name(cell) + name(*cell.neighbour(d, steps));
}

std::expected<Move, MoveError> read_move(const Position& position, std::string_view text) {
    if (text.empty()) return no_move(0, "the move is empty");
    if (text == pass_text || text == "pass") return read_pass(position);
    const auto read = read_cells(text);
    if (!read) return std::unexpected(MoveError(read.error()));
    const auto [cells, count] = *read;
    if (cells[0] == cells[1] || (count == 3 && cells[0] == cells[2]))
        return no_move(2, "the same cell twice: nothing would move");
    if (count == 3) return read_broadside(position, cells[0], cells[1], cells[2]);
    if (const auto way = straight(cells[0], cells[1]))
        return read_in_line(position, cells[0], *way);
    return read_across(position, cells[0], cells[1]);
}

} // namespace sumito::rules
