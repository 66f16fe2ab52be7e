#include "engine/protocol/line.h"

#include <gtest/gtest.h>

namespace sumito::engine::protocol {
namespace {

using namespace std::string_literals;

TEST(ProtocolLines, ComeWholeHoweverTheBytesCome) {
    Lines lines;
    lines.add("ug");
    EXPECT_EQ(lines.next(), std::nullopt);
    lines.add("i\nisready\n\nqu");
    EXPECT_EQ(lines.next(), "ugi");
    EXPECT_EQ(lines.next(), "isready");
    EXPECT_EQ(lines.next(), "");
    EXPECT_EQ(lines.next(), std::nullopt);
    lines.add("it");
    EXPECT_EQ(lines.rest(), "quit");
}

TEST(ProtocolLines, KeepNulBytes) {
    Lines lines;
    lines.add("a\0b\n"s);
    EXPECT_EQ(lines.next(), "a\0b"s);
}

TEST(ProtocolLines, AreCutIfTheyAreTooLong) {
    Lines lines;
    for (int i = 0; i < 5; ++i) lines.add(std::string(longest_line / 2, 'x'));
    lines.add("\nugi\n");
    EXPECT_EQ(lines.next()->size(), longest_line + 1);
    EXPECT_EQ(lines.next(), "ugi");
}

TEST(ProtocolWords, KnowWhereTheyStand) {
    Words words("  go \t depth  5\r");
    EXPECT_EQ(words.take(), (Word{"go", 2}));
    EXPECT_EQ(words.front(), (Word{"depth", 7}));
    EXPECT_EQ(words.end(), 15u);
    EXPECT_EQ(words.take_all(), (std::vector{Word{"depth", 7}, Word{"5", 14}}));
    EXPECT_TRUE(words.empty());
}

TEST(ProtocolWords, SeveralAreTakenAsTheyStand) {
    Words words("fen 5/6  b moves a1b2 ");
    words.take();
    EXPECT_EQ(words.take_until("moves"), (Word{"5/6  b", 4}));
    EXPECT_EQ(words.front().text, "moves");
    EXPECT_EQ(words.take_until("never"), (Word{"moves a1b2", 11}));
    EXPECT_TRUE(words.empty());
}

} // namespace
} // namespace sumito::engine::protocol
