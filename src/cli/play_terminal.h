#pragma once

// The terminal in full-screen mode, by ncurses. It is the only place that knows of it.

#include "cli/play_canvas.h"
#include "cli/play_key.h"

#include <chrono>
#include <map>
#include <optional>
#include <utility>

struct screen; // of ncurses

namespace sumito::cli {

// Standard input and output belong to a terminal that can be drawn on.
bool is_screen_terminal();

// Takes the screen while it lives. There is at most one.
class PlayTerminal {
public:
    PlayTerminal();
    ~PlayTerminal();
    PlayTerminal(const PlayTerminal&) = delete;
    PlayTerminal& operator=(const PlayTerminal&) = delete;

    int width() const;
    int height() const;
    const Look& look() const { return look_; }

    void show(const Canvas& canvas);

    enum class News : std::uint8_t { key, nothing, resized, gone };
    struct Event {
        News news;
        PlayKey key;
    };
    // Waits for a key, for so long at most; without a limit if it is not given.
    Event wait(std::optional<std::chrono::milliseconds> limit);

private:
    void set_style(Style style);
    int pair_of(int ink, int ground);

    screen* screen_;
    int end_heard_; // a pipe: the terminal is closed, or the program is to end
    Look look_;
    std::map<std::pair<int, int>, int> pairs_; // of colours, by ink and ground
};

} // namespace sumito::cli
