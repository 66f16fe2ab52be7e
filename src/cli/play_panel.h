#pragma once

// What stands beside the board: players, ejected marbles, clocks, the moves so far.

#include "cli/play_board.h"
#include "cli/play_table.h"

namespace sumito::cli {

struct PanelPlace {
    int x, y, width, height;
};

void draw_panel(Canvas& canvas, const PanelPlace& place, const PlayTable& table, game::Instant now,
                const BoardStyle& style);

// "9:58", "1:02:03"; tenths when there is little left: "0:09.4".
std::string time_text(game::Duration time);

// The moves so far, a round a line: "12. a1b2   i5h5".
std::vector<std::string> move_lines(const game::Game& game);

// The marbles' letters in a language.
rules::PerColour<char32_t> marble_letters(words::Language language);

} // namespace sumito::cli
