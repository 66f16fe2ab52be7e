#include "engine/path.h"

#include <gtest/gtest.h>
#include <vector>

namespace sumito::engine {
namespace {

const std::vector<std::uint64_t> game{1, 2, 3, 4, 1, 2};

TEST(Path, OneRepetitionBelowTheRootIsEnough) {
    Path path;
    path.start(game);
    path.push(50); // the root
    path.push(51);
    EXPECT_TRUE(path.repeats(50, 100, 3));
    EXPECT_FALSE(path.repeats(52, 100, 3));
}

TEST(Path, BeforeTheRootItTakesAsManyAsTheRulesSay) {
    Path path;
    path.start(game);
    path.push(50);
    EXPECT_TRUE(path.repeats(1, 100, 3));
    EXPECT_FALSE(path.repeats(3, 100, 3));
    EXPECT_TRUE(path.repeats(3, 100, 2));
}

TEST(Path, LooksBackToTheLastEjectionOnly) {
    Path path;
    path.start(game);
    path.push(50);
    EXPECT_FALSE(path.repeats(1, 3, 3));
    EXPECT_FALSE(path.repeats(50, 0, 3));
}

TEST(Path, ForgetsWhatIsTakenBack) {
    Path path;
    path.start({});
    path.push(50);
    path.push(51);
    path.pop();
    EXPECT_FALSE(path.repeats(51, 100, 3));
    EXPECT_TRUE(path.repeats(50, 100, 3));
}

} // namespace
} // namespace sumito::engine
