#pragma once

// The computers at a table. They are asked when it is their turn, when somebody has offered them a
// draw, and for hints; what they answer is done when it is there.

#include "cli/play_table.h"
#include "cli/play_thinker.h"

#include <memory>
#include <optional>

namespace sumito::cli {

class PlayComputers {
public:
    // At least `pace` goes by before a computer moves, so that people can follow.
    explicit PlayComputers(std::unique_ptr<PlayThinker> thinker, game::Duration pace = {})
        : thinker_(std::move(thinker)), pace_(pace) {}

    struct News {
        PlayTable::Answer answer;
        std::optional<rules::Move> hint;
    };
    // Asks whoever is to be asked, and does what was answered.
    std::optional<News> attend(PlayTable& table, game::Instant now);

    // Asks for a good move of the player to move.
    // REQUIRES: the game is not over
    void ask_for_hint(const PlayTable& table, game::Instant now);

    // Something has happened at the table: what was asked no longer matters.
    void drop();

    bool is_busy() const { return pending_.has_value(); }
    void wait() { thinker_->wait(); } // until an answer is there

private:
    struct Pending {
        enum class Kind : std::uint8_t { move, draw, hint };
        Kind kind;
        rules::Colour seat;
        game::Instant not_before;
    };

    void ask_what_is_due(const PlayTable& table, game::Instant now);
    void ask(const Pending& pending, const PlayQuestion& question);
    News conclude(const Pending& pending, const PlayThought& thought, PlayTable& table,
                  game::Instant now);
    News hint(const PlayTable& table, rules::Move move);
    News done_or_failed(const PlayTable& table, const PlayTable::Answer& answer);
    News failed(const PlayTable& table, std::string_view why);

    std::unique_ptr<PlayThinker> thinker_;
    game::Duration pace_;
    std::optional<Pending> pending_;
    bool failed_ = false; // nobody is asked again until something happens
};

} // namespace sumito::cli
