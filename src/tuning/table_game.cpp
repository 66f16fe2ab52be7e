#include "tuning/table_game.h"

#include "engine/random.h"
#include "rules/generate.h"
#include "rules/outcome.h"

#include <algorithm>
#include <cstdlib>

namespace sumito::tuning {

using engine::Score;
using rules::Position;
using rules::Side;

namespace {

int hundredths(const Score& score) {
    switch (score.kind) {
    case Score::Kind::marbles:
        return score.number;
    case Score::Kind::win:
        return 10000;
    case Score::Kind::loss:
        return -10000;
    }
    return 0;
}

bool is_drawn(const engine::Situation& situation) {
    const auto& seen = situation.seen;
    if (static_cast<int>(seen.size()) >= situation.draws.quiet_plies) return true;
    return std::ranges::count(seen, situation.position.hash()) + 1 >= situation.draws.repetitions;
}

// The other modes have one layout each.
bool is_among(const rules::Layout& layout, const rules::Ruleset& ruleset, Layouts wanted) {
    if (wanted == Layouts::all || &ruleset != &rules::duel) return true;
    return (layout.name == "swiss-daisy") == (wanted == Layouts::held_out);
}

// Who has been far ahead in everybody's eyes for a while.
class Lead {
public:
    explicit Lead(const TableTerms& terms) : terms_(terms) {}

    std::optional<Side> after(Side mover, int sides, int score) {
        if (std::abs(score) < terms_.adjudicate_hundredths || sides != 2) {
            plies_ = 0;
            return std::nullopt;
        }
        const Side ahead = score > 0 ? mover : static_cast<Side>(1 - rules::index(mover));
        plies_ = ahead == ahead_ ? plies_ + 1 : 1;
        ahead_ = ahead;
        return plies_ >= 4 ? std::optional(ahead) : std::nullopt;
    }

private:
    TableTerms terms_;
    Side ahead_{};
    int plies_ = 0;
};

} // namespace

bool has_ejection(const Position& position) {
    rules::MoveList ejections;
    rules::generate_ejections(position.view(), ejections);
    return !ejections.empty();
}

std::optional<Side> play_table_game(const rules::PerSide<engine::Engine*>& engines,
                                    const Position& start, const TableTerms& terms,
                                    const std::function<void(const TablePly&)>& told) {
    engine::Situation situation{start, {}, {}};
    situation.draws.quiet_plies = terms.quiet_plies;
    engine::Limits limits;
    Lead lead(terms);
    for (engine::Engine* engine : engines.at)
        if (engine != nullptr) engine->new_game();
    for (int ply = 0; ply < terms.max_plies; ++ply) {
        if (const auto outcome = rules::outcome(situation.position)) return outcome->winner;
        if (is_drawn(situation)) return std::nullopt;
        const Side mover = situation.position.side_to_move();
        limits.nodes = mover == terms.hurried ? terms.nodes / 4 : terms.nodes;
        const engine::Answer answer = engines[mover]->think(situation, limits);
        const Score score = answer.lines.empty() ? Score{} : answer.lines.front().score;
        if (told) told({&situation.position, answer.best, score});
        const int sides = situation.position.ruleset().sides;
        if (const auto winner = lead.after(mover, sides, hundredths(score))) return winner;
        situation.play(answer.best);
    }
    return std::nullopt;
}

Position random_start(const rules::Ruleset& ruleset, std::uint64_t seed, Layouts wanted) {
    engine::Random random(seed);
    std::vector<const rules::Layout*> layouts;
    for (const rules::Layout& layout : rules::layouts())
        if (&rules::start_of(layout).ruleset() == &ruleset && is_among(layout, ruleset, wanted))
            layouts.push_back(&layout);
    while (true) {
        Position position = rules::start_of(*layouts[random.below(layouts.size())]);
        const std::size_t plies = 4 + random.below(9);
        bool robbed = false;
        for (std::size_t i = 0; i < plies && !robbed; ++i) {
            const rules::MoveList moves = rules::generate(position);
            position.play(moves[random.below(moves.size())]);
            robbed = has_ejection(position);
        }
        if (!robbed) return position;
    }
}

} // namespace sumito::tuning
