#include "fuzz.h"
#include "server/http/answer.h"

#include <array>

namespace sumito::fuzz {

using namespace server;

namespace {

constexpr std::array<File, 2> files{{
    {"index.html", "a1", "plain", "zipped"},
    {"assets/a.js", "b2", "script", ""},
}};

std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
    return line;
}

bool is_one_of(int status, std::initializer_list<int> those) {
    for (const int one : those)
        if (status == one) return true;
    return false;
}

} // namespace

// A line each: the target, what the client accepts, what it has.
void run(std::string_view text) {
    Request request;
    request.target = take_line(text);
    request.accept_encoding = take_line(text);
    request.if_none_match = take_line(text);
    const Answer found = answer(files, request);
    require(is_one_of(found.status, {200, 304, 404}));
    require(found.body.empty() == (found.status == 304));
    for (const Field& field : found.fields)
        require(field.value.find_first_of("\r\n") == std::string::npos);
}

} // namespace sumito::fuzz
