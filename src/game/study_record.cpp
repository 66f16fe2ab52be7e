// Study as a record.

#include "game/study.h"

#include <algorithm>
#include <utility>

namespace sumito::game {

using rules::Move;

namespace {

// If the game allows it.
void act(Game& game, rules::Colour seat, const Action& action) {
    if (const auto event = game.decide(seat, action, Instant{})) game.apply(*event);
}

void resign(Game& game, std::span<const rules::Colour> colours) {
    for (const rules::Colour colour : colours) act(game, colour, Resign{});
}

// The game's next turn, or one it has skipped by itself. False if it cannot be.
bool take_turn(Game& game, std::size_t ply, const Turn& turn) {
    if (game.plies().size() <= ply && turn.retired) act(game, game.turn(), Resign{});
    if (game.plies().size() <= ply) act(game, game.turn(), Play{turn.move});
    if (game.plies().size() <= ply || game.plies()[ply].move != turn.move) return false;
    resign(game, turn.resigned);
    return true;
}

// What was said of an end that is none any more.
void forget_end(Record& record) {
    record.claim.reset();
    record.time_left.reset();
    std::erase_if(record.tags, [](const Tag& tag) { return tag.name == "Termination"; });
}

} // namespace

// The game that was read is still the main line. Turns that had to be skipped are, whatever else
// was thought of.
bool Study::is_as_played() const {
    return std::ranges::all_of(played_, [this](int id) {
        return node(id) && (first_child(at(id).parent) == id || at(id).turn.move.is_pass());
    });
}

// How many turns of a line are those of the game that was read.
std::size_t Study::as_played(std::span<const int> line) const {
    return static_cast<std::size_t>(std::ranges::mismatch(line, played_).in1 - line.begin());
}

// When somebody retired, and the clock, are known of the game that was read alone.
Turn Study::told(int id, bool played) const {
    Turn turn = at(id).turn;
    if (played) return turn;
    turn.clock.reset();
    turn.retired.reset();
    turn.resigned.clear();
    return turn;
}

Game Study::new_game() const {
    Settings settings = head_.settings;
    settings.time = {};
    Game game(settings, Instant{});
    resign(game, head_.resigned);
    return game;
}

// Along the main line, as far as it is one game.
Game Study::follow(std::vector<int>& line) const {
    Game game = new_game();
    bool played = true;
    for (int id = start;; line.push_back(id)) {
        const std::size_t ply = line.size();
        const bool skipped = game.plies().size() > ply;
        id = skipped ? child_with(id, Move::pass()) : first_child(id);
        played = played && ply < played_.size() && played_[ply] == id;
        if (id == nobody || !take_turn(game, ply, told(id, played))) return game;
    }
}

Record Study::record() const {
    Record record = head_;
    record.comment = at(start).turn.comment;
    const bool over = (head_.result || head_.claim) && is_as_played();
    std::vector<int> line = played_;
    if (!over || (line.empty() && first_child(start) != nobody)) {
        line.clear();
        const Game game = follow(line);
        record.result = game.result();
        if (line != played_ || record.result) forget_end(record);
        record.turns.resize(std::max(line.size(), game.plies().size())); // some skipped at the end
    }
    record.turns.resize(std::max(line.size(), record.turns.size()));
    const std::size_t known = as_played(line);
    for (std::size_t i = 0; i < line.size(); ++i) {
        record.turns[i] = told(line[i], i < known);
        add_siblings(record.turns[i], line[i]);
    }
    add_continuation(record, line);
    return record;
}

void Study::add_siblings(Turn& turn, int id) const {
    for (const int sibling : at(at(id).parent).children)
        if (sibling != id) turn.variations.push_back(line_from(sibling));
}

Variation Study::line_from(int id) const {
    Variation line{at(id).turn};
    for (id = first_child(id); id != nobody; id = first_child(id)) {
        line.push_back(at(id).turn);
        add_siblings(line.back(), id);
    }
    return line;
}

// What comes after the end of the game: instead of the turn that is skipped there, or behind the
// last turn, told once more.
void Study::add_continuation(Record& record, std::span<const int> line) const {
    const int last = line.empty() ? start : line.back();
    const int first = first_child(last);
    if (first == nobody || record.turns.empty()) return;
    if (line.size() < record.turns.size()) {
        for (const int child : at(last).children)
            record.turns[line.size()].variations.push_back(line_from(child));
        return;
    }
    Variation more = line_from(first);
    add_siblings(more.front(), first);
    Turn again;
    again.move = at(last).turn.move;
    more.insert(more.begin(), std::move(again));
    record.turns.back().variations.push_back(std::move(more));
}

Record Study::record_to(int id) const {
    const std::vector<int> path = path_to(id);
    const std::size_t known = as_played(path);
    Game game = new_game();
    for (std::size_t i = 0; i < path.size(); ++i)
        if (!take_turn(game, i, told(path[i], i < known))) {
            Settings settings = game.settings();
            settings.start = at(id).position;
            return record_of(Game(settings, Instant{}));
        }
    return record_of(game);
}

} // namespace sumito::game
