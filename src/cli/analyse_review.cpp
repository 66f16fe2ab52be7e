#include "cli/analyse_review.h"

#include "rules/effect.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>

namespace sumito::cli {

using engine::Score;
using rules::Move;

namespace {

Score score_of(const engine::Answer& answer) {
    return answer.lines.empty() ? Score{} : answer.lines.front().score;
}

std::vector<Move> line_of(const engine::Answer& answer) {
    const bool told = !answer.lines.empty() && !answer.lines.front().line.empty();
    return told ? answer.lines.front().line : std::vector{answer.best};
}

ReviewedPly::Worth worth_of(Move move, const engine::Situation& situation, engine::Engine& engine,
                            const engine::Limits& limits) {
    const engine::Answer best = engine.think(situation, limits);
    ReviewedPly::Worth worth{score_of(best), score_of(best), line_of(best), 0, Mark::none};
    if (best.best == move) return worth;
    engine::Limits alone = limits;
    alone.only = {move};
    worth.score = score_of(engine.think(situation, alone));
    // Two searches may differ: what seems better than the best is as good.
    worth.loss = std::max(0.0, winning_chance(worth.best_score) - winning_chance(worth.score));
    worth.mark = mark_of(worth.loss);
    return worth;
}

} // namespace

double winning_chance(const Score& score) {
    if (score.kind == Score::Kind::win) return 1;
    if (score.kind == Score::Kind::loss) return 0;
    return 1 / (1 + std::pow(3.0, -score.number / 100.0));
}

Mark mark_of(double loss) {
    if (loss >= blunder_loss) return Mark::blunder;
    if (loss >= mistake_loss) return Mark::mistake;
    return loss >= dubious_loss ? Mark::dubious : Mark::none;
}

std::string_view sign_of(Mark mark) {
    constexpr std::array<std::string_view, 4> signs{"", "?!", "?", "??"};
    return signs[static_cast<std::size_t>(mark)];
}

GameReview review(const game::Game& game, engine::Engine& engine, const engine::Limits& limits,
                  const std::function<void(std::size_t ply)>& progress) {
    GameReview review;
    engine.new_game();
    engine::Situation situation{game.settings().start, {}, game.settings().draws};
    for (const game::Ply& ply : game.plies()) {
        progress(review.plies.size() + 1);
        ReviewedPly reviewed{situation.position, ply.move, {}, {}};
        if (!ply.move.is_pass()) {
            reviewed.ejected = rules::effect(situation.position, ply.move).ejected;
            reviewed.worth = worth_of(ply.move, situation, engine, limits);
        }
        review.plies.push_back(std::move(reviewed));
        situation.play(ply.move);
    }
    return review;
}

PlayerSummary GameReview::summary(rules::Colour colour) const {
    PlayerSummary summary;
    for (const ReviewedPly& ply : plies) {
        if (!ply.worth || ply.before.turn() != colour) continue;
        ++summary.moves;
        summary.dubious += ply.worth->mark == Mark::dubious ? 1 : 0;
        summary.mistakes += ply.worth->mark == Mark::mistake ? 1 : 0;
        summary.blunders += ply.worth->mark == Mark::blunder ? 1 : 0;
        summary.accuracy += 100 * std::exp(-4 * ply.worth->loss);
    }
    if (summary.moves > 0) summary.accuracy /= summary.moves;
    return summary;
}

std::string score_text(const Score& score) {
    if (score.kind == Score::Kind::win) return fmt::format("+#{}", score.number);
    if (score.kind == Score::Kind::loss) return fmt::format("-#{}", score.number);
    return score.number == 0 ? "0.00" : fmt::format("{:+.2f}", score.number / 100.0);
}

Score as_told(const Score& score, const rules::Position& position) {
    using Kind = Score::Kind;
    if (position.ruleset().sides > 2 || position.side_to_move() == rules::Side{0}) return score;
    if (score.kind == Kind::marbles) return {Kind::marbles, -score.number};
    return {score.kind == Kind::win ? Kind::loss : Kind::win, score.number};
}

} // namespace sumito::cli
