#include "cli/play_setup.h"

#include "cli/play_board.h"
#include "cli/play_panel.h"
#include "cli/play_view.h"
#include "words/names.h"
#include "words/text.h"

#include <algorithm>
#include <array>

namespace sumito::cli {

using game::TimeControl;
using words::text;

namespace {

constexpr std::chrono::minutes minutes(int count) { return std::chrono::minutes(count); }

constexpr std::array clocks{
    TimeControl{},
    TimeControl{TimeControl::Kind::each_player, minutes(5), {}},
    TimeControl{TimeControl::Kind::each_player, minutes(10), {}},
    TimeControl{TimeControl::Kind::each_player, minutes(15), {}},
    TimeControl{TimeControl::Kind::each_player, minutes(10), std::chrono::seconds(5)},
    TimeControl{TimeControl::Kind::whole_game, minutes(15), {}},
    TimeControl{TimeControl::Kind::whole_game, minutes(30), {}},
};

constexpr std::array all_rows{PlaySetup::Row::players, PlaySetup::Row::mode, PlaySetup::Row::layout,
                              PlaySetup::Row::clock, PlaySetup::Row::language};

std::string clock_name(words::Language language, const TimeControl& control) {
    const auto count =
        static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(control.time).count());
    const auto more = static_cast<int>(
        std::chrono::duration_cast<std::chrono::seconds>(control.increment).count());
    if (control.kind == TimeControl::Kind::none) return text(language, "clock.none");
    if (control.kind == TimeControl::Kind::whole_game)
        return text(language, "clock.game", {{"count", count}});
    if (more > 0) return text(language, "clock.increment", {{"count", count}, {"seconds", more}});
    return text(language, "clock.each", {{"count", count}});
}

// Round and round.
int turned(int value, int step, std::size_t count) {
    const int n = static_cast<int>(count);
    return (value + step + n) % n;
}

} // namespace

void make_friendly(game::Settings& settings) {
    const bool clocked = settings.time.kind != TimeControl::Kind::none;
    settings.undo = !clocked;
    settings.pause = clocked;
}

const rules::Ruleset& PlaySetup::ruleset() const {
    if (players_ == 2) return rules::duel;
    if (players_ == 3) return rules::trio;
    return four_ == 0 ? rules::teams : rules::tandem;
}

std::vector<const rules::Layout*> PlaySetup::choices() const {
    std::vector<const rules::Layout*> fitting;
    for (const rules::Layout& layout : rules::layouts())
        if (&rules::start_of(layout).ruleset() == &ruleset()) fitting.push_back(&layout);
    return fitting;
}

const rules::Layout& PlaySetup::layout() const {
    return *choices()[static_cast<std::size_t>(layout_)];
}

std::vector<PlaySetup::Row> PlaySetup::rows() const {
    std::vector<Row> rows;
    for (const Row row : all_rows)
        if ((row != Row::mode || players_ == 4) && (row != Row::layout || choices().size() > 1))
            rows.push_back(row);
    return rows;
}

game::Settings PlaySetup::settings() const {
    game::Settings settings;
    settings.start = rules::start_of(layout());
    settings.time = clocks[static_cast<std::size_t>(clock_)];
    make_friendly(settings);
    return settings;
}

void PlaySetup::handle(const PlayKey& key) {
    using Kind = PlayKey::Kind;
    if (key.kind == Kind::enter)
        state_ = State::ready;
    else if (key.kind == Kind::escape || key.is('q'))
        state_ = State::left;
    else if (key.kind == Kind::up)
        go(-1);
    else if (key.kind == Kind::down)
        go(1);
    else if (key.kind == Kind::left)
        change(-1);
    else if (key.kind == Kind::right || key.is(' '))
        change(1);
    else if (key.letter >= '2' && key.letter <= '4') {
        row_ = Row::players;
        change(static_cast<int>(key.letter - '0') - players_);
    }
}

void PlaySetup::go(int step) {
    const auto present = rows();
    const auto at = static_cast<int>(std::ranges::find(present, row_) - present.begin());
    row_ = present[static_cast<std::size_t>(turned(at, step, present.size()))];
}

void PlaySetup::change(int step) {
    switch (row_) {
    case Row::players:
        players_ = 2 + turned(players_ - 2, step, 3);
        layout_ = 0;
        break;
    case Row::mode:
        four_ = turned(four_, step, 2);
        layout_ = 0;
        break;
    case Row::layout:
        layout_ = turned(layout_, step, choices().size());
        break;
    case Row::clock:
        clock_ = turned(clock_, step, clocks.size());
        break;
    case Row::language:
        language_ = static_cast<words::Language>(
            turned(static_cast<int>(language_), step, words::all_languages.size()));
        break;
    }
}

std::string PlaySetup::question(Row row) const {
    switch (row) {
    case Row::players:
        return text(language_, "setup.players");
    case Row::mode:
        return text(language_, "setup.mode");
    case Row::layout:
        return text(language_, "setup.layout");
    case Row::clock:
        return text(language_, "setup.clock");
    case Row::language:
        break;
    }
    return text(language_, "setup.language");
}

std::string PlaySetup::answer(Row row) const {
    switch (row) {
    case Row::players:
        return std::to_string(players_);
    case Row::mode:
        return words::mode_name(language_, ruleset());
    case Row::layout:
        return words::layout_name(language_, layout());
    case Row::clock:
        return clock_name(language_, clocks[static_cast<std::size_t>(clock_)]);
    case Row::language:
        break;
    }
    return text(language_, "language.name");
}

Canvas view_of(const PlaySetup& setup, int width, int height, const Look& look) {
    const auto size = board_size_for(width, height);
    if (!size) return too_small_view(setup.language(), width, height);
    Canvas canvas(width, height);
    draw_bar(canvas, 0, "Sumito  " + text(setup.language(), "setup.title"));
    const int left = width - board_width(*size);
    int y = 3;
    for (const PlaySetup::Row row : setup.rows()) {
        const bool here = row == setup.row();
        canvas.put(1, y, here ? U'>' : U' ', {Pen::accent, Ground::none});
        canvas.write(3, y, setup.question(row), {here ? Pen::strong : Pen::plain, Ground::none},
                     left - 4);
        canvas.write(5, y + 1, "< " + setup.answer(row) + " >",
                     {here ? Pen::accent : Pen::plain, Ground::none}, left - 6);
        y += board_height(*size) > 14 ? 3 : 2;
    }
    draw_board(canvas, left, 1, setup.settings().start, {},
               {*size, look, marble_letters(setup.language())});
    const std::string about =
        text(setup.language(), "setup.about." + std::string(setup.settings().start.ruleset().id));
    canvas.write_lines(1, height - 4, about, {}, width - 2, 2);
    draw_bar(canvas, height - 1, text(setup.language(), "bar.setup"));
    return canvas;
}

} // namespace sumito::cli
