#include "engine/engine.h"
#include "engine/games.h"
#include "rules/generate.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <set>
#include <thread>

namespace sumito::engine {
namespace {

using rules::Move;
using rules::Position;

Limits nodes(std::uint64_t count) {
    Limits limits;
    limits.nodes = count;
    return limits;
}

Options small() { return {.hash_megabytes = 4}; }

Situation start_of(const rules::Ruleset& ruleset) { return {Position::start(ruleset), {}, {}}; }

TEST(Engine, GivesTheSameAnswerEveryTime) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        std::vector<std::uint16_t> first;
        for (int time = 0; time < 2; ++time) {
            Engine engine(small());
            Situation situation = start_of(*ruleset);
            std::vector<std::uint16_t> moves;
            for (int ply = 0; ply < 6; ++ply) {
                const Answer answer = engine.think(situation, nodes(4000));
                EXPECT_LE(answer.nodes, 4000U);
                moves.push_back(answer.best.bits());
                situation.play(answer.best);
            }
            if (time == 0) first = moves;
            EXPECT_EQ(moves, first) << ruleset->id;
        }
    }
}

TEST(Engine, ForgetsAllWithANewGame) {
    Engine engine(small());
    const Situation situation = start_of(rules::duel);
    const Answer fresh = engine.think(situation, nodes(20000));
    engine.think({random_game(rules::duel, 1, 40).back(), {}, {}}, nodes(20000));
    engine.new_game();
    const Answer again = engine.think(situation, nodes(20000));
    EXPECT_EQ(fresh.best, again.best);
    EXPECT_EQ(fresh.lines.front().score, again.lines.front().score);
    EXPECT_EQ(fresh.lines.front().line, again.lines.front().line);
}

TEST(Engine, AnswersWithALegalMoveHoweverLittleItMayDo) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const Position& p : random_game(*ruleset, 31, 60)) {
            if (rules::generate(p).empty()) continue;
            Engine engine(small());
            const Answer answer = engine.think({p, {}, {}}, nodes(1));
            ASSERT_TRUE(rules::is_legal(p, answer.best)) << p.text();
        }
}

TEST(Engine, TellsOfDifferentLinesBestFirst) {
    Options options = small();
    options.lines = 4;
    Engine engine(options);
    const Situation situation = start_of(rules::duel);
    const Answer answer = engine.think(situation, nodes(60000));
    ASSERT_EQ(answer.lines.size(), 4U);
    std::set<std::uint16_t> moves;
    for (std::size_t i = 0; i < 4; ++i) {
        moves.insert(answer.lines[i].line.front().bits());
        EXPECT_EQ(answer.lines[i].rank, static_cast<int>(i) + 1);
        if (i > 0) {
            EXPECT_LE(answer.lines[i].score.number, answer.lines[i - 1].score.number);
        }
        Position p = situation.position;
        for (const Move move : answer.lines[i].line) {
            ASSERT_TRUE(rules::is_legal(p, move));
            p.play(move);
        }
    }
    EXPECT_EQ(moves.size(), 4U);
    EXPECT_EQ(answer.best, answer.lines.front().line.front());
}

TEST(Engine, ConsidersOnlyWhatItIsAskedTo) {
    Engine engine(small());
    Limits limits = nodes(3000);
    const Situation situation = start_of(rules::trio);
    const auto moves = rules::generate(situation.position);
    limits.only = {moves[7], moves[19]};
    const Answer answer = engine.think(situation, limits);
    EXPECT_NE(std::ranges::find(limits.only, answer.best), limits.only.end());
    limits.only = {moves[11]};
    EXPECT_EQ(engine.think(situation, limits).best, moves[11]);
}

TEST(Engine, StopsWhenToldTo) {
    Engine engine(small());
    Signals signals;
    int reports = 0;
    // Nothing else would end this search.
    const Answer answer = engine.think(start_of(rules::duel), {}, signals, [&](const Report& r) {
        if (++reports == 5) signals.stop = true;
        EXPECT_FALSE(r.line.empty());
    });
    EXPECT_GE(reports, 5);
    EXPECT_TRUE(rules::is_legal(Position::start(rules::duel), answer.best));
}

TEST(Engine, PondersUntilToldThatTimeCounts) {
    Engine engine(small());
    Signals signals;
    signals.pondering = true;
    Limits limits;
    limits.move_time = Milliseconds{1};
    int depth = 0;
    engine.think(start_of(rules::duel), limits, signals, [&](const Report& r) {
        depth = r.depth;
        if (r.depth >= 8) signals.pondering = false;
    });
    EXPECT_GE(depth, 8);
}

TEST(Engine, TimeBeginsWhenItNoLongerPonders) {
    using Clock = std::chrono::steady_clock;
    Engine engine(small());
    Signals signals;
    signals.pondering = true;
    Limits limits;
    limits.move_time = Milliseconds{400};
    const auto start = Clock::now();
    Clock::time_point hit;
    {
        const std::jthread other([&] {
            while (Clock::now() - start < 2 * *limits.move_time) std::this_thread::yield();
            hit = Clock::now();
            signals.pondering = false;
        });
        engine.think(start_of(rules::duel), limits, signals);
    }
    // From when it looked last; on a busy machine that may have been some time before.
    EXPECT_GE(Clock::now() - hit, *limits.move_time / 4);
}

// A search may end anywhere: what it says then can be played.
TEST(Engine, SaysLinesOfLegalMoves) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        Engine engine(small());
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            for (const Position& position : random_game(*ruleset, seed, 40)) {
                const auto expect_legal = [&](const Report& report) {
                    Position next = position;
                    for (const Move move : report.line) {
                        ASSERT_TRUE(rules::is_legal(next, move)) << position.text();
                        next.play(move);
                    }
                };
                Signals signals;
                const std::uint64_t count = 300 + 97 * (position.hash() % 20);
                for (const Report& report :
                     engine.think({position, {}, {}}, nodes(count), signals, expect_legal).lines)
                    expect_legal(report);
            }
    }
}

TEST(Engine, GoesNoDeeperThanItMay) {
    Engine engine(small());
    Limits limits;
    limits.depth = 3;
    int deepest = 0;
    Signals signals;
    engine.think(start_of(rules::teams), limits, signals,
                 [&](const Report& r) { deepest = std::max(deepest, r.depth); });
    EXPECT_EQ(deepest, 3);
}

TEST(Engine, ThinksWithSeveralThreads) {
    Options options = small();
    options.threads = 3;
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        Engine engine(options);
        Situation situation = start_of(*ruleset);
        for (int ply = 0; ply < 4; ++ply) {
            const Answer answer = engine.think(situation, nodes(5000));
            ASSERT_TRUE(rules::is_legal(situation.position, answer.best));
            situation.play(answer.best);
        }
    }
}

// Another thread may stop it at any time.
TEST(Engine, CanBeStoppedFromAnotherThread) {
    Options options = small();
    options.threads = 2;
    Engine engine(options);
    for (int i = 0; i < 20; ++i) {
        Signals signals;
        std::jthread stopper([&signals] { signals.stop = true; });
        const Answer answer = engine.think(start_of(rules::tandem), {}, signals);
        EXPECT_TRUE(rules::is_legal(Position::start(rules::tandem), answer.best));
    }
}

TEST(Engine, TakesOptionsInBetween) {
    Engine engine(small());
    const Situation situation = start_of(rules::duel);
    engine.think(situation, nodes(1000));
    Options options = small();
    options.hash_megabytes = 1;
    options.threads = 2;
    options.level = 3;
    engine.set(options);
    EXPECT_EQ(engine.options(), options);
    EXPECT_TRUE(rules::is_legal(situation.position, engine.think(situation, nodes(1000)).best));
}

constexpr auto three_behind = "5/6/2bbb2/2bbbb2/2bbbb3/2bbb3/7/wwwwww/wwwww w 3-0 duel";

// In hundredths of a marble, how much better a start a marble ahead looks when ejections count
// double.
int doubled_marble(const rules::Ruleset& ruleset, bool learned) {
    rules::Setup setup = Position::start(ruleset).setup();
    rules::CellSet& foes = setup.marbles[ruleset.turns.next(setup.turn)];
    foes -= *foes.begin();
    ++setup.ejected[ruleset.side[setup.turn]];
    const Situation ahead{Position::from(setup).value(), {}, {}};
    int value = 0;
    for (const int percent : {100, 200}) {
        Options options = small();
        options.learned = learned;
        options.parameters.net_marble = percent;
        Limits limits;
        limits.depth = 1;
        value = Engine(options).think(ahead, limits).lines.front().score.number - value;
    }
    return value;
}

TEST(Engine, TakesMarblesForDearerBesideANetOfTheDuel) {
    EXPECT_NEAR(doubled_marble(rules::duel, true), 100, 5);
    EXPECT_EQ(doubled_marble(rules::duel, false), 0);
    EXPECT_EQ(doubled_marble(rules::teams, true), 0);
}

// A repetition is a draw: behind, it goes for it; ahead, it does not.
TEST(Engine, KnowsRepetitions) {
    const Position p = position_of(three_behind);
    Situation situation{p, {}, {}};
    Position q = p;
    // Every position white can reach has been there twice before.
    for (const Move move : rules::generate(p)) {
        q = p;
        q.play(move);
        situation.seen.push_back(q.hash());
        situation.seen.push_back(q.hash());
    }
    Engine engine(small());
    Limits limits;
    limits.depth = 4;
    EXPECT_EQ(engine.think(situation, limits).lines.front().score.number, 0);
    situation.seen.clear();
    EXPECT_LT(engine.think(situation, limits).lines.front().score.number, -20);
}

TEST(Engine, KnowsTheLimitOfQuietMoves) {
    Situation situation{position_of(three_behind), {}, {}};
    situation.seen.assign(198, 1);
    Engine engine(small());
    Limits limits;
    limits.depth = 4;
    EXPECT_EQ(engine.think(situation, limits).lines.front().score.number, 0);
    situation.draws.quiet_plies = 0;
    EXPECT_LT(engine.think(situation, limits).lines.front().score.number, -20);
}

TEST(Engine, LooksAPlyAheadHoweverLateItIs) {
    Engine engine(small());
    Limits limits;
    limits.move_time = Milliseconds(0);
    Signals signals;
    signals.stop = true;
    const Answer answer = engine.think({Position::start(rules::duel), {}, {}}, limits, signals);
    ASSERT_FALSE(answer.lines.empty());
    EXPECT_EQ(answer.lines.front().depth, 1);
    EXPECT_EQ(answer.lines.front().line.front(), answer.best);
}

TEST(Engine, TellsLinesInTheirOrder) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        Options options = small();
        options.lines = 3;
        Engine engine(options);
        Limits limits;
        limits.depth = 5;
        std::vector<Report> told;
        Signals signals;
        const Answer answer = engine.think({Position::start(*ruleset), {}, {}}, limits, signals,
                                           [&](const Report& r) {
                                               if (r.bound == Bound::exact) told.push_back(r);
                                           });
        ASSERT_EQ(told.size(), 15U) << ruleset->id;
        for (std::size_t i = 0; i < told.size(); ++i) {
            EXPECT_EQ(told[i].rank, static_cast<int>(i % 3) + 1);
            if (i % 3 > 0) {
                EXPECT_LE(told[i].score.number, told[i - 1].score.number);
            }
        }
        EXPECT_EQ(told[12].line.front(), answer.best);
    }
}

} // namespace
} // namespace sumito::engine
