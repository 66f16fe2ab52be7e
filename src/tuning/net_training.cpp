#include "tuning/net_training.h"

#include "engine/random.h"
#include "tuning/adam.h"
#include "tuning/chance.h"
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
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define SUMITO_FOR_EACH_MACHINE                                                                    \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define SUMITO_FOR_EACH_MACHINE
#endif

namespace sumito::tuning {

namespace net = engine::net;
using engine::NetShape;

namespace {

constexpr std::size_t batch = 8192;
constexpr int pattern_unit = net::output_value * net::pattern_parts;

// All numbers of a net, in one row, as the net has them.
struct Numbers {
    static constexpr std::size_t bias_at = net::input_size;
    static constexpr std::size_t output_at = bias_at + net::most_width;
    static constexpr std::size_t output_bias_at = output_at + net::stages * net::most_sums;
    static constexpr std::size_t patterns_at = output_bias_at + net::stages;
    static constexpr std::size_t size = patterns_at + engine::pattern_count; // enough for kinds

    std::vector<float> at = std::vector<float>(size);

    float* bias() { return at.data() + bias_at; }
    const float* bias() const { return at.data() + bias_at; }
    float* output(std::size_t stage) { return at.data() + output_at + stage * net::most_sums; }
    const float* output(std::size_t stage) const {
        return at.data() + output_at + stage * net::most_sums;
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
    for (std::size_t i = 0; i < net::most_width; ++i) numbers.bias()[i] = 0.3F + between(0.15F);
    for (std::size_t i = Numbers::output_at; i < Numbers::output_bias_at; ++i)
        numbers.at[i] = between(0.1F);
    return numbers;
}

// As quantised() makes them, the other way round.
Numbers numbers_of(const engine::Net& parent) {
    Numbers numbers;
    const auto part = [](int whole, int unit) {
        return static_cast<float>(whole) / static_cast<float>(unit);
    };
    for (std::size_t i = 0; i < net::input_size; ++i)
        numbers.at[i] = part(parent.input[i], net::sum_unit);
    for (std::size_t i = 0; i < net::most_width; ++i)
        numbers.bias()[i] = part(parent.input_bias[i], net::sum_unit);
    for (std::size_t stage = 0; stage < net::stages; ++stage) {
        for (std::size_t i = 0; i < net::most_sums; ++i)
            numbers.output(stage)[i] = part(parent.output[stage][i], net::weight_unit);
        numbers.output_bias(stage) =
            part(parent.output_bias[stage], net::sum_unit * net::weight_unit);
    }
    const auto& kinds = engine::pattern_kinds().of;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        numbers.pattern(kinds[i]) = part(parent.patterns[i][0], pattern_unit);
    return numbers;
}

// Where the rows of the first layer begin that a colour's view adds up.
struct View {
    std::size_t count = 0;
    std::array<std::uint16_t, rules::cell_count> rows;
};

View view_of(const NetSample& sample, const NetShape& shape, rules::Colour viewer,
             std::size_t symmetry) {
    View view;
    for (const rules::Colour c : shape.ruleset->turns)
        for (const rules::Cell cell : rules::CellSet(sample.marbles[c]))
            view.rows[view.count++] = static_cast<std::uint16_t>(
                (shape.plane[viewer][c] * std::size_t{rules::cell_count} +
                 symmetries[symmetry][static_cast<std::size_t>(cell.index())]) *
                shape.width);
    return view;
}

// The kinds of all patterns, as the viewer sees them.
using Kinds = std::array<std::uint16_t, engine::line_count>;
Kinds kinds_of(const NetSample& sample, const rules::Ruleset& ruleset) {
    engine::Patterns patterns = engine::line_tables.empty;
    const auto put = [&patterns](std::uint64_t cells, int digit) {
        for (const rules::Cell cell : rules::CellSet(cells))
            for (const auto& [line, power] :
                 engine::line_tables.places[static_cast<std::size_t>(cell.index())])
                patterns[line] = static_cast<std::uint16_t>(patterns[line] + digit * power);
    };
    for (const rules::Colour c : ruleset.turns)
        put(sample.marbles[c], ruleset.together(sample.viewer, c) ? 1 : 2);
    static const engine::PatternKinds& all = engine::pattern_kinds();
    Kinds kinds;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = all.of[patterns[i]];
    return kinds;
}

using Layer = std::array<float, net::most_width>;

SUMITO_FOR_EACH_MACHINE
void add_row(float* sums, const float* row, std::size_t width) {
    for (std::size_t i = 0; i < width; ++i) sums[i] += row[i];
}

SUMITO_FOR_EACH_MACHINE
float activate(const float* sums, const float* weights, float* active, std::size_t width) {
    std::array<float, 16> parts{};
    for (std::size_t i = 0; i < width; i += 16)
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
               float* sum_slopes, std::size_t width) {
    for (std::size_t i = 0; i < width; ++i) {
        weight_slopes[i] += slope * active[i] * active[i];
        const bool inside = active[i] > 0 && active[i] < 1;
        sum_slopes[i] = inside ? slope * weights[i] * 2 * active[i] : 0;
    }
}

// A position, and what the net thinks of it.
struct Thought {
    const NetShape* shape;
    rules::PerColour<View> views;
    rules::PerColour<std::size_t> weights_at; // in the second layer, by view
    std::size_t stage;
    Kinds kinds;
    rules::PerColour<Layer> active;
    float output;

    Thought(const NetSample& sample, const NetShape& s, const Numbers& numbers,
            std::size_t symmetry)
        : shape(&s), stage(sample.stage), kinds(kinds_of(sample, *s.ruleset)),
          output(numbers.output_bias(stage) + steepness * sample.by_hand) {
        for (const rules::Colour c : s.ruleset->turns) {
            views[c] = view_of(sample, s, c, symmetry);
            weights_at[c] = s.plane[sample.viewer][c] * s.width;
            Layer sums;
            std::copy_n(numbers.bias(), s.width, sums.begin());
            for (std::size_t i = 0; i < views[c].count; ++i)
                add_row(sums.data(), numbers.at.data() + views[c].rows[i], s.width);
            output += activate(sums.data(), numbers.output(stage) + weights_at[c], active[c].data(),
                               s.width);
        }
        for (const std::uint16_t kind : kinds) output += numbers.pattern(kind);
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

    void look(const Thought& seen, float target) {
        const float error = sigmoid(seen.output) - target;
        loss += static_cast<double>(error) * static_cast<double>(error);
    }

    void learn(const Thought& seen, float target, const Numbers& numbers) {
        look(seen, target);
        const float p = sigmoid(seen.output);
        const float slope = 2 * (p - target) * p * (1 - p);
        const std::size_t width = seen.shape->width;
        slopes.output_bias(seen.stage) += slope;
        for (const std::uint16_t kind : seen.kinds) slopes.pattern(kind) += slope;
        for (const rules::Colour c : seen.shape->ruleset->turns) {
            Layer sum_slopes;
            const std::size_t at = seen.weights_at[c];
            send_back(slope, seen.active[c].data(), numbers.output(seen.stage) + at,
                      slopes.output(seen.stage) + at, sum_slopes.data(), width);
            add_row(slopes.bias(), sum_slopes.data(), width);
            for (std::size_t i = 0; i < seen.views[c].count; ++i)
                add_row(slopes.at.data() + seen.views[c].rows[i], sum_slopes.data(), width);
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
    within(Numbers::patterns_at, Numbers::size, 32767.0F / pattern_unit);
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
    round(Numbers::patterns_at, Numbers::size, pattern_unit);
    return numbers;
}

// What rounding adds on average, stage by stage, is taken off again.
void straighten(Numbers& rounded, const Numbers& exact, const NetShape& shape,
                std::span<const NetSample> samples) {
    constexpr std::size_t enough = 20'000;
    std::array<double, net::stages> added{};
    std::array<int, net::stages> count{};
    const std::size_t every = std::max<std::size_t>(1, samples.size() / enough);
    for (std::size_t i = 0; i < samples.size(); i += every) {
        const Thought is(samples[i], shape, rounded, 0);
        const Thought should_be(samples[i], shape, exact, 0);
        added[is.stage] += static_cast<double>(is.output - should_be.output);
        ++count[is.stage];
    }
    for (std::size_t stage = 0; stage < net::stages; ++stage)
        if (count[stage] > 0)
            rounded.output_bias(stage) -= static_cast<float>(added[stage] / count[stage]);
}

engine::Net quantised(const Numbers& exact, const NetShape& shape,
                      std::span<const NetSample> samples) {
    Numbers numbers = rounded(exact);
    straighten(numbers, exact, shape, samples);
    const auto whole = [](float x, int unit) {
        return static_cast<std::int16_t>(std::lround(x * static_cast<float>(unit)));
    };
    engine::Net made;
    made.shape = shape;
    for (std::size_t i = 0; i < net::input_size; ++i)
        made.input[i] = whole(numbers.at[i], net::sum_unit);
    for (std::size_t i = 0; i < net::most_width; ++i)
        made.input_bias[i] = whole(numbers.bias()[i], net::sum_unit);
    for (std::size_t stage = 0; stage < net::stages; ++stage) {
        for (std::size_t i = 0; i < net::most_sums; ++i)
            made.output[stage][i] = whole(numbers.output(stage)[i], net::weight_unit);
        const auto bias = std::lround(numbers.output_bias(stage) *
                                      static_cast<float>(net::sum_unit * net::weight_unit));
        made.output_bias[stage] = static_cast<std::int32_t>(std::clamp<long>(
            bias, -net::most_output_bias, net::most_output_bias)); // far more than any is worth
    }
    std::vector<std::int16_t> by_kind(engine::pattern_kinds().count);
    for (std::size_t i = 0; i < by_kind.size(); ++i)
        by_kind[i] = whole(numbers.pattern(i), pattern_unit);
    set_patterns(made, by_kind);
    return made;
}

class Training {
public:
    Training(const NetShape& shape, const TrainingOptions& options)
        : shape_(shape), options_(options),
          numbers_(options.parent ? numbers_of(*options.parent) : random_numbers(options.seed)),
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
                    const Thought seen(sample, shape_, numbers_, symmetry);
                    if (only_look)
                        learner.look(seen, target_of(sample));
                    else
                        learner.learn(seen, target_of(sample), numbers_);
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
        return options_.score_share * chance_of(sample.score) +
               (1 - options_.score_share) * sample.result;
    }

    NetShape shape_;
    TrainingOptions options_;
    Numbers numbers_;
    Adam<float> adam_{Numbers::size};
    std::vector<Learner> learners_;
    std::uint64_t passes_ = 0;
};

} // namespace

Trained train(const rules::Ruleset& ruleset, std::span<const NetSample> samples,
              std::span<const NetSample> validation, const TrainingOptions& options,
              const std::function<void(const TrainingProgress&)>& told) {
    const NetShape shape(ruleset);
    Training training(shape, options);
    for (int epoch = 1; epoch <= options.epochs; ++epoch) {
        // Down along half a wave, to a hundredth.
        const float done = static_cast<float>(epoch - 1) / static_cast<float>(options.epochs);
        const float rate = options.rate * (0.505F + 0.495F * std::cos(done * 3.14159265F));
        const double loss = training.pass(samples, rate, false);
        if (told) told({epoch, loss, training.pass(validation, 0, true)});
    }
    Trained trained{quantised(training.numbers(), shape, samples), {}};
    for (const NetSample& sample : validation) {
        const Thought seen(sample, shape, training.numbers(), 0);
        trained.said.push_back(seen.output / steepness);
    }
    return trained;
}

} // namespace sumito::tuning
