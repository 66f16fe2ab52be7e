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

// Values of an earlier analysis. Whether there was one.
bool take_away_value(std::string& comment) {
    constexpr std::string_view begin = "[%eval ";
    bool any = false;
    while (comment.starts_with(begin)) {
        const std::size_t end = comment.find(']');
        if (end == std::string::npos) break;
        const std::size_t rest = comment.find_first_not_of(' ', end + 1);
        comment.erase(0, std::min(rest, comment.size()));
        any = true;
    }
    return any;
}

void annotate(game::Turn& turn, const ReviewedPly& ply) {
    // An earlier analysis gives way, and of "?!", "?" and "??" there is one. A player's "!" stays.
    if (take_away_value(turn.comment) || ply.worth->mark != Mark::none)
        std::erase_if(turn.marks, [](int mark) { return mark == 2 || mark == 4 || mark == 6; });
    const std::string value =
        fmt::format("[%eval {}]", score_text(as_told(ply.worth->score, ply.before)));
    turn.comment = turn.comment.empty() ? value : value + " " + turn.comment;
    if (ply.worth->mark == Mark::none) return;
    turn.marks.insert(turn.marks.begin(), glyph_of(ply.worth->mark));
    const game::Variation line = better_line(*ply.worth);
    const bool known = std::ranges::any_of(turn.variations, [&](const game::Variation& variation) {
        return variation.front().move == line.front().move;
    });
    if (!known) turn.variations.push_back(line);
}

} // namespace

void annotate(game::Record& record, const GameReview& review) {
    const std::size_t count = std::min(record.turns.size(), review.plies.size());
    for (std::size_t i = 0; i < count; ++i)
        if (review.plies[i].worth) annotate(record.turns[i], review.plies[i]);
}

} // namespace sumito::cli
