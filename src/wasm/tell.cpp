#include "wasm/tell.h"

#include "rules/effect.h"
#include "rules/notation.h"
#include "rules/outcome.h"
#include "words/sentences.h"

#include <algorithm>
#include <vector>

namespace sumito::wasm {

using rules::Cell;
using rules::CellSet;
using rules::Colour;
using rules::Position;
using rules::Ruleset;
using rules::Side;

namespace {

std::vector<Cell> in_reading_order(CellSet set) {
    std::vector<Cell> cells;
    for (const Cell cell : set) cells.push_back(cell);
    std::ranges::sort(cells, rules::comes_before);
    return cells;
}

void tell_time(Json& json, const game::TimeControl& time) {
    using Kind = game::TimeControl::Kind;
    json.object().key("kind").text(time.kind == Kind::none          ? "none"
                                   : time.kind == Kind::each_player ? "each"
                                                                    : "game");
    if (time.kind != Kind::none) json.key("seconds").thousandths(time.time.count());
    if (time.kind == Kind::each_player) json.key("increment").thousandths(time.increment.count());
    json.end();
}

int lost(const Position& position, Colour colour) {
    return position.ruleset().marbles - position.marbles(colour).size();
}

} // namespace

void tell(Json& json, const Ruleset& ruleset) {
    json.object().key("mode").text(ruleset.id).key("colours").list();
    for (const Colour colour : ruleset.turns) json.text(name(colour));
    json.end().key("sides").list();
    for (int s = 0; s < ruleset.sides; ++s) {
        json.list();
        for (const Colour colour : ruleset.turns)
            if (ruleset.side[colour] == static_cast<Side>(s)) json.text(name(colour));
        json.end();
    }
    json.end().key("goal").number(ruleset.goal).key("layout").text(ruleset.layout);
    json.key("marbles").number(ruleset.marbles).end();
}

void tell(Json& json, const rules::Layout& layout) {
    json.object().key("name").text(layout.name);
    json.key("mode").text(rules::start_of(layout).ruleset().id);
    json.key("position").text(layout.text).end();
}

void tell(Json& json, const Position& position) {
    const Ruleset& ruleset = position.ruleset();
    json.object().key("text").text(position.text()).key("mode").text(ruleset.id);
    json.key("turn").text(name(position.turn())).key("goal").number(position.goal());
    json.key("ejected").list();
    for (int s = 0; s < ruleset.sides; ++s) json.number(position.ejected(static_cast<Side>(s)));
    json.end().key("lost").object();
    for (const Colour colour : ruleset.turns) json.key(name(colour)).number(lost(position, colour));
    json.end().key("marbles").object();
    for (const Cell cell : in_reading_order(position.occupied()))
        json.key(name(cell)).text(name(*position.at(cell)));
    json.end().key("over").flag(rules::outcome(position).has_value()).end();
}

void tell(Json& json, const Position& position, rules::Move move) {
    const rules::Effect e = rules::effect(position, move);
    json.object().key("text").text(rules::to_text(position, move));
    json.key("direction").text(name(e.direction)).key("broadside").flag(e.broadside);
    json.key("own");
    if (e.broadside)
        tell(json, e.moved);
    else
        tell_row(json, e.moved, move.cell(), e.direction);
    json.key("pushed");
    tell_row(json, e.pushed, move.cell(), e.direction);
    if (e.ejected)
        json.key("ejected")
            .object()
            .key("colour")
            .text(name(*e.ejected))
            .key("from")
            .text(name(*e.ejected_from))
            .end();
    json.end();
}

void tell(Json& json, CellSet cells) {
    json.list();
    for (const Cell cell : in_reading_order(cells)) json.text(name(cell));
    json.end();
}

void tell_row(Json& json, CellSet cells, Cell from, rules::Direction d) {
    json.list();
    for (std::optional<Cell> cell = from; cell; cell = cell->neighbour(d))
        if (cells.contains(*cell)) json.text(name(*cell));
    json.end();
}

void tell_verdict(Json& json, words::Language language, const Position& position,
                  const rules::Verdict& verdict) {
    json.object().key("reason").text(name(verdict.reason)).key("where");
    tell(json, verdict.where);
    if (verdict.legal())
        json.key("move")
            .text(rules::to_text(position, verdict.move))
            .key("sentence")
            .text(words::move_sentence(language, position, verdict.move));
    else
        json.key("sentence").text(words::verdict_sentence(language, position, verdict));
    json.end();
}

void tell_settings(Json& json, const game::Settings& settings, const game::Computers& computers) {
    const rules::Layout* layout = rules::layout_of(settings.start);
    json.object().key("position").text(settings.start.text());
    json.key("layout").text(layout ? layout->name : "").key("time");
    tell_time(json, settings.time);
    json.key("draws").object().key("agreement").flag(settings.draws.agreement);
    json.key("repetitions").number(settings.draws.repetitions);
    json.key("quiet").number(settings.draws.quiet_plies).end();
    json.key("undo").flag(settings.undo).key("pause").flag(settings.pause);
    json.key("seats").object();
    for (const Colour colour : settings.start.ruleset().turns) {
        json.key(name(colour)).object().key("name").text(settings.seats[colour].name);
        json.key("level").number(computers.level[colour]).end();
    }
    json.end().end();
}

void tell_result(Json& json, words::Language language, const game::Settings& settings,
                 const game::Result& result) {
    std::string why(name(result.why));
    std::ranges::replace(why, ' ', '_');
    json.object().key("why").text(why);
    json.key("winner").number(result.winner ? static_cast<int>(*result.winner) : -1);
    if (result.whose) json.key("whose").text(name(*result.whose));
    json.key("sentence").text(words::result_sentence(language, settings, result));
    json.key("score").text(game::score_text(settings.start.ruleset(), result)).end();
}

void tell_taken(Json& json, const Position& start, const game::Taken& taken) {
    const Ruleset& ruleset = start.ruleset();
    rules::PerColour<int> missing;
    for (const Colour colour : ruleset.turns) missing[colour] = lost(start, colour);
    json.list();
    for (int s = 0; s < ruleset.sides; ++s) {
        const auto side = static_cast<Side>(s);
        json.list();
        for (std::optional<Colour> colour : taken[side]) {
            for (const Colour foe : ruleset.turns)
                if (!colour && ruleset.side[foe] != side && missing[foe]-- > 0) colour = foe;
            if (colour) json.text(name(*colour));
        }
        json.end();
    }
    json.end();
}

void tell_node(Json& json, const game::Study& study, int id) {
    const game::Study::Node& node = *study.node(id);
    const bool first = id == game::Study::start;
    const Position& before = first ? node.position : study.node(node.parent)->position;
    json.object().key("id").number(id).key("parent").number(node.parent).key("children").list();
    for (const int child : node.children) json.number(child);
    json.end().key("move").text(first ? "" : rules::to_text(before, node.turn.move));
    json.key("by").text(name(before.turn())).key("position").text(node.position.text());
    json.key("before").text(node.turn.before).key("comment").text(node.turn.comment);
    json.key("marks").list();
    for (const int mark : node.turn.marks) json.number(mark);
    json.end();
    if (node.turn.clock) json.key("clock").number(node.turn.clock->count());
    json.end();
}

} // namespace sumito::wasm
