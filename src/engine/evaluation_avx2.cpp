// Built for AVX2 whatever the rest is built for.
#if defined(__AVX2__)

#include "engine/evaluation_kernel.h"
#include "rules/lanes_avx2.h"

namespace sumito::engine {

Counts count_shapes_avx2(std::uint64_t own, std::uint64_t foes) {
    return count_shapes<rules::Avx2>(own, foes);
}

} // namespace sumito::engine

#endif
