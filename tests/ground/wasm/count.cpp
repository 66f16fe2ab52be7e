// Rules, records, the computer player and words, where there are no exceptions.

#include "engine/bench.h"
#include "game/record.h"
#include "rules/perft.h"
#include "words/sentences.h"

#include <cstdio>

int main() {
    using namespace sumito;
    for (const rules::Ruleset* ruleset : rules::rulesets) {
        const auto nodes = rules::perft(rules::Position::start(*ruleset), 3);
        std::printf("%s %llu\n", ruleset->id.data(), static_cast<unsigned long long>(nodes));
    }
    game::RecordReader reader("1. a1b2 {[%clk 0:09:58]} i5h5 *");
    const auto record = reader.next();
    if (!record || !*record) return 1;
    const auto game = game::replay(**record);
    if (!game) return 1;
    std::printf("record %zu plies\n", game->plies().size());
    std::uint64_t signature = 0;
    for (const auto& position : engine::bench_positions())
        signature += engine::bench(position, engine::bench_depth).nodes;
    std::printf("signature %llu\n", static_cast<unsigned long long>(signature));
    const auto& start = game->settings().start;
    const auto sentence = words::move_sentence(words::Language::ru, start, game->plies()[0].move);
    std::printf("%s\n", sentence.c_str());
}
