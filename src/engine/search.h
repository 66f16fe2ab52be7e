#pragma once

// One thread's search of the tree below a position: alpha-beta with a principal variation.
//
// The players are drawn as two parties, the root's side and everybody else. A value is that of the
// party to move, and its sign flips only when the party changes. With two sides that is the game
// as it is, whatever the order of turns. With three, the others would be too strong together: of
// the two only one, whichever can do more harm, answers each move of the root's side (best reply).

#include "engine/evaluation.h"
#include "engine/histories.h"
#include "engine/net.h"
#include "engine/ordering.h"
#include "engine/parameters.h"
#include "engine/path.h"
#include "engine/situation.h"
#include "engine/table.h"
#include "rules/position.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sumito::engine {

struct RootMove {
    rules::Move move;
    Value value = -infinite; // in this depth; -infinite if it is known only to be worse
    Value last = -infinite;  // in the depth before
    int selective_depth = 0;
    std::vector<rules::Move> line; // begins with move
};

struct SearchStatistics {
    std::uint64_t nodes = 0;
    std::uint64_t quiet_nodes = 0; // those of the quiescence search among them
    std::uint64_t cutoffs = 0;
    std::uint64_t first_move_cutoffs = 0;
};

class Search {
public:
    // Asked every thousand nodes or so: is it time to stop?
    using Poll = std::function<bool(std::uint64_t nodes)>;

    // `net`: null if there is none.
    Search(Table& table, const Parameters& parameters, const Weights& weights, const Net* net,
           std::atomic<bool>& stop);

    // Begins a search. Histories of earlier ones stay, half forgotten.
    void start(const Situation& situation, const Temper& temper, Value draw);
    void forget(); // the histories
    void limit_nodes(std::optional<std::uint64_t> nodes) { node_limit_ = nodes.value_or(~0ULL); }
    void set_poll(Poll poll) { poll_ = std::move(poll); }

    // Searches the root moves from `first` on and puts the best of them there, if one is above
    // alpha. REQUIRES: moves is not empty from there on
    Value search_root(std::vector<RootMove>& moves, std::size_t first, Value alpha, Value beta,
                      int depth);

    bool stopped() const { return stop_->load(std::memory_order_relaxed); }
    const Parameters& parameters() const { return parameters_; }
    const SearchStatistics& statistics() const { return statistics_; }
    std::uint64_t nodes() const { return published_nodes_.load(std::memory_order_relaxed); }

private:
    struct Line {
        int size = 0;
        std::array<rules::Move, max_ply> moves;
    };
    // What the search keeps for each ply.
    struct Frame {
        rules::Position position = rules::Position::start(rules::duel);
        Placement placement;
        NetSums sums; // with a net
        int ply = 0;
        int quiet = 0;                          // moves since the last ejection
        rules::Move move = rules::Move::pass(); // the one tried here
        rules::Move excluded = rules::Move::pass();
        Value evaluation = 0;
        std::array<rules::Move, 2> killers{rules::Move::pass(), rules::Move::pass()};
        Line line;
    };

    // A node while its moves are tried.
    struct Node {
        Value alpha, beta;
        int depth;
        bool cut;       // a cutoff is expected
        bool excluding; // all moves but one are looked at
        bool improving = false;
        bool decisive = false; // whoever ejects next wins
        std::optional<Entry> entry;
        Value known = 0; // what the table says
        Value guess = 0;
        Value alpha_before = 0; // before any move was tried
        Value best = -infinite;
        bool best_ejects = false;
        rules::Move best_move = rules::Move::pass();
        int number = 0; // of moves, up to the one that is tried
        std::size_t tried_count = 0;
        std::array<rules::Move, 64> tried; // quiet ones

        Node(Value a, Value b, int d, bool c, bool e)
            : alpha(a), beta(b), depth(d), cut(c), excluding(e) {}
        bool is_answered() const; // by the table
    };

    template <bool Principal> Value search(Frame& f, Value alpha, Value beta, int depth, bool cut);
    template <bool Principal> bool enter(Frame& f); // false if it is time to stop
    std::optional<Value> settled(const Frame& f, Node& n) const;
    void look_up(const Frame& f, Node& n) const;
    bool needs_one(const Frame& f, bool movers) const;
    std::optional<Value> prune(Frame& f, const Node& n);
    bool is_hopeless(const Node& n) const;
    bool is_late(const Node& n) const;
    template <bool Principal>
    bool is_futile(const Frame& f, const Node& n, const Candidate& candidate) const;
    template <bool Principal> int reduction_of(const Node& n, const Candidate& c) const;
    template <bool Principal>
    Value value_of(Frame& f, const Node& n, const Candidate& candidate, int depth);
    template <bool Principal> void note_best(Frame& f, Node& n, rules::Move move, Value value);
    template <bool Principal> void try_moves(Frame& f, Node& n, Ordering& ordering);
    template <bool Principal> void leave_it(Frame& f, Node& n);
    template <bool Principal> Value without_a_move(Frame& f, const Node& n);
    Value value_of_root_move(rules::Move move, int number, Value alpha, Value beta, int depth);
    void note_line(RootMove& root_move);
    template <bool Principal> Value quiesce(Frame& f, Value alpha, Value beta);
    // The value of the position after f.move to the party to move in f.
    template <bool Principal>
    Value value_of_child(Frame& f, Value alpha, Value beta, int depth, bool cut);

    void play(Frame& f, rules::Move move);
    void take_back() { path_.pop(); }
    std::optional<Value> decided(const Frame& f) const;
    Value evaluate(const Frame& f) const;
    // By what was found out about positions like it.
    std::array<std::int16_t*, 3> corrections_of(const Frame& f) const;
    Value corrected(const Frame& f, Value evaluation) const;
    void learn_correction(const Frame& f, const Node& n);
    Value learnt(const Frame& f) const;
    Hints hints_for(const Frame& f, rules::Move known);
    void reward(Frame& f, rules::Move best, int depth, std::span<const rules::Move> tried);
    int reduction(int depth, int number) const;
    bool try_null(Frame& f, Value beta, int depth, bool cut, Value& value);
    int extension(Frame& f, const Node& n, rules::Move move);

    // In best reply: the first of two others to move, who may leave it to the second.
    bool may_leave_it(const Frame& f) const {
        return best_reply_ && !of_root(f) &&
               f.position.ruleset().side[f.position.ruleset().turns.next(f.position.turn())] !=
                   root_side_;
    }
    bool of_root(const Frame& f) const { return f.position.side_to_move() == root_side_; }
    bool same_party(const Frame& a, const Frame& b) const { return of_root(a) == of_root(b); }
    Frame& child(Frame& f) { return frames_[static_cast<std::size_t>(f.ply) + 1]; }
    Frame& back(Frame& f, int plies) { return frames_[static_cast<std::size_t>(f.ply - plies)]; }
    const Frame& back(const Frame& f, int plies) const {
        return frames_[static_cast<std::size_t>(f.ply - plies)];
    }
    // A pass before the root.
    rules::Move move_before(const Frame& f, int plies) const {
        return f.ply >= plies ? back(f, plies).move : rules::Move::pass();
    }
    std::uint64_t key_of(const Frame& f) const { return f.position.hash() ^ root_key_; }
    bool count_node();

    Table* table_;
    Parameters parameters_;
    Evaluation evaluation_;
    const Net* net_;
    std::atomic<bool>* stop_;
    Poll poll_;
    std::uint64_t node_limit_ = ~0ULL;
    std::atomic<std::uint64_t> published_nodes_ = 0;
    SearchStatistics statistics_;
    std::unique_ptr<Histories> histories_;
    std::unique_ptr<std::array<Frame, max_ply + 2>> frames_storage_;
    std::array<Frame, max_ply + 2>& frames_;
    Path path_;
    game::DrawRules draws_;
    Value draw_ = 0; // to the root's side
    rules::Side root_side_{};
    rules::Colour root_colour_{};
    std::uint64_t root_key_ = 0;
    bool best_reply_ = false;
    int period_ = 2; // plies until the same colour moves again
    int selective_depth_ = 0;
    int null_before_ = 0; // no pass tried before this ply
    std::array<std::array<int, 64>, 64> reductions_;
};

} // namespace sumito::engine
