#include "cli/play_computers.h"

#include "engine/opponent.h"
#include "rules/judge.h"
#include "words/sentences.h"

#include <utility>

namespace sumito::cli {

using game::Instant;

namespace {

constexpr auto little_time = std::chrono::seconds(60); // no pace is kept with less

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
        return ask({Pending::Kind::draw, *seat, now},
                   {engine::situation_for_draw(game, *seat), engine::limits_for_draw(),
                    engine::strongest_level});
    }
    if (!table.seats().is_computer(game.turn()) || game.is_paused()) return;
    ask({Pending::Kind::move, game.turn(), has_little_time(game, now) ? now : now + pace_},
        {engine::situation_of(game), engine::limits_for_move(game, now),
         table.seats().level[game.turn()]});
}

void PlayComputers::ask_for_hint(const PlayTable& table, Instant now) {
    drop();
    ask({Pending::Kind::hint, table.game().turn(), now},
        {engine::situation_of(table.game()), engine::limits_for_hint(), engine::strongest_level});
}

PlayComputers::News PlayComputers::conclude(const Pending& pending, const PlayThought& thought,
                                            PlayTable& table, Instant now) {
    if (!thought) return failed(table, thought.error());
    switch (pending.kind) {
    case Pending::Kind::hint:
        return hint(table, thought->best);
    case Pending::Kind::draw:
        return done_or_failed(table, engine::agrees_to_draw(table.game(), pending.seat, *thought)
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
