#include "wasm/face.h"

#include <vector>

namespace sumito::wasm {

namespace {

std::vector<std::string_view> parts_of(std::string_view request) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = request.find('\0');
        parts.push_back(request.substr(0, end));
        if (end == std::string_view::npos) return parts;
        request.remove_prefix(end + 1);
    }
}

const Function* function_named(std::string_view name) {
    for (const auto& table :
         {rules_functions(), game_functions(), study_functions(), engine_functions()})
        for (const Function& function : table)
            if (function.name == name) return &function;
    return nullptr;
}

std::string failure(std::string_view what) {
    Json json;
    return json.object().key("ok").flag(false).key("message").text(what).end().take();
}

} // namespace

std::string Face::answer(std::string_view request) {
    if (request.size() > longest_request) return failure("the text is too long");
    const std::vector<std::string_view> parts = parts_of(request);
    const Function* function = function_named(parts.front());
    if (!function) return failure("there is no such function");
    Json json;
    json.object().key("ok").flag(true).key("value");
    const Done done = function->call(state_, json, Arguments(parts).subspan(1));
    return done ? json.end().take() : failure(done.error());
}

} // namespace sumito::wasm
