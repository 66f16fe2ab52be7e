#pragma once

// Positions for a net to learn from: quiet ones, each once, whichever way the board was turned.

#include "engine/evaluation.h"
#include "tuning/game_file.h"

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

namespace sumito::tuning {

// As the side to move sees it.
struct NetSample {
    std::uint64_t own, foes; // marbles
    float by_hand;           // the evaluation that the net corrects, in marbles
    float score;             // of the search, in marbles
    float result;            // 1 won, 0 lost
    std::uint8_t needed;     // ejections still needed, both together
};

struct NetSampleStatistics {
    std::size_t positions = 0, noisy = 0, shuffled = 0, known = 0;
};

class NetSamples {
public:
    NetSamples() : evaluation_(engine::weights_for(rules::duel)) {}
    void add(const ScoredGame& game);
    std::vector<NetSample> take() { return std::move(samples_); }
    const NetSampleStatistics& statistics() const { return statistics_; }

private:
    engine::Evaluation evaluation_;
    std::vector<NetSample> samples_;
    std::unordered_set<std::uint64_t> known_;
    NetSampleStatistics statistics_;
};

} // namespace sumito::tuning
