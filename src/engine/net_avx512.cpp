#include "engine/net_kernel.h"

namespace sumito::engine {

const NetKernel net_kernel_avx512{change_sums, weighed};

} // namespace sumito::engine
