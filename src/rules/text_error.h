#pragma once

// What is wrong with a text, and where.

#include <cstddef>
#include <string>

namespace sumito::rules {

struct TextError {
    std::size_t at = 0; // offset of the first character that is wrong
    std::string what;   // one sentence, no full stop
};

} // namespace sumito::rules
