#include "random_play.h"

#include "rules/generate.h"

#include <array>
#include <chrono>

namespace sumito::game {

using namespace std::chrono_literals;
using rules::Cell;
using rules::Colour;
using rules::Position;

namespace {

// Crowded corners are where players get stuck.
Cell random_cell(Random& random) {
    constexpr std::array corner{"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"};
    if (random.one_in(2))
        return *rules::cell_named(corner[static_cast<std::size_t>(random.below(corner.size()))]);
    return Cell::from_index(random.below(rules::cell_count));
}

rules::Setup random_setup(Random& random, const rules::Ruleset& ruleset) {
    rules::Setup setup;
    setup.ruleset = &ruleset;
    setup.goal = 1 + random.below(ruleset.goal);
    setup.turn = ruleset.turns.begin()[random.below(static_cast<int>(ruleset.turns.size()))];
    rules::CellSet taken;
    for (const Colour c : ruleset.turns)
        for (int n = random.below(6); n > 0; --n)
            if (const Cell cell = random_cell(random); !taken.contains(cell)) {
                taken |= cell;
                setup.marbles[c] |= cell;
            }
    for (int s = 0; s < ruleset.sides; ++s)
        setup.ejected.at[static_cast<std::size_t>(s)] = random.below(setup.goal);
    if (random.one_in(50)) setup.ejected.at[0] = setup.goal;
    return setup;
}

Position random_start(Random& random, const rules::Ruleset& ruleset) {
    if (random.one_in(3)) return Position::start(ruleset);
    while (true)
        if (const auto position = Position::from(random_setup(random, ruleset))) return *position;
}

TimeControl random_time(Random& random) {
    const Duration time = 1ms * (1 + random.below(60'000));
    const Duration increment = random.one_in(2) ? 1ms * random.below(5'000) : 0ms;
    switch (random.below(4)) {
    case 0:
        return {TimeControl::Kind::each_player, time, increment};
    case 1:
        return {TimeControl::Kind::whole_game, time, 0ms};
    default:
        return {};
    }
}

Play random_play(Random& random, const Game& game) {
    const auto moves = rules::generate(game.position());
    if (moves.empty() || random.one_in(15))
        return {rules::Move::from_bits(static_cast<std::uint16_t>(random.below(1 << 16)))};
    return {moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]};
}

Action random_other(Random& random) {
    const std::array<Action, 10> actions{OfferDraw{}, AcceptDraw{}, DeclineDraw{}, TakeBack{},
                                         TakeBack{},  Pause{},      Resume{},      Resume{},
                                         CheckTime{}, Resign{}};
    return actions[static_cast<std::size_t>(random.below(actions.size()))];
}

} // namespace

Settings random_settings(Random& random, const rules::Ruleset& ruleset) {
    Settings settings;
    settings.start = random_start(random, ruleset);
    settings.time = random_time(random);
    settings.draws.agreement = !random.one_in(4);
    settings.draws.repetitions = random.one_in(2) ? 0 : 2 + random.below(2);
    settings.draws.quiet_plies = random.one_in(2) ? 0 : 1 + random.below(30);
    settings.undo = random.one_in(2);
    settings.pause = random.one_in(2);
    return settings;
}

Attempted random_attempt(Random& random, const Game& game) {
    const auto any_seat = static_cast<Colour>(random.below(rules::max_colours + 1));
    if (game.is_paused() && random.one_in(3)) return {any_seat, Resume{}};
    if (random.below(10) < 7)
        return {random.one_in(20) ? any_seat : game.turn(), random_play(random, game)};
    return {any_seat, random_other(random)};
}

Instant random_next(Random& random, Instant now) {
    if (random.one_in(2000)) return random.one_in(2) ? Instant::max() : Instant::min();
    if (random.one_in(100))
        now = Instant{}; // time has run backwards to where it can be counted on
    else if (random.one_in(30))
        return now > Instant{} ? now - 2s : now;
    if (now > Instant(std::chrono::years(100)) || now < Instant{}) return now;
    return now + (random.one_in(100) ? 1h : 1ms * random.below(2'000));
}

} // namespace sumito::game
