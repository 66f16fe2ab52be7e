#include "cli/play_table.h"

#include "game/taken.h"
#include "rules/notation.h"
#include "words/names.h"
#include "words/sentences.h"

#include <algorithm>

namespace sumito::cli {

using game::Event;
using game::Instant;
using rules::Colour;
using rules::Side;

namespace {

template <class... F> struct Overloaded : F... {
    using F::operator()...;
};

const rules::Position& before(const game::Game& game, std::size_t ply) {
    return ply > 0 ? game.plies()[ply - 1].after : game.settings().start;
}

// As much of what somebody typed as can be shown.
std::string shown(std::string_view text) {
    constexpr std::size_t longest = 20;
    std::string part(text.substr(0, longest));
    std::ranges::replace_if(part, [](char c) { return c < ' ' || c > '~'; }, '?');
    return part + (text.size() > longest ? "..." : "");
}

} // namespace

std::optional<Played> last_played(const game::Game& game) {
    for (std::size_t ply = game.plies().size(); ply-- > 0;)
        if (const rules::Move move = game.plies()[ply].move; !move.is_pass())
            return Played{before(game, ply), move};
    return std::nullopt;
}

PlayTable::Answer PlayTable::act(Colour seat, const game::Action& action, Instant now) {
    const auto event = game_.decide(seat, action, now);
    if (!event)
        return {false, words::refusal_sentence(language_, position(), event.error()),
                event.error().verdict.where};
    const std::size_t plies = game_.plies().size();
    game_.apply(*event);
    return {true, sentence_of(*event, plies), {}};
}

PlayTable::Answer PlayTable::type_move(std::string_view text, Instant now) {
    const auto move = rules::read_move(position(), text);
    if (move) return act(game_.turn(), game::Play{*move}, now);
    if (const auto* verdict = std::get_if<rules::Verdict>(&move.error()))
        return {false, words::verdict_sentence(language_, position(), *verdict), verdict->where};
    return {false, say("play.no_move", {{"text", shown(text)}}), {}};
}

std::optional<Colour> PlayTable::person() const {
    Colour colour = game_.turn();
    for (std::size_t i = 0; i < game_.ruleset().turns.size(); ++i) {
        if (!seats_.is_computer(colour) && !game_.is_retired(colour)) return colour;
        colour = game_.ruleset().turns.next(colour);
    }
    return std::nullopt;
}

PlayTable::Answer PlayTable::take_back(Instant now) {
    if (game_.settings().may_undo() && !game::has_moved_in_person(game_, seats_))
        return {false, say("refusal.nothing_to_undo"), {}};
    Answer answer = act(game_.turn(), game::TakeBack{}, now);
    while (answer.done && is_computers_turn()) answer = act(game_.turn(), game::TakeBack{}, now);
    return answer;
}

std::optional<PlayTable::Answer> PlayTable::check_time(Instant now) {
    if (game_.result() || !game_.decide(game_.turn(), game::CheckTime{}, now)) return std::nullopt;
    return act(game_.turn(), game::CheckTime{}, now);
}

std::optional<Colour> PlayTable::asked_about_draw() const {
    if (game_.result() || !game_.draw_offered()) return std::nullopt;
    for (const Colour colour : game_.ruleset().turns)
        if (!game_.agrees_to_draw(colour) && !game_.is_retired(colour)) return colour;
    return std::nullopt;
}

std::string PlayTable::player(Colour colour) const {
    return words::player_name(language_, game_.settings(), colour);
}

std::string PlayTable::side(Side side) const {
    return words::side_name(language_, game_.settings(), side);
}

std::string PlayTable::turn_sentence() const {
    if (game_.result()) return words::result_sentence(language_, game_.settings(), *game_.result());
    return say("play.turn", {{"player", player(game_.turn())}});
}

std::string PlayTable::last_move_sentence() const {
    const auto last = last_played(game_);
    return last ? words::move_sentence(language_, last->before, last->move) : "";
}

std::string PlayTable::hint_sentence(rules::Move move) const {
    return say("play.hint", {{"move", rules::to_text(position(), move)},
                             {"what", words::move_sentence(language_, position(), move)}});
}

std::vector<std::optional<Colour>> PlayTable::ejected_by(Side side) const {
    return game::taken_in(game_)[side];
}

// Players who had no move; those who have left the game are not told again and again.
std::string PlayTable::skipped_since(std::size_t ply) const {
    std::string sentences;
    for (; ply < game_.plies().size(); ++ply)
        if (const Colour by = game_.plies()[ply].by; !game_.is_retired(by))
            sentences += " " + say("move.pass", {{"player", player(by)}});
    return sentences;
}

std::string PlayTable::sentence_of(const Event& event, std::size_t plies_before) const {
    const auto told = [&](std::string_view key) {
        return say(key, {{"player", player(event.by)}});
    };
    // What ends a game is told by its result, except a move, which is told before it.
    std::string end = game_.result() ? turn_sentence() : "";
    if (const auto* moved = std::get_if<game::Moved>(&event.what)) {
        const std::string move =
            words::move_sentence(language_, before(game_, plies_before), moved->move);
        return move + skipped_since(plies_before + 1) + (end.empty() ? "" : " " + end);
    }
    if (!end.empty()) return end;
    return std::visit(Overloaded{
                          [&](const game::Resigned&) { return told("cause.resignation"); },
                          [&](const game::FlagFell&) { return told("cause.flag"); },
                          [&](const game::DrawOffered&) { return told("play.draw_offered"); },
                          [&](const game::DrawAccepted&) { return told("play.draw_accepted"); },
                          [&](const game::DrawDeclined&) { return told("play.draw_declined"); },
                          [&](const game::TakenBack&) { return say("play.taken_back"); },
                          [&](const game::Paused&) { return say("refusal.paused"); },
                          [&](const game::Resumed&) { return say("play.goes_on"); },
                          [&](const auto&) { return say("cause.game_time"); },
                      },
                      event.what) +
           skipped_since(plies_before);
}

} // namespace sumito::cli
