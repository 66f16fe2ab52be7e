#include "cli/play_computers.h"

#include "rules/judge.h"
#include "words/sentences.h"

#include <utility>

namespace sumito::cli {

using game::Duration;
using game::Instant;
using rules::Colour;

namespace {

constexpr auto time_for_a_move = std::chrono::seconds(2);
constexpr auto little_time = std::chrono::seconds(60); // no pace is kept with less
constexpr int moves_to_come = 40;                      // of a game with one time for all
constexpr std::uint64_t nodes_for_a_draw = 50'000;
constexpr std::uint64_t nodes_for_a_hint = 400'000;

// A level below the strongest ends by itself; the time is for a machine that is very slow.
engine::Limits limits_for_a_move(const game::Game& game, Instant now) {
    engine::Limits limits;
    if (const auto left = game.clock().left(game.turn(), now)) {
        limits.clock = *left;
        limits.increment = game.settings().time.increment;
    } else {
        limits.move_time = time_for_a_move;
        if (const auto rest = game.clock().game_left(now))
            limits.move_time = std::min<Duration>(time_for_a_move, *rest / moves_to_come);
    }
    return limits;
}

// The situation in which a seat is asked about a draw. With two sides the score of one is that of
// the other; among three each has one of its own, found by thinking of it as to move.
engine::Situation situation_for_a_draw(const game::Game& game, Colour seat) {
    engine::Situation situation = engine::situation_of(game);
    if (game.ruleset().sides == 2) return situation;
    rules::Setup setup = situation.position.setup();
    setup.turn = seat;
    if (const auto turned = rules::Position::from(setup)) situation.position = *turned;
    return situation;
}

// Hundredths of a marble, as the player to move sees it.
int hundredths(const engine::Score& score) {
    constexpr int all = 100'000;
    if (score.kind == engine::Score::Kind::marbles) return score.number;
    return score.kind == engine::Score::Kind::win ? all : -all;
}

bool agrees_to_draw(const game::Game& game, Colour seat, const engine::Answer& answer) {
    if (answer.lines.empty()) return false;
    const bool own = game.ruleset().sides > 2 || game.ruleset().together(seat, game.turn());
    const int score = hundredths(answer.lines.front().score) * (own ? 1 : -1);
    return score <= -draw_margin || (game.quiet_plies() >= long_quiet && score < draw_margin);
}

bool has_little_time(const game::Game& game, Instant now) {
    const auto left = game.clock().left(game.turn(), now);
    return left && *left < little_time;
}

} // namespace

std::optional<PlayComputers::News> PlayComputers::attend(PlayTable& table, Instant now) {
    if (!pending_) ask_what_is_due(table, now);
    if (!pending_ || now < pending_->not_before) return std::nullopt;
    const auto thought = thinker_->answer();
    if (!thought) return std::nullopt;
    return conclude(*std::exchange(pending_, std::nullopt), *thought, table, now);
}

void PlayComputers::drop() {
    if (pending_) thinker_->drop();
    pending_.reset();
    failed_ = false;
}

void PlayComputers::ask(const Pending& pending, const PlayQuestion& question) {
    pending_ = pending;
    thinker_->ask(question);
}

void PlayComputers::ask_what_is_due(const PlayTable& table, Instant now) {
    const game::Game& game = table.game();
    if (failed_ || game.result()) return;
    if (const auto seat = table.asked_about_draw()) {
        if (!table.seats().is_computer(*seat)) return;
        engine::Limits limits;
        limits.nodes = nodes_for_a_draw;
        return ask({Pending::Kind::draw, *seat, now},
                   {situation_for_a_draw(game, *seat), limits, engine::strongest_level});
    }
    if (!table.seats().is_computer(game.turn()) || game.is_paused()) return;
    ask({Pending::Kind::move, game.turn(), has_little_time(game, now) ? now : now + pace_},
        {engine::situation_of(game), limits_for_a_move(game, now),
         table.seats().level[game.turn()]});
}

void PlayComputers::ask_for_hint(const PlayTable& table, Instant now) {
    drop();
    engine::Limits limits;
    limits.nodes = nodes_for_a_hint;
    ask({Pending::Kind::hint, table.game().turn(), now},
        {engine::situation_of(table.game()), limits, engine::strongest_level});
}

PlayComputers::News PlayComputers::conclude(const Pending& pending, const PlayThought& thought,
                                            PlayTable& table, Instant now) {
    if (!thought) return failed(table, thought.error());
    switch (pending.kind) {
    case Pending::Kind::hint:
        return hint(table, thought->best);
    case Pending::Kind::draw:
        return done_or_failed(table, agrees_to_draw(table.game(), pending.seat, *thought)
                                         ? table.act(pending.seat, game::AcceptDraw{}, now)
                                         : table.act(pending.seat, game::DeclineDraw{}, now));
    case Pending::Kind::move:
        break;
    }
    return done_or_failed(table, table.act(pending.seat, game::Play{thought->best}, now));
}

PlayComputers::News PlayComputers::hint(const PlayTable& table, rules::Move move) {
    const rules::Position& position = table.position();
    const rules::Verdict verdict = rules::judge(position, rules::attempt_of(position, move));
    if (!verdict.legal() || verdict.move != move)
        return failed(table, words::verdict_sentence(table.language(), position, verdict));
    return {{false, table.hint_sentence(move), {}}, move};
}

PlayComputers::News PlayComputers::done_or_failed(const PlayTable& table,
                                                  const PlayTable::Answer& answer) {
    return answer.done ? News{answer, {}} : failed(table, answer.sentence);
}

PlayComputers::News PlayComputers::failed(const PlayTable& table, std::string_view why) {
    failed_ = true;
    return {{false, table.say("play.computer_failed", {{"why", why}}), {}}, {}};
}

} // namespace sumito::cli
