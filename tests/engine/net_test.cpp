#include "engine/engine.h"
#include "engine/net.h"
#include "engine/net_kernel.h"
#include "engine/random.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/machine.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <vector>

namespace sumito::engine {
namespace {

using rules::Position;

Net random_net(const rules::Ruleset& ruleset, std::uint64_t seed, int input_most = 60) {
    Random random(seed);
    const auto number = [&random](int most) {
        return static_cast<std::int16_t>(
            static_cast<int>(random.below(static_cast<std::size_t>(2 * most + 1))) - most);
    };
    Net net;
    net.shape = NetShape(ruleset);
    for (auto& w : net.input) w = number(input_most);
    for (auto& b : net.input_bias) b = number(200);
    for (auto& stage : net.output)
        for (auto& w : stage) w = number(net::most_output_weight);
    for (auto& b : net.output_bias) b = number(3000);
    std::vector<std::int16_t> worths(pattern_kinds().count);
    for (auto& worth : worths) worth = number(800);
    set_patterns(net, worths);
    return net;
}

// Positions of games at random.
template <class Look> void walk(const rules::Ruleset& ruleset, int plies, const Look& look) {
    Random random(7);
    Position position = Position::start(ruleset);
    for (int i = 0; i < plies; ++i) {
        const auto moves = rules::generate(position);
        if (moves.empty() || position.reached_goal()) position = Position::start(ruleset);
        const auto choice = rules::generate(position);
        const Position before = position;
        const rules::Changes changes = position.play(choice[random.below(choice.size())]);
        look(before, changes, position);
    }
}

TEST(Net, KeptUpWithMovesItIsAsIfSummedAnew) {
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        const Net net = random_net(*ruleset, 1);
        NetSums sums = net_sums(net, Position::start(*ruleset));
        Position last = Position::start(*ruleset);
        walk(*ruleset, 3000,
             [&](const Position& before, const rules::Changes& changes, const Position& after) {
                 if (!(before == last)) sums = net_sums(net, before);
                 NetSums next;
                 update(net, sums, next, changes);
                 ASSERT_TRUE(next == net_sums(net, after));
                 sums = next;
                 last = after;
             });
    }
}

// The patterns of all lines, read cell by cell.
std::vector<std::size_t> lines_of(const Position& position, rules::Colour viewer) {
    std::vector<std::size_t> found;
    for (const rules::Direction d :
         {rules::Direction::E, rules::Direction::NE, rules::Direction::NW})
        for (int i = 0; i < rules::cell_count; ++i) {
            std::optional<rules::Cell> cell = rules::Cell::from_index(i);
            if (cell->neighbour(rules::opposite(d))) continue;
            std::size_t pattern = 0;
            std::size_t power = 1;
            int length = 0;
            for (; cell; cell = cell->neighbour(d), power *= 3, ++length) {
                const auto colour = position.at(*cell);
                if (!colour) continue;
                const bool own = position.ruleset().together(*colour, viewer);
                pattern += power * (own ? 1 : 2);
            }
            found.push_back(first_pattern(length) + pattern);
        }
    return found;
}

// Turned by half, every line is read from its other end.
TEST(Net, ALineIsWorthTheSameFromItsOtherEnd) {
    const PatternKinds& kinds = pattern_kinds();
    std::vector<bool> found(kinds.count);
    for (const std::uint16_t kind : kinds.of) found.at(kind) = true;
    EXPECT_EQ(std::ranges::count(found, false), 0);
    walk(rules::duel, 300, [&](const Position&, const rules::Changes&, const Position& position) {
        rules::Setup setup = position.setup();
        for (const rules::Colour c : {rules::Colour::black, rules::Colour::white}) {
            rules::CellSet turned;
            for (const rules::Cell cell : position.marbles(c))
                turned |= rules::CellSet{*rules::Cell::at(8 - cell.row(), 8 - cell.column())};
            setup.marbles[c] = turned;
        }
        const auto turned = Position::from(setup);
        ASSERT_TRUE(turned.has_value());
        std::vector<std::size_t> here, there;
        for (const auto line : lines_of(position, position.turn())) here.push_back(kinds.of[line]);
        for (const auto line : lines_of(*turned, position.turn())) there.push_back(kinds.of[line]);
        std::ranges::sort(here);
        std::ranges::sort(there);
        EXPECT_EQ(here, there);
    });
}

// How a viewer sees the colours, by how many turns after its own they move.
std::vector<int> planes_of(const rules::Ruleset& ruleset, rules::Colour viewer) {
    if (&ruleset == &rules::duel) return {0, 1};
    if (&ruleset == &rules::trio) return {0, 1, 2};
    if (&ruleset == &rules::teams) return {0, 2, 1, 3}; // next foe, partner, other foe
    const bool first = viewer == rules::Colour::black || viewer == rules::Colour::white;
    EXPECT_EQ(&ruleset, &rules::tandem);
    EXPECT_EQ(first, ruleset.together(viewer, ruleset.turns.next(viewer)));
    return first ? std::vector{0, 1, 2, 3} : std::vector{0, 2, 3, 1};
}

// What the net is, said once more without any cleverness.
Value plain_value(const Net& net, const Position& position, rules::Colour viewer) {
    double total = 0;
    const rules::Ruleset& ruleset = position.ruleset();
    const std::size_t width = net.shape.width;
    const std::size_t stage = net.shape.stage_of(position, viewer);
    const auto planes = planes_of(ruleset, viewer);
    rules::Colour seer = viewer;
    for (const int place : planes) {
        const auto seen = planes_of(ruleset, seer);
        for (std::size_t h = 0; h < width; ++h) {
            double sum = net.input_bias[h];
            rules::Colour colour = seer;
            for (const int plane : seen) {
                for (const rules::Cell cell : position.marbles(colour))
                    sum += net.row(
                        static_cast<std::size_t>(plane * rules::cell_count + cell.index()))[h];
                colour = ruleset.turns.next(colour);
            }
            const double s = std::clamp(sum / net::sum_unit, 0.0, 1.0);
            total += s * s * net.output[stage][static_cast<std::size_t>(place) * width + h] /
                     net::weight_unit;
        }
        seer = ruleset.turns.next(seer);
    }
    total += static_cast<double>(net.output_bias[stage]) / (net::sum_unit * net::weight_unit);
    int patterns = 0;
    for (const auto& line : lines_of(position, viewer)) patterns += net.patterns[line][0];
    return static_cast<Value>(total * net::output_value) + patterns / net::pattern_parts;
}

// All numbers as large as they may be, with these signs in the first layer and after it.
Net extreme_net(const rules::Ruleset& ruleset, int before, int after) {
    const auto number = [](int n) { return static_cast<std::int16_t>(n); };
    Net net;
    net.shape = NetShape(ruleset);
    net.input.fill(number(before * net::most_input_weight));
    net.input_bias.fill(number(before * net::most_input_bias));
    for (auto& stage : net.output) stage.fill(number(after * net::most_output_weight));
    net.output_bias.fill(after * net::most_output_bias);
    set_patterns(net, std::vector(pattern_kinds().count, number(after * 32767)));
    return net;
}

TEST(Net, ValuesAreWhatTheyShouldBe) {
    for (const rules::Ruleset* ruleset : rules::rulesets)
        for (const Net& net : {random_net(*ruleset, 2), extreme_net(*ruleset, 1, 1),
                               extreme_net(*ruleset, 1, -1), extreme_net(*ruleset, -1, 1)})
            walk(*ruleset, 300,
                 [&](const Position&, const rules::Changes&, const Position& position) {
                     const NetSums sums = net_sums(net, position);
                     for (const rules::Colour viewer : ruleset->turns) {
                         if (ruleset->sides == 2 && viewer != position.turn()) continue;
                         ASSERT_NEAR(net_value(net, sums, position, viewer),
                                     plain_value(net, position, viewer), 1);
                     }
                 });
}

Position with_ejections(const rules::Ruleset& ruleset, rules::Colour turn, std::array<int, 3> of,
                        int goal = 6) {
    rules::Setup setup = Position::start(ruleset).setup();
    setup.turn = turn;
    setup.goal = goal;
    setup.ejected.at = of;
    // As many marbles fewer, of the side after.
    for (std::size_t s = 0; s < static_cast<std::size_t>(ruleset.sides); ++s)
        for (const rules::Colour c : ruleset.turns)
            if (rules::index(ruleset.side[c]) ==
                (s + 1) % static_cast<std::size_t>(ruleset.sides)) {
                for (int i = 0; i < of[s]; ++i) setup.marbles[c] -= *setup.marbles[c].begin();
                break;
            }
    return Position::from(setup).value();
}

TEST(Net, TheStageIsHowLateItIsAndWhoseTurn) {
    using enum rules::Colour;
    const auto stage = [](const Position& position, rules::Colour viewer) {
        return NetShape(position.ruleset()).stage_of(position, viewer);
    };
    EXPECT_EQ(stage(with_ejections(rules::duel, black, {0, 0, 0}), black), 0U);
    EXPECT_EQ(stage(with_ejections(rules::duel, white, {1, 0, 0}), white), 0U);
    EXPECT_EQ(stage(with_ejections(rules::duel, white, {1, 4, 0}), white), 2U);
    EXPECT_EQ(stage(with_ejections(rules::duel, black, {5, 5, 0}), black), 5U);
    EXPECT_EQ(stage(with_ejections(rules::duel, black, {0, 0, 0}, 3), black), 3U);
    EXPECT_EQ(stage(with_ejections(rules::teams, red, {3, 4, 0}), red), 3U);
    EXPECT_EQ(stage(with_ejections(rules::tandem, black, {2, 2, 0}), black), 1U);
    EXPECT_EQ(stage(with_ejections(rules::tandem, red, {2, 2, 0}), red), 4U);
    EXPECT_EQ(stage(with_ejections(rules::trio, black, {0, 0, 0}), black), 0U);
    EXPECT_EQ(stage(with_ejections(rules::trio, black, {3, 3, 1}), black), 1U);
    EXPECT_EQ(stage(with_ejections(rules::trio, white, {0, 0, 0}), black), 2U);
    EXPECT_EQ(stage(with_ejections(rules::trio, black, {0, 0, 0}), white), 4U);
}

TEST(Net, EveryKernelGivesTheSame) {
#if defined(__x86_64__)
    std::vector<const NetKernel*> kernels;
    if (rules::machine::has_avx2()) kernels.push_back(&net_kernel_avx2);
    if (rules::machine::has_avx512()) kernels.push_back(&net_kernel_avx512);
    const NetKernel plain = this_machines_kernel();
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        static const std::array nets{random_net(rules::duel, 3, net::most_input_weight),
                                     random_net(rules::teams, 3, net::most_input_weight)};
        const Net& net = nets[static_cast<std::size_t>(i % 2)];
        const NetLoops& loops = plain.of(net.shape);
        NetRows rows;
        rows.plus_count = random.below(4);
        rows.minus_count = random.below(4);
        for (std::size_t k = 0; k < 3; ++k) {
            rows.plus[k] = net.row(random.below(net.shape.inputs()));
            rows.minus[k] = net.row(random.below(net.shape.inputs()));
        }
        const std::int16_t* before = net.row(random.below(net.shape.inputs()));
        std::array<std::int16_t, net::most_width> expected{};
        loops.change(before, expected.data(), rows);
        const std::int16_t* weights = net.output[random.below(net::stages)].data();
        for (const NetKernel* kernel : kernels) {
            std::array<std::int16_t, net::most_width> found{};
            kernel->of(net.shape).change(before, found.data(), rows);
            EXPECT_EQ(found, expected);
            EXPECT_EQ(kernel->of(net.shape).weigh(expected.data(), weights),
                      loops.weigh(expected.data(), weights));
        }
    }
#else
    GTEST_SKIP() << "one kernel only";
#endif
}

TEST(Net, AFileReadsAsItWasWrittenAndADamagedOneIsRefused) {
    const Net net = random_net(rules::tandem, 4);
    const std::string bytes = to_bytes(net);
    const auto read = parse_net(bytes);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, net);
    EXPECT_EQ(parse_net("weights").error(), "not a net of this program");
    EXPECT_EQ(parse_net("").error(), "not a net of this program");
    EXPECT_EQ(parse_net("sumito net 2\nduel").error(), "a net of another version");
    EXPECT_EQ(parse_net(bytes.substr(0, bytes.size() - 1)).error(), "a net of another size");
    std::string damaged = bytes;
    damaged[5000] ^= 1;
    EXPECT_EQ(parse_net(damaged).error(), "a damaged net");
    std::string other = bytes;
    other[13] = '9';
    EXPECT_EQ(parse_net(other).error(), "a net of another shape");
}

TEST(Net, AFileWithNumbersOutOfBoundsIsRefused) {
    const Net net = random_net(rules::trio, 4);
    const auto refused = [&net](const auto& change) {
        Net wild = net;
        change(wild);
        const auto read = parse_net(to_bytes(wild));
        return !read && read.error() == "a net with numbers out of bounds";
    };
    EXPECT_FALSE(refused([](Net& n) { n.input[3] = net::most_input_weight; }));
    EXPECT_TRUE(refused([](Net& n) { n.input[3] = net::most_input_weight + 1; }));
    EXPECT_TRUE(refused([](Net& n) { n.input.back() = -net::most_input_weight - 1; }));
    EXPECT_FALSE(refused([](Net& n) { n.input_bias[7] = -net::most_input_bias; }));
    EXPECT_TRUE(refused([](Net& n) { n.input_bias[7] = -net::most_input_bias - 1; }));
    EXPECT_TRUE(refused([](Net& n) { n.output[5].back() = net::most_output_weight + 1; }));
    EXPECT_FALSE(refused([](Net& n) { n.output_bias[2] = net::most_output_bias; }));
    EXPECT_TRUE(refused([](Net& n) { n.output_bias[2] = net::most_output_bias + 1; }));
    EXPECT_TRUE(refused([](Net& n) { n.output_bias[2] = std::numeric_limits<int>::min(); }));
}

TEST(Net, TheEngineThinksWithIt) {
    Options options{.hash_megabytes = 1};
    Engine by_hand(options);
    options.net = std::make_shared<const Net>(random_net(rules::duel, 6));
    Engine learned(options);
    const Situation situation{Position::start(rules::duel), {}, {}};
    Limits limits;
    limits.nodes = 2000;
    const Answer a = by_hand.think(situation, limits);
    const Answer b = learned.think(situation, limits);
    EXPECT_NE(a.lines.front().score.number, b.lines.front().score.number);
    EXPECT_TRUE(rules::is_legal(situation.position, b.best));
}

} // namespace
} // namespace sumito::engine
