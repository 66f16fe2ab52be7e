// How fast moves are made, all in one run, since machines differ from minute to minute: the ratios
// are what to compare. For each mode, in millions of leaves a second:
//   referee  the plain second opinion of the tests, every move played
//   full     every move played with its hash, the position copied to take it back
//   bulk     the last move of each sequence counted, not played, in each way this machine has
//
//   perft_bench [ROUNDS]   the median of so many rounds, 5 by default

#include "referee/referee.h"
#include "rules/generate.h"
#include "rules/layout.h"
#include "rules/perft.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace {

using namespace sumito;
using rules::Move;
using rules::Position;

std::uint64_t hashes = 0; // of the leaves, so that playing the last move is not left out as useless

std::uint64_t full_perft(const Position& position, int depth) {
    if (depth == 0) {
        hashes ^= position.hash();
        return 1;
    }
    std::uint64_t nodes = 0;
    for (const Move move : rules::generate(position)) {
        Position next = position;
        next.play(move);
        nodes += full_perft(next, depth - 1);
    }
    return nodes;
}

// As rules::perft, with a counter of one's choice. None of the starts is near the goal or stuck.
std::uint64_t bulk_perft(const Position& position, int depth, const rules::Counter& counter) {
    std::uint64_t nodes = 0;
    for (const Move move : rules::generate(position)) {
        if (depth == 2) {
            nodes += static_cast<std::uint64_t>(counter.count(rules::view_after(position, move)));
            continue;
        }
        Position next = position;
        next.play(move);
        nodes += bulk_perft(next, depth - 1, counter);
    }
    return nodes;
}

struct Contender {
    std::string name;
    std::function<std::uint64_t()> run;
    std::uint64_t expected;
    std::vector<double> rates;
};

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void measure(Contender& contender) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t nodes = contender.run();
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (nodes != contender.expected) {
        std::fprintf(stderr, "%s counted wrongly\n", contender.name.c_str());
        std::exit(1);
    }
    contender.rates.push_back(static_cast<double>(nodes) / time.count() / 1e6);
}

void bench(const rules::Layout& layout, int rounds) {
    const Position start = rules::start_of(layout);
    const auto plain = referee::Game::read(layout.text);
    const auto nodes = [&](int depth) { return rules::perft(start, depth); };
    std::vector<Contender> contenders;
    contenders.push_back({"referee", [&] { return referee::perft(*plain, 3); }, nodes(3), {}});
    contenders.push_back({"full", [&] { return full_perft(start, 4); }, nodes(4), {}});
    const int depth = layout.name == "standard" ? 5 : 4;
    for (const rules::Counter& counter : rules::counters())
        if (counter.available)
            contenders.push_back(
                {"bulk, " + std::string(counter.name),
                 [&start, &counter, depth] { return bulk_perft(start, depth, counter); },
                 nodes(depth),
                 {}});
    for (int round = 0; round < rounds; ++round)
        for (Contender& contender : contenders) measure(contender);

    std::printf("%s\n", std::string(layout.name).c_str());
    const double floor = median(contenders.front().rates);
    for (const Contender& contender : contenders) {
        const double rate = median(contender.rates);
        std::printf("  %-14s %9.2f million/s  %8.1f x referee\n", contender.name.c_str(), rate,
                    rate / floor);
    }
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    for (const char* name : {"standard", "belgian-daisy", "trio", "teams", "tandem"})
        bench(*rules::layout_named(name), rounds);
    std::printf("hash of all leaves %016llx\n", static_cast<unsigned long long>(hashes));
}
