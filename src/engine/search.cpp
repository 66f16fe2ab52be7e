#include "engine/search.h"

#include "rules/generate.h"

#include <algorithm>
#include <cassert>

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

// Half of the duels that nets play with themselves end in a draw, where marbles count for nothing.
// Who learns from them gives marbles for a place that nobody can break, and does not win from it.
Weights beside(const Net* net, Weights weights, const Parameters& p) {
    if (net != nullptr && net->shape.ruleset == &rules::duel)
        for (std::size_t i = index(Weight::ejection_6); i <= index(Weight::ejection_1); ++i)
            weights.at[i] = static_cast<std::int16_t>(weights.at[i] * p.net_marble / 100);
    return weights;
}

} // namespace

Search::Search(Table& table, const Parameters& parameters, const Weights& weights, const Net* net,
               std::atomic<bool>& stop)
    : table_(&table), parameters_(parameters), evaluation_(beside(net, weights, parameters)),
      net_(net), stop_(&stop), histories_(std::make_unique<Histories>()),
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
    root_colour_ = position.turn();
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
    if (net_ != nullptr) root.sums = net_sums(*net_, position);
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

// To the root's side.
Value Search::learnt(const Frame& f) const {
    assert(f.sums == net_sums(*net_, f.position));
    const Value plain = evaluation_.value_without_shapes(f.position, f.placement, root_side_);
    if (f.position.ruleset().sides > 2)
        return plain + net_value(*net_, f.sums, f.position, root_colour_);
    const Value value = net_value(*net_, f.sums, f.position, f.position.turn());
    return of_root(f) ? plain + value : plain - value;
}

Value Search::evaluate(const Frame& f) const {
    const Value to_root =
        net_ != nullptr ? learnt(f) : evaluation_.value(f.position, f.placement, root_side_);
    return std::clamp(of_root(f) ? to_root : -to_root, -least_win + 1, least_win - 1);
}

// In which ways positions are like each other: by the marbles of whose turn it is, by all others',
// by the last moves.
std::array<std::int16_t*, 3> Search::corrections_of(const Frame& f) const {
    const rules::Colour turn = f.position.turn();
    const std::uint64_t own = f.position.marbles(turn).bits();
    const std::uint64_t others = f.position.occupied().bits() ^ own;
    const std::uint64_t moves =
        std::uint64_t{move_before(f, 1).bits()} << 16 | move_before(f, 2).bits();
    Histories& histories = *histories_;
    return {&histories.own[turn][own], &histories.others[turn][others],
            &histories.moves[turn][moves]};
}

Value Search::corrected(const Frame& f, Value evaluation) const {
    int correction = 0;
    for (const std::int16_t* c : corrections_of(f)) correction += *c;
    return std::clamp(evaluation + correction * parameters_.correction / 25600, -least_win + 1,
                      least_win - 1);
}

// From what came out, unless it is a bound that the evaluation does not contradict, or an ejection
// made the difference.
void Search::learn_correction(const Frame& f, const Node& n) {
    if (is_decided(n.best) || n.best_ejects) return;
    if (n.best >= n.beta && n.best <= f.evaluation) return;
    if (n.best <= n.alpha_before && n.best >= f.evaluation) return;
    const int error = (n.best - f.evaluation) * std::min(n.depth, 16) * 4;
    for (std::int16_t* correction : corrections_of(f)) Corrections::add(*correction, error);
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
    table_->prefetch(key_of(next));
    evaluation_.update(next.placement, changes);
    if (net_ != nullptr) update(*net_, f.sums, next.sums, changes);
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
    const int bonus = std::min(parameters_.bonus * depth, 1600);
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
                         std::min((f.evaluation - beta) / parameters_.null_margin, 3);
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

template <bool Principal> bool Search::enter(Frame& f) {
    if (Principal) {
        f.line.size = 0;
        selective_depth_ = std::max(selective_depth_, f.ply);
    }
    return count_node();
}

// What needs no search: a game that is over, or nothing between the bounds that could still be.
std::optional<Value> Search::settled(const Frame& f, Node& n) const {
    if (const auto value = decided(f)) return value;
    if (f.ply >= max_ply - 1) return evaluate(f);
    n.alpha = std::max(n.alpha, loss_in(f.ply));
    n.beta = std::min(n.beta, win_in(f.ply + 1));
    return n.alpha >= n.beta ? std::optional(n.alpha) : std::nullopt;
}

void Search::look_up(const Frame& f, Node& n) const {
    n.guess = f.evaluation;
    n.improving = f.ply >= period_ && f.evaluation > back(f, period_).evaluation;
    if (n.excluding) return;
    n.entry = table_->find(key_of(f));
    if (!n.entry) return;
    n.known = from_table(n.entry->value, f.ply);
    // A better guess than the bare evaluation.
    const Bound fitting = n.known > n.guess ? Bound::at_least : Bound::at_most;
    if (!is_decided(n.known) && (n.entry->bound == Bound::exact || n.entry->bound == fitting))
        n.guess = n.known;
}

bool Search::Node::is_answered() const {
    if (!entry || entry->depth < depth) return false;
    switch (entry->bound) {
    case Bound::exact:
        return true;
    case Bound::at_least:
        return known >= beta;
    case Bound::at_most:
        return known <= alpha;
    case Bound::none:
        break;
    }
    return false;
}

// Whether the next ejection of one of a party wins, the mover's or the other: then it matters
// little who is better off.
bool Search::needs_one(const Frame& f, bool movers) const {
    for (int s = 0; s < f.position.ruleset().sides; ++s) {
        const auto side = static_cast<rules::Side>(s);
        if (((side == root_side_) == of_root(f)) == movers &&
            f.position.ejected(side) + 1 >= f.position.goal())
            return true;
    }
    return false;
}

// So far above or below the window that a look at the moves is not worth it.
std::optional<Value> Search::prune(Frame& f, const Node& n) {
    if (n.depth <= 3 && n.guess + parameters_.razoring * n.depth < n.alpha && !n.decisive) {
        const Value value = quiesce<false>(f, n.alpha, n.beta);
        if (value <= n.alpha) return value;
    }
    if (n.depth <= 8 &&
        n.guess - parameters_.reverse_futility * (n.depth - n.improving) >= n.beta &&
        !needs_one(f, false))
        return n.guess;
    const bool after_null = f.ply >= 1 && back(f, 1).move.is_pass();
    Value value = 0;
    if (n.depth >= parameters_.null_depth && n.guess >= n.beta && f.evaluation >= n.beta &&
        !after_null && try_null(f, n.beta, n.depth, n.cut, value))
        return value;
    return std::nullopt;
}

// Far below the window, only an ejection can help.
bool Search::is_hopeless(const Node& n) const {
    return !n.excluding && !n.decisive && n.depth <= parameters_.hopeless && !is_decided(n.alpha) &&
           n.guess + parameters_.futility_base + parameters_.futility * n.depth <= n.alpha;
}

// Quiet moves so late that what the first ones are worth is enough to know. Where the next ejection
// decides, a move that threatens one may stand far behind what looks good.
bool Search::is_late(const Node& n) const {
    const int late = parameters_.late_base + parameters_.late_scale * n.depth * n.depth / 100;
    return n.number > (n.improving ? late : late / 2 + 1) * (n.decisive ? 2 : 1);
}

// A quiet move that will hardly reach the window, or has done badly elsewhere.
template <bool Principal>
bool Search::is_futile(const Frame& f, const Node& n, const Candidate& candidate) const {
    const int shallow = std::max(n.depth - reduction(n.depth, n.number) / 100, 1);
    const Value hope = f.evaluation + parameters_.futility_base + parameters_.futility * shallow;
    if (!Principal && shallow <= 7 && hope <= n.alpha && !n.decisive) return true;
    return shallow <= 4 && candidate.score < -parameters_.history_pruning * shallow;
}

// One ply more for the table's move if all others are clearly worse; one less if several are good
// enough.
int Search::extension(Frame& f, const Node& n, Move move) {
    const bool asked = n.entry && move == n.entry->move && !n.excluding && f.ply > 0 &&
                       n.depth >= parameters_.singular_depth && n.entry->depth >= n.depth - 3 &&
                       n.entry->bound != Bound::at_most && !is_decided(n.known);
    if (!asked) return 0;
    const Value limit = n.known - parameters_.singular_margin * n.depth;
    f.excluded = move;
    const Value others = search<false>(f, limit - 1, limit, (n.depth - 1) / 2, n.cut);
    f.excluded = Move::pass();
    if (others < limit) return 1;
    return n.known >= n.beta ? -1 : 0;
}

// In hundredths of a ply.
template <bool Principal> int Search::reduction_of(const Node& n, const Candidate& c) const {
    int less = reduction(n.depth, n.number);
    if (c.ejects) less = less / 2;
    less -= c.score * 100 / parameters_.reduction_history;
    if (Principal) less -= parameters_.reduction_principal;
    if (n.cut) less += parameters_.reduction_cut;
    if (!n.improving) less += parameters_.reduction_steady;
    if (c.pushes) less -= parameters_.reduction_push;
    return less;
}

// The first move with the whole window, the others first with none, and late ones less deep, until
// one turns out to be better.
template <bool Principal>
Value Search::value_of(Frame& f, const Node& n, const Candidate& candidate, int depth) {
    play(f, candidate.move);
    if (Principal) child(f).line.size = 0; // it may be of another move, if nothing principal comes
    Value value = 0;
    if (n.number > 1 && n.depth >= 2) {
        const int less = reduction_of<Principal>(n, candidate);
        const int reduced = std::clamp(depth - less / 100, 1, depth);
        value = value_of_child<false>(f, n.alpha, n.alpha + 1, reduced, false);
        if (value > n.alpha && reduced < depth)
            value = value_of_child<false>(f, n.alpha, n.alpha + 1, depth, n.cut);
    } else if (!Principal || n.number > 1) {
        value = value_of_child<false>(f, n.alpha, n.alpha + 1, depth, n.cut);
    }
    if (Principal && (n.number == 1 || (value > n.alpha && value < n.beta)))
        value = value_of_child<true>(f, n.alpha, n.beta, depth, false);
    take_back();
    return value;
}

template <bool Principal> void Search::note_best(Frame& f, Node& n, Move move, Value value) {
    n.best = value;
    if (value <= n.alpha) return;
    n.best_move = move;
    n.alpha = value;
    if (!Principal) return;
    const Line& below = child(f).line;
    f.line.moves[0] = move;
    std::copy_n(below.moves.begin(), std::min(below.size, max_ply - 1), f.line.moves.begin() + 1);
    f.line.size = std::min(below.size + 1, max_ply);
}

template <bool Principal> void Search::try_moves(Frame& f, Node& n, Ordering& ordering) {
    while (true) {
        const Candidate candidate = ordering.next();
        const Move move = candidate.move;
        if (move.is_pass()) return;
        if (move == f.excluded) continue;
        ++n.number;
        if (n.best > -infinite && !is_loss(n.best) && !candidate.ejects) {
            if (is_late(n)) {
                ordering.skip_quiet();
                continue;
            }
            if (is_futile<Principal>(f, n, candidate)) continue;
        }
        const int more = extension(f, n, move);
        if (stopped()) return;
        const Value value = value_of<Principal>(f, n, candidate, n.depth - 1 + more);
        if (stopped()) return;
        if (value > n.best) {
            n.best_ejects = candidate.ejects;
            note_best<Principal>(f, n, move, value);
        }
        if (value >= n.beta) {
            ++statistics_.cutoffs;
            statistics_.first_move_cutoffs += n.number == 1;
            if (!candidate.ejects) reward(f, move, n.depth, {n.tried.data(), n.tried_count});
            return;
        }
        if (!candidate.ejects && n.tried_count < n.tried.size()) n.tried[n.tried_count++] = move;
    }
}

// In best reply, the first of the others may leave the answer to the second.
template <bool Principal> void Search::leave_it(Frame& f, Node& n) {
    play(f, Move::pass());
    const Value value = value_of_child<Principal>(f, n.alpha, n.beta, n.depth, n.cut);
    take_back();
    ++n.number;
    if (stopped() || value <= n.best) return;
    n.best = value;
    if (Principal && value > n.alpha) f.line.size = 0;
    n.alpha = std::max(n.alpha, value);
}

template <bool Principal> Value Search::without_a_move(Frame& f, const Node& n) {
    if (n.excluding) return n.alpha;
    if (f.position.ruleset().stuck == rules::Stuck::loses) return loss_in(f.ply);
    play(f, Move::pass());
    const Value value = value_of_child<Principal>(f, n.alpha, n.beta, n.depth - 1, n.cut);
    take_back();
    return value;
}

template <bool Principal>
Value Search::search(Frame& f, Value alpha, Value beta, int depth, bool cut) {
    if (depth <= 0) return quiesce<Principal>(f, alpha, beta);
    if (!enter<Principal>(f)) return 0;
    Node n(alpha, beta, depth, cut, !f.excluded.is_pass());
    if (!n.excluding) {
        if (const auto value = settled(f, n)) return *value;
        f.evaluation =
            corrected(f, evaluate(f)); // while the table's line is on its way from memory
    }
    look_up(f, n);
    if (!Principal && n.is_answered()) return n.known;
    n.decisive = needs_one(f, true) && needs_one(f, false);
    child(f).killers = {Move::pass(), Move::pass()};
    if (!Principal && !n.excluding && !is_decided(n.beta)) {
        if (const auto value = prune(f, n)) return *value;
        if (stopped()) return 0;
    }

    if (n.depth >= parameters_.unknown_depth && !n.entry && !n.excluding) --n.depth;
    n.alpha_before = n.alpha;
    const bool hopeless = !Principal && is_hopeless(n);
    Ordering ordering(f.position.view(), hints_for(f, n.entry ? n.entry->move : Move::pass()));
    if (hopeless) ordering.skip_quiet();
    try_moves<Principal>(f, n, ordering);
    if (!stopped() && may_leave_it(f) && !n.excluding && n.best < n.beta) leave_it<Principal>(f, n);
    if (stopped()) return 0;
    if (n.number == 0) return hopeless ? n.guess : without_a_move<Principal>(f, n);
    if (n.excluding) return n.best;
    if (!hopeless) learn_correction(f, n);
    table_->store(key_of(f), {.move = n.best_move,
                              .value = to_table(n.best, f.ply),
                              .depth = n.depth,
                              .bound = n.best >= n.beta          ? Bound::at_least
                                       : n.best > n.alpha_before ? Bound::exact
                                                                 : Bound::at_most});
    return n.best;
}

template <bool Principal> Value Search::quiesce(Frame& f, Value alpha, Value beta) {
    if (!enter<Principal>(f)) return 0;
    ++statistics_.quiet_nodes;
    if (const auto value = decided(f)) return *value;
    if (f.ply >= max_ply - 1) return evaluate(f);

    // Without a look into the table: waiting for it takes longer than the evaluation.
    Value best = corrected(f, evaluate(f));
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

// The value of a root move; exact if it is the first or above alpha, else at most that.
Value Search::value_of_root_move(Move move, int number, Value alpha, Value beta, int depth) {
    Frame& root = frames_[0];
    play(root, move);
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
    return value;
}

void Search::note_line(RootMove& root_move) {
    const Line& below = child(frames_[0]).line;
    root_move.selective_depth = selective_depth_;
    root_move.line.assign(1, root_move.move);
    // In best reply, what comes after the answer leaves out a player.
    const int told = best_reply_ ? std::min(below.size, 1) : below.size;
    root_move.line.insert(root_move.line.end(), below.moves.begin(), below.moves.begin() + told);
}

Value Search::search_root(std::vector<RootMove>& moves, std::size_t first, Value alpha, Value beta,
                          int depth) {
    Value best = -infinite;
    child(frames_[0]).killers = {Move::pass(), Move::pass()};
    const auto top = moves.begin() + static_cast<std::ptrdiff_t>(first);
    int number = 0;
    for (auto at = top; at != moves.end() && alpha < beta; ++at) {
        selective_depth_ = 0;
        if (!count_node()) return best;
        const Value value = value_of_root_move(at->move, ++number, alpha, beta, depth);
        if (stopped()) return best;
        const bool exact = number == 1 || value > alpha;
        at->value = exact ? value : -infinite;
        best = std::max(best, value);
        if (exact) note_line(*at);
        if (value > alpha) std::rotate(top, at, at + 1);
        alpha = std::max(alpha, value);
    }
    return best;
}

} // namespace sumito::engine
