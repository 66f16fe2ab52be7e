#pragma once

// The same few steps in all six directions at once. Lanes holds one word a direction and provides
//   all(word)        the same word in each lane
//   inside()         in each lane the cells that have a neighbour in the lane's direction
//   behind<Turn>()   in each lane the cells whose neighbour, in the lane's direction turned by so
//                    many sixths, is in it; for Turn 3 and 4 in the forward one of the two
//                    directions of the axis that is turned by one sixth or two
//   & | without      bit by bit
//   total(a, b, ..)  how many bits are set in all of them
//   totals(a, b ..)  how many in each of two or four, 16 bits of the answer for each, the first
//                    lowest
//   empty()          is no bit set in any lane?
//   store(words)     one word a lane, eight of them
// There is a kind for each instruction set, with the same answers. Wide ones have lanes to spare,
// which are empty in whatever behind() answers: count only what was cut with one.

#include "rules/cell.h"

namespace sumito::rules {

inline constexpr int lane_count = 8; // six directions and two that stay empty

consteval std::size_t lane_direction(std::size_t lane, int turn) {
    const std::size_t forward_axis = 3;
    if (turn < 3) return (lane + static_cast<std::size_t>(turn)) % 6;
    return (lane + static_cast<std::size_t>(turn) - 2) % forward_axis;
}

} // namespace sumito::rules
