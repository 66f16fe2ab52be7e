#pragma once

// Weights of the evaluation fitted to games: the value of each position should foretell, by a
// logistic curve, how its game ended and what the search thought of it.

#include "engine/evaluation.h"
#include "engine/weights.h"

#include <array>
#include <functional>
#include <vector>

namespace sumito::tuning {

// A position of a game, as the evaluation sees it for a side.
struct Sample {
    std::array<float, engine::weight_count> features; // of the side less those of the others
    float result;                                     // 1 won, 0 lost, to the side
    float score;                                      // of the search, in marbles, to the side
};

Sample sample_of(const rules::Position& position, rules::Side side, float result, float score);

struct FitOptions {
    int epochs = 60;
    float score_share = 0.5F; // of the target; the rest is the result
    float scale = 0.6F;       // steepness of the curve, for a marble
    float rate = 3.0F;        // of learning, in units of a weight
    float pull = 1e-7F;       // towards the weights one began with
};

struct FitProgress {
    int epoch;
    double loss;            // mean squared error on what it learns from
    double validation_loss; // and on a tenth it does not see
};

engine::Weights fit(const std::vector<Sample>& samples, const engine::Weights& start,
                    const FitOptions& options, const std::function<void(const FitProgress&)>& told);

} // namespace sumito::tuning
