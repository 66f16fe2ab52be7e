#pragma once

// What happens in the full-screen game when keys are pressed: cursor, picked marbles, questions,
// messages. It knows nothing of terminals; play_view draws it.
//
//   arrows        move the cursor           space   picks a marble, or lets go of it
//   1 3 4 6 7 9   aim, as on a number pad   enter   aims, and then plays
//   a to i        begin a move as text      ?       help, and what the other keys do
//
// While a computer is to move, marbles cannot be chosen; all else can be done.

#include "cli/play_computers.h"
#include "cli/play_cursor.h"
#include "cli/play_key.h"
#include "cli/play_table.h"
#include "rules/judge.h"

#include <array>
#include <expected>
#include <functional>
#include <optional>
#include <string>

namespace sumito::cli {

class PlaySession {
public:
    // Where the game was saved, or why it was not.
    using Save =
        std::function<std::expected<std::string, std::string>(const game::Game&, game::Instant)>;

    enum class Mode : std::uint8_t {
        choosing, // marbles
        aiming,   // a direction
        typing,   // a move
        asking,   // a question waits for its answer
        help,
        over // the game has ended
    };
    enum class Question : std::uint8_t { resign, draw, quit };

    PlaySession(PlayTable table, Save save, PlayComputers computers);

    void handle(const PlayKey& key, game::Instant now);
    // Time goes by, and a computer may have found its move.
    void tick(game::Instant now);
    bool save(game::Instant now);
    // A computer thinks, so something may happen any moment.
    bool is_thinking() const { return computers_.is_busy(); }

    const PlayTable& table() const { return table_; }
    Mode mode() const { return mode_; }
    bool left() const { return left_; }           // the players have gone
    bool wants_another() const { return again_; } // to begin a new game
    rules::Cell cursor() const { return cursors_[table_.game().turn()].cell(); }
    rules::CellSet picked() const { return picked_; }
    rules::CellSet wrong() const { return wrong_; } // the cells the message is about
    const std::string& message() const { return message_; }
    const std::string& typed() const { return typed_; }
    std::string question() const;

    // Whether what is chosen, or the marble at the cursor, can go this way.
    bool can_go(rules::Direction d) const { return judged(d).legal(); }
    // The legal move that would be played now: aimed at, or typed in full.
    std::optional<rules::Move> preview() const;

private:
    void choose(const PlayKey& key, game::Instant now);
    void command(const PlayKey& key, game::Instant now);
    void aim(const PlayKey& key, game::Instant now);
    void type(const PlayKey& key, game::Instant now);
    void answer(const PlayKey& key, game::Instant now);
    void after_the_end(const PlayKey& key, game::Instant now);

    bool move_cursor(const PlayKey& key);
    void pick();
    void start_aiming();
    void aim_at(rules::Direction d, game::Instant now);
    void turn_aim(int sixths);
    void play_aimed(game::Instant now);
    void ask_for_hint(game::Instant now);
    void show_hint(rules::Move move);
    void hear(const PlayComputers::News& news);
    void ask(Question question);
    void toggle_pause(game::Instant now);

    rules::Verdict judged(rules::Direction d) const;
    bool says_yes(const PlayKey& key) const;
    bool says_no(const PlayKey& key) const;
    void act(const game::Action& action, game::Instant now);
    void act_in_person(const game::Action& action, game::Instant now);
    void tell(const PlayTable::Answer& answer);
    void explain(const rules::Verdict& verdict);
    void settle();
    void let_go();

    PlayTable table_;
    Save save_;
    PlayComputers computers_;
    Mode mode_ = Mode::choosing;
    Question question_ = Question::quit;
    rules::PerColour<PlayCursor> cursors_;
    rules::CellSet picked_;
    rules::Direction aim_ = rules::Direction::E; // while aiming
    rules::CellSet wrong_;
    std::string typed_;
    std::string message_;
    bool left_ = false;
    bool again_ = false;
};

// 7 9 / 4 6 / 1 3 lie on a number pad as the six directions do on the board.
std::optional<rules::Direction> direction_of_digit(char32_t digit);

} // namespace sumito::cli
