#pragma once

// A program that speaks UGI, or UCI, as a player. It is started when it is first needed, and again
// when it was ended because of a fault: whatever it does costs it one game and nobody else a
// moment.
//
// If it offers the options Seed, Repetitions and QuietLimit, it is told what the match knows.

#include "arena/contender.h"
#include "arena/player.h"
#include "arena/process.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::arena {

struct Patience {
    engine::Milliseconds margin{5'000};        // over the time for a move
    engine::Milliseconds to_get_ready{10'000}; // to start, or to begin a new game
};

class ProgramPlayer : public Player {
public:
    ProgramPlayer(const Contender& contender, const MoveLimits& limits,
                  const game::DrawRules& draws, const Patience& patience);

    std::expected<void, Fault> new_game(std::uint64_t seed) override;
    std::expected<Choice, Fault> choose(const game::Game& game, game::Instant now,
                                        const std::stop_token& stop) override;

private:
    using Done = std::expected<void, Fault>;
    using Line = std::expected<std::string, Fault>;

    Done start(Deadline deadline);
    Done greet(Deadline deadline);
    Done offer(std::string_view name, std::uint64_t value, Deadline deadline);
    Done send(std::string_view line, Deadline deadline);
    Line receive(Deadline deadline);
    // Reads on until one of these, and notes the options on the way.
    Line receive_one_of(std::string_view first, std::string_view second, Deadline deadline);
    Line receive_only(std::string_view word, Deadline deadline) {
        return receive_one_of(word, word, deadline);
    }
    Fault fault(Fault::Why why, std::string detail);
    Fault fault(Process::Silence why);

    Deadline deadline(const game::Game& game, game::Instant now) const;
    std::expected<Choice, Fault> read_answer(const rules::Position& position, Deadline until);

    Contender contender_;
    MoveLimits limits_;
    game::DrawRules draws_;
    Patience patience_;
    std::optional<Process> process_;
    std::stop_token stop_;
    std::set<std::string, std::less<>> offered_; // options
    bool speaks_uci_ = false;
};

} // namespace sumito::arena
