#pragma once

// The vector instructions that positions are evaluated with. Whichever they are, all values are the
// same; to see that, and how quick each is, they can be chosen.

#include <array>
#include <cstdint>
#include <string_view>

namespace sumito::engine {

enum class Vectors : std::uint8_t { plain, avx2, avx512 }; // plain: as everything else is compiled
inline constexpr std::array<std::string_view, 3> vector_names{"plain", "avx2", "avx512"};

// The most this machine has, which are used unless told otherwise.
Vectors most_vectors();

// REQUIRES: vectors <= most_vectors(), and nothing is being evaluated
void use_vectors(Vectors vectors);

} // namespace sumito::engine
