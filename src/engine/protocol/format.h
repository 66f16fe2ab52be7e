#pragma once

// What the engine says, as lines of text.

#include "engine/engine.h"
#include "engine/protocol/line.h"
#include "rules/position.h"

#include <string>

namespace sumito::engine::protocol {

// "cp 35": hundredths of a marble; "win 7", "loss 4": plies to the ejection that decides.
std::string score_text(const Score& score);

// `info depth ...`; the moves are those of a search from this position.
std::string info_text(const rules::Position& position, const Report& report);

// `bestmove M [ponder M]`.
std::string best_move_text(const rules::Position& position, const Answer& answer);
inline constexpr const char* no_best_move = "bestmove (none)";

// `info string error [character N:] ...`, characters counted from 1.
std::string error_text(const Error& error);

} // namespace sumito::engine::protocol
