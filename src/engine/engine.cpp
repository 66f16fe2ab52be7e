#include "engine/engine.h"

#include "engine/acquaintance.h"
#include "engine/deepening.h"
#include "engine/search.h"
#include "engine/shipped_net.h"
#include "engine/table.h"
#include "engine/time_plan.h"
#include "rules/generate.h"

#include <algorithm>
#include <chrono>
#include <span>
#if defined(SUMITO_THREADS)
#include <deque>
#include <system_error>
#include <thread>
#include <utility>
#endif

namespace sumito::engine {

using Clock = std::chrono::steady_clock;
using rules::Move;

struct Engine::State {
    Acquaintance other;
    Options options;
    Table table;
    std::atomic<bool> stop = false;
    std::vector<std::unique_ptr<Search>> searches; // one a thread, for the ruleset last played
    const rules::Ruleset* ruleset = nullptr;

    explicit State(const Options& o) : options(o), table(o.hash_megabytes) {}
    void prepare(const rules::Ruleset& wanted);
    const Weights& weights() const {
        return options.weights ? *options.weights : weights_for(*ruleset);
    }
    const Net* net() const {
        if (!options.learned) return nullptr;
        return options.net && options.net->shape.ruleset == ruleset ? options.net.get()
                                                                    : shipped_net(*ruleset);
    }
    std::uint64_t nodes() const;
};

namespace {

Milliseconds since(Clock::time_point start) {
    return std::chrono::duration_cast<Milliseconds>(Clock::now() - start);
}

std::vector<Move> moves_to_consider(const Situation& situation, const std::vector<Move>& only) {
    std::vector<Move> moves;
    for (const Move move : rules::generate(situation.position))
        if (only.empty() || std::ranges::find(only, move) != only.end()) moves.push_back(move);
    return moves;
}

// How daring to be in this situation.
int style_for(const Situation& situation, const Options& options, const Weights& weights,
              bool strange) {
    if (options.style != Style::automatic) return options.style;
    const rules::Position& position = situation.position;
    // With three players there is always one who attacks.
    if (position.ruleset().sides > 2) return Style::solid;
    const Evaluation evaluation(weights);
    const rules::Side side = position.side_to_move();
    const int patient =
        style_found_out(static_cast<int>(situation.seen.size()),
                        evaluation.value(position, evaluation.placement(position), side));
    const auto foe = static_cast<rules::Side>(1 - rules::index(side));
    const bool behind = position.ejected(side) < position.ejected(foe);
    return strange && !behind ? Style::rather_daring : patient;
}

// Decides when the main thread, and with it all, is to stop.
class Watch {
public:
    Watch(const Limits& limits, Signals& signals, Clock::time_point start)
        : plan_(plan_for(limits)), signals_(&signals), start_(start) {}

    bool is_over() {
        if (signals_->stop.load(std::memory_order_relaxed)) return true;
        return plan_.most && !ponders() && since(start_) >= *plan_.most;
    }
    // Is there time for another depth? Less of it when the best move has long been the same.
    bool allows_another(int steady) {
        if (signals_->stop.load(std::memory_order_relaxed)) return false;
        if (!plan_.aim || ponders()) return true;
        if (*plan_.aim == *plan_.most) return since(start_) < *plan_.aim;
        const int percent = steady >= 6 ? 50 : steady >= 3 ? 75 : 120;
        return since(start_) < *plan_.aim * percent / 100;
    }

private:
    // Time begins when it no longer does.
    bool ponders() {
        const bool still = signals_->pondering.load(std::memory_order_relaxed);
        if (still) start_ = Clock::now();
        return still;
    }

    TimePlan plan_;
    Signals* signals_;
    Clock::time_point start_;
};

} // namespace

void Engine::State::prepare(const rules::Ruleset& wanted) {
    if (ruleset == &wanted && searches.size() == static_cast<std::size_t>(options.threads)) return;
    searches.clear();
    ruleset = &wanted;
    for (int i = 0; i < options.threads; ++i)
        searches.push_back(
            std::make_unique<Search>(table, options.parameters, weights(), net(), stop));
}

std::uint64_t Engine::State::nodes() const {
    std::uint64_t sum = 0;
    for (const auto& search : searches) sum += search->nodes();
    return sum;
}

Engine::Engine(const Options& options) : state_(std::make_unique<State>(options)) {}
Engine::~Engine() = default;

const Options& Engine::options() const { return state_->options; }

void Engine::set(const Options& options) {
    const Options old = state_->options;
    state_->options = options;
    if (options.hash_megabytes != old.hash_megabytes) state_->table.resize(options.hash_megabytes);
    if (options.weights != old.weights || options.net != old.net ||
        options.learned != old.learned || options.parameters != old.parameters)
        state_->ruleset = nullptr;
}

void Engine::new_game() {
    state_->other = {};
    state_->table.clear();
    for (auto& search : state_->searches) search->forget();
}

Answer Engine::think(const Situation& situation, const Limits& limits) {
    Signals signals;
    return think(situation, limits, signals);
}

namespace {

#if defined(SUMITO_THREADS)
// Helpers look at the same tree and leave what they find in the table; every other one is a ply
// ahead.
class Helpers {
public:
    Helpers(std::span<const std::unique_ptr<Search>> searches, const Task& task) {
        for (const auto& search : searches) {
            Deepening& deepening = deepenings_.emplace_back(*search, task);
            if (deepenings_.size() % 2 == 1) deepening.skip_depth();
            if (!starts(deepening)) {
                deepenings_.pop_back();
                break;
            }
        }
    }
    void wait() { threads_.clear(); }

    // Whoever has looked furthest; of those as far, whoever found more.
    const Deepening& wisest(const Deepening& main) const {
        const Deepening* best = &main;
        for (const Deepening& d : deepenings_)
            if (d.depth() > 1 && // else perhaps only skipped
                std::pair(d.depth(), d.moves().front().value) >
                    std::pair(best->depth(), best->moves().front().value))
                best = &d;
        return *best;
    }

private:
    // Where the system has no more threads, those that there are do the work.
    bool starts(Deepening& deepening) {
        try {
            threads_.emplace_back([&deepening] {
                while (deepening.deepen()) {
                }
            });
            return true;
        } catch (const std::system_error&) {
            return false;
        }
    }

    std::deque<Deepening> deepenings_; // which do not move while threads look at them
    std::vector<std::jthread> threads_;
};
#else
class Helpers {
public:
    Helpers(std::span<const std::unique_ptr<Search>>, const Task&) {}
    void wait() {}
    const Deepening& wisest(const Deepening& main) const { return main; }
};
#endif

} // namespace

Answer Engine::think(const Situation& situation, const Limits& limits, Signals& signals,
                     const Listener& listener) {
    const Level& level = level_of(state_->options.level, situation.position.ruleset());
    const int lines = std::max(state_->options.lines, level.lines);
    state_->other.meet(situation);
    // What earlier searches learnt would help the lowest levels far more than the others.
    if (level.haze > 0)
        for (auto& search : state_->searches) search->forget();
    Answer answer = search(situation, limited(limits, level), lines, signals, listener);
    if (level.haze > 0 && !answer.lines.empty()) {
        const Random random(state_->options.seed ^ situation.position.hash());
        const Report& line = chosen(answer.lines, level, random);
        answer.best = line.line.front();
        answer.expected = line.line.size() > 1 ? std::optional(line.line[1]) : std::nullopt;
    }
    state_->other.expect(situation.position, answer);
    return answer;
}

Answer Engine::search(const Situation& situation, const Limits& limits, int lines, Signals& signals,
                      const Listener& listener) {
    const auto start = Clock::now();
    State& state = *state_;
    state.prepare(situation.position.ruleset());
    state.stop = false;
    state.table.next_search();
    Watch watch(limits, signals, start);
    const bool strange = state.options.level == strongest_level && state.other.is_strange();
    const int style = style_for(situation, state.options, state.weights(), strange);
    const Task task{.situation = &situation,
                    .moves = moves_to_consider(situation, limits.only),
                    .temper = temper_of(style, state.options.parameters),
                    .draw = draw_value(style),
                    .lines = lines,
                    .depth = std::clamp(limits.depth.value_or(max_ply - 2), 1, max_ply - 2)};

    Search& search = *state.searches.front();
    search.limit_nodes(limits.nodes);
    Deepening deepening(search, task);
    // However late it is on a busy machine, a ply is looked at.
    search.set_poll([&](std::uint64_t) { return deepening.depth() > 0 && watch.is_over(); });

    const auto report = [&](int rank, int depth, const RootMove& move, Bound bound) {
        return Report{.depth = depth,
                      .selective_depth = move.selective_depth,
                      .rank = rank,
                      .score = Score::of(move.value > -infinite ? move.value : move.last),
                      .bound = bound,
                      .nodes = std::max(state.nodes(), search.statistics().nodes),
                      .table_permille = state.table.permille(),
                      .elapsed = since(start),
                      .line = move.line};
    };
    deepening.tell([&](int rank, const RootMove& move, Bound bound) {
        if (listener) listener(report(rank, deepening.depth() + 1, move, bound));
    });

    Helpers helpers(std::span(state.searches).subspan(1), task);
    while ((deepening.depth() == 0 || watch.allows_another(deepening.steady())) &&
           deepening.deepen()) {
    }
    state.stop = true;
    helpers.wait();

    Answer answer;
    answer.nodes = std::max(state.nodes(), search.statistics().nodes);
    if (task.moves.empty()) return answer;
    const Deepening& wisest = helpers.wisest(deepening);
    const RootMove& best = wisest.moves().front();
    answer.best = best.move;
    if (best.line.size() > 1) answer.expected = best.line[1];
    const std::size_t known = wisest.complete_lines();
    for (std::size_t i = 0; i < known; ++i)
        answer.lines.push_back(report(static_cast<int>(i) + 1, std::max(wisest.depth(), 1),
                                      wisest.moves()[i], Bound::exact));
    if (&wisest != &deepening && listener) listener(answer.lines.front());
    return answer;
}

} // namespace sumito::engine
