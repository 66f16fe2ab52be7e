#include "engine/patterns.h"

namespace sumito::engine {

namespace {

int length_of(std::size_t pattern) {
    int length = 5;
    while (pattern >= first_pattern(length + 1)) ++length;
    return length;
}

std::size_t from_the_other_end(std::size_t pattern) {
    const int length = length_of(pattern);
    std::size_t back = 0;
    std::size_t rest = pattern - first_pattern(length);
    for (int i = 0; i < length; ++i, rest /= 3) back = back * 3 + rest % 3;
    return first_pattern(length) + back;
}

PatternKinds found_kinds() {
    PatternKinds kinds{.of = std::vector<std::uint16_t>(pattern_count)};
    for (std::size_t pattern = 0; pattern < pattern_count; ++pattern) {
        const std::size_t back = from_the_other_end(pattern);
        kinds.of[pattern] =
            back < pattern ? kinds.of[back] : static_cast<std::uint16_t>(kinds.count++);
    }
    return kinds;
}

} // namespace

const PatternKinds& pattern_kinds() {
    static const PatternKinds kinds = found_kinds();
    return kinds;
}

std::size_t swapped_pattern(std::size_t pattern) {
    const std::size_t first = first_pattern(length_of(pattern));
    std::size_t swapped = first;
    std::size_t power = 1;
    for (std::size_t rest = pattern - first; rest > 0; rest /= 3, power *= 3)
        swapped += power * (rest % 3 == 0 ? 0 : 3 - rest % 3);
    return swapped;
}

} // namespace sumito::engine
