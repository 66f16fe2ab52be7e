#pragma once

// A bout as a line of text, enough for the table.

#include "arena/outcome.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::arena {

// "bout 12 4711 0:goal:-,-,-:83:6,2,0:9f3a 1:flag:-,flag,-:..." without the end of the line:
// number, length of the records' file, and for each game the winner's side, the ending, how each
// side fell out, plies, ejections, hash of the moves.
struct KeptBout {
    std::size_t number = 0;
    std::uint64_t record_bytes = 0;
    std::vector<Outcome> outcomes;

    friend bool operator==(const KeptBout&, const KeptBout&) = default;
};

std::string to_text(const KeptBout& bout);
std::optional<KeptBout> parse_kept_bout(std::string_view line);

} // namespace sumito::arena
