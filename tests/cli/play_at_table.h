#pragma once

// Games to be played by the tests, and hands to press the keys.

#include "cli/play_session.h"
#include "rules/notation.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

// A computer on strings: it answers what it is told to, once.
class PuppetThinker : public PlayThinker {
public:
    struct Strings {
        std::vector<PlayQuestion> asked;
        std::optional<PlayThought> thought;
        int drops = 0;
    };
    explicit PuppetThinker(std::shared_ptr<Strings> strings) : strings_(std::move(strings)) {}

    void ask(const PlayQuestion& question) override {
        strings_->asked.push_back(question);
        strings_->thought.reset();
    }
    void drop() override {
        ++strings_->drops;
        strings_->thought.reset();
    }
    std::optional<PlayThought> answer() override {
        return std::exchange(strings_->thought, std::nullopt);
    }
    void wait() override {}

private:
    std::shared_ptr<Strings> strings_;
};

inline engine::Answer answer_of(const rules::Position& position, std::string_view move,
                                int hundredths = 0) {
    engine::Answer answer;
    answer.best = *rules::read_move(position, move);
    answer.lines.emplace_back().score = {engine::Score::Kind::marbles, hundredths};
    return answer;
}

inline PlaySeats computer_at(rules::Colour colour, int level = 3) {
    PlaySeats seats;
    seats.level[colour] = level;
    return seats;
}

// A session at which keys are pressed, at time 0 unless said.
class Players {
public:
    explicit Players(const game::Settings& settings, words::Language language = words::Language::en,
                     const PlaySeats& seats = {}, game::Duration pace = {})
        : session(
              PlayTable(game::Game(named(settings, seats, language), second(0)), language, seats),
              [this](const game::Game&, game::Instant) -> std::expected<std::string, std::string> {
                  ++*saves;
                  if (*disk_full) return std::unexpected("disk full");
                  return "game.sgn";
              },
              PlayComputers(std::make_unique<PuppetThinker>(computer), pace)) {}
    Players(const Players&) = delete;
    Players& operator=(const Players&) = delete;

    void press(std::u32string_view keys, game::Instant now = second(0)) {
        for (const char32_t c : keys) session.handle(key_of(c), now);
    }

    // The computer has found a move.
    void computer_plays(std::string_view move, game::Instant now = second(0)) {
        session.tick(now); // so that it is asked
        computer->thought = answer_of(game().position(), move);
        session.tick(now);
    }

    const game::Game& game() const { return session.table().game(); }
    std::size_t plies() const { return game().plies().size(); }

    std::shared_ptr<PuppetThinker::Strings> computer = std::make_shared<PuppetThinker::Strings>();
    std::shared_ptr<int> saves = std::make_shared<int>(0);
    std::shared_ptr<bool> disk_full = std::make_shared<bool>(false);
    PlaySession session;

private:
    static game::Settings named(game::Settings settings, const PlaySeats& seats,
                                words::Language language) {
        name_computers(settings, seats, language);
        return settings;
    }
};

inline rules::CellSet cells(std::initializer_list<const char*> names) {
    rules::CellSet set;
    for (const char* name : names) set |= *rules::cell_named(name);
    return set;
}

} // namespace sumito::cli
