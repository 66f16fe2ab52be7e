#include "arena/sprt.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace sumito::arena {

namespace {

using Distribution = std::array<double, 5>;

double points(std::size_t half_points) { return static_cast<double>(half_points) / 4; }

// A result that has not come up yet is not impossible.
Distribution seen(const Pairs& pairs) {
    constexpr double never = 1e-3;
    Distribution shares{};
    double sum = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        sum += shares[i] = std::max(never, static_cast<double>(pairs.with[i]));
    for (double& share : shares) share /= sum;
    return shares;
}

// The likeliest distribution with this mean, given what was seen, has the form
// seen / (1 + x (points - mean)); the x is found by halving, as the mean falls with it.
Distribution likeliest(const Distribution& seen, double mean) {
    const auto slope = [&](double x) {
        double sum = 0;
        for (std::size_t i = 0; i < seen.size(); ++i)
            sum += seen[i] * (points(i) - mean) / (1 + x * (points(i) - mean));
        return sum;
    };
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 100; ++i) {
        const double middle = (low + high) / 2;
        (slope(middle) > 0 ? low : high) = middle;
    }
    Distribution result{};
    for (std::size_t i = 0; i < seen.size(); ++i)
        result[i] = seen[i] / (1 + (low + high) / 2 * (points(i) - mean));
    return result;
}

std::expected<std::vector<double>, std::string> numbers(std::string_view text) {
    std::vector<double> found;
    while (true) {
        const std::string_view word = text.substr(0, text.find(','));
        double value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size() || !std::isfinite(value))
            return std::unexpected("'" + std::string(word.substr(0, 40)) + "' is not a number");
        found.push_back(value);
        if (word.size() == text.size()) return found;
        text.remove_prefix(word.size() + 1);
    }
}

bool is_chance(double value) { return value > 0 && value < 0.5; }

} // namespace

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper() const { return std::log((1 - beta) / alpha); }

Sprt::Decision Sprt::decide(double ratio) const {
    if (ratio <= lower()) return Decision::elo0;
    return ratio >= upper() ? Decision::elo1 : Decision::none;
}

double log_likelihood_ratio(const Sprt& sprt, const Pairs& pairs) {
    if (pairs.count() == 0) return 0;
    const Distribution shares = seen(pairs);
    const Distribution with0 = likeliest(shares, expected_score(sprt.elo0));
    const Distribution with1 = likeliest(shares, expected_score(sprt.elo1));
    double sum = 0;
    for (std::size_t i = 0; i < shares.size(); ++i)
        sum += shares[i] * std::log(with1[i] / with0[i]);
    return sum * static_cast<double>(pairs.count());
}

std::expected<Sprt, std::string> parse_sprt(std::string_view text) {
    const auto values = numbers(text);
    if (!values) return std::unexpected(values.error());
    if (values->size() != 2 && values->size() != 4)
        return std::unexpected("it takes elo0,elo1 or elo0,elo1,alpha,beta");
    Sprt sprt{(*values)[0], (*values)[1]};
    if (values->size() == 4) {
        sprt.alpha = (*values)[2];
        sprt.beta = (*values)[3];
    }
    if (!(sprt.elo0 < sprt.elo1)) return std::unexpected("elo0 must be less than elo1");
    if (std::max(std::abs(sprt.elo0), std::abs(sprt.elo1)) > 2000)
        return std::unexpected("an Elo is from -2000 to 2000");
    if (!is_chance(sprt.alpha) || !is_chance(sprt.beta))
        return std::unexpected("alpha and beta are between 0 and 0.5");
    return sprt;
}

} // namespace sumito::arena
