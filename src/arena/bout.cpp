#include "arena/bout.h"

#include "arena/players.h"
#include "engine/random.h"

#include <string>

namespace sumito::arena {

using rules::Side;

std::vector<Outcome> Bout::outcomes() const {
    std::vector<Outcome> found;
    found.reserve(games.size());
    for (const Played& played : games) found.push_back(played.outcome);
    return found;
}

Player& Bench::player(std::size_t contender, std::size_t copy) {
    auto& copies = players_[contender];
    while (copies.size() <= copy)
        copies.push_back(make_player(plan_.contenders[contender], plan_.wishes));
    return *copies[copy];
}

rules::PerSide<Entrant> Bench::entrants(const Seating& seating) {
    rules::PerSide<Entrant> found;
    std::vector<std::size_t> seated(players_.size());
    for (int s = 0; s < plan_.sides(); ++s) {
        const auto side = static_cast<Side>(s);
        const std::size_t contender = seating[side];
        found[side] = {&player(contender, seated[contender]++), plan_.contenders[contender].name};
    }
    return found;
}

std::optional<Bout> Bench::play(std::size_t number, const std::stop_token& stop) {
    Bout bout{number, {}};
    const std::uint64_t seed = engine::seed_of(plan_.wishes.seed, number);
    for (const Seating& seating : plan_.seatings(number)) {
        const std::size_t game = bout.games.size();
        auto played = play_game(plan_.wishes.terms, plan_.opening(number), entrants(seating),
                                engine::seed_of(seed, game), stop);
        if (!played) return std::nullopt;
        const std::string round = std::to_string(number + 1) + "." + std::to_string(game + 1);
        auto& tags = played->record.tags;
        tags.insert(tags.begin(), {{"Event", "Sumito match"}, {"Round", round}});
        bout.games.push_back(*std::move(played));
    }
    return bout;
}

} // namespace sumito::arena
