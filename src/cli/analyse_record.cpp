#include "cli/analyse_record.h"

#include <algorithm>
#include <array>
#include <fmt/core.h>

namespace sumito::cli {

namespace {

constexpr std::size_t longest_line = 8; // turns of a better line

// PGN's glyph.
int glyph_of(Mark mark) {
    constexpr std::array glyphs{0, 6, 2, 4};
    return glyphs[static_cast<std::size_t>(mark)];
}

game::Variation better_line(const ReviewedPly::Worth& worth) {
    game::Variation line;
    for (const rules::Move move : worth.best) {
        if (line.size() == longest_line) break;
        line.emplace_back().move = move;
    }
    return line;
}

void annotate(game::Turn& turn, const ReviewedPly& ply) {
    const std::string value =
        fmt::format("[%eval {}]", score_text(as_told(ply.worth->score, ply.before)));
    turn.comment = turn.comment.empty() ? value : value + " " + turn.comment;
    if (ply.worth->mark == Mark::none) return;
    const int glyph = glyph_of(ply.worth->mark);
    if (std::ranges::find(turn.marks, glyph) == turn.marks.end()) turn.marks.push_back(glyph);
    turn.variations.push_back(better_line(*ply.worth));
}

} // namespace

void annotate(game::Record& record, const GameReview& review) {
    const std::size_t count = std::min(record.turns.size(), review.plies.size());
    for (std::size_t i = 0; i < count; ++i)
        if (review.plies[i].worth) annotate(record.turns[i], review.plies[i]);
}

} // namespace sumito::cli
