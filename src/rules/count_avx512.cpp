// Built for AVX-512 with its population count whatever the rest is built for; see count_kernel.h.
#if defined(__AVX512F__) && defined(__AVX512VPOPCNTDQ__)

#include "rules/cell_set.h"
#include "rules/count_kernel.h"

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
    constexpr int back = Turn + 3;
    return _mm512_setr_epi64(of(back % 6), of((back + 1) % 6), of((back + 2) % 6),
                             of((back + 3) % 6), of((back + 4) % 6), of((back + 5) % 6), 0, 0);
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
};

} // namespace

int count_avx512(std::uint64_t lead, std::uint64_t line, std::uint64_t foes) {
    return count_in_lanes<Avx512>(lead, line, foes);
}

} // namespace sumito::rules

#endif
