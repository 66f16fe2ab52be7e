#include "game/taken.h"
#include "rules/generate.h"
#include "rules/judge.h"
#include "rules/notation.h"
#include "rules/outcome.h"
#include "rules/perft.h"
#include "rules/playstrategy.h"
#include "wasm/functions.h"
#include "wasm/spoken.h"
#include "wasm/tell.h"
#include "words/sentences.h"

namespace sumito::wasm {

using rules::Position;

namespace {

constexpr int deepest_perft = 6;

Done set_language(State& state, Json& json, words::Language language) {
    state.language = language;
    json.text(words::code(language));
    return {};
}

Done tell_rulesets(State&, Json& json) {
    json.list();
    for (const rules::Ruleset* ruleset : rules::rulesets) tell(json, *ruleset);
    json.end();
    return {};
}

Done tell_layouts(State&, Json& json) {
    json.list();
    for (const rules::Layout& layout : rules::layouts()) tell(json, layout);
    json.end();
    return {};
}

Done tell_position(State&, Json& json, const Position position) {
    tell(json, position);
    return {};
}

Done tell_fen(State&, Json& json, const Position position) {
    const bool can_be_said = &position.ruleset() == &rules::duel;
    json.text(can_be_said ? rules::to_playstrategy_fen(position.setup()) : "");
    return {};
}

Done tell_moves(State&, Json& json, const Position position) {
    json.list();
    for (const rules::Move move : rules::generate(position))
        if (!move.is_pass()) tell(json, position, move);
    json.end();
    return {};
}

Done judge_attempt(State& state, Json& json, const Position position, Marbles marbles,
                   rules::Direction direction) {
    tell_verdict(json, state.language, position,
                 rules::judge(position, {marbles.cells, direction}));
    return {};
}

Done tell_line(State&, Json& json, const Position position, rules::Cell rear,
               rules::Direction direction) {
    tell_row(json, rules::line_from(position, rear, direction), rear, direction);
    return {};
}

Done judge_typed(State& state, Json& json, const Position position, std::string_view text) {
    const auto move = rules::read_move(position, text);
    if (move) {
        tell_verdict(json, state.language, position, {rules::Reason::legal, {}, *move});
    } else if (const auto* verdict = std::get_if<rules::Verdict>(&move.error())) {
        tell_verdict(json, state.language, position, *verdict);
    } else {
        json.object().key("reason").text("unreadable").key("where").list().end();
        json.key("sentence").text(unreadable_sentence(state.language, text)).end();
    }
    return {};
}

// A turn may be skipped in thought, or by somebody who has left the game.
Reading<rules::Move> playable(const Position& position, std::string_view text) {
    if (text == rules::pass_text && !rules::outcome(position)) return rules::Move::pass();
    const auto move = rules::read_move(position, text);
    if (!move) return wrong("not a move that can be played here");
    return *move;
}

Done tell_played(State&, Json& json, const Position position, std::string_view text) {
    const auto move = playable(position, text);
    if (!move) return wrong(move.error());
    Position after = position;
    after.play(*move);
    tell(json, after);
    return {};
}

Done tell_sentence(State& state, Json& json, const Position position, std::string_view text) {
    const auto move = playable(position, text);
    if (!move) return wrong(move.error());
    json.text(words::move_sentence(state.language, position, *move));
    return {};
}

Done tell_taken_before(State&, Json& json, const Position position) {
    tell_taken(json, position, game::taken_before(position));
    return {};
}

Done tell_perft(State&, Json& json, const Position position, int depth) {
    if (depth < 0 || depth > deepest_perft) return wrong("too deep to count here");
    json.number(static_cast<std::int64_t>(rules::perft(position, depth)));
    return {};
}

constexpr Function rules_table[] = {
    {"language", Caller<&set_language>::call},  {"rulesets", Caller<&tell_rulesets>::call},
    {"layouts", Caller<&tell_layouts>::call},   {"position", Caller<&tell_position>::call},
    {"fen", Caller<&tell_fen>::call},           {"moves", Caller<&tell_moves>::call},
    {"judge", Caller<&judge_attempt>::call},    {"line_from", Caller<&tell_line>::call},
    {"read_move", Caller<&judge_typed>::call},  {"play", Caller<&tell_played>::call},
    {"sentence", Caller<&tell_sentence>::call}, {"taken", Caller<&tell_taken_before>::call},
    {"perft", Caller<&tell_perft>::call},
};

} // namespace

std::span<const Function> rules_functions() { return rules_table; }

} // namespace sumito::wasm
