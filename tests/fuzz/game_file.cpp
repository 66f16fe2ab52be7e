#include "tuning/game_file.h"

#include "fuzz.h"
#include "rules/generate.h"
#include "rules/layout.h"

#include <algorithm>

namespace sumito::fuzz {

namespace {

// Of any bytes a game: a layout and who won, then a move and a score each.
tuning::ScoredGame game_of(std::string_view bytes) {
    const auto number = [bytes](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(bytes[i]));
    };
    const auto layouts = rules::layouts();
    tuning::ScoredGame game{rules::start_of(layouts[number(0) % layouts.size()]), {}, {}};
    const auto sides = static_cast<std::size_t>(game.start.ruleset().sides);
    if (const std::size_t winner = number(1) % (sides + 1); winner > 0)
        game.winner = static_cast<rules::Side>(winner - 1);
    rules::Position position = game.start;
    for (std::size_t i = 2; i + 2 < bytes.size(); i += 3) {
        const auto moves = rules::generate(position);
        if (moves.empty()) break;
        const rules::Move move = moves[number(i) % moves.size()];
        const auto score = static_cast<std::int16_t>(number(i + 1) | number(i + 2) << 8);
        game.moves.push_back({move, score});
        position.play(move);
    }
    return game;
}

bool is_same(const tuning::ScoredGame& a, const tuning::ScoredGame& b) {
    return a.start == b.start && a.winner == b.winner &&
           std::ranges::equal(a.moves, b.moves, [](const auto& x, const auto& y) {
               return x.move == y.move && x.score == y.score;
           });
}

// Whatever is played and said in it, a game is read as it was written.
void write_and_read(const tuning::ScoredGame& game) {
    const auto read = tuning::read_games(tuning::game_file_head("so") + tuning::to_bytes(game));
    require(read && read->games.size() == 1 && is_same(read->games[0], game));
}

} // namespace

void run(std::string_view bytes) {
    if (bytes.size() >= 2) write_and_read(game_of(bytes));
    const auto read = tuning::read_games(bytes);
    if (!read) return require(!read.error().empty());
    require(read->size <= bytes.size());
    std::string again = tuning::game_file_head(read->made);
    for (const tuning::ScoredGame& game : read->games) again += tuning::to_bytes(game);
    const auto same = tuning::read_games(again);
    require(same && same->made == read->made && same->games.size() == read->games.size() &&
            same->size == again.size());
}

} // namespace sumito::fuzz
