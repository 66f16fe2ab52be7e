#pragma once

// The moves of a node, one after the other, those that are likely to be best first: the move the
// table knows, ejections, killers, then all others by what the histories say. Most nodes end before
// those others have to be made and put in order.

#include "engine/histories.h"
#include "engine/parameters.h"
#include "rules/move_sets.h"
#include "rules/position.h"
#include "rules/view.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace sumito::engine {

struct Candidate {
    rules::Move move;
    bool pushes; // a foe's marble, ejected or not
    bool ejects;
    int score; // what the histories say, and more
};

// What is known when the moves of a node are put in order.
struct Hints {
    rules::Move known; // from the table; a pass if none
    std::array<rules::Move, 2> killers;
    const History* main;
    const AnswerHistory* answer; // to the last move
    const AnswerHistory* sequel; // to the mover's own last move
    const Parameters* parameters;
};

struct MoveKind;

class Ordering {
public:
    Ordering(const rules::View& view, const Hints& hints) : view_(view), hints_(hints) {}

    // A pass when there are no more.
    Candidate next();
    // No more moves but ejections.
    void skip_quiet() { skip_quiet_ = true; }

private:
    // How good a move looks, whether it pushes, and its place in the list, in one number, so that
    // the best is found with a plain search for the greatest.
    static constexpr int place_bits = 9;
    static constexpr int key_of(int score, bool pushes, std::size_t place) {
        return (score * 2 + static_cast<int>(pushes)) * (1 << place_bits) + static_cast<int>(place);
    }
    static constexpr int taken = std::numeric_limits<int>::min();
    static_assert(rules::MoveList::capacity <= 1 << place_bits);

    enum class Stage : std::uint8_t {
        known,
        make_ejections,
        ejections,
        killers,
        make_quiet,
        quiet,
        done
    };

    void make_ejections();
    Candidate next_killer();
    void make_quiet();
    void add_all(const MoveKind& kind, std::uint64_t cells, bool pushes);
    int history_of(rules::Move move) const;
    void add(rules::Move move, bool pushes, int score) {
        keys_[size_] = key_of(score, pushes, size_);
        moves_[size_++] = move;
    }
    Candidate best_left(bool ejects);

    rules::View view_;
    Hints hints_;
    rules::MoveSets sets_;
    Stage stage_ = Stage::known;
    bool skip_quiet_ = false;
    std::size_t killer_ = 0; // the next of them
    std::size_t left_ = 0;
    std::size_t size_ = 0;
    std::array<int, rules::MoveList::capacity> keys_;
    std::array<rules::Move, rules::MoveList::capacity> moves_;
};

// Does a legal move push, does it eject?
struct Force {
    bool pushes, ejects;
};
Force force_of(const rules::View& view, rules::Move move);

} // namespace sumito::engine
