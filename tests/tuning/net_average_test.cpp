#include "tuning/net_average.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <initializer_list>
#include <memory>
#include <vector>

namespace sumito::tuning {
namespace {

using engine::Net;

Net net_with(std::int16_t number) {
    Net net{};
    net.input.back() = number;
    net.input_bias.back() = static_cast<std::int16_t>(number + 1);
    net.output.back().back() = static_cast<std::int16_t>(number + 2);
    net.output_bias.back() = number * 1000;
    net.patterns.back() = {static_cast<std::int16_t>(-number), static_cast<std::int16_t>(number)};
    return net;
}

Net average(std::initializer_list<std::int16_t> numbers) {
    std::vector<std::shared_ptr<const Net>> nets;
    for (const std::int16_t number : numbers)
        nets.push_back(std::make_shared<const Net>(net_with(number)));
    return average_of(nets);
}

TEST(NetAverage, EveryNumberIsTheMean) {
    EXPECT_EQ(average({1, 2, 6}), net_with(3));
    EXPECT_EQ(average({-100, 100}), net_with(0));
}

TEST(NetAverage, OfOneIsTheSame) { EXPECT_EQ(average({7}), net_with(7)); }

TEST(NetAverage, IsRounded) {
    EXPECT_EQ(average({1, 1, 3}).input.back(), 2); // 1.67
    EXPECT_EQ(average({-1, -1, -3}).input.back(), -2);
    EXPECT_EQ(average({1, 1, 2}).input.back(), 1);
}

} // namespace
} // namespace sumito::tuning
