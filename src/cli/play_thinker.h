#pragma once

// Somebody who thinks about one question while the game goes on.

#include "engine/engine.h"

#include <expected>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace sumito::cli {

struct PlayQuestion {
    engine::Situation situation;
    engine::Limits limits;
    int level;
};
// What was found, or why nothing was.
using PlayThought = std::expected<engine::Answer, std::string>;

class PlayThinker {
public:
    PlayThinker() = default;
    virtual ~PlayThinker() = default;
    PlayThinker(const PlayThinker&) = delete;
    PlayThinker& operator=(const PlayThinker&) = delete;

    // What was asked before no longer matters.
    virtual void ask(const PlayQuestion& question) = 0;
    virtual void drop() = 0;
    // Nothing as long as there is none; given once.
    virtual std::optional<PlayThought> answer() = 0;
    // Until there is one, if anything was asked.
    virtual void wait() = 0;
};

// The engine, in a thread of its own. One for each level, so that a strong one does not whisper to
// a weak one through what it remembers.
class EngineThinker : public PlayThinker {
public:
    explicit EngineThinker(std::uint64_t seed) : seed_(seed) {}
    ~EngineThinker() override { stop(); }

    void ask(const PlayQuestion& question) override;
    void drop() override { stop(); }
    std::optional<PlayThought> answer() override;
    void wait() override;

private:
    void stop();
    engine::Engine& engine_of(int level);

    std::uint64_t seed_;
    std::map<int, std::unique_ptr<engine::Engine>> engines_; // used by the thread alone
    std::unique_ptr<engine::Signals> signals_;
    std::future<engine::Answer> thought_;
};

} // namespace sumito::cli
