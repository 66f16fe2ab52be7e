#include "cli/play_options.h"

#include "cli/play_setup.h"
#include "cli/play_text.h"
#include "engine/level.h"
#include "rules/layout.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/core.h>
#include <sstream>

namespace sumito::cli {

using game::TimeControl;
using rules::Colour;

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

game::Duration minutes(const std::string& option, const std::string& text) {
    const auto number = game::parse_seconds(text);
    if (!number || *number == game::Duration{} || *number > game::longest_time / 60)
        fail(fmt::format("{}: '{}' is not a number of minutes", option, text.substr(0, 40)));
    return *number * 60;
}

// "10" or "10+5": minutes, and seconds that a move adds.
TimeControl each_player(const std::string& text) {
    const std::size_t plus = text.find('+');
    TimeControl control{
        TimeControl::Kind::each_player, minutes("--clock", text.substr(0, plus)), {}};
    if (plus != std::string::npos) {
        const auto seconds = game::parse_seconds(text.substr(plus + 1));
        if (!seconds) fail("--clock: after the + comes a number of seconds, such as 10+5");
        control.increment = *seconds;
    }
    return control;
}

void give_names(game::Settings& settings, const std::string& names) {
    const rules::Ruleset& ruleset = settings.start.ruleset();
    std::istringstream list(names);
    const Colour* seat = ruleset.turns.begin();
    for (std::string name; std::getline(list, name, ','); ++seat) {
        if (seat == ruleset.turns.end())
            fail(fmt::format("--names: only {} players", ruleset.turns.size()));
        name = trimmed(name);
        if (characters(name).size() > 60 || printable(name) != name)
            fail("--names: a name is at most 60 characters, all of them to be seen");
        settings.seats[*seat].name = name;
    }
}

int level_named(const std::string& text) {
    if (const auto level = game::read_level(text)) return *level;
    fail(fmt::format("--computer: '{}' is not a level from {} to {}", text.substr(0, 40),
                     engine::weakest_level, engine::strongest_level));
}

// "white=5", "all=5", or "5" for all but the first player.
void seat_computers(const rules::Ruleset& ruleset, const std::string& text, PlaySeats& seats) {
    const std::size_t equals = text.find('=');
    const std::string who = equals == std::string::npos ? "" : text.substr(0, equals);
    const int level = level_named(equals == std::string::npos ? text : text.substr(equals + 1));
    bool anybody = false;
    for (const Colour colour : ruleset.turns)
        if (who == name(colour) || who == "all" ||
            (equals == std::string::npos && colour != *ruleset.turns.begin())) {
            seats.level[colour] = level;
            anybody = true;
        }
    if (!anybody) fail(fmt::format("--computer: nobody plays '{}' here", who.substr(0, 40)));
}

PlaySeats computers_at(const rules::Ruleset& ruleset, const std::string& text) {
    PlaySeats seats;
    std::istringstream list(text);
    for (std::string one; std::getline(list, one, ',');) seat_computers(ruleset, one, seats);
    return seats;
}

} // namespace

void PlayOptions::add_to(Options& options) {
    position.add_to(options);
    options.text("--mode,-m", mode, "duel, trio, teams or tandem");
    options.number("--goal", goal, 1, 14, "Marbles to eject; 6 as a rule");
    options.text("--clock", clock, "Minutes for each player, 10 or 10+5 (seconds a move)");
    options.text("--game-time", game_time, "Minutes for the whole game; then more ejections win");
    options.excludes("--game-time", {"--clock"});
    options.text("--names", names, "The players in the order of their turns: Anna,Ben");
    options.text("--computer", computers,
                 "Computers by colour and level, 1 to 10: white=5,red=3; or a level alone,\n"
                 "for all but the first player; or all=5 to watch");
    options.number("--seed", seed, 1, 1'000'000'000,
                   "The computers' choices come out the same each time");
    options.flag("--no-draws", no_draws, "No draws by agreement, repetition or a limit");
    options.flag("--undo", undo, "Moves may be taken back; so it is without a clock");
    options.flag("--no-undo", no_undo, "A move once played stands");
    options.excludes("--no-undo", {"--undo"});
    options.text("--lang", language, "en, de, fr, sv, ru or cs; else as the environment says");
    options.text("--resume", resume, "Go on with a game that was saved");
    options.excludes("--resume",
                     {"--position", "--layout", "--mode", "--goal", "--clock", "--game-time",
                      "--names", "--computer", "--no-draws", "--undo", "--no-undo"});
    options.text("--save", save, "Where the game is saved, also when it ends: a new file");
    options.flag("--plain", plain, "Lines in and out instead of a full screen");
}

bool PlayOptions::name_a_game() const {
    const std::array texts{&mode,  &position.position, &position.layout, &clock, &game_time,
                           &names, &computers,         &resume};
    return goal != 0 || std::ranges::any_of(texts, [](const auto* text) { return !text->empty(); });
}

words::Language PlayOptions::spoken() const {
    if (language.empty())
        return words::language_of_environment(variable("LC_ALL"), variable("LC_MESSAGES"),
                                              variable("LANG"));
    const auto named = words::language_named(language);
    if (!named)
        fail(fmt::format("--lang: no words in '{}'; there are en, de, fr, sv, ru, cs",
                         language.substr(0, 40)));
    return *named;
}

void PlayOptions::adjust(game::Settings& settings) const {
    if (no_draws) settings.draws = {.agreement = false, .repetitions = 0, .quiet_plies = 0};
    if (no_undo) settings.undo = false;
}

rules::Position PlayOptions::start() const {
    const rules::Ruleset* ruleset = mode.empty() ? nullptr : rules::ruleset_named(mode);
    if (!mode.empty() && !ruleset)
        fail(fmt::format("--mode: '{}' is none of duel, trio, teams, tandem", mode.substr(0, 40)));
    const bool given = !position.position.empty() || !position.layout.empty();
    const rules::Position start =
        given || !ruleset ? position.read() : rules::Position::start(*ruleset);
    if (ruleset && &start.ruleset() != ruleset)
        fail(fmt::format("--mode {}: the position is for {}", mode, start.ruleset().id));
    if (goal == 0) return start;
    rules::Setup setup = start.setup();
    setup.goal = goal;
    const auto with_goal = rules::Position::from(setup);
    if (!with_goal) fail(fmt::format("--goal {}: {}", goal, with_goal.error().what));
    return *with_goal;
}

PlaySeats PlayOptions::seats() const {
    return computers.empty() ? PlaySeats{} : computers_at(start().ruleset(), computers);
}

game::Settings PlayOptions::settings() const {
    game::Settings settings;
    settings.start = start();
    if (!clock.empty())
        settings.time = each_player(clock);
    else if (!game_time.empty())
        settings.time = {TimeControl::Kind::whole_game, minutes("--game-time", game_time), {}};
    if (undo && settings.time.kind != TimeControl::Kind::none)
        fail("--undo: with a clock a move once played stands");
    give_names(settings, names);
    name_computers(settings, seats(), spoken());
    make_friendly(settings);
    adjust(settings);
    return settings;
}

} // namespace sumito::cli
