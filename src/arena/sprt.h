#pragma once

// Wald's sequential test of two hypotheses, "it is elo0 stronger" and "it is elo1 stronger": play
// until one of them is so much more likely than the other that it is right as often as asked.

#include "arena/elo.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace sumito::arena {

struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05; // how often it may say elo1 when elo0 is right
    double beta = 0.05;  // and the other way round

    enum class Decision : std::uint8_t { none, elo0, elo1 };
    double lower() const; // the ratio at which it says elo0
    double upper() const;
    Decision decide(double ratio) const;

    friend bool operator==(const Sprt&, const Sprt&) = default;
};

// The logarithm of how much more likely the pairs are with elo1 than with elo0; each hypothesis is
// taken at its best: the likeliest distribution of pair results that has its expected score.
double log_likelihood_ratio(const Sprt& sprt, const Pairs& pairs);

// "elo0,elo1" or "elo0,elo1,alpha,beta".
std::expected<Sprt, std::string> parse_sprt(std::string_view text);

} // namespace sumito::arena
