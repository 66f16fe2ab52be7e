#include "engine/protocol/format.h"
#include "engine/protocol/moves.h"
#include "engine/protocol/options.h"
#include "engine/protocol/parse.h"
#include "fuzz.h"

#include <algorithm>

namespace sumito::fuzz {

using namespace engine::protocol;

namespace {

void require_sound(std::string_view line, const Error& error) {
    require(!error.what.empty() && error.at.value_or(0) <= line.size());
    const std::string text = error_text(error);
    require(text.size() < 300);
    require(std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; }));
}

void play(std::string_view line, const SetPosition& wanted) {
    const auto start = wanted.start.value_or(rules::Position::start(rules::duel));
    const auto game = play_game(start, {}, wanted.moves);
    if (!game) require_sound(line, game.error());
}

void consider(std::string_view line, const Go& go) {
    const auto moves = read_moves(rules::Position::start(rules::duel), go.only);
    if (!moves) require_sound(line, moves.error());
}

} // namespace

// As far as a line is understood without an engine.
void run(std::string_view line) {
    const auto command = parse(line);
    if (!command) return require_sound(line, command.error());
    if (const auto* wanted = std::get_if<SetPosition>(&*command)) play(line, *wanted);
    if (const auto* go = std::get_if<Go>(&*command)) consider(line, *go);
    if (const auto* option = std::get_if<SetOption>(&*command)) {
        const auto settings = changed({}, *option);
        if (!settings) require_sound(line, settings.error());
    }
}

} // namespace sumito::fuzz
