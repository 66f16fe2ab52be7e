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
    float result;  // 1 won, 0 lost; between them what the moves to come made of it
};

struct NetSampleStatistics {
    std::size_t positions = 0, noisy = 0, shuffled = 0, known = 0;
};

// How a game ended says little about a position long before: with a horizon, what counts as its
// result is what the search said of the positions that came, each a little less than the one before
// it, and how the game ended for the rest.
class NetSamples {
public:
    // The horizon is in plies, with three players in moves of one's own; 0: how it ended alone.
    explicit NetSamples(const rules::Ruleset& ruleset, int horizon = 0)
        : shape_(ruleset), evaluation_(engine::weights_for(ruleset)), horizon_(horizon) {}
    // REQUIRES: a game of the ruleset
    void add(const ScoredGame& game);
    std::vector<NetSample> take() { return std::move(samples_); }
    const NetSampleStatistics& statistics() const { return statistics_; }

private:
    bool is_worth_it(const rules::Position& position, const ScoredGame& game, std::size_t ply);
    void add(const rules::Position& position, rules::Colour viewer, int score, float result);
    std::vector<rules::PerSide<float>> results_of(const ScoredGame& game) const; // by ply

    engine::NetShape shape_;
    engine::Evaluation evaluation_;
    int horizon_;
    std::vector<NetSample> samples_;
    std::unordered_set<std::uint64_t> known_;
    NetSampleStatistics statistics_;
};

} // namespace sumito::tuning
