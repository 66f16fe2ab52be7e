#pragma once

// The computer player. It is asked for a move in a situation and answers; on the way it tells a
// listener what it sees. It prints nothing, and reads no clock but for its own limits.
//
// One thread and a limit of nodes or depth give the same answer every time on every machine, as
// long as what came before since new_game() was the same.

#include "engine/level.h"
#include "engine/limits.h"
#include "engine/net.h"
#include "engine/parameters.h"
#include "engine/report.h"
#include "engine/situation.h"
#include "engine/style.h"
#include "engine/weights.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace sumito::engine {

struct Options {
    int hash_megabytes = 64; // 1 to 65536
    int threads = 1;         // 1 to 256
    int lines = 1;           // 1 to 256: how many best moves to tell of
    int level = strongest_level;
    int style = Style::automatic;
    std::uint64_t seed = 0;                        // for levels that do not always play the same
    std::optional<Weights> weights = std::nullopt; // instead of those of the ruleset
    bool learned = true;                           // with a net, where there is one for the game
    std::shared_ptr<const Net> net = nullptr;      // for its game, instead of the program's own
    Parameters parameters = {};

    friend bool operator==(const Options&, const Options&) = default;
};

// Not thread-safe but for what Signals carry: one search at a time.
class Engine {
public:
    explicit Engine(const Options& options = {});
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    const Options& options() const;
    void set(const Options& options);
    // Forgets everything it learnt.
    void new_game();

    // Returns when a limit is reached or `signals.stop` is set, at the latest a few milliseconds
    // after. The answer is always a legal move.
    // REQUIRES: the position has a legal move (a pass counts).
    Answer think(const Situation& situation, const Limits& limits, Signals& signals,
                 const Listener& listener = {});
    Answer think(const Situation& situation, const Limits& limits);

    struct State;

private:
    Answer search(const Situation& situation, const Limits& limits, int lines, Signals& signals,
                  const Listener& listener);

    std::unique_ptr<State> state_;
};

} // namespace sumito::engine
