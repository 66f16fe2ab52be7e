#pragma once

// A record as a tree of moves, for reading, trying out and writing. Whatever is done to it, it can
// be written as a record that can be read again:
//   - the first child of a node is the main line, the others are variations;
//   - what was tried after the end of a game is written as a variation that repeats its last turn,
//     and put back in its place when it is read;
//   - a result holds as long as the main line is the game that was played.

#include "game/record.h"

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::game {

class Study {
public:
    static constexpr int start = 0;
    static constexpr int nobody = -1;

    struct Node {
        int parent;
        Turn turn;                // without variations; the start's has a comment alone
        rules::Position position; // after it
        std::vector<int> children;
    };

    // Why something was not done: one sentence, no full stop.
    using Done = std::expected<void, std::string>;

    // REQUIRES: a record that can be replayed, with the variations' moves legal too
    explicit Study(Record record);

    const Settings& settings() const { return head_.settings; }
    std::span<const Tag> tags() const { return head_.tags; }
    // Null if there is none, or it was removed. Numbers are not used again.
    const Node* node(int id) const;
    int size() const { return static_cast<int>(nodes_.size()); } // all numbers are below

    // The child with that move, a new one if there was none. Turns that must be skipped after it
    // are, and it is the last of them that is answered.
    std::expected<int, std::string> add(int parent, rules::Move move);
    Done remove(int id); // with all that follows
    Done promote(int id);
    Done comment(int id, std::string_view text);
    Done mark(int id, std::span<const int> marks);
    // The name of a player, or any tag that the rest does not say. An empty value takes it away.
    Done set_tag(std::string_view name, std::string_view value);

    Record record() const;
    // The turns that lead to a node, as a game without a clock. Where they are none, since a turn
    // was skipped in thought or the end of the game passed by, it begins at the node. REQUIRES:
    // node(id)
    Record record_to(int id) const;
    std::vector<int> path_to(int id) const; // without the start. REQUIRES: node(id)

private:
    Node& at(int id) { return *nodes_[static_cast<std::size_t>(id)]; }
    const Node& at(int id) const { return *nodes_[static_cast<std::size_t>(id)]; }
    int new_child(int parent, rules::Move move);
    int child_with(int parent, rules::Move move) const;
    int child_or_new(int parent, rules::Move move);
    void read_line(int parent, Variation&& turns);
    void take_over(int id, const Turn& turn);
    std::optional<std::string> objection(int parent, rules::Move move) const;

    bool may_begin(int id) const;
    void put_first(int id);
    int depth_of(int id) const;
    int depth_below(int id) const;

    int first_child(int id) const;
    bool is_as_played() const;
    std::size_t as_played(std::span<const int> line) const;
    Game new_game() const;
    Game follow(std::vector<int>& line) const;
    Turn told(int id, bool played) const;
    Variation line_from(int id) const;
    void add_siblings(Turn& turn, int id) const;
    void add_continuation(Record& record, std::span<const int> line) const;

    Record head_; // its turns and comment are in the nodes
    std::vector<std::unique_ptr<Node>> nodes_;
    std::vector<int> played_; // the main line as it was read
};

} // namespace sumito::game
