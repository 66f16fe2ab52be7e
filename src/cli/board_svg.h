#pragma once

#include "rules/position.h"

#include <string>

namespace sumito::cli {

// A picture of the board, as an SVG document.
std::string board_svg(const rules::Position& position);

} // namespace sumito::cli
