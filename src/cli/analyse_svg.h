#pragma once

#include "cli/analyse_review.h"

#include <string>
#include <string_view>

namespace sumito::cli {

// The evaluation of a game, move by move, as an SVG document: one curve seen by the first side, or
// one for each of three players. Dots are ejections, signs the moves that gave much away.
std::string curve_svg(const GameReview& review, std::string_view title);

} // namespace sumito::cli
