#pragma once

// Where a game begins, in the words of other programs as well as ours.

#include "rules/layout.h"
#include "rules/setup.h"

#include <expected>
#include <string_view>

namespace sumito::game {

// A position in our text, PlayStrategy's FEN, or APGN's `<rows>[-<lost>b<lost>w] <turn>`; which of
// them it is can be seen.
std::expected<rules::Setup, rules::TextError> read_setup(std::string_view text);

// By name or title, whatever its case and whether words are joined by -, _ or a space.
const rules::Layout* layout_called(std::string_view text);
// The same, and the names other programs have for some of them.
const rules::Layout* layout_of_variant(std::string_view text);

} // namespace sumito::game
