#pragma once

// Things of the game as JSON, in the shapes of web/src/core/types.ts.

#include "game/computers.h"
#include "game/game.h"
#include "game/study.h"
#include "game/taken.h"
#include "rules/layout.h"
#include "rules/position.h"
#include "wasm/json.h"
#include "words/language.h"

namespace sumito::wasm {

void tell(Json& json, const rules::Ruleset& ruleset);
void tell(Json& json, const rules::Layout& layout);
void tell(Json& json, const rules::Position& position);
// A legal move, no pass.
void tell(Json& json, const rules::Position& position, rules::Move move);
// In the order of reading.
void tell(Json& json, rules::CellSet cells);
// In the order in which they follow this cell in a direction.
void tell_row(Json& json, rules::CellSet cells, rules::Cell from, rules::Direction d);
void tell_verdict(Json& json, words::Language language, const rules::Position& position,
                  const rules::Verdict& verdict);
void tell_settings(Json& json, const game::Settings& settings, const game::Computers& computers);
void tell_result(Json& json, words::Language language, const game::Settings& settings,
                 const game::Result& result);
// The colours of the marbles each side has taken. What is not known is guessed from those that are
// missing at the start.
void tell_taken(Json& json, const rules::Position& start, const game::Taken& taken);
void tell_node(Json& json, const game::Study& study, int id);

} // namespace sumito::wasm
