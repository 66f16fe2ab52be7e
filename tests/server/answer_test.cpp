#include "server/http/answer.h"

#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <rapidcheck/gtest.h>
#include <set>
#include <string>

namespace sumito::server {
namespace {

constexpr std::array<File, 4> files{{
    {"index.html", "a1", "<!doctype html>", "zipped html"},
    {"assets/index-3f2a.js", "b2", "let x;", ""},
    {"sw.js", "c3", "worker", ""},
    {"assets/sumito-77.wasm", "d4", "plain module", "zipped module"},
}};

std::optional<std::string> field(const Answer& answer, std::string_view name) {
    std::optional<std::string> value;
    for (const Field& field : answer.fields)
        if (field.name == name) {
            EXPECT_FALSE(value) << "twice: " << name;
            value = field.value;
        }
    return value;
}

Answer get(std::string_view target) { return answer(files, {.target = target}); }

TEST(Answer, IsTheFile) {
    const Answer answer = get("/assets/index-3f2a.js");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "let x;");
    EXPECT_EQ(field(answer, "ETag"), "\"b2\"");
}

TEST(Answer, OfAFolderIsItsIndex) {
    for (const char* target : {"/", "/index.html", "/?game=a1b2", "/#x", "http://localhost:6161/",
                               "http://localhost:6161", "https://a.b/index.html?x"})
        EXPECT_EQ(get(target).body, "<!doctype html>") << target;
}

TEST(Answer, KnowsNoOtherFiles) {
    for (const char* target :
         {"", "*", "/no", "/assets", "/assets/", "//", "//index.html", "/../index.html", "/./",
          "/index.html/", "/INDEX.HTML", "index.html", "/%2e%2e/etc/passwd", "localhost:6161"}) {
        const Answer answer = get(target);
        EXPECT_EQ(answer.status, 404) << target;
        EXPECT_EQ(answer.body, "404 Not Found\n");
        EXPECT_EQ(field(answer, "Content-Type"), "text/plain; charset=utf-8");
        EXPECT_EQ(field(answer, "Cache-Control"), "no-store");
    }
}

TEST(Answer, HasTheTypeOfTheFile) {
    const std::array<std::pair<std::string_view, std::string_view>, 11> types{{
        {"a.html", "text/html; charset=utf-8"},
        {"a.js", "text/javascript; charset=utf-8"},
        {"a.css", "text/css; charset=utf-8"},
        {"a.wasm", "application/wasm"},
        {"a.svg", "image/svg+xml"},
        {"a.png", "image/png"},
        {"a.ico", "image/x-icon"},
        {"a.txt", "text/plain; charset=utf-8"},
        {"a.json", "application/json"},
        {"manifest.webmanifest", "application/manifest+json"},
        {"a.unknown", "application/octet-stream"},
    }};
    for (const auto& [path, type] : types) {
        const File file{path, "t", "x", ""};
        const Answer found = answer({&file, 1}, {.target = "/" + std::string(path)});
        EXPECT_EQ(field(found, "Content-Type"), type);
    }
}

TEST(Answer, IsCompressedForThoseWhoAskForIt) {
    const Answer zipped = answer(files, {.accept_encoding = "gzip, br"});
    EXPECT_EQ(zipped.body, "zipped html");
    EXPECT_EQ(field(zipped, "Content-Encoding"), "gzip");
    EXPECT_EQ(field(zipped, "Vary"), "Accept-Encoding");
    const Answer plain = answer(files, {.accept_encoding = "br"});
    EXPECT_EQ(plain.body, "<!doctype html>");
    EXPECT_FALSE(field(plain, "Content-Encoding"));
    EXPECT_EQ(field(plain, "Vary"), "Accept-Encoding");
    EXPECT_NE(field(plain, "ETag"), field(zipped, "ETag"));
    const Answer always = answer(files, {.target = "/sw.js", .accept_encoding = "gzip"});
    EXPECT_EQ(always.body, "worker");
    EXPECT_FALSE(field(always, "Content-Encoding"));
    EXPECT_FALSE(field(always, "Vary"));
}

TEST(Answer, IsShortWhenTheClientHasTheFile) {
    for (const char* encoding : {"", "gzip"}) {
        const Request first{.accept_encoding = encoding};
        const std::string tag = *field(answer(files, first), "ETag");
        const Answer again = answer(files, {.accept_encoding = encoding, .if_none_match = tag});
        EXPECT_EQ(again.status, 304);
        EXPECT_EQ(again.body, "");
        EXPECT_EQ(field(again, "ETag"), tag);
        EXPECT_EQ(field(again, "Cache-Control"), "no-cache");
        EXPECT_FALSE(field(again, "Content-Type"));
        EXPECT_FALSE(field(again, "Content-Encoding"));
    }
    EXPECT_EQ(answer(files, {.if_none_match = "\"old\""}).status, 200);
    EXPECT_EQ(answer(files, {.target = "/no", .if_none_match = "*"}).status, 404);
}

TEST(Answer, MayBeKeptIfItsNameChangesWithIt) {
    EXPECT_EQ(field(get("/assets/index-3f2a.js"), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(field(get("/"), "Cache-Control"), "no-cache");
    EXPECT_EQ(field(get("/sw.js"), "Cache-Control"), "no-cache");
}

TEST(Answer, ToOtherMethodsIsNo) {
    const Answer other = answer(files, {.method = Request::Method::other});
    EXPECT_EQ(other.status, 405);
    EXPECT_EQ(field(other, "Allow"), "GET, HEAD");
    EXPECT_EQ(answer(files, {.method = Request::Method::unknown}).status, 501);
    EXPECT_EQ(answer(files, {.method = Request::Method::head}).body, "<!doctype html>");
}

TEST(Answer, IsAlwaysStrict) {
    for (const Answer& one : {get("/"), get("/no"), refusal(400), refusal(431)}) {
        EXPECT_EQ(field(one, "Content-Security-Policy"),
                  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; "
                  "manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                  "frame-ancestors 'none'");
        EXPECT_EQ(field(one, "X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(field(one, "Referrer-Policy"), "no-referrer");
        EXPECT_EQ(field(one, "Cross-Origin-Opener-Policy"), "same-origin");
        EXPECT_EQ(field(one, "Cross-Origin-Resource-Policy"), "same-origin");
    }
}

TEST(Refusal, SaysWhy) {
    for (const int status : {400, 404, 405, 431, 501, 505}) {
        EXPECT_EQ(refusal(status).status, status);
        EXPECT_TRUE(refusal(status).body.starts_with(std::to_string(status)));
    }
}

RC_GTEST_PROP(Answer, IsFoundToAnyRequest,
              (const std::string& target, const std::string& encoding, const std::string& tags)) {
    const Answer any =
        answer(files, {.target = target, .accept_encoding = encoding, .if_none_match = tags});
    RC_ASSERT(std::set({200, 304, 404}).contains(any.status));
}

} // namespace
} // namespace sumito::server
