#include "engine/engine.h"
#include "engine/net.h"
#include "engine/net_kernel.h"
#include "engine/random.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/machine.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace sumito::engine {
namespace {

using rules::Position;

Net random_net(std::uint64_t seed, int input_most = 60) {
    Random random(seed);
    const auto number = [&random](int most) {
        return static_cast<std::int16_t>(
            static_cast<int>(random.below(static_cast<std::size_t>(2 * most + 1))) - most);
    };
    Net net;
    for (auto& row : net.input)
        for (auto& w : row) w = number(input_most);
    for (auto& b : net.input_bias) b = number(200);
    for (auto& stage : net.output)
        for (auto& w : stage) w = number(net::most_output_weight);
    for (auto& b : net.output_bias) b = number(3000);
    for (auto& p : net.patterns) p = number(100);
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
    const Net net = random_net(1);
    for (const rules::Ruleset* ruleset : {&rules::duel, &rules::teams, &rules::tandem}) {
        NetSums sums = net_sums(net, Position::start(*ruleset));
        Position last = Position::start(*ruleset);
        walk(*ruleset, 3000,
             [&](const Position& before, const rules::Changes& changes, const Position& after) {
                 if (!(before == last)) sums = net_sums(net, before);
                 NetSums next;
                 update(net, sums, next, *ruleset, changes);
                 ASSERT_TRUE(next == net_sums(net, after));
                 sums = next;
                 last = after;
             });
    }
}

// The patterns of all lines, read cell by cell.
std::vector<std::size_t> lines_of(const Position& position) {
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
                const bool own = position.ruleset().side[*colour] == position.side_to_move();
                pattern += power * (own ? 1 : 2);
            }
            found.push_back(first_pattern(length) + pattern);
        }
    return found;
}

// What the net is, said once more without any cleverness.
Value plain_value(const Net& net, const Position& position) {
    double total = 0;
    const auto mover = rules::index(position.side_to_move());
    const int needed =
        2 * position.goal() - position.ejected(rules::Side{0}) - position.ejected(rules::Side{1});
    const auto stage = static_cast<std::size_t>(net::stage_of(needed));
    for (std::size_t view = 0; view < 2; ++view) {
        const auto side = static_cast<rules::Side>(view == 0 ? mover : 1 - mover);
        for (std::size_t h = 0; h < net::hidden; ++h) {
            double sum = net.input_bias[h];
            for (int i = 0; i < rules::cell_count; ++i) {
                const auto colour = position.at(rules::Cell::from_index(i));
                if (!colour) continue;
                const bool own = position.ruleset().side[*colour] == side;
                sum += net.input[static_cast<std::size_t>(own ? i : i + rules::cell_count)][h];
            }
            const double s = std::clamp(sum / net::sum_unit, 0.0, 1.0);
            total += s * s * net.output[stage][view * net::hidden + h] / net::weight_unit;
        }
    }
    total += static_cast<double>(net.output_bias[stage]) / (net::sum_unit * net::weight_unit);
    Value patterns = 0;
    for (const auto& line : lines_of(position)) patterns += net.patterns[line];
    return static_cast<Value>(total * net::output_value) + patterns;
}

TEST(Net, ValuesAreWhatTheyShouldBe) {
    const Net net = random_net(2);
    walk(rules::duel, 500, [&](const Position&, const rules::Changes&, const Position& position) {
        EXPECT_NEAR(net_value(net, net_sums(net, position), position), plain_value(net, position),
                    1);
    });
}

TEST(Net, EveryKernelGivesTheSame) {
#if defined(__x86_64__)
    std::vector<const NetKernel*> kernels;
    if (rules::machine::has_avx2()) kernels.push_back(&net_kernel_avx2);
    if (rules::machine::has_avx512()) kernels.push_back(&net_kernel_avx512);
    const NetKernel plain{change_sums, weighed};
    const Net net = random_net(3, net::most_input_weight);
    Random random(5);
    for (int i = 0; i < 200; ++i) {
        NetRows rows;
        rows.plus_count = random.below(4);
        rows.minus_count = random.below(4);
        for (std::size_t k = 0; k < 3; ++k) {
            rows.plus[k] = net.input[random.below(net::inputs)].data();
            rows.minus[k] = net.input[random.below(net::inputs)].data();
        }
        const auto& before = net.input[random.below(net::inputs)];
        std::array<std::int16_t, net::hidden> expected{};
        plain.change(before.data(), expected.data(), rows);
        const std::int16_t* weights = net.output[random.below(net::stages)].data();
        for (const NetKernel* kernel : kernels) {
            std::array<std::int16_t, net::hidden> found{};
            kernel->change(before.data(), found.data(), rows);
            EXPECT_EQ(found, expected);
            EXPECT_EQ(kernel->weigh(expected.data(), weights),
                      plain.weigh(expected.data(), weights));
        }
    }
#else
    GTEST_SKIP() << "one kernel only";
#endif
}

TEST(Net, AFileReadsAsItWasWrittenAndADamagedOneIsRefused) {
    const Net net = random_net(4);
    const std::string bytes = to_bytes(net);
    const auto read = parse_net(bytes);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, net);
    EXPECT_EQ(parse_net("weights").error(), "not a net of this program");
    EXPECT_EQ(parse_net(bytes.substr(0, bytes.size() - 1)).error(), "a net of another size");
    std::string damaged = bytes;
    damaged[5000] ^= 1;
    EXPECT_EQ(parse_net(damaged).error(), "a damaged net");
    std::string other = bytes;
    other[13] = '9';
    EXPECT_TRUE(parse_net(other).error().starts_with("a net of another shape"));
    Net wild = net;
    wild.input[3][3] = net::most_input_weight + 1;
    EXPECT_EQ(parse_net(to_bytes(wild)).error(), "a net with numbers out of bounds");
}

TEST(Net, TheEngineThinksWithIt) {
    Options options{.hash_megabytes = 1};
    Engine by_hand(options);
    options.net = std::make_shared<const Net>(random_net(6));
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
