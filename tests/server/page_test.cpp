// The page that the program has in it.

#include "server/http/answer.h"
#include "server/page.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace sumito::server {
namespace {

const File* find(std::string_view path) {
    const auto file = std::ranges::find(page(), path, &File::path);
    return file == page().end() ? nullptr : &*file;
}

std::set<std::string> endings() {
    std::set<std::string> endings;
    for (const File& file : page()) endings.emplace(file.path.substr(file.path.rfind('.')));
    return endings;
}

TEST(Page, HasWhatAPageNeeds) {
    for (const char* path : {"index.html", "sw.js", "manifest.webmanifest", "icon.svg"})
        EXPECT_TRUE(find(path)) << path;
    const auto has = endings();
    for (const char* ending : {".js", ".css", ".wasm", ".html", ".png"})
        EXPECT_TRUE(has.contains(ending)) << ending;
}

TEST(Page, HasWholeFiles) {
    for (const File& file : page()) {
        EXPECT_FALSE(file.plain.empty()) << file.path;
        EXPECT_EQ(file.tag.size(), 16U) << file.path;
        if (!file.gzip.empty()) {
            EXPECT_LT(file.gzip.size(), file.plain.size()) << file.path;
            EXPECT_TRUE(file.gzip.starts_with("\x1f\x8b")) << file.path;
        }
    }
    ASSERT_TRUE(find("index.html"));
    EXPECT_TRUE(find("index.html")->plain.starts_with("<!doctype html>"));
    EXPECT_TRUE(find("index.html")->plain.ends_with("</html>\n"));
}

TEST(Page, ComesOnlyFromItself) {
    ASSERT_TRUE(find("index.html"));
    const std::string_view html = find("index.html")->plain;
    for (const char* foreign : {"http://", "https://", "src=\"/", "href=\"/", "<style", "style=\"",
                                "onclick", "javascript:"})
        EXPECT_EQ(html.find(foreign), std::string_view::npos) << foreign;
    EXPECT_EQ(html.find("<script>"), std::string_view::npos);
}

TEST(Page, KeepsAllOfItselfOffline) {
    ASSERT_TRUE(find("sw.js"));
    const std::string_view worker = find("sw.js")->plain;
    for (const File& file : page())
        if (file.path != "sw.js" && !file.path.starts_with("icon-")) {
            EXPECT_NE(worker.find(file.path), std::string_view::npos) << file.path;
        }
}

TEST(Page, HasTypesThatBrowsersKnow) {
    for (const File& file : page()) {
        const Answer found = answer(page(), {.target = "/" + std::string(file.path)});
        EXPECT_EQ(found.body, file.plain) << file.path;
        const auto type = std::ranges::find(found.fields, "Content-Type", &Field::name);
        ASSERT_NE(type, found.fields.end()) << file.path;
        EXPECT_NE(type->value, "application/octet-stream") << file.path;
    }
}

} // namespace
} // namespace sumito::server
