#pragma once

// The questions before a game: how many players, who of them is a computer, which game, which
// layout, which clock. Every one has an answer already; enter begins.

#include "cli/play_canvas.h"
#include "cli/play_key.h"
#include "cli/play_seats.h"
#include "game/settings.h"
#include "rules/layout.h"
#include "words/language.h"

#include <optional>
#include <string>
#include <vector>

namespace sumito::cli {

class PlaySetup {
public:
    // Those named after a colour are its seat.
    enum class Row : std::uint8_t {
        players,
        mode,
        black,
        white,
        red,
        yellow,
        layout,
        clock,
        language
    };
    enum class State : std::uint8_t { asking, ready, left };

    explicit PlaySetup(words::Language language) : language_(language) {}

    void handle(const PlayKey& key);
    State state() const { return state_; }

    words::Language language() const { return language_; }
    game::Settings settings() const;
    PlaySeats seats() const; // all others are people

    // What there is to see.
    std::vector<Row> rows() const; // those that make sense now
    Row row() const { return row_; }
    std::string question(Row row) const;
    std::string answer(Row row) const;
    const rules::Layout& layout() const;
    static std::optional<rules::Colour> seat_of(Row row);

private:
    const rules::Ruleset& ruleset() const;
    bool makes_sense(Row row) const;
    void change_seat(rules::Colour colour, int step);
    std::vector<const rules::Layout*> choices() const;
    void go(int step);
    void change(int step);

    words::Language language_;
    State state_ = State::asking;
    Row row_ = Row::players;
    int players_ = 2;
    int four_ = 0; // teams or tandem
    int layout_ = 0;
    int clock_ = 0;
    PlaySeats seats_; // of all four colours, whether or not they play
};

Canvas view_of(const PlaySetup& setup, int width, int height, const Look& look);

// Moves may be taken back without a clock, and the clock may be stopped: it is a game among
// friends.
void make_friendly(game::Settings& settings);

} // namespace sumito::cli
