#include "tuning/game_file.h"

#include "engine/net.h"
#include "fuzz.h"

namespace sumito::fuzz {

namespace {

void read_games(std::string_view bytes) {
    const auto read = tuning::read_games(bytes);
    if (!read) return require(!read.error().empty());
    require(read->size <= bytes.size());
    std::string again(tuning::game_file_head);
    for (const tuning::ScoredGame& game : read->games) again += tuning::to_bytes(game);
    const auto same = tuning::read_games(again);
    require(same && same->games.size() == read->games.size() && same->size == again.size());
}

void read_net(std::string_view bytes) {
    const auto net = engine::parse_net(bytes);
    require(net ? engine::to_bytes(*net) == bytes : !net.error().empty());
}

} // namespace

void run(std::string_view bytes) {
    read_games(bytes);
    read_net(bytes);
}

} // namespace sumito::fuzz
