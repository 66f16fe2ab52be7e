#include "engine/games.h"

#include "engine/random.h"
#include "rules/generate.h"

#include <stdexcept>

namespace sumito::engine {

std::vector<rules::Position> random_game(const rules::Ruleset& ruleset, std::uint64_t seed,
                                         int plies) {
    Random random(seed);
    std::vector<rules::Position> positions{rules::Position::start(ruleset)};
    for (int i = 0; i < plies; ++i) {
        const rules::MoveList moves = rules::generate(positions.back());
        if (moves.empty()) break;
        rules::Position next = positions.back();
        next.play(moves[random.below(moves.size())]);
        positions.push_back(next);
    }
    return positions;
}

rules::Position position_of(const char* text) {
    const auto position = rules::Position::from_text(text);
    if (!position) throw std::runtime_error(position.error().what);
    return *position;
}

} // namespace sumito::engine
