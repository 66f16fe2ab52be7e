#include "rulebook/figures.h"

#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace sumito::rulebook {

namespace {

struct Steps { // from the centre
    int row, column;
};

Steps turned_by_a_sixth(Steps s) { return {s.column, s.column - s.row}; }

std::string said(const std::expected<Move, MoveError>& read) {
    if (read) return "legal";
    if (const auto* error = std::get_if<TextError>(&read.error())) return error->what;
    return std::string(name(std::get<Verdict>(read.error()).reason));
}

std::string names(CellSet set) {
    std::string text;
    for (const Cell cell : set) text += name(cell) + " ";
    return text;
}

bool is_written(Move move, Cell first, Cell second) {
    return move.is_in_line() && move.cell() == first && first.neighbour(move.direction()) == second;
}

// Either end may come first.
bool is_written(Move move, Cell first, Cell second, Cell target) {
    return move.is_broadside() &&
           CellSet{first, second} ==
               CellSet{move.cell(), *move.cell().neighbour(move.axis(), move.length() - 1)} &&
           first.neighbour(move.direction()) == target;
}

// Is a move that is written so among the generated, whatever the judge says of it?
bool is_generated(const Position& position, std::string_view text) {
    const auto cell = [&](std::size_t i) { return *cell_named(text.substr(2 * i, 2)); };
    return std::ranges::any_of(generate(position), [&](Move move) {
        return text.size() == 4 ? is_written(move, cell(0), cell(1))
                                : is_written(move, cell(0), cell(1), cell(2));
    });
}

bool is_generated(const Position& position, CellSet marbles, Direction d) {
    return std::ranges::any_of(generate(position), [&](Move move) {
        const Attempt attempt = attempt_of(position, move);
        return attempt.marbles == marbles && attempt.direction == d;
    });
}

} // namespace

Position position(std::string_view text) {
    const auto read = Position::from_text(text);
    EXPECT_TRUE(read) << text << ": " << read.error().what;
    return read ? *read : Position::start(duel);
}

CellSet cells(std::string_view names) {
    CellSet set;
    for (std::size_t at = 0; at < names.size(); at += 3) {
        const auto cell = cell_named(names.substr(at, 2));
        EXPECT_TRUE(cell) << names;
        if (cell) set |= *cell;
    }
    return set;
}

Cell Look::operator()(Cell cell) const {
    Steps s{cell.row() - 4, cell.column() - 4};
    if (mirrored) std::swap(s.row, s.column);
    for (int i = 0; i < sixths; ++i) s = turned_by_a_sixth(s);
    return *Cell::at(s.row + 4, s.column + 4);
}

CellSet Look::operator()(CellSet set) const {
    CellSet seen;
    for (const Cell cell : set) seen |= (*this)(cell);
    return seen;
}

Direction Look::operator()(Direction d) const {
    const Cell centre = *Cell::at(4, 4);
    const Cell seen = (*this)(*centre.neighbour(d));
    return *std::ranges::find_if(all_directions,
                                 [&](Direction e) { return centre.neighbour(e) == seen; });
}

Position Look::operator()(const Position& position) const {
    Setup setup = position.setup();
    for (CellSet& marbles : setup.marbles.at) marbles = (*this)(marbles);
    return *Position::from(setup);
}

std::string Look::move(std::string_view text) const {
    std::string seen;
    for (std::size_t at = 0; at < text.size(); at += 2)
        seen += name((*this)(*cell_named(text.substr(at, 2))));
    return seen;
}

std::vector<Look> all_looks() {
    std::vector<Look> looks;
    for (const bool mirrored : {false, true})
        for (int sixths = 0; sixths < 6; ++sixths) looks.push_back({sixths, mirrored});
    return looks;
}

void expect_legal(const Figure& figure) {
    for (const Look& look : all_looks()) {
        const Position before = look(position(figure.before));
        const std::string text = look.move(figure.move);
        SCOPED_TRACE(before.text() + " " + text);

        const auto read = read_move(before, text);
        ASSERT_TRUE(read) << said(read);
        EXPECT_TRUE(is_generated(before, text));
        EXPECT_EQ(judge(before, attempt_of(before, *read)).move, *read);

        Position after = before;
        after.play(*read);
        EXPECT_EQ(after.text(), look(position(figure.after)).text());
    }
}

void expect_refused(const Impossible& figure) {
    for (const Look& look : all_looks()) {
        const Position before = look(position(figure.before));
        const std::string text = look.move(figure.move);
        SCOPED_TRACE(before.text() + " " + text);

        const auto read = read_move(before, text);
        ASSERT_TRUE(!read && std::holds_alternative<Verdict>(read.error())) << said(read);
        const Verdict verdict = std::get<Verdict>(read.error());
        EXPECT_EQ(name(verdict.reason), name(figure.reason));
        EXPECT_EQ(names(verdict.where), names(look(cells(figure.where))));
        EXPECT_FALSE(is_generated(before, text));
    }
}

void expect_refused(const ImpossibleGrip& figure) {
    for (const Look& look : all_looks()) {
        const Position before = look(position(figure.before));
        const CellSet marbles = look(cells(figure.marbles));
        const Direction d = look(figure.direction);
        SCOPED_TRACE(before.text() + " " + names(marbles) + std::string(name(d)));

        const Verdict verdict = judge(before, {marbles, d, figure.steps});
        EXPECT_EQ(name(verdict.reason), name(figure.reason));
        EXPECT_EQ(names(verdict.where), names(look(cells(figure.where))));
        EXPECT_FALSE(figure.steps == 1 && is_generated(before, marbles, d));
    }
}

} // namespace sumito::rulebook
