#include "wasm/spoken.h"

#include "words/text.h"

#include <algorithm>

namespace sumito::wasm {

namespace {

// The beginning of a text, cut between characters.
std::string beginning(std::string_view text) {
    constexpr std::size_t enough = 20;
    const auto starts = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    std::size_t characters = 0;
    const auto end =
        std::ranges::find_if(text, [&](char c) { return starts(c) && ++characters > enough; });
    std::string shown(text.begin(), end);
    std::ranges::replace_if(shown, [](char c) { return c >= 0 && c < ' '; }, ' ');
    return shown + (end != text.end() ? "..." : "");
}

} // namespace

std::string unreadable_sentence(words::Language language, std::string_view text) {
    return words::text(language, "play.no_move", {{"text", beginning(text)}});
}

} // namespace sumito::wasm
