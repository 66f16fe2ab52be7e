#include "tuning/net_average.h"

#include <cmath>
#include <vector>

namespace sumito::tuning {

using engine::Net;

namespace {

// All numbers of a net, one after the other.
template <class AnyNet, class Visit> void visit_numbers(AnyNet& net, const Visit& visit) {
    for (auto& weight : net.input) visit(weight);
    for (auto& bias : net.input_bias) visit(bias);
    for (auto& of_stage : net.output)
        for (auto& weight : of_stage) visit(weight);
    for (auto& bias : net.output_bias) visit(bias);
    for (auto& pattern : net.patterns)
        for (auto& worth : pattern) visit(worth);
}

} // namespace

// A mean is within the bounds that all its numbers are within, so nothing can overflow.
Net average_of(std::span<const std::shared_ptr<const Net>> nets) {
    std::vector<double> sums;
    Net average = *nets.front();
    visit_numbers(average, [&](const auto&) { sums.push_back(0); });
    for (const auto& net : nets) {
        auto sum = sums.begin();
        visit_numbers(*net, [&](const auto number) { *sum++ += number; });
    }
    auto sum = sums.begin();
    visit_numbers(average, [&]<class Number>(Number& number) {
        number = static_cast<Number>(std::lround(*sum++ / static_cast<double>(nets.size())));
    });
    return average;
}

} // namespace sumito::tuning
