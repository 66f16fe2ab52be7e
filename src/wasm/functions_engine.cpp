#include "engine/bench.h"
#include "engine/opponent.h"
#include "game/record.h"
#include "rules/generate.h"
#include "rules/notation.h"
#include "wasm/functions.h"

#include <algorithm>
#include <chrono>

namespace sumito::wasm {

using game::Game;
using rules::Position;

namespace {

constexpr int hash_megabytes = 16;

// What one level has found out is not for another.
engine::Engine& engine_for(State& state, const ThinkWish& wish) {
    engine::Options options;
    options.hash_megabytes = hash_megabytes;
    options.level = wish.level > 0 ? wish.level : engine::strongest_level;
    options.lines = wish.lines;
    options.seed = wish.seed;
    if (wish.level == 0)
        options.style = engine::Style::solid; // nobody plays: one yardstick for all
    if (!state.engine) {
        state.engine = std::make_unique<engine::Engine>(options);
        return *state.engine;
    }
    if (state.engine->options().level != options.level) state.engine->new_game();
    state.engine->set(options);
    return *state.engine;
}

Reading<Game> read_game(std::string_view text) {
    game::RecordReader reader(text);
    const auto record = reader.next();
    if (!record) return wrong("there is no game in the text");
    if (!*record) return wrong(to_text(record->error()));
    auto game = game::replay(**record);
    if (!game) return wrong(to_text(game.error()));
    return *std::move(game);
}

void tell_score(Json& json, const engine::Score& score) {
    constexpr int all = 100'000;
    using Kind = engine::Score::Kind;
    if (score.kind == Kind::marbles) {
        json.key("score").number(score.number);
        return;
    }
    const int sign = score.kind == Kind::win ? 1 : -1;
    json.key("score").number(sign * all).key("plies").number(sign * score.number);
}

std::string line_of(const Position& start, const engine::Report& report) {
    const auto milliseconds = std::max<std::int64_t>(report.elapsed.count(), 1);
    const auto nodes = static_cast<std::int64_t>(report.nodes);
    Json json;
    json.object().key("rank").number(report.rank).key("depth").number(report.depth);
    tell_score(json, report.score);
    json.key("nodes").number(nodes).key("nps").number(nodes * 1000 / milliseconds);
    json.key("moves").list();
    Position position = start;
    for (const rules::Move move : report.line) {
        if (!rules::is_legal(position, move)) break;
        json.text(rules::to_text(position, move));
        position.play(move);
    }
    return json.end().end().take();
}

Reading<engine::Limits> limits_for(const Game& game, const ThinkWish& wish) {
    engine::Limits limits = wish.limits;
    if (wish.level > 0 && !wish.is_limited())
        limits = engine::limits_for_move(game, game::Instant{});
    for (std::string_view rest = wish.only; !rest.empty();) {
        const auto move = rules::read_move(game.position(), take_word(rest));
        if (!move) return wrong("only: not a move that can be played here");
        limits.only.push_back(*move);
    }
    return limits;
}

Done think(State& state, Json& json, std::string_view text, Pairs pairs) {
    const auto game = read_game(text);
    if (!game) return wrong(game.error());
    const auto wish = read_wish(pairs);
    if (!wish) return wrong(wish.error());
    const auto limits = limits_for(*game, *wish);
    if (!limits) return wrong(limits.error());
    const Position& position = game->position();
    if (rules::generate(position).empty()) {
        json.text("");
        return {};
    }
    engine::Signals signals;
    const engine::Answer answer =
        engine_for(state, *wish)
            .think(engine::situation_of(*game), *limits, signals,
                   [&](const engine::Report& report) {
                       if (state.heard && report.bound == engine::Bound::exact)
                           state.heard(line_of(position, report));
                   });
    json.text(rules::to_text(position, answer.best));
    return {};
}

// Does the computer of this colour agree to a draw that was offered?
Done agree(State& state, Json& json, std::string_view text, rules::Colour seat) {
    const auto game = read_game(text);
    if (!game) return wrong(game.error());
    if (!game->ruleset().plays(seat)) return wrong("nobody plays this colour");
    const engine::Situation situation = engine::situation_for_draw(*game, seat);
    if (rules::generate(situation.position).empty()) return wrong("the game is over");
    engine::Engine& engine = engine_for(state, {});
    engine.new_game();
    json.flag(
        engine::agrees_to_draw(*game, seat, engine.think(situation, engine::limits_for_draw())));
    return {};
}

Done run_bench(State&, Json& json) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::int64_t nodes = 0;
    for (const engine::BenchPosition& position : engine::bench_positions())
        nodes += static_cast<std::int64_t>(engine::bench(position, engine::bench_depth).nodes);
    const auto used = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    json.object().key("nodes").number(nodes);
    json.key("nps").number(nodes * 1000 / std::max<std::int64_t>(used.count(), 1)).end();
    return {};
}

constexpr Function engine_table[] = {
    {"think", Caller<&think>::call},
    {"agrees", Caller<&agree>::call},
    {"bench", Caller<&run_bench>::call},
};

} // namespace

std::span<const Function> engine_functions() { return engine_table; }

} // namespace sumito::wasm
