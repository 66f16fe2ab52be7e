#pragma once

// Positions for a net to learn from: quiet ones, each once, whichever way the board was turned.

#include "engine/evaluation.h"
#include "engine/net.h"
#include "tuning/game_file.h"

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

namespace sumito::tuning {

struct NetSample {
    rules::PerColour<std::uint64_t> marbles;
    rules::Colour viewer;
    std::uint8_t stage; // of the net
    // What follows is to the viewer.
    float by_hand; // the evaluation that the net corrects, in marbles
    float score;   // of the search, in marbles
    float result;  // 1 won, 0 lost
};

struct NetSampleStatistics {
    std::size_t positions = 0, noisy = 0, shuffled = 0, known = 0;
};

class NetSamples {
public:
    explicit NetSamples(const rules::Ruleset& ruleset)
        : shape_(ruleset), evaluation_(engine::weights_for(ruleset)) {}
    // REQUIRES: a game of the ruleset
    void add(const ScoredGame& game);
    std::vector<NetSample> take() { return std::move(samples_); }
    const NetSampleStatistics& statistics() const { return statistics_; }

private:
    bool is_worth_it(const rules::Position& position, const ScoredGame& game, std::size_t ply);
    void add(const rules::Position& position, const ScoredGame& game, rules::Colour viewer,
             int score);
    std::uint64_t key_of(const rules::Position& position) const;

    engine::NetShape shape_;
    engine::Evaluation evaluation_;
    std::vector<NetSample> samples_;
    std::unordered_set<std::uint64_t> known_;
    NetSampleStatistics statistics_;
};

} // namespace sumito::tuning
