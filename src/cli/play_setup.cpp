#include "cli/play_setup.h"

#include "cli/play_board.h"
#include "cli/play_panel.h"
#include "cli/play_view.h"
#include "engine/level.h"
#include "words/names.h"
#include "words/text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

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

using Row = PlaySetup::Row;

constexpr std::array all_rows{Row::players, Row::mode,   Row::black, Row::white,   Row::red,
                              Row::yellow,  Row::layout, Row::clock, Row::language};

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

std::optional<rules::Colour> PlaySetup::seat_of(Row row) {
    switch (row) {
    case Row::black:
        return rules::Colour::black;
    case Row::white:
        return rules::Colour::white;
    case Row::red:
        return rules::Colour::red;
    case Row::yellow:
        return rules::Colour::yellow;
    default:
        return std::nullopt;
    }
}

bool PlaySetup::makes_sense(Row row) const {
    if (row == Row::mode) return players_ == 4;
    if (row == Row::layout) return choices().size() > 1;
    const auto seat = seat_of(row);
    return !seat || ruleset().plays(*seat);
}

std::vector<PlaySetup::Row> PlaySetup::rows() const {
    std::vector<Row> rows;
    std::ranges::copy_if(all_rows, std::back_inserter(rows),
                         [this](Row row) { return makes_sense(row); });
    return rows;
}

PlaySeats PlaySetup::seats() const {
    PlaySeats seats;
    for (const rules::Colour colour : ruleset().turns) seats.level[colour] = seats_.level[colour];
    return seats;
}

game::Settings PlaySetup::settings() const {
    game::Settings settings;
    settings.start = rules::start_of(layout());
    settings.time = clocks[static_cast<std::size_t>(clock_)];
    name_computers(settings, seats(), language_);
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

// A person, or one of the levels.
void PlaySetup::change_seat(rules::Colour colour, int step) {
    static_assert(PlaySeats::person + 1 == engine::weakest_level);
    int& level = seats_.level[colour];
    level = turned(level, step, engine::strongest_level + 1);
}

void PlaySetup::change(int step) {
    if (const auto colour = seat_of(row_)) return change_seat(*colour, step);
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
    default:
        language_ = static_cast<words::Language>(
            turned(static_cast<int>(language_), step, words::all_languages.size()));
        break;
    }
}

std::string PlaySetup::question(Row row) const {
    if (const auto colour = seat_of(row)) return words::colour_name(language_, *colour);
    switch (row) {
    case Row::players:
        return text(language_, "setup.players");
    case Row::mode:
        return text(language_, "setup.mode");
    case Row::layout:
        return text(language_, "setup.layout");
    case Row::clock:
        return text(language_, "setup.clock");
    default:
        return text(language_, "setup.language");
    }
}

std::string PlaySetup::answer(Row row) const {
    if (const auto colour = seat_of(row)) return seat_name(language_, seats_.level[*colour]);
    switch (row) {
    case Row::players:
        return std::to_string(players_);
    case Row::mode:
        return words::mode_name(language_, ruleset());
    case Row::layout:
        return words::layout_name(language_, layout());
    case Row::clock:
        return clock_name(language_, clocks[static_cast<std::size_t>(clock_)]);
    default:
        return text(language_, "language.name");
    }
}

namespace {

// Draws the questions from the top down. A seat takes one line, the others take two, with a blank
// line around each if there is room; if there is too little, only the one at hand is asked in full.
class Questions {
public:
    Questions(Canvas& canvas, const PlaySetup& setup, int width, int end)
        : canvas_(canvas), setup_(setup), width_(width) {
        const auto rows = setup.rows();
        const auto seats = static_cast<int>(std::ranges::count_if(
            rows, [](Row row) { return PlaySetup::seat_of(row).has_value(); }));
        const int others = static_cast<int>(rows.size()) - seats;
        in_full_ = y_ + 2 * others + seats <= end;
        apart_ = y_ + 3 * others + seats <= end;
        if (y_ + static_cast<int>(rows.size()) + 1 > end) y_ = 1;
    }

    void draw() {
        for (const Row row : setup_.rows()) {
            if (row == setup_.row()) canvas_.put(1, y_, U'>', {Pen::accent, Ground::none});
            if (PlaySetup::seat_of(row))
                draw_seat(row);
            else
                draw_other(row);
        }
    }

private:
    Style style(Row row, Pen pen) const {
        return {row == setup_.row() ? pen : Pen::plain, Ground::none};
    }

    void draw_seat(Row row) {
        constexpr int answer_at = 11;
        canvas_.write(3, y_, setup_.question(row), style(row, Pen::strong), answer_at - 4);
        write_answer(answer_at, row);
        last_was_seat_ = true;
    }

    void draw_other(Row row) {
        if (std::exchange(last_was_seat_, false) && apart_) ++y_;
        if (in_full_ || row == setup_.row())
            canvas_.write(3, y_++, setup_.question(row), style(row, Pen::strong), width_ - 3);
        write_answer(5, row);
        if (apart_) ++y_;
    }

    void write_answer(int x, Row row) {
        const std::string answer = setup_.answer(row);
        const std::string framed = "< " + answer + " >";
        canvas_.write(x, y_++, columns(framed) > width_ - x ? answer : framed,
                      style(row, Pen::accent), width_ - x);
    }

    Canvas& canvas_;
    const PlaySetup& setup_;
    int width_;
    int y_ = 3;
    bool in_full_, apart_;
    bool last_was_seat_ = false;
};

} // namespace

Canvas view_of(const PlaySetup& setup, int width, int height, const Look& look) {
    const auto size = board_size_for(width, height);
    if (!size) return too_small_view(setup.language(), width, height);
    Canvas canvas(width, height);
    draw_bar(canvas, 0, "Sumito  " + text(setup.language(), "setup.title"));
    const int left = width - board_width(*size);
    Questions(canvas, setup, left - 1, height - 4).draw();
    draw_board(canvas, left, 1, setup.settings().start, {},
               {*size, look, marble_letters(setup.language())});
    const std::string about =
        text(setup.language(), "setup.about." + std::string(setup.settings().start.ruleset().id));
    canvas.write_lines(1, height - 4, about, {}, width - 2, 2);
    draw_bar(canvas, height - 1, text(setup.language(), "bar.setup"));
    return canvas;
}

} // namespace sumito::cli
