#include "engine/style.h"

#include <algorithm>

namespace sumito::engine {

namespace {

// Quiet moves before it loses patience, and how fast it does.
constexpr int patience = 24;
constexpr int percent_a_ply = 3;
// Behind by so much it is solid again.
constexpr Value worried = -marble_value / 2;

} // namespace

Temper temper_of(int style, const Parameters& p) {
    const int daring = std::clamp(style, Style::solid, Style::daring);
    return {.own = 100 - daring * (100 - p.daring_own) / 100,
            .foes = 100 + daring * (p.daring_foes - 100) / 100};
}

Value draw_value(int style) { return -std::clamp(style, Style::solid, Style::daring); }

int style_found_out(int quiet_plies, Value balance) {
    const int wish = std::clamp((quiet_plies - patience) * percent_a_ply, 0, Style::rather_daring);
    const int courage = std::clamp(100 - 100 * balance / worried, 0, 100);
    return balance >= 0 ? wish : wish * courage / 100;
}

} // namespace sumito::engine
