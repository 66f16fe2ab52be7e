#include "server/http/answer.h"

#include "server/http/accepted.h"

#include <algorithm>
#include <array>

namespace sumito::server {

namespace {

// The page runs only what came with it, and nobody can put it into a page of their own.
constexpr std::string_view security_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

struct Pair {
    std::string_view name, value;
};

constexpr std::array on_every_answer{
    Pair{"Content-Security-Policy", security_policy},
    Pair{"Cross-Origin-Opener-Policy", "same-origin"},
    Pair{"Cross-Origin-Resource-Policy", "same-origin"},
    Pair{"Referrer-Policy", "no-referrer"},
    Pair{"X-Content-Type-Options", "nosniff"},
};

constexpr std::array types{
    Pair{".css", "text/css; charset=utf-8"},
    Pair{".html", "text/html; charset=utf-8"},
    Pair{".ico", "image/x-icon"},
    Pair{".js", "text/javascript; charset=utf-8"},
    Pair{".json", "application/json"},
    Pair{".png", "image/png"},
    Pair{".svg", "image/svg+xml"},
    Pair{".txt", "text/plain; charset=utf-8"},
    Pair{".wasm", "application/wasm"},
    Pair{".webmanifest", "application/manifest+json"},
};

struct Reason {
    int status;
    std::string_view text;
};

constexpr std::array reasons{
    Reason{400, "400 Bad Request\n"},        Reason{404, "404 Not Found\n"},
    Reason{405, "405 Method Not Allowed\n"}, Reason{431, "431 Request Header Fields Too Large\n"},
    Reason{501, "501 Not Implemented\n"},    Reason{505, "505 HTTP Version Not Supported\n"},
};

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : types)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

std::string_view caching_of(std::string_view path) {
    return path.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

// A whole address, as one asks a proxy, without what is before its path.
std::string_view without_host(std::string_view target) {
    const std::size_t scheme = target.find("://");
    if (target.starts_with('/') || scheme == std::string_view::npos) return target;
    const std::size_t path = target.find('/', scheme + 3);
    return path == std::string_view::npos ? "/" : target.substr(path);
}

std::string_view path_of(std::string_view target) {
    target = without_host(target.substr(0, target.find_first_of("?#")));
    if (!target.starts_with('/')) return {};
    return target == "/" ? "index.html" : target.substr(1);
}

Answer begin(int status) {
    Answer answer{status, {}, {}};
    for (const auto& [name, value] : on_every_answer)
        answer.fields.push_back({name, std::string(value)});
    return answer;
}

Answer answer_with(const File& file, const Request& request) {
    const bool gzip = !file.gzip.empty() && accepts_gzip(request.accept_encoding);
    const std::string tag = '"' + std::string(file.tag) + (gzip ? "-gzip\"" : "\"");
    const bool known = names_tag(request.if_none_match, tag);
    Answer answer = begin(known ? 304 : 200);
    const auto add = [&](std::string_view name, std::string_view value) {
        answer.fields.push_back({name, std::string(value)});
    };
    add("ETag", tag);
    add("Cache-Control", caching_of(file.path));
    if (!file.gzip.empty()) add("Vary", "Accept-Encoding");
    if (known) return answer;
    add("Content-Type", type_of(file.path));
    if (gzip) add("Content-Encoding", "gzip");
    answer.body = gzip ? file.gzip : file.plain;
    return answer;
}

} // namespace

Answer refusal(int status) {
    Answer answer = begin(status);
    answer.fields.push_back({"Content-Type", std::string(type_of(".txt"))});
    answer.fields.push_back({"Cache-Control", "no-store"});
    if (status == 405) answer.fields.push_back({"Allow", "GET, HEAD"});
    const auto reason = std::ranges::find(reasons, status, &Reason::status);
    if (reason != reasons.end()) answer.body = reason->text;
    return answer;
}

Answer answer(Files files, const Request& request) {
    if (request.method == Request::Method::unknown) return refusal(501);
    if (request.method == Request::Method::other) return refusal(405);
    const auto file = std::ranges::find(files, path_of(request.target), &File::path);
    return file == files.end() ? refusal(404) : answer_with(*file, request);
}

} // namespace sumito::server
