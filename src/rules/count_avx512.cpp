// Built for AVX-512 with its population count whatever the rest is built for; see count_kernel.h.
#if defined(__AVX512F__) && defined(__AVX512VPOPCNTDQ__)

#include "rules/cell_set.h"
#include "rules/count_kernel.h"

#include <immintrin.h>

namespace sumito::rules {

namespace {

struct Avx512 {
    __m512i lanes;

    static Avx512 all(std::uint64_t word) {
        return {_mm512_set1_epi64(static_cast<long long>(word))};
    }
    template <int Turn> Avx512 behind() const {
        constexpr auto back = [](int lane) {
            return static_cast<std::size_t>((lane + Turn + 3) % 6);
        };
        constexpr auto left = [back](int lane) -> long long { return torus::offset[back(lane)]; };
        constexpr auto right = [back](int lane) -> long long {
            return cell_count - torus::offset[back(lane)];
        };
        constexpr auto mask = [back](int lane) {
            return static_cast<long long>(torus::landing[back(lane)]);
        };
        const __m512i lefts =
            _mm512_setr_epi64(left(0), left(1), left(2), left(3), left(4), left(5), 0, 0);
        const __m512i rights =
            _mm512_setr_epi64(right(0), right(1), right(2), right(3), right(4), right(5), 0, 0);
        const __m512i masks =
            _mm512_setr_epi64(mask(0), mask(1), mask(2), mask(3), mask(4), mask(5), 0, 0);
        const __m512i rotated =
            _mm512_or_si512(_mm512_sllv_epi64(lanes, lefts), _mm512_srlv_epi64(lanes, rights));
        return {_mm512_and_si512(rotated, masks)};
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

int count_avx512(const Words& words) { return count_in_lanes<Avx512>(words); }

} // namespace sumito::rules

#endif
