#pragma once

// Lanes of plain words; see lanes.h.

#include "rules/cell_set.h"
#include "rules/lanes.h"

#include <bit>
#include <cstdint>
#include <utility>

namespace sumito::rules {

// One word a direction, for machines without wide vectors and for WebAssembly.
struct Scalar {
    std::uint64_t lanes[6];

    static Scalar all(std::uint64_t word) { return {{word, word, word, word, word, word}}; }
    static Scalar inside() { return all(CellSet::board().bits()).behind<0>(); }
    template <int Turn> Scalar behind() const {
        return each([this]<std::size_t I>() {
            constexpr auto d = static_cast<Direction>(lane_direction(I, Turn));
            return before(CellSet(lanes[I]), d).bits();
        });
    }
    friend Scalar operator&(const Scalar& a, const Scalar& b) {
        return each([&]<std::size_t I>() { return a.lanes[I] & b.lanes[I]; });
    }
    friend Scalar operator|(const Scalar& a, const Scalar& b) {
        return each([&]<std::size_t I>() { return a.lanes[I] | b.lanes[I]; });
    }
    Scalar without(const Scalar& b) const {
        return each([&]<std::size_t I>() { return lanes[I] & ~b.lanes[I]; });
    }
    template <class... More> static int total(const More&... more) {
        int sum = 0;
        const auto add = [&sum](const Scalar& s) {
            for (const std::uint64_t word : s.lanes) sum += std::popcount(word);
        };
        (add(more), ...);
        return sum;
    }

    static std::uint64_t totals(const Scalar& a, const Scalar& b) {
        const auto word = [](const Scalar& s) { return static_cast<std::uint64_t>(total(s)); };
        return word(a) | word(b) << 16;
    }
    static std::uint64_t totals(const Scalar& a, const Scalar& b, const Scalar& c,
                                const Scalar& d) {
        return totals(a, b) | totals(c, d) << 32;
    }
    bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : lanes) any |= word;
        return any == 0;
    }
    void store(std::uint64_t* words) const {
        for (const std::uint64_t word : lanes) *words++ = word;
    }

private:
    template <class F> static Scalar each(const F& f) {
        return [&f]<std::size_t... I>(std::index_sequence<I...>) {
            return Scalar { {f.template operator()<I>()...} };
        }(std::make_index_sequence<6>{});
    }
};

} // namespace sumito::rules
