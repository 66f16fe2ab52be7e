#pragma once

// What happened on the board, or why it did not, in one sentence for players.

#include "game/action.h"
#include "game/result.h"
#include "game/settings.h"
#include "rules/judge.h"
#include "rules/position.h"
#include "words/language.h"

#include <string>

namespace sumito::words {

// "Two black marbles c3 c4 push one white marble from c5 to c6."
// REQUIRES: move is legal in the position, or a pass.
std::string move_sentence(Language language, const rules::Position& position, rules::Move move);

// Why an attempt in this position is not legal, and which cells are the reason.
std::string verdict_sentence(Language language, const rules::Position& position,
                             const rules::Verdict& verdict);

std::string refusal_sentence(Language language, const rules::Position& position,
                             const game::Refusal& refusal);

// "White resigns. Black wins!"
std::string result_sentence(Language language, const game::Settings& settings,
                            const game::Result& result);

// "c3 c4 c5", in the order of reading.
std::string cells_text(rules::CellSet cells);

} // namespace sumito::words
