#include "game/time_control.h"

#include "fuzz.h"

namespace sumito::fuzz {

void run(std::string_view text) {
    const auto control = game::parse_time_control(text);
    if (!control) return require(!control.error().what.empty());
    require(game::parse_time_control(game::to_text(*control)) == *control);
}

} // namespace sumito::fuzz
