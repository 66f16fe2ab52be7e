#include "fuzz.h"
#include "rules/playstrategy.h"
#include "rules/position.h"

namespace sumito::fuzz {

using namespace rules;

void run(std::string_view text) {
    const auto setup = parse_playstrategy_fen(text);
    if (!setup) return require(!setup.error().what.empty());
    require(parse_playstrategy_fen(to_playstrategy_fen(*setup)) == *setup);
    const auto position = Position::from(*setup);
    require(position.has_value() || !position.error().what.empty());
}

} // namespace sumito::fuzz
