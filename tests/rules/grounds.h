#pragma once

// Whether the reason that judge gives is so, as the referee's board has it.

#include "referee/referee.h"
#include "rules/judge.h"

namespace sumito::rules {

// REQUIRES: the attempt is of one step.
bool is_true(const referee::Game& game, const Attempt& attempt, const Verdict& verdict);

} // namespace sumito::rules
