#pragma once

// The net's two loops, plain, for compilers to make vectors of: the same numbers whatever the
// vectors. Only for WebAssembly one is written out.

#include "engine/net.h"
#include "engine/vectors.h"

#include <cstddef>
#include <cstdint>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace sumito::engine {

// Rows of the first layer that come to a sum or leave it.
struct NetRows {
    const std::int16_t* plus[6]; // no std::array: its functions would be built for one machine
    const std::int16_t* minus[6];
    std::size_t plus_count = 0, minus_count = 0;
};

namespace {

// Told to be different, places need not be compared each time.
template <std::size_t Width, std::size_t Plus, std::size_t Minus> inline void
change(const std::int16_t* before, std::int16_t* __restrict after, const NetRows& rows) {
    for (std::size_t i = 0; i < Width; ++i) {
        int sum = before[i];
        for (std::size_t k = 0; k < Plus; ++k) sum += rows.plus[k][i];
        for (std::size_t k = 0; k < Minus; ++k) sum -= rows.minus[k][i];
        after[i] = static_cast<std::int16_t>(sum);
    }
}

// By what moves do: one marble or a line; a push; an ejection; two or three side by side.
template <std::size_t Width>
inline void change_sums(const std::int16_t* before, std::int16_t* after, const NetRows& rows) {
    const std::size_t kind = rows.plus_count * 8 + rows.minus_count;
    switch (kind) {
    case 0:
        return change<Width, 0, 0>(before, after, rows);
    case 1 * 8 + 1:
        return change<Width, 1, 1>(before, after, rows);
    case 2 * 8 + 2:
        return change<Width, 2, 2>(before, after, rows);
    case 1 * 8 + 2:
        return change<Width, 1, 2>(before, after, rows);
    case 3 * 8 + 3:
        return change<Width, 3, 3>(before, after, rows);
    default:
        change<Width, 0, 0>(before, after, rows);
        for (std::size_t k = 0; k < rows.plus_count; ++k)
            for (std::size_t i = 0; i < Width; ++i)
                after[i] = static_cast<std::int16_t>(after[i] + rows.plus[k][i]);
        for (std::size_t k = 0; k < rows.minus_count; ++k)
            for (std::size_t i = 0; i < Width; ++i)
                after[i] = static_cast<std::int16_t>(after[i] - rows.minus[k][i]);
    }
}

// Sums between 0 and 1, squared, times their weights.
#if defined(__wasm_simd128__)
// clang does not see that two products and their sum are one instruction here.
template <std::size_t Width>
inline int weighed(const std::int16_t* sums, const std::int16_t* weights) {
    constexpr std::size_t lanes = 8;
    static_assert(Width % lanes == 0);
    v128_t total = wasm_i32x4_const_splat(0);
    for (std::size_t i = 0; i < Width; i += lanes) {
        const v128_t positive = wasm_i16x8_max(wasm_v128_load(sums + i), wasm_i16x8_const_splat(0));
        const v128_t s = wasm_i16x8_min(positive, wasm_i16x8_const_splat(net::sum_unit));
        const v128_t product = wasm_i16x8_mul(s, wasm_v128_load(weights + i));
        total = wasm_i32x4_add(total, wasm_i32x4_dot_i16x8(product, s));
    }
    return wasm_i32x4_extract_lane(total, 0) + wasm_i32x4_extract_lane(total, 1) +
           wasm_i32x4_extract_lane(total, 2) + wasm_i32x4_extract_lane(total, 3);
}
#else
template <std::size_t Width>
inline int weighed(const std::int16_t* sums, const std::int16_t* weights) {
    int total = 0;
    for (std::size_t i = 0; i < Width; ++i) {
        const std::int16_t positive = sums[i] < 0 ? std::int16_t{0} : sums[i];
        const std::int16_t s = positive > net::sum_unit ? std::int16_t{net::sum_unit} : positive;
        const auto product = static_cast<std::int16_t>(s * weights[i]);
        total += product * s;
    }
    return total;
}
#endif

} // namespace

// For views of one width.
struct NetLoops {
    // REQUIRES: before and after are different places
    void (*change)(const std::int16_t* before, std::int16_t* after, const NetRows& rows);
    int (*weigh)(const std::int16_t* sums, const std::int16_t* weights);
};

struct NetKernel {
    NetLoops wide, narrow;

    const NetLoops& of(const NetShape& shape) const {
        return shape.width == net::most_width ? wide : narrow;
    }
};

namespace {

constexpr NetKernel this_machines_kernel() {
    return {.wide = {change_sums<net::most_width>, weighed<net::most_width>},
            .narrow = {change_sums<net::most_width / 2>, weighed<net::most_width / 2>}};
}

} // namespace

extern const NetKernel net_kernel_avx2;
extern const NetKernel net_kernel_avx512;

void use_for_nets(Vectors vectors);

} // namespace sumito::engine
