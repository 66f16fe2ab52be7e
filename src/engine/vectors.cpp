#include "engine/vectors.h"

#include "engine/evaluation_kernel.h"
#include "engine/net_kernel.h"
#include "rules/machine.h"

namespace sumito::engine {

Vectors most_vectors() {
#if defined(SUMITO_X86_VECTORS)
    if (rules::machine::has_avx512()) return Vectors::avx512;
    if (rules::machine::has_avx2()) return Vectors::avx2;
#endif
    return Vectors::plain;
}

void use_vectors([[maybe_unused]] Vectors vectors) {
#if defined(SUMITO_X86_VECTORS)
    use_for_nets(vectors);
    use_for_counting(vectors);
#endif
}

} // namespace sumito::engine
