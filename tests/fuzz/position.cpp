#include "fuzz.h"
#include "rules/generate.h"
#include "rules/judge.h"

namespace sumito::fuzz {

using namespace rules;

void run(std::string_view text) {
    const auto setup = parse_setup(text);
    if (!setup) return require(setup.error().at <= text.size() && !setup.error().what.empty());
    require(parse_setup(to_text(*setup)) == *setup);
    const auto position = Position::from(*setup);
    if (!position) return require(!position.error().what.empty());
    require(Position::from_text(position->text()) == *position);
    const MoveList moves = generate(*position);
    require(count_moves(*position) == static_cast<int>(moves.size()));
    for (const Move move : moves) {
        if (!move.is_pass()) require(judge(*position, attempt_of(*position, move)).move == move);
        Position next = *position;
        next.play(move);
        require(Position::from(next.setup()) == next);
    }
}

} // namespace sumito::fuzz
