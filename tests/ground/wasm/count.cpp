#include "game/game.h"
#include "rules/perft.h"

#include <cstdio>

int main() {
    using namespace sumito;
    for (const rules::Ruleset* ruleset : rules::rulesets)
        std::printf("%s %llu\n", ruleset->id.data(),
                    static_cast<unsigned long long>(rules::perft(rules::Position::start(*ruleset), 3)));
}
