// Built for AVX-512 with its population count whatever the rest is built for; see count_kernel.h.
#if defined(__AVX512F__) && defined(__AVX512VPOPCNTDQ__)

#include "rules/count_kernel.h"
#include "rules/lanes_avx512.h"

namespace sumito::rules {

int count_avx512(std::uint64_t lead, std::uint64_t line, std::uint64_t foes) {
    return count_in_lanes<Avx512>(lead, line, foes);
}

void sets_avx512(std::uint64_t lead, std::uint64_t line, std::uint64_t foes, MoveSets& sets) {
    sets_in_lanes<Avx512>(lead, line, foes, sets);
}

} // namespace sumito::rules

#endif
