#pragma once

// Games to be played by the tests, and hands to press the keys.

#include "cli/play_session.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::cli {

inline game::Instant second(int count) { return game::Instant(std::chrono::seconds(count)); }

inline game::Settings settings_at(std::string_view position) {
    game::Settings settings;
    settings.start = *rules::Position::from_text(position);
    settings.undo = true;
    return settings;
}

inline game::Settings settings_of(const rules::Ruleset& ruleset) {
    return settings_at(rules::Position::start(ruleset).text());
}

inline game::Settings with_clock(game::Settings settings, int seconds) {
    settings.time = {game::TimeControl::Kind::each_player, std::chrono::seconds(seconds), {}};
    settings.undo = false;
    settings.pause = true;
    return settings;
}

// One key a character: ^ v < > are arrows, \n enter, \x1b escape, \b backspace.
inline PlayKey key_of(char32_t c) {
    using Kind = PlayKey::Kind;
    switch (c) {
    case '^':
        return {Kind::up};
    case 'v':
        return {Kind::down};
    case '<':
        return {Kind::left};
    case '>':
        return {Kind::right};
    case '\n':
        return {Kind::enter};
    case '\x1b':
        return {Kind::escape};
    case '\b':
        return {Kind::backspace};
    default:
        return PlayKey::of(c);
    }
}

// A session at which keys are pressed, at time 0 unless said.
class Players {
public:
    explicit Players(const game::Settings& settings, words::Language language = words::Language::en)
        : session(
              PlayTable(game::Game(settings, second(0)), language),
              [this](const game::Game&, game::Instant) -> std::expected<std::string, std::string> {
                  ++*saves;
                  if (*disk_full) return std::unexpected("disk full");
                  return "game.sgn";
              }) {}
    Players(const Players&) = delete;
    Players& operator=(const Players&) = delete;

    void press(std::u32string_view keys, game::Instant now = second(0)) {
        for (const char32_t c : keys) session.handle(key_of(c), now);
    }

    const game::Game& game() const { return session.table().game(); }
    std::size_t plies() const { return game().plies().size(); }

    std::shared_ptr<int> saves = std::make_shared<int>(0);
    std::shared_ptr<bool> disk_full = std::make_shared<bool>(false);
    PlaySession session;
};

inline rules::CellSet cells(std::initializer_list<const char*> names) {
    rules::CellSet set;
    for (const char* name : names) set |= *rules::cell_named(name);
    return set;
}

} // namespace sumito::cli
