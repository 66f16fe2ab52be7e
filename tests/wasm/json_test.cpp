#include "wasm/json.h"

#include <gtest/gtest.h>

namespace sumito::wasm {
namespace {

TEST(Json, CommasComeByThemselves) {
    Json json;
    json.object().key("a").list().number(1).text("x").flag(true).list().end().end();
    json.key("b").object().end().key("c").number(-7).end();
    EXPECT_EQ(json.take(), R"({"a":[1,"x",true,[]],"b":{},"c":-7})");
}

TEST(Json, QuotesWhatIsNoText) {
    Json json;
    json.text(std::string_view("\"\\\n\t\0\x1f\x7fé日🎱", 16));
    EXPECT_EQ(json.take(), "\"\\\"\\\\\\u000a\\u0009\\u0000\\u001f\x7fé日🎱\"");
}

TEST(Json, Thousandths) {
    Json json;
    json.list().thousandths(0).thousandths(5).thousandths(60'250).end();
    EXPECT_EQ(json.take(), "[0.000,0.005,60.250]");
}

} // namespace
} // namespace sumito::wasm
