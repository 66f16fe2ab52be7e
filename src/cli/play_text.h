#pragma once

// Text as a terminal shows it: characters, and the columns they take.

#include <string>
#include <string_view>
#include <vector>

namespace sumito::cli {

// UTF-8 read character by character; what is not UTF-8, and control characters, become '?'.
std::u32string characters(std::string_view text);

// The same as text, fit to be shown on a terminal.
std::string printable(std::string_view text);

void append_utf8(std::string& text, char32_t character);

// Columns a character takes: 0 for accents that join the one before, 2 for wide ones.
int columns(char32_t character);
int columns(std::string_view text);

std::string_view trimmed(std::string_view text); // without blanks around it

// The text in lines of at most so many columns, broken at blanks; a word longer than a line is
// cut.
// REQUIRES: width > 1
std::vector<std::u32string> wrapped(std::string_view text, int width);

} // namespace sumito::cli
