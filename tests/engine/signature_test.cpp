#include "engine/bench.h"

#include <fstream>
#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

// A commit that changes the play changes this file, and names the number.
TEST(Signature, IsTheOneWrittenDown) {
    std::ifstream file(SUMITO_SIGNATURE);
    std::uint64_t expected = 0;
    ASSERT_TRUE(file >> expected);
    std::uint64_t nodes = 0;
    for (const BenchPosition& position : bench_positions())
        nodes += bench(position, bench_depth).nodes;
    EXPECT_EQ(nodes, expected);
}

} // namespace
} // namespace sumito::engine
