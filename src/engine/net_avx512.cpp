#include "engine/net_kernel.h"

namespace sumito::engine {

const NetKernel net_kernel_avx512 = this_machines_kernel();

} // namespace sumito::engine
