#pragma once

// The screen of a full-screen game, drawn for a window of any size.

#include "cli/play_board.h"
#include "cli/play_canvas.h"
#include "cli/play_session.h"

#include <optional>

namespace sumito::cli {

Canvas view_of(const PlaySession& session, int width, int height, const Look& look,
               game::Instant now);

// The largest board that leaves room for the rest; none if not even the small one does.
std::optional<BoardSize> board_size_for(int width, int height);

// In place of anything else, in a window that is too small. A question is asked all the same.
Canvas too_small_view(words::Language language, int width, int height,
                      const std::string& question = "");

// The bars at the top and at the bottom.
void draw_bar(Canvas& canvas, int y, const std::string& text);

} // namespace sumito::cli
