#include "tuning/game_file.h"

#include "fuzz.h"

namespace sumito::fuzz {

void run(std::string_view bytes) {
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
