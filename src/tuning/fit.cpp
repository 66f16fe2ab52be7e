#include "tuning/fit.h"

#include "engine/random.h"
#include "tuning/adam.h"
#include "tuning/chance.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace sumito::tuning {

using engine::weight_count;
using Vector = std::array<double, weight_count>;

namespace {

double target_of(const Sample& s, const FitOptions& options) {
    const double by_score =
        sigmoid(static_cast<double>(options.scale) * 2 * static_cast<double>(s.score));
    const double share = static_cast<double>(options.score_share);
    return share * by_score + (1 - share) * static_cast<double>(s.result);
}

double value_of(const Sample& s, const Vector& w) {
    double value = 0;
    for (std::size_t i = 0; i < weight_count; ++i)
        value += w[i] * static_cast<double>(s.features[i]);
    return value;
}

// Of a value in units of the evaluation.
double slope(const FitOptions& options) {
    return static_cast<double>(options.scale) * 2 / engine::marble_value;
}

struct Step {
    Vector gradient{};
    double loss = 0;

    void add(const Sample& s, const Vector& w, const FitOptions& options) {
        const double k = slope(options);
        const double p = sigmoid(k * value_of(s, w));
        const double error = p - target_of(s, options);
        loss += error * error;
        const double factor = 2 * error * p * (1 - p) * k;
        for (std::size_t i = 0; i < weight_count; ++i)
            gradient[i] += factor * static_cast<double>(s.features[i]);
    }
};

engine::Weights rounded(const Vector& w) {
    engine::Weights weights;
    for (std::size_t i = 0; i < weight_count; ++i)
        weights.at[i] = static_cast<std::int16_t>(std::lround(std::clamp(w[i], -9999.0, 9999.0)));
    return weights;
}

double loss_on(std::span<const Sample> samples, const Vector& w, const FitOptions& options) {
    Step step;
    for (const Sample& s : samples) step.add(s, w, options);
    return samples.empty() ? 0 : step.loss / static_cast<double>(samples.size());
}

} // namespace

Sample sample_of(const rules::Position& position, rules::Side side, float result, float score) {
    Sample sample{.features = {}, .result = result, .score = score};
    const int sides = position.ruleset().sides;
    for (int s = 0; s < sides; ++s) {
        const auto other = static_cast<rules::Side>(s);
        const engine::Features counts = engine::features(position, other);
        const float share = other == side ? 1.0F : -1.0F / static_cast<float>(sides - 1);
        for (std::size_t i = 0; i < weight_count; ++i) {
            const bool fine =
                i == index(engine::Weight::spread) || i == index(engine::Weight::distance);
            const float unit = fine ? 1.0F / engine::spread_unit : 1.0F;
            sample.features[i] += share * unit * static_cast<float>(counts[i]);
        }
    }
    return sample;
}

engine::Weights fit(const std::vector<Sample>& samples, const engine::Weights& start,
                    const FitOptions& options,
                    const std::function<void(const FitProgress&)>& told) {
    constexpr std::size_t batch = 1024;
    const std::size_t seen = samples.size() - samples.size() / 10; // the last games are kept back
    const std::span<const Sample> learn(samples.data(), seen);
    const std::span<const Sample> keep(samples.data() + seen, samples.size() - seen);
    std::vector<std::size_t> order(seen);
    std::iota(order.begin(), order.end(), std::size_t{0});

    Vector w{};
    std::copy(start.at.begin(), start.at.end(), w.begin());
    const Vector begin = w;
    Adam<double> adam(weight_count);
    double rate = static_cast<double>(options.rate);
    engine::Random random(1);
    for (int epoch = 1; epoch <= options.epochs; ++epoch) {
        for (std::size_t i = seen; i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
        for (std::size_t from = 0; from + batch <= seen; from += batch) {
            Step step;
            for (std::size_t i = from; i < from + batch; ++i) step.add(learn[order[i]], w, options);
            for (std::size_t i = 0; i < weight_count; ++i)
                step.gradient[i] = step.gradient[i] / batch +
                                   static_cast<double>(options.pull) * (w[i] - begin[i]);
            adam.step(w, step.gradient, rate);
        }
        rate *= 0.93;
        if (told) told({epoch, loss_on(learn, w, options), loss_on(keep, w, options)});
    }
    return rounded(w);
}

} // namespace sumito::tuning
