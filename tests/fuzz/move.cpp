#include "fuzz.h"
#include "rules/generate.h"
#include "rules/notation.h"

namespace sumito::fuzz {

using namespace rules;

// The first line is a position, or none and the standard start is meant; the rest a move.
void run(std::string_view text) {
    const std::size_t end = text.find('\n');
    const auto given = Position::from_text(text.substr(0, end));
    const Position position = given ? *given : Position::start(duel);
    const auto move = read_move(position, text.substr(end + 1));
    if (move) {
        require(is_legal(position, *move));
        for (const auto notation : {Notation::standard, Notation::nacre, Notation::playstrategy})
            require(read_move(position, to_text(position, *move, notation)) == *move);
    } else if (const auto* verdict = std::get_if<Verdict>(&move.error())) {
        require(!verdict->legal() && CellSet::board().contains(verdict->where));
    } else {
        require(!std::get<TextError>(move.error()).what.empty());
    }
}

} // namespace sumito::fuzz
