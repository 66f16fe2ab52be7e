#include "arena/players.h"

#include "arena/baseline.h"
#include "arena/engine_player.h"
#include "arena/program_player.h"

namespace sumito::arena {

namespace {

const MoveLimits& limits_of(const Contender& contender, const Wishes& wishes) {
    return contender.limits.any() ? contender.limits : wishes.limits;
}

engine::Limits engine_limits(const MoveLimits& limits) {
    engine::Limits result;
    result.depth = limits.depth;
    result.nodes = limits.nodes;
    result.move_time = limits.move_time;
    return result;
}

} // namespace

std::unique_ptr<Player> make_player(const Contender& contender, const Wishes& wishes) {
    using Kind = Contender::Kind;
    switch (contender.kind) {
    case Kind::engine:
        return std::make_unique<EnginePlayer>(contender.options,
                                              engine_limits(limits_of(contender, wishes)));
    case Kind::program:
        return std::make_unique<ProgramPlayer>(contender, limits_of(contender, wishes),
                                               wishes.terms.draws, wishes.patience);
    case Kind::random:
        return std::make_unique<RandomPlayer>();
    case Kind::greedy:
        return std::make_unique<GreedyPlayer>();
    case Kind::turtle:
        break;
    }
    return std::make_unique<TurtlePlayer>();
}

} // namespace sumito::arena
