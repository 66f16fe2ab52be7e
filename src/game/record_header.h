#pragma once

// The tags of a record: what they say about the game, and those that say nothing about it.

#include "game/record.h"
#include "game/record_lexer.h"
#include "game/record_text.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::game {

// A part of a text, and what is wrong there.
struct Misreading {
    std::string_view where;
    std::string what;
};

struct Header {
    Settings settings;
    std::vector<Tag> tags; // the others
    std::optional<Ending> ending;
    std::optional<Duration> time_left;
    const Token* score = nullptr; // the tag Result
};

// Tokens that are not tags are passed over.
std::expected<Header, Misreading> read_header(std::span<const Token> tokens,
                                              const ReadOptions& options);

} // namespace sumito::game
