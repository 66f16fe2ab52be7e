#pragma once

// Who is it that one plays against? In a duel it shows in how well the other's moves are foreseen:
// a player as strong as oneself does what one expects every other time or so, one who only builds a
// wall and waits one time in seven.

#include "engine/report.h"
#include "engine/situation.h"

#include <cstdint>
#include <optional>

namespace sumito::engine {

class Acquaintance {
public:
    // It is one's turn.
    void meet(const Situation& situation);
    // So one will move, and expects an answer.
    void expect(const rules::Position& position, const Answer& answer);

    // Seldom foreseen: somebody weaker.
    bool is_strange() const { return moves_ >= enough && foreseen_ * seldom <= moves_; }

private:
    static constexpr int enough = 12;
    static constexpr int seldom = 5; // one of so many

    std::optional<std::uint64_t> thought_about_; // the hash of the last position
    std::uint64_t expected_ = 0;                 // and of the one that was to follow
    int moves_ = 0;
    int foreseen_ = 0;
};

} // namespace sumito::engine
