#pragma once

// Sets of cells that a player might take hold of, sensible and not.

#include "rules/cell_set.h"

#include <vector>

namespace sumito::rules {

// One, two or three cells in a row: every group that can be moved, if its marbles are right.
const std::vector<CellSet>& straight_groups();

// Groups that never can: none, more than three in a row, with gaps, bent, and random ones.
const std::vector<CellSet>& odd_groups();

} // namespace sumito::rules
