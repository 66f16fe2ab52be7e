#include "tuning/net_training.h"

#include "engine/random.h"
#include "tuning/adam.h"
#include "tuning/symmetry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <thread>
#include <vector>

// The loops that take all the time, for what the machine has.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) &&                             \
    !defined(__SANITIZE_ADDRESS__)
#define SUMITO_FOR_EACH_MACHINE                                                                    \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define SUMITO_FOR_EACH_MACHINE
#endif

namespace sumito::tuning {

namespace net = engine::net;

namespace {

constexpr std::size_t hidden = net::hidden;
constexpr std::size_t batch = 8192;
constexpr float steepness = 1.2F; // for a marble, as net::output_value has it

// All numbers of a net, in one row.
struct Numbers {
    static constexpr std::size_t input_size = std::size_t{net::inputs} * hidden;
    static constexpr std::size_t bias_at = input_size;
    static constexpr std::size_t output_at = bias_at + hidden;
    static constexpr std::size_t output_bias_at = output_at + net::stages * 2 * hidden;
    static constexpr std::size_t patterns_at = output_bias_at + net::stages;
    static constexpr std::size_t size = patterns_at + engine::pattern_count;

    std::vector<float> at = std::vector<float>(size);

    float* input(std::size_t i) { return at.data() + i * hidden; }
    const float* input(std::size_t i) const { return at.data() + i * hidden; }
    float* bias() { return at.data() + bias_at; }
    const float* bias() const { return at.data() + bias_at; }
    float* output(std::size_t stage) { return at.data() + output_at + stage * 2 * hidden; }
    const float* output(std::size_t stage) const {
        return at.data() + output_at + stage * 2 * hidden;
    }
    float& output_bias(std::size_t stage) { return at[output_bias_at + stage]; }
    float output_bias(std::size_t stage) const { return at[output_bias_at + stage]; }
    float& pattern(std::size_t i) { return at[patterns_at + i]; }
    float pattern(std::size_t i) const { return at[patterns_at + i]; }
};

Numbers random_numbers(std::uint64_t seed) {
    Numbers numbers;
    engine::Random random(seed);
    const auto between = [&random](float most) {
        return (static_cast<float>(random.below(1 << 20)) / (1 << 19) - 1) * most;
    };
    for (std::size_t i = 0; i < Numbers::bias_at; ++i) numbers.at[i] = between(0.15F);
    for (std::size_t i = 0; i < hidden; ++i) numbers.bias()[i] = 0.3F + between(0.15F);
    for (std::size_t i = Numbers::output_at; i < Numbers::output_bias_at; ++i)
        numbers.at[i] = between(0.1F);
    return numbers;
}

float sigmoid(float x) { return 1 / (1 + std::exp(-x)); }

// Which inputs a side's view has.
struct View {
    std::size_t count = 0;
    std::array<std::uint8_t, rules::cell_count> inputs;
};

View view_of(std::uint64_t own, std::uint64_t foes, std::size_t symmetry) {
    View view;
    for (const rules::Cell cell : rules::CellSet(own))
        view.inputs[view.count++] = symmetries[symmetry][static_cast<std::size_t>(cell.index())];
    for (const rules::Cell cell : rules::CellSet(foes))
        view.inputs[view.count++] = static_cast<std::uint8_t>(
            symmetries[symmetry][static_cast<std::size_t>(cell.index())] + rules::cell_count);
    return view;
}

// What stands on the 27 lines, as the side to move sees it, whichever way it is read.
using Patterns = std::array<std::uint16_t, engine::line_count>;
const std::vector<std::uint16_t> canonical = [] {
    std::vector<std::uint16_t> table(engine::pattern_count);
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<std::uint16_t>(engine::canonical_pattern(i));
    return table;
}();
Patterns patterns_of(const NetSample& sample) {
    Patterns patterns = engine::line_tables.first;
    const auto put = [&patterns](std::uint64_t cells, int digit) {
        for (const rules::Cell cell : rules::CellSet(cells))
            for (const auto& [line, power] :
                 engine::line_tables.places[static_cast<std::size_t>(cell.index())])
                patterns[line] = static_cast<std::uint16_t>(patterns[line] + digit * power);
    };
    put(sample.own, 1);
    put(sample.foes, 2);
    for (std::uint16_t& pattern : patterns) pattern = canonical[pattern];
    return patterns;
}

using Layer = std::array<float, hidden>;

SUMITO_FOR_EACH_MACHINE
void add_row(float* sums, const float* row) {
    for (std::size_t i = 0; i < hidden; ++i) sums[i] += row[i];
}

SUMITO_FOR_EACH_MACHINE
float activate(const float* sums, const float* weights, float* active) {
    std::array<float, 16> parts{};
    for (std::size_t i = 0; i < hidden; i += 16)
        for (std::size_t k = 0; k < 16; ++k) {
            const float low = sums[i + k] < 0 ? 0 : sums[i + k];
            const float clipped = low > 1 ? 1 : low;
            active[i + k] = clipped;
            parts[k] += clipped * clipped * weights[i + k];
        }
    return std::accumulate(parts.begin(), parts.end(), 0.0F);
}

// What the output's slope means for the weights of the second layer and the sums of the first.
SUMITO_FOR_EACH_MACHINE
void send_back(float slope, const float* active, const float* weights, float* weight_slopes,
               float* sum_slopes) {
    for (std::size_t i = 0; i < hidden; ++i) {
        weight_slopes[i] += slope * active[i] * active[i];
        const bool inside = active[i] > 0 && active[i] < 1;
        sum_slopes[i] = inside ? slope * weights[i] * 2 * active[i] : 0;
    }
}

// A position, and what the net thinks of it.
struct Thought {
    std::array<View, 2> views;
    std::size_t stage;
    Patterns patterns;
    std::array<Layer, 2> active;
    float output;

    Thought(const NetSample& sample, const Numbers& numbers, std::size_t symmetry)
        : views{view_of(sample.own, sample.foes, symmetry),
                view_of(sample.foes, sample.own, symmetry)},
          stage(static_cast<std::size_t>(net::stage_of(sample.needed))),
          patterns(patterns_of(sample)),
          output(numbers.output_bias(stage) + steepness * sample.by_hand) {
        for (std::size_t v = 0; v < 2; ++v) {
            Layer sums;
            std::copy_n(numbers.bias(), hidden, sums.begin());
            for (std::size_t i = 0; i < views[v].count; ++i)
                add_row(sums.data(), numbers.input(views[v].inputs[i]));
            output += activate(sums.data(), numbers.output(stage) + v * hidden, active[v].data());
        }
        for (const std::uint16_t pattern : patterns) output += numbers.pattern(pattern);
    }
};

// One thread's part of a step.
class Learner {
public:
    Numbers slopes;
    double loss = 0;

    void clear() {
        std::ranges::fill(slopes.at, 0.0F);
        loss = 0;
    }

    void look(const NetSample& sample, float target, const Numbers& numbers, std::size_t symmetry) {
        learn_or_look(Thought(sample, numbers, symmetry), target, numbers, false);
    }
    void learn(const NetSample& sample, float target, const Numbers& numbers,
               std::size_t symmetry) {
        learn_or_look(Thought(sample, numbers, symmetry), target, numbers, true);
    }

private:
    void learn_or_look(const Thought& seen, float target, const Numbers& numbers, bool learns) {
        const float p = sigmoid(seen.output);
        const float error = p - target;
        loss += static_cast<double>(error) * static_cast<double>(error);
        if (!learns) return;
        const float slope = 2 * error * p * (1 - p);
        slopes.output_bias(seen.stage) += slope;
        for (const std::uint16_t pattern : seen.patterns) slopes.pattern(pattern) += slope;
        for (std::size_t v = 0; v < 2; ++v) {
            Layer sum_slopes;
            send_back(slope, seen.active[v].data(), numbers.output(seen.stage) + v * hidden,
                      slopes.output(seen.stage) + v * hidden, sum_slopes.data());
            add_row(slopes.bias(), sum_slopes.data());
            for (std::size_t i = 0; i < seen.views[v].count; ++i)
                add_row(slopes.input(seen.views[v].inputs[i]), sum_slopes.data());
        }
    }
};

// What the whole numbers of a net can hold.
void clip(Numbers& numbers) {
    const auto within = [&numbers](std::size_t from, std::size_t to, float most) {
        for (std::size_t i = from; i < to; ++i)
            numbers.at[i] = std::clamp(numbers.at[i], -most, most);
    };
    within(0, Numbers::bias_at, static_cast<float>(net::most_input_weight) / net::sum_unit);
    within(Numbers::bias_at, Numbers::output_at, 6.9F);
    within(Numbers::output_at, Numbers::output_bias_at,
           static_cast<float>(net::most_output_weight) / net::weight_unit);
}

// Every number as a whole one, in units of its layer.
Numbers rounded(Numbers numbers) {
    const auto round = [&numbers](std::size_t from, std::size_t to, int unit) {
        for (std::size_t i = from; i < to; ++i)
            numbers.at[i] =
                std::round(numbers.at[i] * static_cast<float>(unit)) / static_cast<float>(unit);
    };
    round(0, Numbers::output_at, net::sum_unit);
    round(Numbers::output_at, Numbers::output_bias_at, net::weight_unit);
    round(Numbers::patterns_at, Numbers::size, net::output_value);
    return numbers;
}

// What rounding adds on average, stage by stage, is taken off again.
void straighten(Numbers& rounded, const Numbers& exact, std::span<const NetSample> samples) {
    constexpr std::size_t enough = 20'000;
    std::array<double, net::stages> added{};
    std::array<int, net::stages> count{};
    const std::size_t every = std::max<std::size_t>(1, samples.size() / enough);
    for (std::size_t i = 0; i < samples.size(); i += every) {
        const Thought is(samples[i], rounded, 0);
        const Thought should_be(samples[i], exact, 0);
        added[is.stage] += static_cast<double>(is.output - should_be.output);
        ++count[is.stage];
    }
    for (std::size_t stage = 0; stage < net::stages; ++stage)
        if (count[stage] > 0)
            rounded.output_bias(stage) -= static_cast<float>(added[stage] / count[stage]);
}

engine::Net quantised(const Numbers& exact, std::span<const NetSample> samples) {
    Numbers numbers = rounded(exact);
    straighten(numbers, exact, samples);
    const auto whole = [](float x, int unit) {
        return static_cast<std::int16_t>(std::lround(x * static_cast<float>(unit)));
    };
    engine::Net made;
    for (std::size_t i = 0; i < net::inputs; ++i)
        for (std::size_t h = 0; h < hidden; ++h)
            made.input[i][h] = whole(numbers.input(i)[h], net::sum_unit);
    for (std::size_t h = 0; h < hidden; ++h)
        made.input_bias[h] = whole(numbers.bias()[h], net::sum_unit);
    for (std::size_t stage = 0; stage < net::stages; ++stage) {
        for (std::size_t h = 0; h < 2 * hidden; ++h)
            made.output[stage][h] = whole(numbers.output(stage)[h], net::weight_unit);
        made.output_bias[stage] = static_cast<std::int32_t>(std::lround(
            numbers.output_bias(stage) * static_cast<float>(net::sum_unit * net::weight_unit)));
    }
    for (std::size_t i = 0; i < engine::pattern_count; ++i)
        made.patterns[i] = whole(numbers.pattern(canonical[i]), net::output_value);
    return made;
}

class Training {
public:
    explicit Training(const TrainingOptions& options)
        : options_(options), numbers_(random_numbers(options.seed)),
          learners_(static_cast<std::size_t>(options.threads)) {}

    // Mean loss over all; learns from them unless it only looks.
    double pass(std::span<const NetSample> samples, float rate, bool only_look) {
        std::vector<std::uint32_t> order(samples.size());
        std::iota(order.begin(), order.end(), 0U);
        engine::Random random(options_.seed * 7919 + ++passes_);
        if (!only_look)
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(i)]);
        double loss = 0;
        for (std::size_t from = 0; from < order.size(); from += batch) {
            const std::size_t size = std::min(batch, order.size() - from);
            loss +=
                look_at(samples, std::span(order).subspan(from, size), random.next(), only_look);
            if (!only_look) step(size, rate);
        }
        return samples.empty() ? 0 : loss / static_cast<double>(samples.size());
    }
    const Numbers& numbers() const { return numbers_; }

private:
    double look_at(std::span<const NetSample> samples, std::span<const std::uint32_t> chosen,
                   std::uint64_t seed, bool only_look) {
        const std::size_t share = (chosen.size() + learners_.size() - 1) / learners_.size();
        std::vector<std::jthread> threads;
        for (std::size_t t = 0; t < learners_.size(); ++t)
            threads.emplace_back([&, t] {
                Learner& learner = learners_[t];
                learner.clear();
                engine::Random random(seed + t);
                const std::size_t end = std::min(chosen.size(), (t + 1) * share);
                for (std::size_t i = t * share; i < end; ++i) {
                    const NetSample& sample = samples[chosen[i]];
                    const std::size_t symmetry = random.below(symmetry_count);
                    if (only_look)
                        learner.look(sample, target_of(sample), numbers_, symmetry);
                    else
                        learner.learn(sample, target_of(sample), numbers_, symmetry);
                }
            });
        threads.clear();
        double loss = 0;
        for (const Learner& learner : learners_) loss += learner.loss;
        return loss;
    }

    void step(std::size_t size, float rate) {
        std::vector<float>& slopes = learners_.front().slopes.at;
        for (std::size_t t = 1; t < learners_.size(); ++t)
            for (std::size_t i = 0; i < Numbers::size; ++i) slopes[i] += learners_[t].slopes.at[i];
        for (float& slope : slopes) slope /= static_cast<float>(size);
        adam_.step(numbers_.at, slopes, rate);
        clip(numbers_);
    }

    float target_of(const NetSample& sample) const {
        return options_.score_share * sigmoid(steepness * sample.score) +
               (1 - options_.score_share) * sample.result;
    }

    TrainingOptions options_;
    Numbers numbers_;
    Adam<float> adam_{Numbers::size};
    std::vector<Learner> learners_;
    std::uint64_t passes_ = 0;
};

} // namespace

Trained train(std::span<const NetSample> samples, std::span<const NetSample> validation,
              const TrainingOptions& options,
              const std::function<void(const TrainingProgress&)>& told) {
    Training training(options);
    for (int epoch = 1; epoch <= options.epochs; ++epoch) {
        // Down along half a wave, to a hundredth.
        const float done = static_cast<float>(epoch - 1) / static_cast<float>(options.epochs);
        const float rate = options.rate * (0.505F + 0.495F * std::cos(done * 3.14159265F));
        const double loss = training.pass(samples, rate, false);
        if (told) told({epoch, loss, training.pass(validation, 0, true)});
    }
    Trained trained{quantised(training.numbers(), samples), {}};
    for (const NetSample& sample : validation) {
        const Thought seen(sample, training.numbers(), 0);
        trained.said.push_back(seen.output / steepness);
    }
    return trained;
}

} // namespace sumito::tuning
