// Built for AVX2 whatever the rest is built for; see count_kernel.h.
#if defined(__AVX2__)

#include "rules/count_kernel.h"
#include "rules/lanes_avx2.h"

namespace sumito::rules {

int count_avx2(std::uint64_t lead, std::uint64_t line, std::uint64_t foes) {
    return count_in_lanes<Avx2>(lead, line, foes);
}

void sets_avx2(std::uint64_t lead, std::uint64_t line, std::uint64_t foes, MoveSets& sets) {
    sets_in_lanes<Avx2>(lead, line, foes, sets);
}

} // namespace sumito::rules

#endif
