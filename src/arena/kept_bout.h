#pragma once

// A bout as a line of text, enough for the table.

#include "arena/outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::arena {

// Where a bout is in the file of records, in bytes; nowhere if there is no such file.
struct RecordSpan {
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    friend bool operator==(const RecordSpan&, const RecordSpan&) = default;
};

// "bout 12 4711 5023 0:goal:-,-,-:83:6,2,0:9f3a 1:flag:-,flag,-:..." without the end of the line:
// number, where its records begin and end, and for each game the winner's side, the ending, how
// each side fell out, plies, ejections, hash of the moves.
struct KeptBout {
    std::size_t number = 0;
    RecordSpan records;
    std::vector<Outcome> outcomes;

    friend bool operator==(const KeptBout&, const KeptBout&) = default;
};

std::string to_text(const KeptBout& bout);
std::optional<KeptBout> parse_kept_bout(std::string_view line);

} // namespace sumito::arena
