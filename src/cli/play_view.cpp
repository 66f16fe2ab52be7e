#include "cli/play_view.h"

#include "cli/play_panel.h"
#include "rules/effect.h"
#include "rules/layout.h"
#include "words/names.h"
#include "words/sentences.h"

#include <algorithm>
#include <array>

namespace sumito::cli {

using rules::CellSet;
using Mode = PlaySession::Mode;

namespace {

constexpr int panel_width = 32;  // the least it needs: a round of four moves
constexpr int bar_width = 80;    // the least the bars of keys need, in all languages
constexpr int message_lines = 2; // above the prompt and the bar of keys
constexpr int lines_around = 1 + message_lines + 2;

void mark_last_move(const PlayTable& table, BoardMarks& marks) {
    if (const auto last = last_played(table.game())) {
        const rules::Effect e = rules::effect(last->before, last->move);
        marks.last = rules::step(e.moved | e.pushed, e.direction);
    }
}

void mark_preview(const PlaySession& session, BoardMarks& marks) {
    const auto move = session.preview();
    if (!move || move->is_pass()) return;
    const rules::Position& position = session.table().position();
    const rules::Effect e = rules::effect(position, *move);
    const CellSet moving = e.moved | e.pushed;
    marks.target = rules::step(moving, e.direction) - position.occupied();
    if (e.ejected_from) marks.falls = *e.ejected_from;
    marks.picked = moving;
}

BoardMarks marks_of(const PlaySession& session) {
    BoardMarks marks;
    mark_last_move(session.table(), marks);
    marks.picked = session.picked();
    marks.wrong = session.wrong();
    mark_preview(session, marks);
    if (session.mode() == Mode::choosing && !session.table().is_computers_turn())
        marks.cursor = session.cursor();
    return marks;
}

// The keys of the six directions, laid out as on the board; those that are possible stand out.
void draw_rose(Canvas& canvas, int x, int y, const PlaySession& session) {
    struct Petal {
        int x, y;
        char32_t digit;
    };
    constexpr std::array petals{Petal{1, 0, U'7'}, Petal{3, 0, U'9'}, Petal{0, 1, U'4'},
                                Petal{4, 1, U'6'}, Petal{1, 2, U'1'}, Petal{3, 2, U'3'}};
    for (const auto& [dx, dy, digit] : petals) {
        const bool possible = session.can_go(*direction_of_digit(digit));
        canvas.put(x + dx, y + dy, digit, {possible ? Pen::accent : Pen::faint, Ground::none});
    }
    canvas.put(x + 2, y + 1, U'+', {Pen::faint, Ground::none});
}

// The layout a game began with, unless it is the only one of its mode.
const rules::Layout* known_layout(const game::Game& game) {
    for (const rules::Layout& layout : rules::layouts()) {
        const rules::Setup start = rules::start_of(layout).setup();
        if (start.ruleset == &game.ruleset() && layout.name != game.ruleset().id &&
            start.marbles == game.settings().start.setup().marbles)
            return &layout;
    }
    return nullptr;
}

std::string title(const PlayTable& table) {
    const rules::Layout* layout = known_layout(table.game());
    return "Sumito  " + words::mode_name(table.language(), table.game().ruleset()) +
           (layout ? "  " + words::layout_name(table.language(), *layout) : "");
}

std::string message(const PlaySession& session) {
    const PlayTable& table = session.table();
    if (!session.message().empty()) return session.message();
    if (const auto move = session.preview())
        return words::move_sentence(table.language(), table.position(), *move);
    return table.last_move_sentence();
}

std::string prompt(const PlaySession& session) {
    const PlayTable& table = session.table();
    switch (session.mode()) {
    case Mode::aiming:
        return table.say("prompt.aiming");
    case Mode::typing:
        return table.say("prompt.typing", {{"text", session.typed() + "_"}});
    case Mode::asking:
        return session.question();
    case Mode::over:
        return table.say("refusal.game_over");
    case Mode::choosing:
    case Mode::help:
        break;
    }
    if (session.is_thinking() && table.is_computers_turn())
        return table.say("play.thinks", {{"player", table.player(table.game().turn())}});
    return table.turn_sentence();
}

void draw_foot(Canvas& canvas, const PlaySession& session) {
    const bool refused = !session.wrong().empty();
    const Style style{refused ? Pen::warning : Pen::plain, Ground::none};
    canvas.write_lines(1, canvas.height() - 2 - message_lines, message(session), style,
                       canvas.width() - 2, message_lines);
    canvas.write(1, canvas.height() - 2, prompt(session), {Pen::strong, Ground::none});
    draw_bar(canvas, canvas.height() - 1,
             session.table().say(session.mode() == Mode::over ? "bar.over" : "bar.keys"));
}

void draw_help(Canvas& canvas, const PlaySession& session) {
    const auto say = [&](std::string_view key) { return session.table().say(key); };
    const std::array<std::pair<std::string, std::string>, 13> keys{{
        {say("label.arrows"), say("help.arrows")},
        {say("label.space"), say("help.space")},
        {"7 9 4 6 1 3", say("help.digits")},
        {say("label.enter"), say("help.enter")},
        {"a1b2", say("help.in_line")},
        {"c3c5d4", say("help.broadside")},
        {"t", say("help.hint")},
        {"u", say("help.undo")},
        {"o", say("help.draw")},
        {"r", say("help.resign")},
        {"p", say("help.pause")},
        {"s", say("help.save")},
        {"q", say("help.quit")},
    }};
    int y = canvas.height() > static_cast<int>(keys.size()) + 2 ? 2 : 1;
    for (const auto& [key, meaning] : keys) {
        canvas.write(2, y, key, {Pen::accent, Ground::none}, 12);
        canvas.write(15, y++, meaning, {});
    }
    const std::string rules =
        session.table().say("help.rules", {{"goal", session.table().position().goal()}});
    canvas.write_lines(2, y + 1, rules, {}, canvas.width() - 4, canvas.height() - y - 2);
    draw_bar(canvas, canvas.height() - 1, say("bar.help"));
}

} // namespace

void draw_bar(Canvas& canvas, int y, const std::string& text) {
    canvas.fill(0, y, canvas.width(), {Pen::plain, Ground::bar});
    canvas.write(1, y, text, {Pen::plain, Ground::bar}, canvas.width() - 2);
}

std::optional<BoardSize> board_size_for(int width, int height) {
    for (const BoardSize size : {BoardSize::large, BoardSize::normal, BoardSize::small})
        if (width >= std::max(board_width(size) + panel_width + 1, bar_width) &&
            height >= board_height(size) + lines_around)
            return size;
    return std::nullopt;
}

Canvas too_small_view(words::Language language, int width, int height,
                      const std::string& question) {
    Canvas canvas(width, height);
    const std::string said = question.empty() ? words::text(language, "view.too_small") : question;
    if (width > 1) canvas.write_lines(0, 0, said, {}, width, height);
    return canvas;
}

Canvas view_of(const PlaySession& session, int width, int height, const Look& look,
               game::Instant now) {
    const PlayTable& table = session.table();
    const auto size = board_size_for(width, height);
    if (!size) return too_small_view(table.language(), width, height, session.question());
    Canvas canvas(width, height);
    draw_bar(canvas, 0, title(table));
    if (session.mode() == Mode::help) {
        draw_help(canvas, session);
        return canvas;
    }
    const BoardStyle style{*size, look, marble_letters(table.language())};
    const int spare = height - lines_around - board_height(*size);
    draw_board(canvas, 0, 1 + spare / 2, table.position(), marks_of(session), style);
    const bool in_hand = (session.mode() == Mode::choosing && !table.is_computers_turn()) ||
                         session.mode() == Mode::aiming;
    if (in_hand && *size != BoardSize::small) // where there is room in the corner
        draw_rose(canvas, 1, 1, session);
    const int panel = board_width(*size) + 1;
    draw_panel(canvas, {panel, 2, width - panel - 1, height - lines_around - 1}, table, now, style);
    draw_foot(canvas, session);
    return canvas;
}

} // namespace sumito::cli
