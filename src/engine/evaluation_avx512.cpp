// Built for AVX-512 whatever the rest is built for.
#if defined(__AVX512F__) && defined(__AVX512VPOPCNTDQ__)

#include "engine/evaluation_kernel.h"
#include "rules/lanes_avx512.h"

namespace sumito::engine {

Counts count_shapes_avx512(std::uint64_t own, std::uint64_t foes) {
    return count_shapes<rules::Avx512>(own, foes);
}

} // namespace sumito::engine

#endif
