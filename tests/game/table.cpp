#include "table.h"

#include "rules/notation.h"

#include <algorithm>
#include <sstream>
#include <string>

namespace sumito::game {

using rules::Colour;

Settings from(std::string_view text) { return from(text, {}); }

Settings from(std::string_view text, const TimeControl& time) {
    Settings settings;
    settings.start = rules::Position::from_text(text).value();
    settings.time = time;
    return settings;
}

std::expected<Event, Refusal> act(Game& game, Colour seat, const Action& action, Instant now) {
    auto answer = game.decide(seat, action, now);
    if (answer) game.apply(*answer);
    return answer;
}

std::optional<Refusal::Why> refusal(const Game& game, Colour seat, const Action& action,
                                    Instant now) {
    const auto answer = game.decide(seat, action, now);
    return answer ? std::nullopt : std::optional(answer.error().why);
}

Play move_in(const Game& game, std::string_view text) {
    return Play{rules::read_move(game.position(), text).value()};
}

void play(Game& game, std::string_view moves, Instant now) {
    std::istringstream words{std::string(moves)};
    for (std::string word; words >> word;) {
        const auto move = rules::read_move(game.position(), word);
        ASSERT_TRUE(move) << word << " in " << game.position().text();
        const auto answer = act(game, game.turn(), Play{*move}, now);
        ASSERT_TRUE(leads_to<Moved>(answer)) << word << " in " << game.position().text();
    }
}

namespace {

bool same_ply(const Ply& a, const Ply& b) {
    return a.by == b.by && a.move == b.move && a.after == b.after && a.left == b.left;
}

bool same_players(const Game& a, const Game& b) {
    return std::ranges::all_of(a.ruleset().turns, [&](Colour c) {
        return a.is_retired(c) == b.is_retired(c) && a.agrees_to_draw(c) == b.agrees_to_draw(c);
    });
}

} // namespace

testing::AssertionResult same(const Game& a, const Game& b) {
    const auto differ = [](std::string_view what) { return testing::AssertionFailure() << what; };
    if (!(a.settings() == b.settings()) || a.started() != b.started())
        return differ("settings or start");
    if (!(a.position() == b.position())) return differ("position");
    if (!std::ranges::equal(a.plies(), b.plies(), same_ply)) return differ("plies");
    if (!(a.clock() == b.clock())) return differ("clock");
    if (a.result() != b.result()) return differ("result");
    if (a.is_paused() != b.is_paused()) return differ("pause");
    if (!same_players(a, b) || a.draw_offered() != b.draw_offered()) return differ("players");
    if (a.quiet_plies() != b.quiet_plies()) return differ("quiet plies");
    return testing::AssertionSuccess();
}

} // namespace sumito::game
