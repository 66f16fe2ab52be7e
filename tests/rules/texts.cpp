#include "texts.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace sumito::rules {

Position position_from(std::string_view text) {
    const auto position = Position::from_text(text);
    if (position) return *position;
    ADD_FAILURE() << text << ": " << position.error().what;
    return Position::start(duel);
}

CellSet cells(std::string_view names) {
    CellSet set;
    for (const std::string& word : words(names)) {
        const auto cell = cell_named(word);
        if (cell)
            set |= *cell;
        else
            ADD_FAILURE() << "no cell: " << word;
    }
    return set;
}

std::string names(CellSet set) {
    std::string text;
    for (int row = 0; row < row_count; ++row)
        for (int column = 0; column < row_count; ++column)
            if (const auto cell = Cell::at(row, column); cell && set.contains(*cell))
                text += (text.empty() ? "" : " ") + name(*cell);
    return text;
}

void PrintTo(const CellSet& set, std::ostream* out) { *out << "{" << names(set) << "}"; }

void PrintTo(const Position& position, std::ostream* out) { *out << position.text(); }

void PrintTo(const Verdict& verdict, std::ostream* out) {
    *out << name(verdict.reason) << " {" << names(verdict.where) << "} " << verdict.move.bits();
}

std::vector<Row> rows_of(const std::string& file) {
    std::vector<Row> rows;
    std::ifstream in(std::string(SUMITO_TEST_DATA) + "/" + file);
    EXPECT_TRUE(in) << file;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto bar = line.find(" | ");
        EXPECT_NE(bar, std::string::npos) << line;
        rows.push_back({line.substr(0, bar), line.substr(bar + 3)});
    }
    return rows;
}

std::vector<std::string> words(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

} // namespace sumito::rules
