#include "engine/shipped_net.h"

#include <cstdlib>

namespace sumito::engine {

namespace {

constexpr unsigned char duel_bytes[] = {
#include "engine/duel.net.inc"
};

template <std::size_t Size> Net unpacked(const unsigned char (&bytes)[Size]) {
    const auto net = parse_net({reinterpret_cast<const char*>(bytes), Size});
    if (!net) std::abort(); // the program is damaged
    return *net;
}

} // namespace

const Net* shipped_net(const rules::Ruleset& ruleset) {
    static const Net duel = unpacked(duel_bytes);
    return &ruleset == &rules::duel ? &duel : nullptr;
}

} // namespace sumito::engine
