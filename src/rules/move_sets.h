#pragma once

// All moves of a position as sets of cells, by direction and by what they do: cheaper than making
// them one by one, for those who choose among them.

#include <cstdint>

namespace sumito::rules {

// The rears of moves in line and the ends of broadsides; eight words for the six directions, since
// that is what vectors have.
struct MoveSets {
    std::uint64_t ejecting[8];
    std::uint64_t pushing[8]; // without ejecting
    std::uint64_t plain[8];
    std::uint64_t broadsides[4][8]; // by kind, see first_broadside
};

} // namespace sumito::rules
