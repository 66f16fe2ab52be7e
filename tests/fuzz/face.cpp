#include "wasm/face.h"

#include "fuzz.h"

namespace sumito::fuzz {

namespace {

// These take their time, whatever they are asked.
bool is_slow(std::string_view request) {
    const std::string_view name = request.substr(0, request.find('\0'));
    return name == "think" || name == "agrees" || name == "bench" || name == "perft";
}

} // namespace

// Questions with the byte 1 between them, to the same face.
void run(std::string_view text) {
    wasm::Face face;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\1'), text.size());
        if (const std::string_view request = text.substr(0, end); !is_slow(request)) {
            const std::string answer = face.answer(request);
            require(answer.starts_with("{\"ok\":") && answer.ends_with('}'));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

} // namespace sumito::fuzz
