#pragma once

// The six directions side by side in one AVX-512 register; see lanes.h for what Lanes are
// and lanes_avx2.h for the unnamed namespace.

#include "rules/cell_set.h"
#include "rules/lanes.h"

#include <immintrin.h>

namespace sumito::rules {

namespace {

// For a direction, the step against it.
constexpr long long left(std::size_t back) { return torus::offset[back]; }
constexpr long long right(std::size_t back) { return cell_count - torus::offset[back]; }
constexpr long long landing(std::size_t back) {
    return static_cast<long long>(torus::landing[back]);
}

// A constant for each of the six lanes; the other two stay empty.
template <int Turn> inline __m512i table(long long (*of)(std::size_t)) {
    return _mm512_setr_epi64(
        of((lane_direction(0, Turn) + 3) % 6), of((lane_direction(1, Turn) + 3) % 6),
        of((lane_direction(2, Turn) + 3) % 6), of((lane_direction(3, Turn) + 3) % 6),
        of((lane_direction(4, Turn) + 3) % 6), of((lane_direction(5, Turn) + 3) % 6), 0, 0);
}

struct Avx512 {
    __m512i lanes;

    static Avx512 all(std::uint64_t word) {
        return {_mm512_set1_epi64(static_cast<long long>(word))};
    }
    template <int Turn> static __m512i masks() { return table<Turn>(landing); }
    static Avx512 inside() { return {masks<0>()}; }
    template <int Turn> Avx512 behind() const {
        const __m512i rotated = _mm512_or_si512(_mm512_sllv_epi64(lanes, table<Turn>(left)),
                                                _mm512_srlv_epi64(lanes, table<Turn>(right)));
        return {_mm512_and_si512(rotated, masks<Turn>())};
    }
    friend Avx512 operator&(Avx512 a, Avx512 b) { return {_mm512_and_si512(a.lanes, b.lanes)}; }
    friend Avx512 operator|(Avx512 a, Avx512 b) { return {_mm512_or_si512(a.lanes, b.lanes)}; }
    Avx512 without(Avx512 b) const { return {_mm512_andnot_si512(b.lanes, lanes)}; }

    template <class... More> static int total(More... more) {
        __m512i sum = _mm512_setzero_si512();
        ((sum = _mm512_add_epi64(sum, _mm512_popcnt_epi64(more.lanes))), ...);
        return static_cast<int>(_mm512_reduce_add_epi64(sum));
    }
    static std::uint64_t totals(Avx512 a, Avx512 b) {
        return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(sums(a, b)));
    }
    static std::uint64_t totals(Avx512 a, Avx512 b, Avx512 c, Avx512 d) {
        return static_cast<std::uint64_t>(_mm512_reduce_add_epi64(
            _mm512_or_si512(sums(a, b), _mm512_slli_epi64(sums(c, d), 32))));
    }
    bool empty() const { return _mm512_test_epi64_mask(lanes, lanes) == 0; }
    void store(std::uint64_t* words) const { _mm512_storeu_si512(words, lanes); }

private:
    // Parts of two totals, the second 16 bits further up.
    static __m512i sums(Avx512 a, Avx512 b) {
        return _mm512_or_si512(_mm512_popcnt_epi64(a.lanes),
                               _mm512_slli_epi64(_mm512_popcnt_epi64(b.lanes), 16));
    }
};

} // namespace

} // namespace sumito::rules
