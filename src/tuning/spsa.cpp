#include "tuning/spsa.h"

#include "engine/random.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

namespace sumito::tuning {

using rules::Side;

namespace {

engine::Options turned(engine::Options options, const std::vector<Knob>& knobs,
                       const std::vector<double>& values) {
    for (std::size_t i = 0; i < knobs.size(); ++i)
        knobs[i].set(options, std::clamp(values[i], knobs[i].least, knobs[i].most));
    return options;
}

double points(std::optional<Side> winner, Side side) {
    return !winner ? 0.5 : *winner == side ? 1 : 0;
}

// Points of the first in two games with sides swapped, less those of the second: -2 to 2. With
// three sides the first has one seat and the second two, and then the other way round.
double play_pair(engine::Engine& a, engine::Engine& b, const rules::Position& start,
                 const TableTerms& terms) {
    double balance = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        rules::PerSide<engine::Engine*> engines{};
        for (std::size_t s = 0; s < static_cast<std::size_t>(start.ruleset().sides); ++s)
            engines.at[s] = s == seat ? &a : &b;
        const auto winner = play_table_game(engines, start, terms);
        balance += 2 * points(winner, static_cast<Side>(seat)) - 1;
    }
    return balance;
}

} // namespace

std::vector<Knob> weight_knobs(const engine::Weights& weights) {
    std::vector<Knob> knobs;
    // Not what the nets were taught to correct: they would have to be taught anew.
    for (std::size_t i = index(engine::Weight::pair); i < engine::weight_count; ++i) {
        const auto weight = static_cast<engine::Weight>(i);
        const double value = weights.at[i];
        knobs.push_back({std::string(name(weight)), value, std::max(2.0, std::abs(value) / 8),
                         -2000, 2000, [weight, weights](engine::Options& options, double v) {
                             options.learned = false;
                             if (!options.weights) options.weights = weights;
                             (*options.weights)[weight] = static_cast<std::int16_t>(std::lround(v));
                         }});
    }
    return knobs;
}

std::vector<Knob> parameter_knobs(const engine::Parameters& parameters) {
    std::vector<Knob> knobs;
    for (const engine::Parameter& p : engine::parameters) {
        // A choice rather than a number, and what equals seldom feel.
        if (p.name == "best_reply" || p.name == "net_marble" || p.name.starts_with("daring_"))
            continue;
        const double value = parameters.*p.member;
        knobs.push_back({std::string(p.name), value, std::max(0.6, std::abs(value) / 8),
                         static_cast<double>(p.least), static_cast<double>(p.most),
                         [&p](engine::Options& options, double v) {
                             options.parameters.*p.member = static_cast<int>(std::lround(v));
                         }});
    }
    return knobs;
}

void spsa(std::vector<Knob>& knobs, const SpsaWishes& wishes,
          const std::function<void(int pairs, const std::vector<Knob>&)>& told) {
    std::mutex mutex;
    std::atomic<int> next = 0;
    int done = 0;
    const auto work = [&] {
        engine::Engine a(wishes.engine);
        engine::Engine b(wishes.engine);
        for (int pair = next++; pair < wishes.pairs; pair = next++) {
            engine::Random random(wishes.seed * 7919 + static_cast<std::uint64_t>(pair));
            // Smaller steps as time goes on.
            const double share = static_cast<double>(pair) / wishes.pairs;
            const double shrink = std::pow(1 + 9 * share, -0.101);
            std::vector<double> up, down, way;
            {
                const std::lock_guard lock(mutex);
                for (const Knob& knob : knobs) {
                    way.push_back((random.next() & 1) != 0 ? 1 : -1);
                    up.push_back(knob.value + way.back() * knob.step * shrink);
                    down.push_back(knob.value - way.back() * knob.step * shrink);
                }
            }
            a.set(turned(wishes.engine, knobs, up));
            b.set(turned(wishes.engine, knobs, down));
            const double balance =
                play_pair(a, b, random_start(*wishes.ruleset, random.next()), wishes.terms);
            const std::lock_guard lock(mutex);
            const double gain = wishes.gain * std::pow(1 + 9 * share, -0.602) * balance / 2;
            for (std::size_t i = 0; i < knobs.size(); ++i)
                knobs[i].value = std::clamp(knobs[i].value + gain * way[i] * knobs[i].step,
                                            knobs[i].least, knobs[i].most);
            if (++done % 50 == 0 && told) told(done, knobs);
        }
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < wishes.threads; ++i) threads.emplace_back(work);
    threads.clear();
    if (told) told(done, knobs);
}

} // namespace sumito::tuning
