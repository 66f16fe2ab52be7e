#pragma once

// The result of a match as text.

#include "arena/tally.h"

#include <string>

namespace sumito::cli {

// "120/400, 70.0 : 50.0, elo +58.5 (+20.1 to +98.3), llr 1.20 (-2.94 2.94)"
std::string running_score(const arena::Plan& plan, const arena::Tally& tally);

// The table at the end, as `sumito match --help` describes it.
std::string match_table(const arena::Plan& plan, const arena::Tally& tally);

} // namespace sumito::cli
