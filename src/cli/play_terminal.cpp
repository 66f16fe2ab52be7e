#include "cli/play_terminal.h"

#include "cli/command.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <langinfo.h>
#include <poll.h>
#include <string>
#include <unistd.h>

#define NCURSES_WIDECHAR 1
#include <ncurses.h>

namespace sumito::cli {

namespace {

using Kind = PlayKey::Kind;

// To end is told through a pipe, so that it is heard whenever it comes.
int end_told = -1;
void tell_end(int /*signal*/) { [[maybe_unused]] const auto written = ::write(end_told, "", 1); }

constexpr int control_c = 3;
constexpr int control_h = 8;
constexpr int control_l = 12;
constexpr int control_z = 26;
constexpr int delete_key = 127;
constexpr int escape_key = 27;

// What the environment says about characters, whether or not such a locale is installed.
bool wants_utf8() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const char* value = std::getenv(variable); value && *value)
            return std::strstr(value, "UTF-8") || std::strstr(value, "utf8") ||
                   std::strstr(value, "UTF8") || std::strstr(value, "utf-8");
    return false;
}

// Words beyond ASCII are written as UTF-8 in any case; whether such characters may be used for
// drawing is what the user's locale says.
bool prepare_locale() {
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    std::setlocale(LC_CTYPE, "C.UTF-8");
    return wants_utf8();
}

Palette palette_of_terminal() {
    if (std::getenv("NO_COLOR") || !has_colors()) return Palette::none;
    start_color();
    use_default_colors();
    return COLORS >= 256 && COLOR_PAIRS >= 256 ? Palette::many : Palette::eight;
}

// Colours as terminals number them; -1 is the terminal's own.
struct Colours {
    int ink, ground;
};

// The wooden board of `sumito show`.
Colours many_colours(Style style) {
    constexpr std::array<int, 11> inks{-1, 245, -1, 39, 203, 16, 231, 124, 226, 94, 172};
    constexpr std::array<int, 8> grounds{-1, 238, 137, 179, 67, 71, 167, 110};
    const int ink = inks[static_cast<std::size_t>(style.pen)];
    const int ground = grounds[static_cast<std::size_t>(style.ground)];
    const bool on_colour = style.ground != Ground::none;
    return {on_colour && ink == -1 ? 231 : ink, ground};
}

// With few colours a marble is a letter on its own colour, readable on any board.
Colours eight_colours(Style style) {
    switch (style.pen) {
    case Pen::black:
        return {COLOR_WHITE, COLOR_BLACK};
    case Pen::white:
        return {COLOR_BLACK, COLOR_WHITE};
    case Pen::red:
        return {COLOR_WHITE, COLOR_RED};
    case Pen::yellow:
        return {COLOR_BLACK, COLOR_YELLOW};
    case Pen::accent:
        return {COLOR_CYAN, -1};
    case Pen::warning:
        return {COLOR_RED, -1};
    default:
        break;
    }
    switch (style.ground) {
    case Ground::bar:
        return {COLOR_WHITE, COLOR_BLUE};
    case Ground::last:
        return {COLOR_BLACK, COLOR_YELLOW};
    case Ground::picked:
    case Ground::cursor:
        return {COLOR_BLACK, COLOR_CYAN};
    case Ground::target:
        return {COLOR_BLACK, COLOR_GREEN};
    case Ground::wrong:
        return {COLOR_WHITE, COLOR_RED};
    default:
        return {-1, -1};
    }
}

attr_t attributes(Style style, Palette palette) {
    attr_t on = style.pen == Pen::strong || style.pen == Pen::accent || style.pen == Pen::warning
                    ? A_BOLD
                    : A_NORMAL;
    if (palette != Palette::none)
        return style.pen == Pen::faint && palette == Palette::eight ? on | A_DIM : on;
    if (style.ground == Ground::bar || style.ground == Ground::cursor ||
        style.ground == Ground::wrong)
        on |= A_REVERSE;
    if (style.ground == Ground::picked || style.ground == Ground::target) on |= A_BOLD;
    if (style.ground == Ground::last) on |= A_UNDERLINE;
    return on;
}

std::optional<PlayKey> special_key(wint_t code) {
    switch (code) {
    case KEY_UP:
        return PlayKey{Kind::up};
    case KEY_DOWN:
        return PlayKey{Kind::down};
    case KEY_LEFT:
        return PlayKey{Kind::left};
    case KEY_RIGHT:
        return PlayKey{Kind::right};
    case KEY_ENTER:
        return PlayKey{Kind::enter};
    case KEY_BACKSPACE:
    case KEY_DC:
        return PlayKey{Kind::backspace};
    // The corners of a number pad that is not switched to digits.
    case KEY_HOME:
    case KEY_A1:
        return PlayKey::of('7');
    case KEY_PPAGE:
    case KEY_A3:
        return PlayKey::of('9');
    case KEY_END:
    case KEY_C1:
        return PlayKey::of('1');
    case KEY_NPAGE:
    case KEY_C3:
        return PlayKey::of('3');
    default:
        return std::nullopt;
    }
}

PlayKey plain_key(wint_t code) {
    switch (code) {
    case '\r':
    case '\n':
        return {Kind::enter};
    case escape_key:
        return {Kind::escape};
    case delete_key:
    case control_h:
        return {Kind::backspace};
    case control_c:
        return PlayKey::of('q');
    default:
        return PlayKey::of(static_cast<char32_t>(code));
    }
}

} // namespace

bool is_screen_terminal() {
    const char* term = std::getenv("TERM");
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term && *term &&
           std::strcmp(term, "dumb") != 0;
}

PlayTerminal::PlayTerminal() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw Failure{exit_usage, std::strerror(errno)};
    end_heard_ = ends[0];
    end_told = ends[1];
    std::signal(SIGHUP, tell_end);
    std::signal(SIGTERM, tell_end);
    look_.unicode = prepare_locale();
    screen_ = newterm(nullptr, stdout, stdin);
    if (!screen_)
        throw Failure{exit_usage, "this terminal cannot be drawn on; try sumito play --plain"};
    set_escdelay(25);
    raw(); // control-C asks before it leaves
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    curs_set(0);
    look_.palette = palette_of_terminal();
}

PlayTerminal::~PlayTerminal() {
    endwin();
    delscreen(screen_);
    std::signal(SIGHUP, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    ::close(end_heard_);
    ::close(end_told);
}

int PlayTerminal::width() const { return getmaxx(stdscr); }
int PlayTerminal::height() const { return getmaxy(stdscr); }

int PlayTerminal::pair_of(int ink, int ground) {
    if (ink == -1 && ground == -1) return 0;
    const auto [at, is_new] =
        pairs_.try_emplace({ink, ground}, static_cast<int>(pairs_.size()) + 1);
    if (is_new) init_extended_pair(at->second, ink, ground);
    return at->second;
}

void PlayTerminal::set_style(Style style) {
    int pair = 0;
    if (look_.palette == Palette::many) {
        const auto [ink, ground] = many_colours(style);
        pair = pair_of(ink, ground);
    } else if (look_.palette == Palette::eight) {
        const auto [ink, ground] = eight_colours(style);
        pair = pair_of(ink, ground);
    }
    attr_set(attributes(style, look_.palette), static_cast<short>(pair), &pair);
}

void PlayTerminal::show(const Canvas& canvas) {
    erase();
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width();) {
            const Style style = canvas.at(x, y).style;
            std::wstring run;
            const int start = x;
            for (; x < canvas.width() && canvas.at(x, y).style == style; ++x)
                if (const char32_t c = canvas.at(x, y).character; c != 0)
                    run += static_cast<wchar_t>(c);
            set_style(style);
            mvaddwstr(y, start, run.c_str());
        }
    refresh();
}

PlayTerminal::Event PlayTerminal::wait(std::optional<std::chrono::milliseconds> limit) {
    timeout(0);
    wint_t code = 0;
    int kind = get_wch(&code); // what has been read already
    if (kind == ERR) {
        std::array<pollfd, 2> heard{{{STDIN_FILENO, POLLIN, 0}, {end_heard_, POLLIN, 0}}};
        const auto patience = limit ? std::max<std::chrono::milliseconds::rep>(limit->count(), 1)
                                    : std::chrono::milliseconds::rep{-1};
        const int ready = ::poll(heard.data(), heard.size(), static_cast<int>(patience));
        if (ready > 0 && (heard[1].revents != 0 || (heard[0].revents & ~POLLIN) != 0))
            return {News::gone, {}};
        kind = get_wch(&code);
        if (kind == ERR) return {News::nothing, {}};
    }
    if (kind == KEY_CODE_YES) {
        if (code == KEY_RESIZE) return {News::resized, {}};
        const auto key = special_key(code);
        return key ? Event{News::key, *key} : Event{News::nothing, {}};
    }
    if (code == control_z) {
        std::raise(SIGTSTP);
        return {News::resized, {}};
    }
    if (code == control_l) {
        clearok(curscr, TRUE);
        return {News::resized, {}};
    }
    return {News::key, plain_key(code)};
}

} // namespace sumito::cli
