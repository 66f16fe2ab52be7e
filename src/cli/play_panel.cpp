#include "cli/play_panel.h"

#include "rules/notation.h"
#include "words/names.h"

#include <algorithm>
#include <fmt/format.h>

namespace sumito::cli {

using game::Duration;
using rules::Colour;
using rules::Side;

namespace {

constexpr auto last_seconds = std::chrono::seconds(20);

class Panel {
public:
    Panel(Canvas& canvas, const PanelPlace& place, const PlayTable& table, game::Instant now,
          const BoardStyle& style)
        : canvas_(canvas), place_(place), table_(table), now_(now), style_(style), y_(place.y) {}

    void draw() {
        for (int s = 0; s < table_.game().ruleset().sides; ++s) draw_side(static_cast<Side>(s));
        if (const auto left = table_.game().clock().game_left(now_))
            line(table_.say("panel.game_time", {{"time", time_text(*left)}}), Pen::strong);
        ++y_;
        if (table_.game().result()) draw_result();
        draw_moves();
    }

private:
    static constexpr Style empty{Pen::hollow, Ground::board};

    void line(const std::string& text, Pen pen) {
        canvas_.write(place_.x, y_++, text, {pen, Ground::none}, place_.width);
    }

    void draw_side(Side side) {
        for (const Colour colour : table_.game().ruleset().turns)
            if (table_.game().ruleset().side[colour] == side) draw_player(colour);
        draw_tray(side);
    }

    void draw_player(Colour colour) {
        const game::Game& game = table_.game();
        const bool to_move = !game.result() && game.turn() == colour;
        const Pen pen = to_move ? Pen::strong : game.is_retired(colour) ? Pen::faint : Pen::plain;
        canvas_.put(place_.x, y_, to_move ? U'>' : U' ', {Pen::accent, Ground::none});
        canvas_.fill(place_.x + 2, y_, 3, {pen_of(colour), Ground::board});
        canvas_.put(place_.x + 3, y_, marble_character(colour, style_),
                    {pen_of(colour), Ground::board});
        const auto left = game.clock().left(colour, now_);
        const std::string time = left ? time_text(*left) : "";
        // The marble says the colour; a computer's name is long enough without it.
        const std::string name = table_.seats().is_computer(colour)
                                     ? game.settings().seats[colour].name
                                     : table_.player(colour);
        canvas_.write(place_.x + 6, y_, name, {pen, Ground::none},
                      place_.width - 7 - static_cast<int>(time.size()));
        const Pen clock = left && *left < last_seconds ? Pen::warning : pen;
        canvas_.write(place_.x + place_.width - static_cast<int>(time.size()), y_, time,
                      {clock, Ground::none});
        ++y_;
    }

    // The goal as so many places, filled with what was ejected.
    void draw_tray(Side side) {
        const auto ejected = table_.ejected_by(side);
        const int goal = table_.position().goal();
        int x = place_.x + 6;
        if (goal * 2 + 8 <= place_.width - 6)
            for (std::size_t i = 0; i < static_cast<std::size_t>(goal); ++i, x += 2) {
                canvas_.fill(x, y_, 2, {Pen::hollow, Ground::board});
                if (i < ejected.size())
                    draw_ejected(x, ejected[i]);
                else
                    canvas_.put(x, y_, style_.look.unicode ? U'·' : U'.', empty);
            }
        canvas_.write(x + 1, y_, fmt::format("{}/{}", ejected.size(), goal),
                      {Pen::faint, Ground::none});
        ++y_;
    }

    // Its colour is not known if it fell before the game began.
    void draw_ejected(int x, std::optional<Colour> colour) {
        if (colour)
            canvas_.put(x, y_, marble_character(*colour, style_), {pen_of(*colour), Ground::board});
        else
            canvas_.put(x, y_, U'*', empty);
    }

    // In a frame at the foot of the panel.
    void draw_result() {
        constexpr int lines = 4;
        const int top = place_.y + place_.height - lines - 2;
        if (top < y_) return; // the message says it too
        const std::string rule(static_cast<std::size_t>(place_.width - 2), '-');
        canvas_.write(place_.x, top, "+" + rule + "+", {Pen::accent, Ground::none});
        canvas_.write(place_.x, top + lines + 1, "+" + rule + "+", {Pen::accent, Ground::none});
        const int after =
            canvas_.write_lines(place_.x + 2, top + 1, table_.turn_sentence(),
                                {Pen::strong, Ground::none}, place_.width - 4, lines - 1);
        const auto moves = std::ranges::count_if(
            table_.game().plies(), [](const game::Ply& ply) { return !ply.move.is_pass(); });
        canvas_.write(place_.x + 2, after,
                      table_.say("panel.moves", {{"count", static_cast<int>(moves)}}),
                      {Pen::faint, Ground::none});
        room_ -= lines + 3;
    }

    void draw_moves() {
        const auto lines = move_lines(table_.game());
        const auto room = static_cast<std::size_t>(std::max(0, room_ - (y_ - place_.y)));
        const std::size_t first = lines.size() > room ? lines.size() - room : 0;
        for (std::size_t i = first; i < lines.size(); ++i)
            line(lines[i], i + 1 == lines.size() ? Pen::strong : Pen::plain);
    }

    Canvas& canvas_;
    const PanelPlace& place_;
    const PlayTable& table_;
    game::Instant now_;
    const BoardStyle& style_;
    int y_;
    int room_ = place_.height;
};

} // namespace

void draw_panel(Canvas& canvas, const PanelPlace& place, const PlayTable& table, game::Instant now,
                const BoardStyle& style) {
    Panel(canvas, place, table, now, style).draw();
}

std::string time_text(Duration time) {
    if (time < last_seconds)
        return fmt::format("0:{:02}.{}", time.count() / 1000, time.count() % 1000 / 100);
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(time).count();
    if (seconds < 3600) return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::vector<std::string> move_lines(const game::Game& game) {
    std::vector<std::string> lines;
    const Colour first = *game.ruleset().turns.begin();
    rules::Position before = game.settings().start;
    const auto new_line = [&] { lines.push_back(fmt::format("{:>3}.", lines.size() + 1)); };
    // A game may begin in the middle of a round.
    for (Colour c = first; !game.plies().empty() && c != before.turn();
         c = game.ruleset().turns.next(c)) {
        if (c == first) new_line();
        lines.back() += fmt::format(" {:<6}", "...");
    }
    for (const game::Ply& ply : game.plies()) {
        if (ply.by == first) new_line();
        lines.back() += fmt::format(" {:<6}", rules::to_text(before, ply.move));
        before = ply.after;
    }
    return lines;
}

rules::PerColour<char32_t> marble_letters(words::Language language) {
    rules::PerColour<char32_t> letters;
    for (const Colour colour : {Colour::black, Colour::white, Colour::red, Colour::yellow})
        letters[colour] =
            characters(words::text(language, "letter." + std::string(name(colour)))).front();
    return letters;
}

} // namespace sumito::cli
