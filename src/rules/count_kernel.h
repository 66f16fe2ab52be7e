#pragma once

// Counting moves with the six directions side by side. The same steps for every instruction set:
// Lanes holds one word a direction and provides
//   all(word)        the same word in each lane
//   behind<Turn>(x)  in each lane the cells whose neighbour, in the lane's direction turned by so
//                    many sixths, is in x
//   & | without      bit by bit
//   total(a, b, ..)  how many bits are set in all of them
// Files built for one instruction set include this and nothing with inline functions of its own,
// so that no code for a newer machine is linked in where an older one would run it.

#include <cstdint>

namespace sumito::rules {

struct Words { // of a View
    std::uint64_t lead, line, foes, empty;
};

template <class Lanes> inline int count_in_lanes(const Words& words) {
    const Lanes lead = Lanes::all(words.lead);
    const Lanes line = Lanes::all(words.line);
    const Lanes foes = Lanes::all(words.foes);
    const Lanes empty = Lanes::all(words.empty);
    const Lanes occupied = Lanes::all(words.line | words.foes);

    // In line, as rears_in_line in view.h.
    const Lanes last_foe = foes.without(occupied.template behind<0>());
    const Lanes first_of_two = foes & last_foe.template behind<0>();
    const Lanes to_last = empty | last_foe;
    const Lanes third = line & (to_last | first_of_two).template behind<0>();
    const Lanes second = line & (to_last | third).template behind<0>();
    const Lanes rears = lead & (empty | second).template behind<0>();

    // Broadside: marbles that are free to step, two or three side by side in the other two axes.
    const Lanes free = lead & empty.template behind<0>();
    const Lanes twos = free & free.template behind<1>();
    const Lanes threes = twos & twos.template behind<1>();
    const Lanes twos_across = free & free.template behind<2>();
    const Lanes threes_across = twos_across & twos_across.template behind<2>();

    return Lanes::total(rears, twos, threes, twos_across, threes_across);
}

} // namespace sumito::rules
