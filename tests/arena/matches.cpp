#include "matches.h"

#include "rules/notation.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace sumito::arena {

ScriptedPlayer::Script shuffling(std::optional<int> hundredths) {
    return [hundredths](const game::Game& game) -> std::expected<Choice, Fault> {
        const bool forth = game.plies().size() % 4 < 2;
        const bool black = game.turn() == rules::Colour::black;
        const char* const text = black ? (forth ? "c3d3" : "d3c3") : (forth ? "g7f7" : "f7g7");
        Choice choice{rules::read_move(game.position(), text).value(), {}};
        if (hundredths) choice.score = engine::Score{engine::Score::Kind::marbles, *hundredths};
        return choice;
    };
}

ScriptedPlayer::Script failing(Fault::Why why) {
    return [why](const game::Game&) -> std::expected<Choice, Fault> {
        return std::unexpected(Fault{why, "as told"});
    };
}

Opening opening_from(std::string_view layout) { return {rules::layout_named(layout), {}}; }

Wishes wishes_for(const rules::Ruleset& ruleset, std::initializer_list<const char*> players,
                  std::size_t games) {
    Wishes wishes;
    wishes.ruleset = &ruleset;
    for (const char* text : players)
        wishes.entries.push_back(parse_contender(text, ruleset).value());
    wishes.layouts = {rules::layout_named(ruleset.layout)};
    wishes.random_plies = 4;
    wishes.seed = 7;
    wishes.games = games;
    wishes.terms.max_plies = 120;
    return wishes;
}

Plan made(const Wishes& wishes) { return plan_of(wishes).value(); }

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "sumito-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
}

Folder::~Folder() { std::filesystem::remove_all(path_); }

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::string& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

Left run(const Plan& plan, const std::string& records, const std::string& state,
         Observer& observer) {
    Journal journal = Journal::open(plan, records, state).value();
    Tally tally(plan);
    for (const KeptBout& kept : journal.kept()) tally.add(kept.number, kept.outcomes);
    const MatchEnd end = run_match(plan, tally, journal, observer).value();
    return {end, content(state), content(records)};
}

} // namespace sumito::arena
