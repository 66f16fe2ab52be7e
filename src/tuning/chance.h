#pragma once

// The chance to win that a value means, by a logistic curve.

#include <cmath>

namespace sumito::tuning {

template <class T> T sigmoid(T x) { return 1 / (1 + std::exp(-x)); }

// For a marble, as engine::net::output_value has it.
inline constexpr float steepness = 1.2F;

inline float chance_of(float marbles) { return sigmoid(steepness * marbles); }

} // namespace sumito::tuning
