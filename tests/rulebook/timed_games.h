#pragma once

// What the rulebooks say of time, and of moves that stand: whole games, played at a table where a
// test tells the time.

#include "game/game.h"
#include "rulebook/figures.h"

#include <chrono>
#include <string_view>

namespace sumito::rulebook {

class Table {
public:
    explicit Table(game::Settings settings);
    // A start position with all else as usual.
    explicit Table(std::string_view start);

    void wait(game::Duration time) { now_ += time; }
    // Whoever has the turn plays; the test fails if it is refused.
    void play(std::string_view move);
    // Anybody does anything; the test fails if it is refused.
    void act(Colour colour, const game::Action& action);
    std::optional<game::Refusal::Why> refusal(Colour colour, const game::Action& action) const;
    game::Action move(std::string_view text) const;
    void check_time() { act(game_.turn(), game::CheckTime{}); }

    const game::Game& game() const { return game_; }
    game::Instant now() const { return now_; }

private:
    game::Instant now_{};
    game::Game game_;
};

game::TimeControl time_control(std::string_view text);
game::Settings timed(std::string_view start, std::string_view time);

// Each player has a time of their own, and who uses it up loses.
void expect_a_time_for_each_player(std::chrono::minutes time);
void expect_games_without_limit();
void expect_a_played_move_to_stand();

} // namespace sumito::rulebook
