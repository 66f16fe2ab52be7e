#pragma once

// Teaches a net: its output should foretell, by a logistic curve, how games ended and what the
// search thought.

#include "engine/net.h"
#include "tuning/net_samples.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace sumito::tuning {

struct TrainingOptions {
    int epochs = 30;
    float score_share = 0.5F; // of the target; the rest is the result
    float rate = 1e-3F;       // of learning, at the beginning
    int threads = 1;
    std::uint64_t seed = 1;
    const engine::Net* parent = nullptr; // to go on from; at random if none
};

struct TrainingProgress {
    int epoch;
    double loss;            // mean squared error on what it learns from
    double validation_loss; // and on what it does not see
};

struct Trained {
    engine::Net net;
    // What it says of each position for validation, in marbles, before its numbers were rounded.
    std::vector<float> said;
};

// REQUIRES: all samples, and a parent, are of the ruleset
Trained train(const rules::Ruleset& ruleset, std::span<const NetSample> samples,
              std::span<const NetSample> validation, const TrainingOptions& options,
              const std::function<void(const TrainingProgress&)>& told);

} // namespace sumito::tuning
