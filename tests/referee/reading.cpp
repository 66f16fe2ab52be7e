#include "referee/referee.h"

#include <algorithm>
#include <sstream>

namespace sumito::referee {

namespace {

// Cells of the rows i to a, and the column each begins at.
constexpr std::array<int, 9> lengths{5, 6, 7, 8, 9, 8, 7, 6, 5};
constexpr std::array<int, 9> begins{4, 3, 2, 1, 0, 0, 0, 0, 0};

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

bool is_small_number(const std::string& text) {
    return !text.empty() && text.size() <= 2 &&
           text.find_first_not_of("0123456789") == std::string::npos;
}

// Each run of empty cells as so many signs.
std::string spread(const std::string& row) {
    std::string letters;
    for (const char c : row)
        if (c >= '1' && c <= '9')
            letters.append(static_cast<std::size_t>(c - '0'), no_marble);
        else
            letters += c;
    return letters;
}

std::string gathered(const std::string& letters) {
    std::string row;
    for (std::size_t i = 0; i < letters.size();) {
        const std::size_t end = std::min(letters.find_first_not_of(no_marble, i), letters.size());
        row += end > i ? std::to_string(end - i) : std::string(1, letters[i]);
        i = std::max(end, i + 1);
    }
    return row;
}

} // namespace

bool Game::read_rows(std::string_view text) {
    for (auto& row : board_) row.fill(no_cell);
    const auto rows = split(text, '/');
    if (rows.size() != 9) return false;
    for (std::size_t i = 0; i < 9; ++i) {
        const std::string letters = spread(rows[i]);
        const std::string allowed = std::string(mode_->order) + no_marble;
        if (static_cast<int>(letters.size()) != lengths[i] ||
            letters.find_first_not_of(allowed) != std::string::npos)
            return false;
        for (std::size_t k = 0; k < letters.size(); ++k)
            board_[8 - i][static_cast<std::size_t>(begins[i]) + k] = letters[k];
    }
    return true;
}

bool Game::read_ejections(std::string_view text) {
    const auto numbers = split(text, '-');
    const auto sides = std::ranges::count_if(mode_->sides, [](auto s) { return !s.empty(); });
    if (std::ssize(numbers) != sides || !std::ranges::all_of(numbers, is_small_number))
        return false;
    for (std::size_t i = 0; i < numbers.size(); ++i) ejected_[i] = std::stoi(numbers[i]);
    return true;
}

std::optional<Game> Game::read(std::string_view text) {
    std::istringstream words{std::string(text)};
    std::string rows, turn, ejections, mode, goal = "6", surplus;
    if (!(words >> rows >> turn >> ejections >> mode)) return std::nullopt;
    if (words >> goal && words >> surplus) return std::nullopt;
    Game game;
    const auto found = std::ranges::find(modes(), mode, &Mode::name);
    if (found == modes().end() || turn.size() != 1 || !is_small_number(goal)) return std::nullopt;
    game.mode_ = &*found;
    game.turn_ = turn[0];
    game.goal_ = std::stoi(goal);
    if (found->order.find(game.turn_) == std::string_view::npos || !game.read_rows(rows) ||
        !game.read_ejections(ejections))
        return std::nullopt;
    return game;
}

std::string Game::text() const {
    std::string text;
    for (std::size_t i = 0; i < 9; ++i) {
        const auto& row = board_[8 - i];
        const auto begin = row.begin() + begins[i];
        text += (i > 0 ? "/" : "") + gathered(std::string(begin, begin + lengths[i]));
    }
    text += std::string(" ") + turn_ + ' ' + std::to_string(ejected_[0]);
    for (std::size_t side = 1; side < 3; ++side)
        if (!mode_->sides[side].empty()) text += '-' + std::to_string(ejected_[side]);
    text += ' ' + std::string(mode_->name);
    return goal_ == 6 ? text : text + ' ' + std::to_string(goal_);
}

} // namespace sumito::referee
