#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace sumito::fuzz {

// In every build: a fuzzer that does not stop finds nothing.
inline void require(bool holds) {
    if (!holds) std::abort();
}

void run(std::string_view text);

} // namespace sumito::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    sumito::fuzz::run({reinterpret_cast<const char*>(data), size});
    return 0;
}
