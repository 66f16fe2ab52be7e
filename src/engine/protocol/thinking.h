#pragma once

// One `go`: the engine thinks in a thread of its own, tells what it sees, and answers with exactly
// one `bestmove`. The answer to an infinite search, or while it ponders, is held back until it is
// told to stop, or that the expected move was played, even if there is nothing left to think about.
//
// All calls from one thread.

#include "engine/engine.h"
#include "engine/protocol/output.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace sumito::engine::protocol {

struct Order {
    Situation situation;
    Limits limits;
    bool infinite = false;
    bool ponder = false;
};

// So many lines a second as one can read out, no more.
class Pace {
public:
    static constexpr int lines_a_second = 200;
    bool allows(Milliseconds now);

private:
    Milliseconds::rep second_ = 0;
    int lines_ = 0;
};

class Thinking {
public:
    // REQUIRES: the situation has a legal move; nobody else uses the engine until it is over.
    Thinking(Engine& engine, Order order, Output& output);
    // Stops it.
    ~Thinking();
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

    // It has answered, or is about to without any further thought.
    bool is_over() const { return over_; }
    // It will not answer by itself.
    bool is_held() const { return !signals_.stop && (order_.infinite || signals_.pondering); }
    bool is_pondering() const { return signals_.pondering; }

    void stop();
    void ponder_hit();
    // Until it has answered. REQUIRES: not held
    void wait();

private:
    void run();
    void report(const Report& report);
    void tell(std::atomic<bool>& signal, bool value);

    Engine& engine_;
    const Order order_;
    Output& output_;
    Signals signals_;
    std::mutex mutex_;
    std::condition_variable told_;
    Pace pace_;
    bool left_out_ = false; // some report, for the sake of the pace
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

} // namespace sumito::engine::protocol
