#pragma once

// FNV-1a: a file ends with it, or a part of one, so that damage shows. One byte that is another
// changes the sum, and its lower half, for certain.

#include <cstdint>
#include <string_view>

namespace sumito::engine {

constexpr std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = 0xcbf29ce484222325;
    for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return sum;
}

} // namespace sumito::engine
