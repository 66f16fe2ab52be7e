#pragma once

// A game as text, PGN-shaped, for every mode; docs/formats.md says how. A record is what such a
// text says, a Game what comes of replaying it.

#include "game/game.h"
#include "rules/layout.h"
#include "rules/notation.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::game {

struct Tag {
    std::string name; // see is_tag_name
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

struct Turn;
// Never empty inside a Turn, and nested no deeper than deepest_variation.
using Variation = std::vector<Turn>;
inline constexpr int deepest_variation = 50;

struct Turn {
    rules::Move move = rules::Move::pass(); // a pass for a skipped turn
    std::optional<Duration> clock;          // left after it, the player's own or the game's
    // The player resigned, or ran out of time, instead of taking this turn, and the others go on.
    std::optional<Result::Why> retired;
    std::vector<rules::Colour> resigned; // others who did so out of turn, after this one
    std::vector<int> marks;              // PGN's glyphs: 1 is "!"; 0 to 255
    std::string before;                  // a comment on what is to come
    std::string comment;                 // and one on what was played
    std::vector<Variation> variations;   // instead of this turn

    friend bool operator==(const Turn&, const Turn&) = default;
};

// A score without a reason, as files from elsewhere give it.
struct Claim {
    std::optional<rules::Side> winner; // none: a draw

    friend bool operator==(const Claim&, const Claim&) = default;
};

struct Record {
    Settings settings;
    std::vector<Tag> tags; // what the rest does not say; see is_own_tag
    std::string comment;
    std::vector<rules::Colour> resigned; // before the first turn, out of turn
    Variation turns;
    std::optional<Result> result;
    std::optional<Claim> claim; // only if there is no result
    // What the player to move, or the game, had left when a clocked game was put away or ended by
    // word of mouth.
    std::optional<Duration> time_left;

    friend bool operator==(const Record&, const Record&) = default;
};

// What is wrong with a record, and where.
struct RecordError {
    std::size_t game = 0; // from 1, like all of these; 0: does not apply
    std::size_t line = 0;
    std::size_t column = 0;
    std::size_t ply = 0;
    std::string move;                      // as it stands in the text
    std::string what;                      // one sentence, no full stop
    std::optional<rules::Verdict> verdict; // of a move that is one, but not legal

    friend bool operator==(const RecordError&, const RecordError&) = default;
};

// "game 2, line 10, column 5, ply 7, a1b2: what is wrong".
std::string to_text(const RecordError& error);

// Letters, digits and underscores.
bool is_tag_name(std::string_view name);
// Said by settings, result and time_left, so not among the tags of a record. Two exceptions: a
// Termination or a TimeControl that is not understood stays a tag.
bool is_own_tag(std::string_view name);

// REQUIRES: a record that can be replayed, with the variations' moves legal too.
std::string to_text(const Record& record, rules::Notation notation = rules::Notation::standard);

struct ReadOptions {
    const rules::Layout* layout = nullptr; // for texts that do not say; null: standard
    bool swapped_cells = false; // old PlayStrategy: cells with letter and digit exchanged
};

// Reads the games of a text one by one. After a game that is wrong it goes on with the next.
// REQUIRES: the text outlives the reader.
class RecordReader {
public:
    explicit RecordReader(std::string_view text, const ReadOptions& options = {});
    ~RecordReader();
    RecordReader(RecordReader&&) noexcept;
    RecordReader& operator=(RecordReader&&) noexcept;

    // Nothing at the end of the text. What it gives has been replayed without objection.
    std::optional<std::expected<Record, RecordError>> next();

private:
    class Source;
    std::unique_ptr<Source> source_;
};

// A game as it stands, finished or not. A clock that runs is read at `now`; at the last turn if
// that is not given. Offers of a draw are not kept.
Record record_of(const Game& game, Instant now = Instant::min());

// What a record says of a game beside the game: tags, comments, marks and variations, of the turns
// as far as both have the same. REQUIRES: both begin alike
void take_over_notes(Record& record, const Record& from);

// The game, begun at Instant{}, or such that the last that happened in it happened at `end`. An
// unfinished clocked game is paused, with the time that was left: it goes on with Resume.
std::expected<Game, RecordError> replay(const Record& record);
std::expected<Game, RecordError> replay(const Record& record, Instant end);

} // namespace sumito::game
