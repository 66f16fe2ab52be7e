#include "engine/random.h"
#include "engine/table.h"

#include <gtest/gtest.h>
#include <new>
#include <thread>

// Of the program they are built into.
extern "C" {
[[gnu::weak]] void __asan_init();
[[gnu::weak]] void __tsan_init();
}

namespace sumito::engine {
namespace {

Entry entry(int depth, Value value) {
    return {
        .move = rules::Move::from_bits(77), .value = value, .depth = depth, .bound = Bound::exact};
}

TEST(Table, FindsWhatWasStored) {
    Table table(1);
    EXPECT_FALSE(table.find(12345));
    table.store(12345, {.move = rules::Move::from_bits(99),
                        .value = -31999,
                        .depth = 17,
                        .bound = Bound::at_most});
    const auto found = table.find(12345);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move.bits(), 99);
    EXPECT_EQ(found->value, -31999);
    EXPECT_EQ(found->depth, 17);
    EXPECT_EQ(found->bound, Bound::at_most);
    EXPECT_FALSE(table.find(12346));
    table.clear();
    EXPECT_FALSE(table.find(12345));
}

TEST(Table, IsThereAgainAfterTooMuchWasAskedFor) {
    if (__asan_init || __tsan_init) GTEST_SKIP() << "sanitizers end the program instead";
    Table table(1);
    EXPECT_THROW(table.resize(2'000'000'000), std::bad_alloc);
    table.resize(1);
    table.store(1, entry(3, 10));
    EXPECT_TRUE(table.find(1));
}

TEST(Table, KeepsAMoveWhenANewerEntryHasNone) {
    Table table(1);
    table.store(1, entry(3, 10));
    Entry without = entry(4, 20);
    without.move = rules::Move::pass();
    table.store(1, without);
    EXPECT_EQ(table.find(1)->move.bits(), 77);
    EXPECT_EQ(table.find(1)->value, 20);
}

// Keys that share the upper half share a bucket of four.
TEST(Table, KeepsTheDeepOfThisSearchAndLetsTheOldGo) {
    Table table(1);
    for (std::uint64_t key = 1; key <= 4; ++key)
        table.store(key, entry(static_cast<int>(10 + key), 0));
    table.store(5, entry(1, 0));
    EXPECT_FALSE(table.find(1)); // the shallowest gave way
    EXPECT_TRUE(table.find(4));
    table.next_search();
    table.next_search();
    for (std::uint64_t key = 11; key <= 13; ++key) table.store(key, entry(2, 0));
    EXPECT_TRUE(table.find(11));
    EXPECT_TRUE(table.find(13));
}

TEST(Table, CountsWinsFromThePosition) {
    EXPECT_EQ(from_table(to_table(win_in(9), 4), 4), win_in(9));
    EXPECT_EQ(from_table(to_table(win_in(9), 4), 2), win_in(7)); // five plies from there
    EXPECT_EQ(from_table(to_table(loss_in(9), 4), 6), loss_in(11));
    EXPECT_EQ(to_table(123, 40), 123);
}

TEST(Table, SaysHowFullItIs) {
    Table table(1);
    EXPECT_EQ(table.permille(), 0);
    Random random(4);
    for (int i = 0; i < 400000; ++i) table.store(random.next(), entry(5, 0));
    EXPECT_GT(table.permille(), 990);
    table.next_search();
    EXPECT_EQ(table.permille(), 0);
}

// What two threads write at once may be lost, but is never found garbled.
TEST(Table, ThreadsDoNotGarbleIt) {
    Table table(1);
    const auto work = [&table](std::uint64_t seed) {
        Random random(seed);
        for (int i = 0; i < 100000; ++i) {
            const std::uint64_t key = random.below(3) << 62 | random.below(64);
            const int mark = static_cast<int>(key & 63);
            if (const auto found = table.find(key)) {
                ASSERT_EQ(found->value, mark);
            }
            table.store(key, entry(static_cast<int>(random.below(30)), mark));
        }
    };
    std::jthread other(work, 1);
    work(2);
}

} // namespace
} // namespace sumito::engine
