#include "engine/shipped_net.h"

#include <cstdlib>

namespace sumito::engine {

namespace {

constexpr unsigned char duel_bytes[] = {
#include "engine/duel.net.inc"
};
constexpr unsigned char trio_bytes[] = {
#include "engine/trio.net.inc"
};
constexpr unsigned char teams_bytes[] = {
#include "engine/teams.net.inc"
};
constexpr unsigned char tandem_bytes[] = {
#include "engine/tandem.net.inc"
};

template <const auto& Bytes> const Net* unpacked_once() {
    static const Net net = [] {
        const auto parsed = parse_net({reinterpret_cast<const char*>(Bytes), sizeof Bytes});
        if (!parsed) std::abort(); // the program is damaged
        return *parsed;
    }();
    return &net;
}

} // namespace

const Net* shipped_net(const rules::Ruleset& ruleset) {
    if (&ruleset == &rules::duel) return unpacked_once<duel_bytes>();
    if (&ruleset == &rules::trio) return unpacked_once<trio_bytes>();
    if (&ruleset == &rules::teams) return unpacked_once<teams_bytes>();
    if (&ruleset == &rules::tandem) return unpacked_once<tandem_bytes>();
    return nullptr;
}

} // namespace sumito::engine
