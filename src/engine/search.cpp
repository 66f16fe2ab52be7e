#include "engine/search.h"

#include "rules/generate.h"

#include <algorithm>

namespace sumito::engine {

using rules::Move;
using rules::Position;

namespace {

constexpr std::uint64_t poll_every = 1024;

// 100 ln(n) in whole numbers, so that it is the same everywhere: by halving and a table of the
// rest, exact to a hundredth or so.
constexpr int hundred_ln(int n) {
    int twos = 0;
    int thousandths = n * 1000;
    while (thousandths >= 2000) {
        thousandths /= 2;
        ++twos;
    }
    const int x = thousandths - 1000; // ln(1 + x), by its series
    const int ln = x - x * x / 2000 + x * x / 1000 * x / 3000 - x * x / 1000 * x / 1000 * x / 4600;
    return (twos * 693 + ln) / 10;
}

} // namespace

Search::Search(Table& table, const Parameters& parameters, const Weights& weights,
               std::atomic<bool>& stop)
    : table_(&table), parameters_(parameters), evaluation_(weights), stop_(&stop),
      histories_(std::make_unique<Histories>()),
      frames_storage_(std::make_unique<std::array<Frame, max_ply + 2>>()),
      frames_(*frames_storage_), reductions_{} {
    for (int depth = 1; depth < 64; ++depth)
        for (int number = 1; number < 64; ++number)
            reductions_[static_cast<std::size_t>(depth)][static_cast<std::size_t>(number)] =
                parameters_.reduction_base +
                hundred_ln(depth) * hundred_ln(number) / 100 * parameters_.reduction / 100;
}

void Search::forget() { *histories_ = Histories{}; }

void Search::start(const Situation& situation, const Temper& temper, Value draw) {
    const Position& position = situation.position;
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        frames_[i].ply = static_cast<int>(i);
        frames_[i].killers = {Move::pass(), Move::pass()};
        frames_[i].excluded = Move::pass();
    }
    for (History& history : histories_->main.at) history.age();
    root_side_ = position.side_to_move();
    evaluation_.set_temper(temper, root_side_);
    // With three sides values depend on whose search it is.
    root_key_ = position.ruleset().sides == 2
                    ? 0
                    : (rules::index(root_side_) + 1) * std::uint64_t{0x9e3779b97f4a7c15};
    period_ = static_cast<int>(position.ruleset().turns.size());
    draws_ = situation.draws;
    draw_ = draw;
    best_reply_ = position.ruleset().sides > 2 && parameters_.best_reply != 0;
    path_.start(situation.seen);
    statistics_ = {};
    published_nodes_ = 0;
    null_before_ = 0;
    Frame& root = frames_[0];
    root.position = position;
    root.placement = evaluation_.placement(position);
    root.quiet = static_cast<int>(situation.seen.size());
    root.evaluation = evaluate(root);
}

bool Search::count_node() {
    if (statistics_.nodes >= node_limit_) {
        stop_->store(true, std::memory_order_relaxed);
        return false;
    }
    ++statistics_.nodes;
    if (statistics_.nodes % poll_every == 0) {
        published_nodes_.store(statistics_.nodes, std::memory_order_relaxed);
        if (poll_ && poll_(statistics_.nodes)) stop_->store(true, std::memory_order_relaxed);
    }
    return !stopped();
}

Value Search::evaluate(const Frame& f) const {
    const Value v = evaluation_.value(f.position, f.placement, root_side_);
    return std::clamp(of_root(f) ? v : -v, -least_win + 1, least_win - 1);
}

void Search::play(Frame& f, Move move) {
    Frame& next = child(f);
    path_.push(f.position.hash());
    f.move = move;
    next.position = f.position;
    next.placement = f.placement;
    const rules::Changes changes = next.position.play(move);
    // Who answers, answers for both.
    if (!move.is_pass() && may_leave_it(f)) next.position.play(Move::pass());
    evaluation_.update(next.placement, changes);
    next.quiet = changes.ejected ? 0 : f.quiet + 1;
}

// The game is over here, or as good as: by the goal, a repetition, the limit of quiet moves.
std::optional<Value> Search::decided(const Frame& f) const {
    if (f.quiet == 0) {
        if (const auto winner = f.position.reached_goal())
            return (*winner == root_side_) == of_root(f) ? win_in(f.ply) : loss_in(f.ply);
        return std::nullopt;
    }
    const Value drawn = of_root(f) ? draw_ : -draw_;
    if (draws_.quiet_plies > 0 && f.quiet >= draws_.quiet_plies) return drawn;
    if (f.quiet >= 4 &&
        path_.repeats(f.position.hash(), f.quiet, draws_.repetitions > 0 ? draws_.repetitions : 3))
        return drawn;
    return std::nullopt;
}

int Search::reduction(int depth, int number) const {
    return reductions_[static_cast<std::size_t>(std::min(depth, 63))]
                      [static_cast<std::size_t>(std::min(number, 63))];
}

Hints Search::hints_for(const Frame& f, Move known) {
    return {.known = known,
            .killers = f.killers,
            .main = &histories_->main[f.position.turn()],
            .answer = &histories_->answer[move_before(f, 1)],
            .sequel = &histories_->sequel[move_before(f, period_)],
            .parameters = &parameters_};
}

// A quiet move that was too good, after others that were not.
void Search::reward(Frame& f, Move best, int depth, std::span<const Move> tried) {
    if (f.killers[0] != best) f.killers = {best, f.killers[0]};
    const int bonus = std::min(120 * depth, 1600);
    History& main = histories_->main[f.position.turn()];
    AnswerHistory& answer = histories_->answer[move_before(f, 1)];
    AnswerHistory& sequel = histories_->sequel[move_before(f, period_)];
    const auto add = [&](Move move, int amount) {
        main.add(move, amount * parameters_.main_history / 100);
        answer.add(move, amount * parameters_.answer_history / 100);
        sequel.add(move, amount * parameters_.sequel_history / 100);
    };
    add(best, bonus);
    for (const Move move : tried)
        if (move != best) add(move, -bonus);
}

template <bool Principal>
Value Search::value_of_child(Frame& f, Value alpha, Value beta, int depth, bool cut) {
    Frame& next = child(f);
    table_->prefetch(key_of(next));
    if (same_party(f, next)) return search<Principal>(next, alpha, beta, depth, cut);
    return -search<Principal>(next, -beta, -alpha, depth, !cut);
}

// If the party is still well off after letting the other move twice, the move is not needed.
bool Search::try_null(Frame& f, Value beta, int depth, bool cut, Value& value) {
    const rules::Ruleset& ruleset = f.position.ruleset();
    const bool other_next =
        (ruleset.side[ruleset.turns.next(f.position.turn())] == root_side_) != of_root(f);
    if (!other_next || f.ply < null_before_) return false;
    const int left_out = parameters_.null_base + depth / parameters_.null_divisor +
                         std::min((f.evaluation - beta) / 150, 3);
    play(f, Move::pass());
    value = value_of_child<false>(f, beta - 1, beta, depth - left_out, !cut);
    take_back();
    if (stopped() || value < beta) return false;
    if (is_win(value)) value = beta;
    if (depth < 12) return true;
    // Between walls a pass may be better than any move: look again without.
    const int before = null_before_;
    null_before_ = f.ply + (depth - left_out) * 3 / 4;
    const Value checked = search<false>(f, beta - 1, beta, depth - left_out, false);
    null_before_ = before;
    return checked >= beta;
}

// One ply more for the table's move if all others are clearly worse.
int Search::extension(Frame& f, const Entry& known, Value beta, int depth, bool cut) {
    const Value limit = known.value - parameters_.singular_margin * depth;
    const Move move = known.move;
    f.excluded = move;
    const Value others = search<false>(f, limit - 1, limit, (depth - 1) / 2, cut);
    f.excluded = Move::pass();
    if (others < limit) return 1;
    if (known.value >= beta) return -1;
    return 0;
}

template <bool Principal>
Value Search::search(Frame& f, Value alpha, Value beta, int depth, bool cut) {
    if (depth <= 0) return quiesce<Principal>(f, alpha, beta);
    if (Principal) f.line.size = 0;
    if (!count_node()) return 0;
    if (Principal) selective_depth_ = std::max(selective_depth_, f.ply);
    const bool excluding = !f.excluded.is_pass();
    if (!excluding) {
        if (const auto value = decided(f)) return *value;
        if (f.ply >= max_ply - 1) return evaluate(f);
        alpha = std::max(alpha, loss_in(f.ply));
        beta = std::min(beta, win_in(f.ply + 1));
        if (alpha >= beta) return alpha;
    }

    // While the table's line is on its way from memory.
    if (!excluding) f.evaluation = evaluate(f);
    const std::uint64_t key = key_of(f);
    const std::optional<Entry> entry = excluding ? std::nullopt : table_->find(key);
    const Value known = entry ? from_table(entry->value, f.ply) : 0;
    if (!Principal && entry && entry->depth >= depth &&
        (entry->bound == Bound::exact || (entry->bound == Bound::at_least && known >= beta) ||
         (entry->bound == Bound::at_most && known <= alpha)))
        return known;

    // A better guess than the bare evaluation, where the table has one.
    Value guess = f.evaluation;
    if (entry && !is_decided(known) &&
        (entry->bound == Bound::exact ||
         entry->bound == (known > guess ? Bound::at_least : Bound::at_most)))
        guess = known;
    const bool improving = f.ply >= period_ && f.evaluation > back(f, period_).evaluation;
    child(f).killers = {Move::pass(), Move::pass()};

    if (!Principal && !excluding && !is_decided(beta)) {
        if (depth <= 3 && guess + parameters_.razoring * depth < alpha) {
            const Value value = quiesce<false>(f, alpha, beta);
            if (value <= alpha) return value;
        }
        if (depth <= 8 && guess - parameters_.reverse_futility * (depth - improving) >= beta)
            return guess;
        Value value = 0;
        const bool after_null = f.ply >= 1 && back(f, 1).move.is_pass();
        if (depth >= parameters_.null_depth && guess >= beta && f.evaluation >= beta &&
            !after_null && try_null(f, beta, depth, cut, value))
            return value;
        if (stopped()) return 0;
    }

    const rules::View view = f.position.view();
    Ordering ordering(view, hints_for(f, entry ? entry->move : Move::pass()));
    // Far below the window, only an ejection can help.
    const bool hopeless = !Principal && !excluding && depth <= parameters_.hopeless &&
                          !is_decided(alpha) &&
                          guess + parameters_.futility_base + parameters_.futility * depth <= alpha;
    if (hopeless) ordering.skip_quiet();
    std::array<Move, 64> tried;
    std::size_t tried_count = 0;
    const Value alpha_before = alpha;
    Value best = -infinite;
    Move best_move = Move::pass();
    int number = 0;

    while (true) {
        const Candidate candidate = ordering.next();
        const Move move = candidate.move;
        if (move.is_pass()) break;
        if (move == f.excluded && excluding) continue;
        const bool ejects = candidate.ejects;
        const int history = candidate.score;
        const bool pushes = candidate.pushes;
        ++number;

        if (!is_loss(best) && best > -infinite && !ejects) {
            const int shallow = std::max(depth - reduction(depth, number) / 100, 1);
            const int late = parameters_.late_base + parameters_.late_scale * depth * depth / 100;
            if (number > (improving ? late : late / 2 + 1)) {
                ordering.skip_quiet();
                continue;
            }
            if (shallow <= 7 &&
                f.evaluation + parameters_.futility_base + parameters_.futility * shallow <=
                    alpha &&
                !Principal)
                continue;
            if (shallow <= 4 && history < -parameters_.history_pruning * shallow) continue;
        }

        int extended = 0;
        if (entry && move == entry->move && !excluding && depth >= parameters_.singular_depth &&
            f.ply > 0 && entry->depth >= depth - 3 && entry->bound != Bound::at_most &&
            !is_decided(known)) {
            Entry there = *entry;
            there.value = known;
            extended = extension(f, there, beta, depth, cut);
            if (stopped()) return 0;
        }

        play(f, move);
        const int new_depth = depth - 1 + extended;
        Value value = 0;
        if (number > 1 && depth >= 2) {
            int less = reduction(depth, number);
            if (ejects) less = less / 2;
            less -= history * 100 / parameters_.reduction_history;
            if (Principal) less -= 80;
            if (cut) less += 100;
            if (!improving) less += 40;
            if (pushes) less -= 30;
            const int reduced = std::clamp(new_depth - less / 100, 1, new_depth);
            value = value_of_child<false>(f, alpha, alpha + 1, reduced, false);
            if (value > alpha && reduced < new_depth)
                value = value_of_child<false>(f, alpha, alpha + 1, new_depth, cut);
        } else if (!Principal || number > 1) {
            value = value_of_child<false>(f, alpha, alpha + 1, new_depth, cut);
        }
        if (Principal && (number == 1 || (value > alpha && value < beta)))
            value = value_of_child<true>(f, alpha, beta, new_depth, false);
        take_back();
        if (stopped()) return 0;

        if (value > best) {
            best = value;
            if (value > alpha) {
                best_move = move;
                alpha = value;
                if (Principal) {
                    const Line& below = child(f).line;
                    f.line.moves[0] = move;
                    std::copy_n(below.moves.begin(), std::min(below.size, max_ply - 1),
                                f.line.moves.begin() + 1);
                    f.line.size = std::min(below.size + 1, max_ply);
                }
                if (value >= beta) {
                    ++statistics_.cutoffs;
                    statistics_.first_move_cutoffs += number == 1;
                    if (!ejects) reward(f, move, depth, {tried.data(), tried_count});
                    break;
                }
            }
        }
        if (!ejects && tried_count < tried.size()) tried[tried_count++] = move;
    }

    if (may_leave_it(f) && !excluding && best < beta) {
        play(f, Move::pass());
        const Value value = value_of_child<Principal>(f, alpha, beta, depth, cut);
        take_back();
        if (stopped()) return 0;
        ++number;
        if (value > best) {
            best = value;
            if (Principal && value > alpha) f.line.size = 0;
            alpha = std::max(alpha, value);
        }
    }
    if (hopeless && number == 0) return guess;
    if (number == 0) {
        if (excluding) return alpha;
        if (f.position.ruleset().stuck == rules::Stuck::loses) return loss_in(f.ply);
        play(f, Move::pass());
        best = value_of_child<Principal>(f, alpha, beta, depth - 1, cut);
        take_back();
        return best;
    }
    if (excluding) return best;
    const Bound bound = best >= beta          ? Bound::at_least
                        : best > alpha_before ? Bound::exact
                                              : Bound::at_most;
    table_->store(
        key, {.move = best_move, .value = to_table(best, f.ply), .depth = depth, .bound = bound});
    return best;
}

template <bool Principal> Value Search::quiesce(Frame& f, Value alpha, Value beta) {
    if (Principal) f.line.size = 0;
    if (!count_node()) return 0;
    ++statistics_.quiet_nodes;
    if (Principal) selective_depth_ = std::max(selective_depth_, f.ply);
    if (const auto value = decided(f)) return *value;
    if (f.ply >= max_ply - 1) return evaluate(f);

    // Without a look into the table: waiting for it takes longer than the evaluation.
    Value best = evaluate(f);
    if (best < beta) {
        alpha = std::max(alpha, best);
        rules::MoveList ejections;
        rules::generate_ejections(f.position.view(), ejections);
        for (const Move move : ejections) {
            play(f, move);
            Frame& next = child(f);
            const Value value = same_party(f, next) ? quiesce<Principal>(next, alpha, beta)
                                                    : -quiesce<Principal>(next, -beta, -alpha);
            take_back();
            if (stopped()) return 0;
            if (value <= best) continue;
            best = value;
            if (value <= alpha) continue;
            alpha = value;
            if (Principal) {
                f.line.moves[0] = move;
                f.line.size = 1;
            }
            if (value >= beta) break;
        }
    }
    return best;
}

Value Search::search_root(std::vector<RootMove>& moves, std::size_t first, Value alpha, Value beta,
                          int depth) {
    Frame& root = frames_[0];
    Value best = -infinite;
    child(root).killers = {Move::pass(), Move::pass()};
    for (std::size_t i = first; i < moves.size(); ++i) {
        RootMove& root_move = moves[i];
        const int number = static_cast<int>(i - first) + 1;
        selective_depth_ = 0;
        if (!count_node()) return best;
        play(root, root_move.move);
        Value value = 0;
        if (number > 1) {
            const int less = depth >= 3 ? reduction(depth, number) / 2 : 0;
            const int reduced = std::clamp(depth - 1 - less / 100, 1, std::max(depth - 1, 1));
            value = value_of_child<false>(root, alpha, alpha + 1, reduced, false);
            if (value > alpha && reduced < depth - 1)
                value = value_of_child<false>(root, alpha, alpha + 1, depth - 1, false);
        }
        if (number == 1 || value > alpha)
            value = value_of_child<true>(root, alpha, beta, depth - 1, false);
        take_back();
        if (stopped()) return best;
        root_move.value = number == 1 || value > alpha ? value : -infinite;
        if (value > best) best = value;
        if (number == 1 || value > alpha) {
            const Line& below = child(root).line;
            root_move.selective_depth = selective_depth_;
            root_move.line.assign(1, root_move.move);
            // In best reply, what comes after the answer leaves out a player.
            const int told = best_reply_ ? std::min(below.size, 1) : below.size;
            root_move.line.insert(root_move.line.end(), below.moves.begin(),
                                  below.moves.begin() + told);
            if (i != first && value > alpha)
                std::rotate(moves.begin() + static_cast<std::ptrdiff_t>(first),
                            moves.begin() + static_cast<std::ptrdiff_t>(i),
                            moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
        alpha = std::max(alpha, value);
        if (alpha >= beta) break;
    }
    return best;
}

} // namespace sumito::engine
