#include "engine/situation.h"

namespace sumito::engine {

void Situation::play(rules::Move move) {
    seen.push_back(position.hash());
    if (position.play(move).ejected) seen.clear();
}

Situation situation_of(const game::Game& game) {
    Situation situation{game.position(), {}, game.settings().draws};
    const auto plies = game.plies();
    // Skipped turns do not count as quiet moves, but positions follow them too.
    std::size_t first = plies.size();
    for (int quiet = game.quiet_plies(); quiet > 0 && first > 0; --first)
        quiet -= !plies[first - 1].move.is_pass();
    for (std::size_t i = first; i < plies.size(); ++i)
        situation.seen.push_back((i == 0 ? game.settings().start : plies[i - 1].after).hash());
    return situation;
}

} // namespace sumito::engine
