#include "game/study.h"

#include "rules/generate.h"
#include "rules/outcome.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sumito::game {

using rules::Move;
using rules::Position;

namespace {

constexpr int most_nodes = 1'000'000;
constexpr const char* no_such_turn = "there is no such turn";
constexpr const char* begins_with_pass = "a game does not begin with a turn that is skipped";
constexpr const char* too_deep = "variations nested too deep";

std::unexpected<std::string> no(std::string why) { return std::unexpected(std::move(why)); }

bool must_pass(const Position& position) {
    const rules::MoveList moves = rules::generate(position);
    return moves.size() == 1 && moves[0].is_pass();
}

void join(std::string& text, std::string_view more) {
    if (more.empty() || text == more) return;
    if (!text.empty()) text += '\n';
    text += more;
}

std::string* name_of_seat(Settings& settings, std::string_view tag) {
    constexpr std::array<std::string_view, rules::max_colours> tags{"Black", "White", "Red",
                                                                    "Yellow"};
    const auto found = std::ranges::find(tags, tag);
    if (found == tags.end()) return nullptr;
    return &settings.seats.at[static_cast<std::size_t>(found - tags.begin())].name;
}

} // namespace

// --- from a record ---

Study::Study(Record record) : head_(std::move(record)) {
    nodes_.push_back(std::make_unique<Node>(Node{nobody, {}, head_.settings.start, {}}));
    at(start).turn.comment = std::exchange(head_.comment, {});
    const std::size_t turns = head_.turns.size();
    read_line(start, std::exchange(head_.turns, {}));
    for (int id = start; played_.size() < turns;) played_.push_back(id = first_child(id));
}

// The whole line before its variations: one of them may begin like the line itself.
void Study::read_line(int parent, Variation&& turns) {
    const int before = parent;
    for (const Turn& turn : turns) {
        parent = child_or_new(parent, turn.move);
        take_over(parent, turn);
    }
    parent = before;
    for (Turn& turn : turns) {
        for (Variation& variation : turn.variations) read_line(parent, std::move(variation));
        parent = child_with(parent, turn.move);
    }
}

// What is said about a turn that is told twice is said together.
void Study::take_over(int id, const Turn& turn) {
    Turn& mine = at(id).turn;
    if (!mine.clock) mine.clock = turn.clock;
    if (!mine.retired) mine.retired = turn.retired;
    if (mine.resigned.empty()) mine.resigned = turn.resigned;
    for (const int mark : turn.marks)
        if (std::ranges::find(mine.marks, mark) == mine.marks.end()) mine.marks.push_back(mark);
    join(mine.before, turn.before);
    join(mine.comment, turn.comment);
}

int Study::new_child(int parent, Move move) {
    Node node{parent, {}, at(parent).position, {}};
    node.turn.move = move;
    node.position.play(move);
    nodes_.push_back(std::make_unique<Node>(std::move(node)));
    at(parent).children.push_back(size() - 1);
    return size() - 1;
}

// --- looking and changing ---

const Study::Node* Study::node(int id) const {
    return id >= 0 && id < size() ? nodes_[static_cast<std::size_t>(id)].get() : nullptr;
}

std::vector<int> Study::path_to(int id) const {
    std::vector<int> path;
    for (; id != start; id = at(id).parent) path.push_back(id);
    std::ranges::reverse(path);
    return path;
}

int Study::first_child(int id) const {
    return at(id).children.empty() ? nobody : at(id).children.front();
}

int Study::child_with(int parent, Move move) const {
    for (const int child : at(parent).children)
        if (at(child).turn.move == move) return child;
    return nobody;
}

int Study::child_or_new(int parent, Move move) {
    const int child = child_with(parent, move);
    return child != nobody ? child : new_child(parent, move);
}

std::expected<int, std::string> Study::add(int parent, Move move) {
    if (!node(parent)) return no(no_such_turn);
    if (const auto why = objection(parent, move)) return no(*why);
    int child = child_or_new(parent, move);
    const std::size_t round = settings().start.ruleset().turns.size();
    for (std::size_t i = 0; i < round && must_pass(at(child).position); ++i)
        child = child_or_new(child, Move::pass());
    return child;
}

std::optional<std::string> Study::objection(int parent, Move move) const {
    const Position& position = at(parent).position;
    if (rules::outcome(position)) return "the game is over";
    if (!move.is_pass() && !rules::is_legal(position, move)) return "the move is not legal";
    if (child_with(parent, move) != nobody) return std::nullopt;
    if (parent == start && move.is_pass() && !must_pass(position)) return begins_with_pass;
    // One is left for what comes after the end of a game.
    const int aside = at(parent).children.empty() ? 0 : 1;
    if (depth_of(parent) + aside >= deepest_variation) return too_deep;
    if (size() >= most_nodes) return "too many turns";
    return std::nullopt;
}

Study::Done Study::remove(int id) {
    if (!node(id) || id == start) return no(no_such_turn);
    const int parent = at(id).parent;
    std::erase(at(parent).children, id);
    std::vector<int> doomed{id};
    while (!doomed.empty()) {
        const int next = doomed.back();
        doomed.pop_back();
        doomed.insert(doomed.end(), at(next).children.begin(), at(next).children.end());
        nodes_[static_cast<std::size_t>(next)].reset();
    }
    for (const int child : at(parent).children)
        if (may_begin(child)) {
            put_first(child);
            break;
        }
    return {};
}

// A game cannot begin with a turn that somebody skipped in thought.
bool Study::may_begin(int id) const {
    return at(id).parent != start || !at(id).turn.move.is_pass() || must_pass(at(start).position);
}

Study::Done Study::promote(int id) {
    if (!node(id) || id == start) return no(no_such_turn);
    if (!may_begin(id)) return no(begins_with_pass);
    const int first = at(at(id).parent).children.front();
    if (id != first && depth_of(first) + depth_below(first) + 1 >= deepest_variation)
        return no(too_deep);
    put_first(id);
    return {};
}

void Study::put_first(int id) {
    std::vector<int>& siblings = at(at(id).parent).children;
    const auto found = std::ranges::find(siblings, id);
    std::rotate(siblings.begin(), found, found + 1);
}

// How deep in variations a turn stands.
int Study::depth_of(int id) const {
    int depth = 0;
    for (; id != start; id = at(id).parent)
        if (at(at(id).parent).children.front() != id) ++depth;
    return depth;
}

// And how much deeper the deepest that follows it.
int Study::depth_below(int id) const {
    struct Place {
        int id, depth;
    };
    int deepest = 0;
    std::vector<Place> places{{id, 0}};
    while (!places.empty()) {
        const auto [here, depth] = places.back();
        places.pop_back();
        deepest = std::max(deepest, depth);
        for (const int child : at(here).children)
            places.push_back({child, depth + (child == at(here).children.front() ? 0 : 1)});
    }
    return deepest;
}

Study::Done Study::comment(int id, std::string_view text) {
    if (!node(id)) return no(no_such_turn);
    at(id).turn.comment = text;
    return {};
}

Study::Done Study::mark(int id, std::span<const int> marks) {
    if (!node(id) || id == start) return no(no_such_turn);
    if (std::ranges::any_of(marks, [](int mark) { return mark < 0 || mark > 255; }))
        return no("a mark is a number from 0 to 255");
    at(id).turn.marks.assign(marks.begin(), marks.end());
    return {};
}

Study::Done Study::set_tag(std::string_view name, std::string_view value) {
    if (std::string* seat = name_of_seat(head_.settings, name)) {
        *seat = value;
        return {};
    }
    if (!is_tag_name(name)) return no("a tag's name is letters, digits and underscores");
    if (is_own_tag(name)) return no("the tag " + std::string(name) + " follows from the rest");
    const auto found = std::ranges::find(head_.tags, name, &Tag::name);
    if (value.empty())
        std::erase_if(head_.tags, [&](const Tag& tag) { return tag.name == name; });
    else if (found != head_.tags.end())
        found->value = value;
    else
        head_.tags.push_back({std::string(name), std::string(value)});
    return {};
}

} // namespace sumito::game
