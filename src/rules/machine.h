#pragma once

// Which vectors this machine has.

namespace sumito::rules::machine {

#if defined(__x86_64__)
inline bool has_avx2() { return __builtin_cpu_supports("avx2"); }
// With what came to it later: counting bits, and sums of products (VNNI).
inline bool has_avx512() {
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("avx512vnni");
}
#endif

} // namespace sumito::rules::machine
