#include "cli/play_plain.h"

#include "cli/play_panel.h"
#include "cli/play_text.h"
#include "rules/generate.h"
#include "rules/notation.h"
#include "words/names.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <istream>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

namespace sumito::cli {

using rules::Colour;
using rules::Side;

void PlainPlay::run() {
    say(table_.say("plain.welcome",
                   {{"mode", words::mode_name(table_.language(), table_.game().ruleset())}}));
    if (table_.game().is_paused())
        act(table_.game().turn(), game::Resume{});
    else
        show_state();
    if (table_.game().result()) return say(table_.turn_sentence());
    while (!table_.game().result() && go_on()) {
    }
    if (!here_.file.empty() && !is_kept_) save(here_.file);
}

bool PlainPlay::go_on() {
    if (attend()) return true;
    std::string line;
    if (!read(line)) return false;
    if (const auto flag = table_.check_time(here_.now())) {
        tell(*flag);
        return true;
    }
    const auto typed = trimmed(line);
    return typed.empty() || obey(typed);
}

bool PlainPlay::attend() {
    auto news = computers_.attend(table_, here_.now());
    if (!news && computers_.is_busy()) {
        here_.out << std::flush;
        computers_.wait();
        if (const auto flag = table_.check_time(here_.now()))
            news = PlayComputers::News{*flag, {}};
        else
            news = computers_.attend(table_, here_.now());
    }
    if (news) tell(news->answer);
    return news.has_value();
}

bool PlainPlay::read(std::string& line) {
    here_.out << here_.invitation << std::flush;
    if (std::getline(here_.in, line)) return true;
    if (!here_.invitation.empty()) here_.out << '\n';
    return false;
}

bool PlainPlay::obey(std::string_view line) {
    const std::string_view word = line.substr(0, line.find(' '));
    const Colour turn = table_.game().turn();
    if (word == "quit") return false;
    if (word == "help" || word == "?")
        show_help();
    else if (word == "board")
        show_state();
    else if (word == "moves")
        show_moves();
    else if (word == "undo")
        tell(table_.take_back(here_.now()));
    else if (word == "hint")
        show_hint();
    else if (word == "resign")
        act(turn, game::Resign{});
    else if (word == "draw")
        act(turn, game::OfferDraw{});
    else if (word == "accept")
        answer_draw(game::AcceptDraw{});
    else if (word == "decline")
        answer_draw(game::DeclineDraw{});
    else if (word == "pause")
        act(turn, game::Pause{});
    else if (word == "go")
        act(turn, game::Resume{});
    else if (word == "save")
        save(std::string(trimmed(line.substr(word.size()))));
    else
        tell(table_.type_move(line, here_.now()));
    return true;
}

void PlainPlay::say(std::string_view sentence) { here_.out << sentence << '\n'; }

void PlainPlay::act(Colour seat, const game::Action& action) {
    tell(table_.act(seat, action, here_.now()));
}

// How a game ended is the last thing said.
void PlainPlay::tell(const PlayTable::Answer& answer) {
    if (!table_.game().result()) say(answer.sentence);
    if (answer.done) {
        is_kept_ = false;
        computers_.drop();
        show_state();
    }
    if (table_.game().result()) say(answer.sentence);
}

void PlainPlay::answer_draw(const game::Action& action) {
    act(table_.asked_about_draw().value_or(table_.game().turn()), action);
}

// There is something that this game does not know.
bool PlainPlay::is_foreign(const std::string& file) const {
    std::error_code none; // what cannot be looked at cannot be written either, which is said then
    return !file.empty() && file != here_.file && std::filesystem::is_regular_file(file, none) &&
           std::ranges::find(own_files_, file) == own_files_.end();
}

void PlainPlay::save(const std::string& file) {
    if (is_foreign(file)) return say(table_.say("play.file_is_there", {{"file", file}}));
    const auto saved = save_(file, table_.game(), here_.now());
    if (!saved) return say(table_.say("play.not_saved", {{"why", saved.error()}}));
    own_files_.push_back(*saved);
    is_kept_ = *saved == here_.file;
    say(table_.say("play.saved", {{"file", *saved}}));
}

void PlainPlay::show_hint() {
    computers_.ask_for_hint(table_, here_.now());
    attend();
}

// "Black 2/6 (9:58), White 0/6 (10:00)"
std::string PlainPlay::score_line() const {
    const game::Game& game = table_.game();
    std::vector<std::string> sides;
    for (int s = 0; s < game.ruleset().sides; ++s) {
        const auto side = static_cast<Side>(s);
        std::vector<std::string> times;
        for (const Colour colour : game.ruleset().turns)
            if (const auto left = game.clock().left(colour, here_.now());
                left && game.ruleset().side[colour] == side)
                times.push_back(time_text(*left));
        sides.push_back(fmt::format("{} {}/{}", table_.side(side), table_.position().ejected(side),
                                    table_.position().goal()));
        if (!times.empty()) sides.back() += fmt::format(" ({})", fmt::join(times, ", "));
    }
    if (const auto left = game.clock().game_left(here_.now()))
        sides.push_back(table_.say("panel.game_time", {{"time", time_text(*left)}}));
    return fmt::format("{}", fmt::join(sides, ", "));
}

void PlainPlay::show_state() {
    for (const std::string& line : board_lines(table_.position(), here_.ink)) say(line);
    say(score_line());
    if (table_.game().result()) return;
    if (const auto asked = table_.asked_about_draw())
        say(table_.say("plain.ask_draw", {{"player", table_.player(*asked)}}));
    else
        say(table_.turn_sentence());
}

void PlainPlay::show_moves() {
    std::vector<std::string> texts;
    for (const rules::Move move : rules::generate(table_.position()))
        texts.push_back(rules::to_text(table_.position(), move));
    std::ranges::sort(texts);
    say(fmt::format("{}", fmt::join(texts, " ")));
}

void PlainPlay::show_help() {
    constexpr std::string_view in_line = "a1b2";
    constexpr std::string_view broadside = "c3c5d4";
    const std::vector<std::pair<std::string_view, std::string>> lines{
        {in_line, table_.say("help.in_line")},   {broadside, table_.say("help.broadside")},
        {"moves", table_.say("help.moves")},     {"board", table_.say("help.board")},
        {"hint", table_.say("help.hint")},       {"undo", table_.say("help.undo")},
        {"draw", table_.say("help.draw")},       {"accept", table_.say("help.accept")},
        {"decline", table_.say("help.decline")}, {"resign", table_.say("help.resign")},
        {"pause", table_.say("help.stop")},      {"go", table_.say("help.go")},
        {"save FILE", table_.say("help.save")},  {"quit", table_.say("help.quit")},
    };
    for (const auto& [word, meaning] : lines) say(fmt::format("{:<10} {}", word, meaning));
    say(table_.say("help.rules", {{"goal", table_.position().goal()}}));
}

} // namespace sumito::cli
