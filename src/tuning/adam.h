#pragma once

// Steps of a size of their own for each number, as its slopes have been (Kingma and Ba 2015).

#include <cmath>
#include <cstddef>
#include <span>
#include <vector>

namespace sumito::tuning {

template <class T> class Adam {
public:
    explicit Adam(std::size_t size) : mean_(size), square_(size) {}

    // Downhill. REQUIRES: both are of the size it was made for
    void step(std::span<T> numbers, std::span<const T> slopes, T rate) {
        ++count_;
        const T mean_part = 1 - std::pow(T(0.9), static_cast<T>(count_));
        const T square_part = 1 - std::pow(T(0.999), static_cast<T>(count_));
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            mean_[i] = T(0.9) * mean_[i] + T(0.1) * slopes[i];
            square_[i] = T(0.999) * square_[i] + T(0.001) * slopes[i] * slopes[i];
            numbers[i] -=
                rate * (mean_[i] / mean_part) / (std::sqrt(square_[i] / square_part) + smallest);
        }
    }

private:
    static constexpr T smallest = T(1e-9); // so that nothing is divided by zero

    int count_ = 0;
    std::vector<T> mean_, square_;
};

} // namespace sumito::tuning
