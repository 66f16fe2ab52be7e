#pragma once

// Short ways to write down what the tests need, and the tables in tests/data.

#include "rules/judge.h"
#include "rules/position.h"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::rules {

// REQUIRES: the text is a possible position. A wrong one is reported and the standard start given.
Position position_from(std::string_view text);

// "a1 b2 c3" as a set, and back in a1..i9 order.
CellSet cells(std::string_view names);
std::string names(CellSet set);

// How failures show them. Every test that compares such things includes this file.
void PrintTo(const CellSet& set, std::ostream* out);
void PrintTo(const Position& position, std::ostream* out);
void PrintTo(const Verdict& verdict, std::ostream* out);

// The lines of a file in tests/data that are no comments, each split where it has " | ".
struct Row {
    std::string left, right;
};
std::vector<Row> rows_of(const std::string& file);

std::vector<std::string> words(std::string_view text);

inline constexpr std::string_view duel_start =
    "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0-0 duel";
inline constexpr std::string_view belgian_start =
    "ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b 0-0 duel";

} // namespace sumito::rules
