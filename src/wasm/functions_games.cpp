#include "game/record.h"
#include "game/taken.h"
#include "rules/notation.h"
#include "wasm/functions.h"
#include "wasm/spoken.h"
#include "wasm/tell.h"
#include "words/sentences.h"

#include <algorithm>

namespace sumito::wasm {

using game::Game;
using game::Instant;
using rules::Colour;

namespace {

constexpr std::size_t most_games = 1000;

Done keep_game(State& state, Json& json, OpenGame&& game) {
    if (state.games.size() >= most_games) return wrong("too many games are open");
    if (std::ssize(game.game.plies()) > most_turns) return wrong(too_many_turns);
    const int handle = state.next_handle++;
    state.games.emplace(handle, std::move(game));
    json.number(handle);
    return {};
}

Done new_game(State& state, Json& json, Instant now, Pairs pairs) {
    const auto agreed = read_settings(pairs);
    if (!agreed) return wrong(agreed.error());
    return keep_game(state, json, {Game(agreed->settings, now), agreed->computers, {}, {}});
}

Done open_game(State& state, Json& json, std::string_view text, Instant now) {
    game::RecordReader reader(text);
    auto record = reader.next();
    if (!record) return wrong("there is no game in the text");
    if (!*record) return wrong(to_text(record->error()));
    if (reader.next()) return wrong("there are several games in the text");
    const game::Computers computers = game::take_computers(**record);
    auto game = game::replay(**record, now);
    if (!game) return wrong(to_text(game.error()));
    return keep_game(state, json,
                     {*std::move(game), computers, std::move((*record)->tags), (*record)->comment});
}

Done close_game(State& state, Json& json, int handle) {
    json.flag(state.games.erase(handle) > 0);
    return {};
}

// --- as it stands ---

void tell_times(Json& json, const Game& game, Instant now) {
    json.key("clocks").object();
    for (const Colour colour : game.ruleset().turns)
        if (const auto left = game.clock().left(colour, now))
            json.key(name(colour)).number(left->count());
    json.end();
    if (const auto left = game.clock().game_left(now)) json.key("gameClock").number(left->count());
    json.key("running").flag(game.clock().running());
    if (const auto over = game.clock().over_at())
        json.key("overAt").number(over->time_since_epoch().count());
}

void tell_plies(Json& json, const Game& game) {
    json.list();
    const rules::Position* before = &game.settings().start;
    for (const game::Ply& ply : game.plies()) {
        json.object().key("by").text(name(ply.by));
        json.key("move").text(rules::to_text(*before, ply.move));
        json.key("after").text(ply.after.text());
        if (ply.left) json.key("left").number(ply.left->count());
        json.end();
        before = &ply.after;
    }
    json.end();
}

template <class Holds> void tell_colours(Json& json, const Game& game, Holds holds) {
    json.list();
    for (const Colour colour : game.ruleset().turns)
        if (holds(colour)) json.text(name(colour));
    json.end();
}

Done game_state(State& state, Json& json, OpenGame& open, Instant now) {
    const Game& game = open.game;
    json.object().key("settings");
    tell_settings(json, game.settings(), open.computers);
    json.key("position");
    tell(json, game.position());
    json.key("plies");
    tell_plies(json, game);
    if (game.result()) {
        json.key("result");
        tell_result(json, state.language, game.settings(), *game.result());
    }
    json.key("paused").flag(game.is_paused()).key("retired");
    tell_colours(json, game, [&](Colour c) { return game.is_retired(c); });
    json.key("agreed");
    tell_colours(json, game, [&](Colour c) { return game.agrees_to_draw(c); });
    if (game.draw_offered()) json.key("offeredBy").text(name(game.draw_offerer()));
    json.key("quiet").number(game.quiet_plies()).key("taken");
    tell_taken(json, game.settings().start, game::taken_in(game));
    tell_times(json, game, now);
    json.end();
    return {};
}

Done game_times(State&, Json& json, OpenGame& open, Instant now) {
    json.object();
    tell_times(json, open.game, now);
    json.end();
    return {};
}

Done game_record(State&, Json& json, OpenGame& open, Instant now) {
    game::Record record = game::record_of(open.game, now);
    record.tags = open.tags;
    record.comment = open.comment;
    game::write_computers(record, open.computers);
    json.text(to_text(record));
    return {};
}

// --- what players do ---

struct Refused {
    game::Refusal refusal;
    std::string sentence;
};
using Acted = std::expected<void, Refused>;

Acted act(State& state, Game& game, Colour seat, const game::Action& action, Instant now) {
    const auto event = game.decide(seat, action, now);
    if (!event)
        return std::unexpected(
            Refused{event.error(),
                    words::refusal_sentence(state.language, game.position(), event.error())});
    game.apply(*event);
    return {};
}

Acted move(State& state, Game& game, Colour seat, std::string_view text, Instant now) {
    const auto read = rules::read_move(game.position(), text);
    Acted acted = act(state, game, seat, game::Play{read.value_or(rules::Move::pass())}, now);
    if (acted || read || acted.error().refusal.why != game::Refusal::Why::illegal_move)
        return acted;
    if (const auto* verdict = std::get_if<rules::Verdict>(&read.error())) {
        acted.error().refusal.verdict = *verdict;
        acted.error().sentence = words::verdict_sentence(state.language, game.position(), *verdict);
    } else {
        acted.error().sentence = unreadable_sentence(state.language, text);
    }
    return acted;
}

// Back to where a person was to move.
Acted take_back(State& state, OpenGame& open, Colour seat, Instant now) {
    Game& game = open.game;
    if (game.settings().may_undo() && !game.result() &&
        !game::has_moved_in_person(game, open.computers)) {
        const game::Refusal nothing{game::Refusal::Why::nothing_to_undo};
        return std::unexpected(
            Refused{nothing, words::refusal_sentence(state.language, game.position(), nothing)});
    }
    Acted acted = act(state, game, seat, game::TakeBack{}, now);
    while (acted && !game.result() && open.computers.is_computer(game.turn()))
        acted = act(state, game, seat, game::TakeBack{}, now);
    return acted;
}

struct NamedAction {
    std::string_view name;
    game::Action action;
};
const NamedAction named_actions[] = {
    {"resign", game::Resign{}},       {"offer", game::OfferDraw{}}, {"accept", game::AcceptDraw{}},
    {"decline", game::DeclineDraw{}}, {"pause", game::Pause{}},     {"resume", game::Resume{}},
    {"time", game::CheckTime{}},
};

Done do_action(State& state, Json& json, OpenGame& open, Colour seat, std::string_view kind,
               std::string_view text, Instant now) {
    const auto named = std::ranges::find(named_actions, kind, &NamedAction::name);
    Acted acted;
    if (kind == "play")
        acted = move(state, open.game, seat, text, now);
    else if (kind == "undo")
        acted = take_back(state, open, seat, now);
    else if (named != std::end(named_actions))
        acted = act(state, open.game, seat, named->action, now);
    else
        return wrong("there is no such action");
    json.object();
    if (!acted) {
        const auto& [refusal, sentence] = acted.error();
        json.key("refusal").object().key("why").text(name(refusal.why));
        json.key("sentence").text(sentence).key("where");
        tell(json, refusal.verdict.where);
        json.end();
    }
    json.end();
    return {};
}

constexpr Function game_table[] = {
    {"new_game", Caller<&new_game>::call},     {"open_game", Caller<&open_game>::call},
    {"close_game", Caller<&close_game>::call}, {"game_state", Caller<&game_state>::call},
    {"game_times", Caller<&game_times>::call}, {"game_record", Caller<&game_record>::call},
    {"game_act", Caller<&do_action>::call},
};

} // namespace

std::span<const Function> game_functions() { return game_table; }

} // namespace sumito::wasm
