#pragma once

// What one side's marbles form and threaten, counted with the six directions side by side; the
// same steps for every instruction set, see rules/lanes_scalar.h.

#include "engine/vectors.h"

#include <cstdint>

namespace sumito::engine {

// Counts of 16 bits, the first in the lowest bits of each word. Shapes are seen from both ends, so
// counted twice.
struct Counts {
    std::uint64_t pushes; // two against one, three against one, three against two, ejections
    std::uint64_t shapes; // pairs, marbles between two foes
};

// Pushes of a foe over the edge. Mostly none stands there, with its back to it and somebody behind.
template <class Lanes> inline Lanes ejections(Lanes own, Lanes foes) {
    const Lanes before_edge = foes.without(Lanes::inside()).template behind<0>();
    if ((before_edge & (own | foes)).empty()) return before_edge & own;
    const Lanes edge_two = own & (foes & before_edge).template behind<0>();
    return (own & (own & before_edge).template behind<0>()) |
           (own & (own & edge_two.template behind<0>()).template behind<0>());
}

template <class Lanes> inline Counts count_shapes(std::uint64_t own_word, std::uint64_t foes_word) {
    const Lanes own = Lanes::all(own_word);
    const Lanes foes = Lanes::all(foes_word);

    // The last foe of a line: with room behind it, or the edge.
    const Lanes last = foes.without(Lanes::all(own_word | foes_word).template behind<0>());
    const Lanes before_last = last.template behind<0>();
    const Lanes two_one = own & (own & before_last).template behind<0>();
    const Lanes three_one = own & two_one.template behind<0>();
    const Lanes facing_two = own & (foes & before_last).template behind<0>();
    const Lanes three_two = own & (own & facing_two.template behind<0>()).template behind<0>();

    const Lanes pairs = own & own.template behind<0>();
    const Lanes between = foes & (own & foes.template behind<0>()).template behind<0>();

    return {Lanes::totals(two_one, three_one, three_two, ejections(own, foes)),
            Lanes::totals(pairs, between)};
}

// The kernels, by instruction set.
Counts count_shapes_scalar(std::uint64_t own, std::uint64_t foes);
Counts count_shapes_avx2(std::uint64_t own, std::uint64_t foes);
Counts count_shapes_avx512(std::uint64_t own, std::uint64_t foes);

void use_for_counting(Vectors vectors);

} // namespace sumito::engine
