#include "cli/play_thinker.h"

#include <algorithm>
#include <csignal>
#include <exception>
#include <thread>
#include <utility>

namespace sumito::cli {

namespace {

// Signals are for the thread that waits for keys: a new size of the window must wake it.
void leave_signals_to_others() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

engine::Options options_for(int level, std::uint64_t seed) {
    engine::Options options;
    options.level = level;
    options.seed = seed;
    if (level < engine::strongest_level) {
        options.hash_megabytes = 8; // they do not look far
        return options;
    }
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    options.threads = std::clamp(cores - 1, 1, 8);
    return options;
}

} // namespace

engine::Engine& EngineThinker::engine_of(int level) {
    auto& engine = engines_[level];
    if (!engine) engine = std::make_unique<engine::Engine>(options_for(level, seed_));
    return *engine;
}

void EngineThinker::ask(const PlayQuestion& question) {
    stop();
    signals_ = std::make_unique<engine::Signals>();
    try {
        thought_ = std::async(std::launch::async, [this, question] {
            leave_signals_to_others();
            return engine_of(question.level).think(question.situation, question.limits, *signals_);
        });
    } catch (const std::exception&) { // no thread to be had
        std::promise<engine::Answer> none;
        none.set_exception(std::current_exception());
        thought_ = none.get_future();
    }
}

std::optional<PlayThought> EngineThinker::answer() {
    if (!thought_.valid() ||
        thought_.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return std::nullopt;
    try {
        return thought_.get();
    } catch (const std::exception& error) {
        return std::unexpected(std::string(error.what()));
    }
}

void EngineThinker::wait() {
    if (thought_.valid()) thought_.wait();
}

void EngineThinker::stop() {
    if (!thought_.valid()) return;
    signals_->stop = true;
    thought_.wait();
    thought_ = {};
}

} // namespace sumito::cli
