#pragma once

// Counting moves with the six directions side by side: the same steps for every instruction set;
// see lanes.h. Files built for one instruction set include this and nothing with inline
// functions of its own, so that no code for a newer machine is linked in where an older one would
// run it.

#include "rules/move_sets.h"

#include <cstdint>

namespace sumito::rules {

template <class Lanes> inline void sets_in_lanes(std::uint64_t lead_word, std::uint64_t line_word,
                                                 std::uint64_t foes_word, MoveSets& sets) {
    const Lanes lead = Lanes::all(lead_word);
    const Lanes line = Lanes::all(line_word);
    const Lanes foes = Lanes::all(foes_word);

    const Lanes before_marble = Lanes::all(line_word | foes_word).template behind<0>();
    const Lanes before_empty = Lanes::inside().without(before_marble);
    const Lanes before_last = foes.without(before_marble).template behind<0>();
    const Lanes before_edge = foes.without(Lanes::inside()).template behind<0>();
    const auto against = [&](const Lanes& before_foe) {
        const Lanes one = line & before_foe;
        const Lanes two = line & (foes & before_foe).template behind<0>();
        return lead & (one | (line & (one | two).template behind<0>())).template behind<0>();
    };
    const Lanes ejecting = against(before_edge);
    const Lanes pushing = against(before_last);
    ejecting.store(sets.ejecting);
    pushing.without(ejecting).store(sets.pushing);

    // A line of up to three with room before it.
    const Lanes third = line & before_empty;
    const Lanes second = line & (before_empty | third.template behind<0>());
    (lead & (before_empty | second.template behind<0>())).store(sets.plain);

    const Lanes free = lead & before_empty;
    const Lanes twos = free & free.template behind<3>();
    const Lanes twos_across = free & free.template behind<4>();
    twos.store(sets.broadsides[0]);
    (twos & twos.template behind<3>()).store(sets.broadsides[1]);
    twos_across.store(sets.broadsides[2]);
    (twos_across & twos_across.template behind<4>()).store(sets.broadsides[3]);
}

template <class Lanes> inline int count_in_lanes(std::uint64_t lead_word, std::uint64_t line_word,
                                                 std::uint64_t foes_word) {
    const Lanes lead = Lanes::all(lead_word);
    const Lanes line = Lanes::all(line_word);
    const Lanes foes = Lanes::all(foes_word);

    // In line, as rears_in_line in view.h; what stands before several kinds of cells is put
    // together from what stands before each.
    const Lanes before_marble = Lanes::all(line_word | foes_word).template behind<0>();
    const Lanes before_empty = Lanes::inside().without(before_marble);
    const Lanes last_foe = foes.without(before_marble);
    const Lanes before_last_foe = last_foe.template behind<0>();
    const Lanes first_of_two = foes & before_last_foe;
    const Lanes before_one = before_empty | before_last_foe;
    const Lanes third = line & (before_one | first_of_two.template behind<0>());
    const Lanes second = line & (before_one | third.template behind<0>());
    const Lanes rears = lead & (before_empty | second.template behind<0>());

    // Broadside: marbles that are free to step, two or three side by side in the other two axes.
    const Lanes free = lead & before_empty;
    const Lanes twos = free & free.template behind<1>();
    const Lanes threes = twos & twos.template behind<1>();
    const Lanes twos_across = free & free.template behind<2>();
    const Lanes threes_across = twos_across & twos_across.template behind<2>();

    return Lanes::total(rears, twos, threes, twos_across, threes_across);
}

} // namespace sumito::rules
