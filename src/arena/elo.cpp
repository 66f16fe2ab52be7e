#include "arena/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace sumito::arena {

namespace {

double score_of(std::size_t half_points) { return static_cast<double>(half_points) / 4; }

} // namespace

std::uint64_t Pairs::count() const {
    return std::accumulate(with.begin(), with.end(), std::uint64_t{0});
}

double Pairs::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < with.size(); ++i) sum += score_of(i) * static_cast<double>(with[i]);
    return sum / static_cast<double>(count());
}

double Pairs::variance() const {
    const double middle = mean();
    double sum = 0;
    for (std::size_t i = 0; i < with.size(); ++i)
        sum += (score_of(i) - middle) * (score_of(i) - middle) * static_cast<double>(with[i]);
    return sum / static_cast<double>(count());
}

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_of(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

Estimate estimate(const Pairs& pairs) {
    constexpr double of_95_percent = 1.959964;
    const double score = pairs.mean();
    const double error = std::sqrt(pairs.variance() / static_cast<double>(pairs.count()));
    Estimate result{elo_of(score), elo_of(score - of_95_percent * error),
                    elo_of(score + of_95_percent * error), 0.5};
    if (error > 0)
        result.superiority = std::erfc((0.5 - score) / error / std::sqrt(2.0)) / 2;
    else if (score != 0.5)
        result.superiority = score > 0.5 ? 1 : 0;
    return result;
}

} // namespace sumito::arena
