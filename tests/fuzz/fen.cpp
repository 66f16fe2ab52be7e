#include "fuzz.h"
#include "game/record_setup.h"
#include "rules/playstrategy.h"
#include "rules/position.h"

namespace sumito::fuzz {

using namespace rules;

namespace {

void read_fen(std::string_view text) {
    const auto setup = parse_playstrategy_fen(text);
    if (!setup) return require(setup.error().at <= text.size() && !setup.error().what.empty());
    require(parse_playstrategy_fen(to_playstrategy_fen(*setup)) == *setup);
    const auto position = Position::from(*setup);
    require(position.has_value() || !position.error().what.empty());
}

// The position in a record's tag: FEN, ours or APGN's.
void read_any(std::string_view text) {
    const auto setup = game::read_setup(text);
    if (!setup) return require(setup.error().at <= text.size() && !setup.error().what.empty());
    require(game::read_setup(to_text(*setup)) == *setup);
}

} // namespace

void run(std::string_view text) {
    read_fen(text);
    read_any(text);
}

} // namespace sumito::fuzz
