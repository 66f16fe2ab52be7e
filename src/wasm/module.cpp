// What the WebAssembly module gives to the page that loads it: room for a question, and the answer.

#if defined(__wasm__) // nothing anywhere else

#include "wasm/face.h"

#include <cstddef>

extern "C" {
[[clang::import_module("sumito"), clang::import_name("heard")]]
void heard_by_page(const char* text, std::size_t size);
}

namespace {

sumito::wasm::Face& face() {
    static sumito::wasm::Face the_face(
        [](std::string_view line) { heard_by_page(line.data(), line.size()); });
    return the_face;
}

std::string request;
std::string answer;

} // namespace

extern "C" {

// Where to write a question of so many bytes; null if that is too much.
[[clang::export_name("room")]] char* room(std::size_t size) {
    if (size > sumito::wasm::Face::longest_request) return nullptr;
    request.resize(size);
    return request.data();
}

// Answers what was written there.
[[clang::export_name("ask")]] const char* ask() {
    answer = face().answer(request);
    return answer.data();
}

[[clang::export_name("answer_size")]] std::size_t answer_size() { return answer.size(); }

} // extern "C"

// Where the libraries give up, they would print why, and bring half of C's output with them for it.
// There is nobody to read it: the page is told that its module has stopped.
extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) { __builtin_trap(); }
[[noreturn]] void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }

#endif
