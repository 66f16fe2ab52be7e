#pragma once

// The six directions side by side in AVX2 registers; see lanes.h for what Lanes are. Only
// for files built for AVX2, so all of it is in an unnamed namespace: nothing that an older machine
// cannot run may be shared with other files.

#include "rules/cell_set.h"
#include "rules/lanes.h"

#include <immintrin.h>

namespace sumito::rules {

namespace {

constexpr int turn_count = 5;

struct Table {
    alignas(64) std::uint64_t left[turn_count][lane_count];  // rotation to the left
    alignas(64) std::uint64_t right[turn_count][lane_count]; // and what comes round on the right
    alignas(64) std::uint64_t mask[turn_count][lane_count];
};
consteval Table make_table() {
    Table t{};
    for (std::size_t turn = 0; turn < turn_count; ++turn)
        for (std::size_t lane = 0; lane < 6; ++lane) {
            const std::size_t back = (lane_direction(lane, static_cast<int>(turn)) + 3) % 6;
            t.left[turn][lane] = static_cast<std::uint64_t>(torus::offset[back]);
            t.right[turn][lane] = static_cast<std::uint64_t>(cell_count - torus::offset[back]);
            t.mask[turn][lane] = torus::landing[back];
        }
    return t;
}
constexpr Table table = make_table();

inline __m256i load(const std::uint64_t* words) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(words));
}

struct Avx2 {
    __m256i low, high;

    static Avx2 all(std::uint64_t word) {
        const __m256i v = _mm256_set1_epi64x(static_cast<long long>(word));
        return {v, v};
    }
    static Avx2 inside() { return {load(table.mask[0]), load(table.mask[0] + 4)}; }
    template <int Turn> static __m256i behind_half(__m256i x, int first) {
        const __m256i rotated =
            _mm256_or_si256(_mm256_sllv_epi64(x, load(table.left[Turn] + first)),
                            _mm256_srlv_epi64(x, load(table.right[Turn] + first)));
        return _mm256_and_si256(rotated, load(table.mask[Turn] + first));
    }
    template <int Turn> Avx2 behind() const {
        return {behind_half<Turn>(low, 0), behind_half<Turn>(high, 4)};
    }
    friend Avx2 operator&(Avx2 a, Avx2 b) {
        return {_mm256_and_si256(a.low, b.low), _mm256_and_si256(a.high, b.high)};
    }
    friend Avx2 operator|(Avx2 a, Avx2 b) {
        return {_mm256_or_si256(a.low, b.low), _mm256_or_si256(a.high, b.high)};
    }
    Avx2 without(Avx2 b) const {
        return {_mm256_andnot_si256(b.low, low), _mm256_andnot_si256(b.high, high)};
    }

    // Bits of each byte, by looking up its halves.
    static __m256i byte_counts(__m256i v) {
        const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0,
                                                1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const __m256i nibble = _mm256_set1_epi8(15);
        return _mm256_add_epi8(
            _mm256_shuffle_epi8(counts, _mm256_and_si256(v, nibble)),
            _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(v, 4), nibble)));
    }
    template <class... More> static int total(More... lanes) {
        __m256i bytes = _mm256_setzero_si256(); // at most 10 * 8 a byte
        ((bytes = _mm256_add_epi8(
              bytes, _mm256_add_epi8(byte_counts(lanes.low), byte_counts(lanes.high)))),
         ...);
        return static_cast<int>(sum_of_lanes(_mm256_sad_epu8(bytes, _mm256_setzero_si256())));
    }
    static std::uint64_t totals(Avx2 a, Avx2 b) { return sum_of_lanes(sums(a, b)); }
    static std::uint64_t totals(Avx2 a, Avx2 b, Avx2 c, Avx2 d) {
        return sum_of_lanes(_mm256_or_si256(sums(a, b), _mm256_slli_epi64(sums(c, d), 32)));
    }
    bool empty() const {
        const __m256i any = _mm256_or_si256(low, high);
        return _mm256_testz_si256(any, any) != 0;
    }
    void store(std::uint64_t* words) const {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(words), low);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(words + 4), high);
    }

private:
    static __m256i lane_counts(__m256i v) {
        return _mm256_sad_epu8(byte_counts(v), _mm256_setzero_si256());
    }
    // Parts of two totals, the second 16 bits further up. The upper registers are half empty, so
    // both fit into one.
    static __m256i sums(Avx2 a, Avx2 b) {
        const __m256i upper =
            lane_counts(_mm256_inserti128_si256(a.high, _mm256_castsi256_si128(b.high), 1));
        const __m256i lower =
            _mm256_or_si256(lane_counts(a.low), _mm256_slli_epi64(lane_counts(b.low), 16));
        return _mm256_add_epi64(lower, _mm256_sllv_epi64(upper, _mm256_setr_epi64x(0, 0, 16, 16)));
    }
    static std::uint64_t sum_of_lanes(__m256i v) {
        const __m128i half =
            _mm_add_epi64(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(half)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(half, 1));
    }
};

} // namespace

} // namespace sumito::rules
