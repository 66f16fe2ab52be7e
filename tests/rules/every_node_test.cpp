#include "node_check.h"
#include "rules/generate.h"
#include "rules/layout.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace sumito::rules {
namespace {

constexpr int plies = 2; // the moves of the third are made and counted, not played
constexpr int dense_plies = 1;

class EveryNode : public testing::TestWithParam<Layout> {
protected:
    static constexpr int straight_every = 40;
    static constexpr int odd_every = 200;

    void visit(const Twin& twin, int depth) {
        ++nodes_;
        check_position(twin);
        check_no_marble_is_lost(twin);
        if (depth < dense_plies || nodes_ % straight_every == 0)
            check_straight_attempts(twin, seen_);
        if (depth == 0 || nodes_ % odd_every == 0) check_odd_attempts(twin, seen_);
        if (depth == plies) return;
        for (const Move move : generate(twin.position)) {
            if (HasFailure()) return;
            visit(played(twin, move), depth + 1);
        }
    }
    int nodes_ = 0;
    ReasonCounts seen_{};
};

TEST_P(EveryNode, OfThreePliesIsAsTheRefereeHasIt) {
    visit(twin_of(start_of(GetParam())), 0);
    EXPECT_GT(nodes_, 1000);
    EXPECT_GT(seen_[static_cast<std::size_t>(Reason::legal)], 0);
}

std::string test_name(const testing::TestParamInfo<Layout>& info) {
    std::string name(info.param.name);
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Layouts, EveryNode, testing::ValuesIn(layouts().begin(), layouts().end()),
                         test_name);

} // namespace
} // namespace sumito::rules
