#pragma once

// Who takes part in a match, from a line of words:
//
//   sumito level=5 nodes=20000 name=five      our engine, here
//   random | greedy | turtle                  a baseline
//   cmd='./other --fast' option.Hash=32       a program that speaks UGI or UCI
//
// Quotation marks, single or double, keep blanks together.

#include "engine/engine.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sumito::arena {

// Of one move; what is not set does not limit.
struct MoveLimits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<engine::Milliseconds> move_time;

    bool any() const { return depth || nodes || move_time; }
    friend bool operator==(const MoveLimits&, const MoveLimits&) = default;
};

struct Contender {
    enum class Kind : std::uint8_t { engine, program, random, greedy, turtle };
    Kind kind = Kind::engine;
    std::string name;
    std::string text; // as it was written
    MoveLimits limits;
    engine::Options options;                                   // of our engine
    std::vector<std::string> command;                          // of a program, with arguments
    std::vector<std::pair<std::string, std::string>> settings; // of a program, by its own names

    bool thinks() const { return kind == Kind::engine || kind == Kind::program; }
};

inline constexpr int usual_hash_megabytes = 16;

// For games of these rules.
std::expected<Contender, std::string> parse_contender(std::string_view text,
                                                      const rules::Ruleset& ruleset);

} // namespace sumito::arena
