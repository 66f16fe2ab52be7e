#pragma once

// Sentences for players about what they typed.

#include "words/language.h"

#include <string>
#include <string_view>

namespace sumito::wasm {

// What was typed is no move in any notation.
std::string unreadable_sentence(words::Language language, std::string_view text);

} // namespace sumito::wasm
