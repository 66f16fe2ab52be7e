#include "game/record.h"
#include "game/taken.h"
#include "rules/notation.h"
#include "wasm/functions.h"
#include "wasm/tell.h"

namespace sumito::wasm {

using game::Study;

namespace {

constexpr std::size_t most_studies = 10'000;

Reading<int> open_study(State& state, game::Record&& record) {
    if (state.studies.size() >= most_studies) return wrong("too many records are open");
    Study study(std::move(record));
    if (study.size() > most_turns) return wrong(too_many_turns);
    const int handle = state.next_handle++;
    state.studies.emplace(handle, std::move(study));
    return handle;
}

void tell_opened(Json& json, const Reading<int>& opened) {
    json.object().key("ok").flag(opened.has_value());
    if (opened)
        json.key("value").number(*opened);
    else
        json.key("message").text(opened.error());
    json.end();
}

Done open_record(State& state, Json& json, std::string_view text, std::string_view layout) {
    game::ReadOptions options;
    options.layout = rules::layout_named(layout);
    if (!options.layout && !layout.empty()) return wrong("there is no such layout");
    json.list();
    game::RecordReader reader(text, options);
    while (auto record = reader.next())
        tell_opened(json, *record ? open_study(state, *std::move(*record))
                                  : Reading<int>(wrong(to_text(record->error()))));
    json.end();
    return {};
}

Done new_study(State& state, Json& json, Pairs pairs) {
    const auto agreed = read_settings(pairs);
    if (!agreed) return wrong(agreed.error());
    game::Record record;
    record.settings = agreed->settings;
    game::write_computers(record, agreed->computers);
    const auto handle = open_study(state, std::move(record));
    if (!handle) return wrong(handle.error());
    json.number(*handle);
    return {};
}

Done close_study(State& state, Json& json, int handle) {
    json.flag(state.studies.erase(handle) > 0);
    return {};
}

// --- reading ---

Done study_settings(State&, Json& json, Study& study) {
    game::Record record;
    record.settings = study.settings();
    record.tags.assign(study.tags().begin(), study.tags().end());
    tell_settings(json, study.settings(), game::take_computers(record));
    return {};
}

Done study_tags(State&, Json& json, Study& study) {
    json.list();
    for (const game::Tag& tag : study.tags())
        json.object().key("name").text(tag.name).key("value").text(tag.value).end();
    json.end();
    return {};
}

Done study_outcome(State& state, Json& json, Study& study) {
    const game::Record record = study.record();
    std::optional<game::Result> scored = record.result;
    if (record.claim && !scored) scored = {game::Result::Why::goal, record.claim->winner, {}};
    json.object().key("score").text(game::score_text(study.settings().start.ruleset(), scored));
    if (record.result) {
        json.key("result");
        tell_result(json, state.language, study.settings(), *record.result);
    }
    json.end();
    return {};
}

Done study_nodes(State&, Json& json, Study& study) {
    json.list();
    for (int id = 0; id < study.size(); ++id)
        if (study.node(id)) tell_node(json, study, id);
    json.end();
    return {};
}

Done study_text(State&, Json& json, Study& study) {
    json.text(to_text(study.record()));
    return {};
}

Done study_line(State&, Json& json, Study& study, int id) {
    if (!study.node(id)) return wrong("there is no such turn");
    json.text(to_text(study.record_to(id)));
    return {};
}

Done study_taken(State&, Json& json, Study& study, int id) {
    if (!study.node(id)) return wrong("there is no such turn");
    const rules::Position* before = &study.settings().start;
    game::Taken taken = game::taken_before(*before);
    for (const int turn : study.path_to(id)) {
        game::add_taken(taken, *before, study.node(turn)->turn.move);
        before = &study.node(turn)->position;
    }
    tell_taken(json, study.settings().start, taken);
    return {};
}

// --- changing ---

Done done_or_not(Json& json, const Study::Done& done) {
    if (done) json.flag(true);
    return done;
}

Done study_add(State&, Json& json, Study& study, int parent, std::string_view text) {
    if (!study.node(parent)) return wrong("there is no such turn");
    const auto move = text == rules::pass_text
                          ? rules::Move::pass()
                          : rules::read_move(study.node(parent)->position, text);
    if (!move) return wrong("not a move that can be played here");
    const auto id = study.add(parent, *move);
    if (!id) return wrong(id.error());
    json.number(*id);
    return {};
}

Done study_remove(State&, Json& json, Study& study, int id) {
    return done_or_not(json, study.remove(id));
}
Done study_promote(State&, Json& json, Study& study, int id) {
    return done_or_not(json, study.promote(id));
}

Done study_comment(State&, Json& json, Study& study, int id, std::string_view text) {
    return done_or_not(json, study.comment(id, text));
}

Done study_mark(State&, Json& json, Study& study, int id, Pairs glyphs) {
    std::vector<int> marks;
    for (const std::string_view glyph : glyphs) {
        const auto number = read<int>(glyph);
        if (!number) return wrong(number.error());
        marks.push_back(*number);
    }
    return done_or_not(json, study.mark(id, marks));
}

Done study_set_tag(State&, Json& json, Study& study, std::string_view name,
                   std::string_view value) {
    return done_or_not(json, study.set_tag(name, value));
}

constexpr Function study_table[] = {
    {"open_record", Caller<&open_record>::call},
    {"new_study", Caller<&new_study>::call},
    {"close_study", Caller<&close_study>::call},
    {"study_settings", Caller<&study_settings>::call},
    {"study_tags", Caller<&study_tags>::call},
    {"study_outcome", Caller<&study_outcome>::call},
    {"study_nodes", Caller<&study_nodes>::call},
    {"study_text", Caller<&study_text>::call},
    {"study_line", Caller<&study_line>::call},
    {"study_taken", Caller<&study_taken>::call},
    {"study_add", Caller<&study_add>::call},
    {"study_remove", Caller<&study_remove>::call},
    {"study_promote", Caller<&study_promote>::call},
    {"study_comment", Caller<&study_comment>::call},
    {"study_mark", Caller<&study_mark>::call},
    {"study_set_tag", Caller<&study_set_tag>::call},
};

} // namespace

std::span<const Function> study_functions() { return study_table; }

} // namespace sumito::wasm
