#pragma once

// A game at one terminal, of people and computers. What they do goes through Game::decide and
// Game::apply and comes back as sentences in their language; both faces of `sumito play` stand on
// this.

#include "cli/play_seats.h"
#include "game/game.h"
#include "words/text.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::cli {

class PlayTable {
public:
    PlayTable(game::Game game, words::Language language, const PlaySeats& seats = {})
        : game_(std::move(game)), language_(language), seats_(seats) {}

    const game::Game& game() const { return game_; }
    const rules::Position& position() const { return game_.position(); }
    words::Language language() const { return language_; }
    const PlaySeats& seats() const { return seats_; }

    // The game goes on and waits for a computer to move.
    bool is_computers_turn() const { return !game_.result() && seats_.is_computer(game_.turn()); }
    // Whose word it is when somebody presses a key: the player to move, or while a computer is to
    // move, the person who will be next. Nobody if only computers are left.
    std::optional<rules::Colour> person() const;

    struct Answer {
        bool done;
        std::string sentence;
        rules::CellSet where; // the cells a refusal is about
    };
    Answer act(rules::Colour seat, const game::Action& action, game::Instant now);
    // A move of the player to move, as text.
    Answer type_move(std::string_view text, game::Instant now);
    // Back to where a person was to move.
    Answer take_back(game::Instant now);
    // Somebody's time has run out.
    std::optional<Answer> check_time(game::Instant now);

    // Who has to say yes or no to a draw that was offered.
    std::optional<rules::Colour> asked_about_draw() const;

    std::string say(std::string_view key,
                    std::initializer_list<words::Argument> arguments = {}) const {
        return words::text(language_, key, arguments);
    }
    std::string player(rules::Colour colour) const;
    std::string side(rules::Side side) const;
    std::string turn_sentence() const;      // "Black to move.", or how the game ended
    std::string last_move_sentence() const; // empty if there is none
    std::string hint_sentence(rules::Move move) const;

    // The colours of the marbles that a side has ejected, in order; nothing where it is not known.
    std::vector<std::optional<rules::Colour>> ejected_by(rules::Side side) const;

private:
    std::string sentence_of(const game::Event& event, std::size_t plies_before) const;
    std::string skipped_since(std::size_t ply) const;

    game::Game game_;
    words::Language language_;
    PlaySeats seats_;
};

// The move of a ply and the position it was played in.
struct Played {
    rules::Position before;
    rules::Move move;
};
// The last one that was not a pass.
std::optional<Played> last_played(const game::Game& game);

} // namespace sumito::cli
