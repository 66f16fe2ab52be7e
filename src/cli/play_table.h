#pragma once

// A game that people play at one terminal. What they do goes through Game::decide and Game::apply
// and comes back as sentences in their language; both faces of `sumito play` stand on this.

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
    PlayTable(game::Game game, words::Language language)
        : game_(std::move(game)), language_(language) {}

    const game::Game& game() const { return game_; }
    const rules::Position& position() const { return game_.position(); }
    words::Language language() const { return language_; }

    struct Answer {
        bool done;
        std::string sentence;
        rules::CellSet where; // the cells a refusal is about
    };
    Answer act(rules::Colour seat, const game::Action& action, game::Instant now);
    // A move of the player to move, as text.
    Answer type_move(std::string_view text, game::Instant now);
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

    // The colours of the marbles that a side has ejected, in order; nothing where it is not known.
    std::vector<std::optional<rules::Colour>> ejected_by(rules::Side side) const;

private:
    std::string sentence_of(const game::Event& event, std::size_t plies_before) const;
    std::string skipped_since(std::size_t ply) const;

    game::Game game_;
    words::Language language_;
};

// The move of a ply and the position it was played in.
struct Played {
    rules::Position before;
    rules::Move move;
};
// The last one that was not a pass.
std::optional<Played> last_played(const game::Game& game);

} // namespace sumito::cli
