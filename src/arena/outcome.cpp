#include "arena/outcome.h"

namespace sumito::arena {

using rules::Side;

double points(const Outcome& outcome, Side side, int sides) {
    if (outcome.winner) return *outcome.winner == side ? 1 : 0;
    if (outcome.fell_out[side]) return 0;
    int sharing = 0;
    for (int s = 0; s < sides; ++s)
        if (!outcome.fell_out[static_cast<Side>(s)]) ++sharing;
    return 1.0 / sharing;
}

} // namespace sumito::arena
