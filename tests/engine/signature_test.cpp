#include "engine/bench.h"
#include "engine/vectors.h"

#include <fstream>
#include <gtest/gtest.h>

namespace sumito::engine {
namespace {

std::uint64_t nodes_of_all() {
    std::uint64_t nodes = 0;
    for (const BenchPosition& position : bench_positions())
        nodes += bench(position, bench_depth).nodes;
    return nodes;
}

// A commit that changes the play changes this file, and names the number.
TEST(Signature, IsTheOneWrittenDownWhateverTheVectors) {
    std::ifstream file(SUMITO_SIGNATURE);
    std::uint64_t expected = 0;
    ASSERT_TRUE(file >> expected);
    for (const Vectors vectors : {Vectors::none, Vectors::avx2, Vectors::avx512}) {
        if (vectors > most_vectors()) break;
        use(vectors);
        EXPECT_EQ(nodes_of_all(), expected) << vector_names[static_cast<std::size_t>(vectors)];
    }
    use(most_vectors());
}

} // namespace
} // namespace sumito::engine
