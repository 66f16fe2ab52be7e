#include "engine/protocol/thinking.h"

#include "engine/protocol/format.h"

#include <utility>

namespace sumito::engine::protocol {

bool Pace::allows(Milliseconds now) {
    const auto second = now.count() / 1000;
    if (second != std::exchange(second_, second)) lines_ = 0;
    return ++lines_ <= lines_a_second;
}

Thinking::Thinking(Engine& engine, Order order, Output& output)
    : engine_(engine), order_(std::move(order)), output_(output) {
    signals_.pondering = order_.ponder;
    thread_ = std::thread([this] { run(); });
}

Thinking::~Thinking() {
    stop();
    wait();
}

void Thinking::tell(std::atomic<bool>& signal, bool value) {
    const std::lock_guard lock(mutex_);
    signal = value;
    told_.notify_one();
}

void Thinking::stop() { tell(signals_.stop, true); }
void Thinking::ponder_hit() { tell(signals_.pondering, false); }

void Thinking::wait() {
    if (thread_.joinable()) thread_.join();
}

void Thinking::run() {
    const auto listener = [this](const Report& seen) { report(seen); };
    const Answer answer = engine_.think(order_.situation, order_.limits, signals_, listener);
    {
        std::unique_lock lock(mutex_);
        told_.wait(lock, [this] { return !is_held(); });
    }
    const rules::Position& position = order_.situation.position;
    if (left_out_)
        for (const Report& last : answer.lines) output_.line(info_text(position, last));
    // Before the answer: whoever reads it may begin the next search at once.
    over_ = true;
    output_.line(best_move_text(position, answer));
}

void Thinking::report(const Report& report) {
    if (pace_.allows(report.elapsed))
        output_.line(info_text(order_.situation.position, report));
    else
        left_out_ = true;
}

} // namespace sumito::engine::protocol
