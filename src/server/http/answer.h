#pragma once

// What a request is answered with, apart from how it comes and goes: no sockets here.

#include "server/http/file.h"

#include <string>
#include <string_view>
#include <vector>

namespace sumito::server {

inline constexpr std::string_view not_sent;

// What of a request makes a difference. The texts are whatever a client sent.
struct Request {
    enum class Method { get, head, other, unknown };
    Method method = Method::get;
    std::string_view target = "/";
    std::string_view accept_encoding = not_sent;
    std::string_view if_none_match = not_sent;
};

struct Field {
    std::string_view name;
    std::string value;
};

// The body is one of the files, or a constant. To a HEAD it is not sent, though its length is.
struct Answer {
    int status;
    std::vector<Field> fields;
    std::string_view body;
};

// A file, or the reason why not. "/" is index.html. What is in assets/ has its content's hash in
// its name and is kept by browsers for good; for anything else they ask whether it has changed.
Answer answer(Files files, const Request& request);

// The status and its reason as a text, for a request that cannot be answered with a file.
Answer refusal(int status);

} // namespace sumito::server
