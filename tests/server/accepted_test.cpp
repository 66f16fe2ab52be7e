#include "server/http/accepted.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

namespace sumito::server {
namespace {

TEST(AcceptsGzip, WhereItIsNamed) {
    for (const char* list :
         {"gzip", "gzip, deflate, br, zstd", "deflate,gzip", "GZip", "gzip;q=0.5", "gzip ; q=1",
          "br;q=1.0, gzip;q=0.001, *;q=0", "*", "*;q=0.1", ",, gzip", "identity;q=0, *"})
        EXPECT_TRUE(accepts_gzip(list)) << list;
}

TEST(AcceptsGzip, NotWhereItIsNotOrNever) {
    for (const char* list :
         {"", "br", "identity", "gzip;q=0", "gzip; q=0.000", "gzip;Q=0", "*, gzip;q=0",
          "gzip;q=0, *", "*;q=0", "gzipped", "x", ";", ",", "gzi p"})
        EXPECT_FALSE(accepts_gzip(list)) << list;
}

TEST(NamesTag, InAList) {
    for (const char* list :
         {R"("abc")", R"(W/"abc")", R"("x", "abc")", R"("x" , W/"abc","y")", "*"})
        EXPECT_TRUE(names_tag(list, R"("abc")")) << list;
    for (const char* list : {"", R"("abcd")", "abc", R"("x")", R"(w/"abc")", R"("abc)", ","})
        EXPECT_FALSE(names_tag(list, R"("abc")")) << list;
}

RC_GTEST_PROP(Accepted, BearsAnyText, (const std::string& text)) {
    accepts_gzip(text);
    RC_ASSERT(names_tag(text + ", \"tag\"", "\"tag\""));
}

} // namespace
} // namespace sumito::server
