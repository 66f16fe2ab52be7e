#pragma once

#include "cli/analyse_review.h"
#include "game/record.h"

namespace sumito::cli {

// Writes what was found into a record of the game: the evaluation as a comment, [%eval 0.12], and
// behind a move that gave much away its mark and the better line. What was there stays.
void annotate(game::Record& record, const GameReview& review);

} // namespace sumito::cli
