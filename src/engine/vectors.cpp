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
    return Vectors::none;
}

void use(Vectors vectors) {
    use_for_nets(vectors);
    use_for_counting(vectors);
}

} // namespace sumito::engine
