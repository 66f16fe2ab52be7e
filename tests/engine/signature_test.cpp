#include "engine/bench.h"
#include "engine/engine.h"
#include "engine/vectors.h"

#include <fstream>
#include <gtest/gtest.h>
#include <vector>

namespace sumito::engine {
namespace {

std::uint64_t signature() {
    std::uint64_t nodes = 0;
    for (const BenchPosition& position : bench_positions())
        nodes += bench(position, bench_depth).nodes;
    return nodes;
}

// The evaluation made by hand counts what nets need not.
std::vector<std::uint64_t> nodes_by_hand() {
    Engine engine({.hash_megabytes = 1, .learned = false});
    Limits limits;
    limits.depth = 7;
    std::vector<std::uint64_t> nodes;
    for (const BenchPosition& position : bench_positions()) {
        engine.new_game();
        nodes.push_back(engine.think({position.position, {}, {}}, limits).nodes);
    }
    return nodes;
}

// A commit that changes the play changes this file, and names the number.
TEST(Signature, IsTheOneWrittenDownWhateverTheVectors) {
    std::ifstream file(SUMITO_SIGNATURE);
    std::uint64_t expected = 0;
    ASSERT_TRUE(file >> expected);
    use_vectors(Vectors::plain);
    const auto by_hand = nodes_by_hand();
    for (const Vectors vectors : {Vectors::plain, Vectors::avx2, Vectors::avx512}) {
        if (vectors > most_vectors()) break;
        use_vectors(vectors);
        EXPECT_EQ(signature(), expected) << vector_names[static_cast<std::size_t>(vectors)];
        EXPECT_EQ(nodes_by_hand(), by_hand) << vector_names[static_cast<std::size_t>(vectors)];
    }
    use_vectors(most_vectors());
}

} // namespace
} // namespace sumito::engine
