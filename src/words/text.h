#pragma once

// A sentence in a player's language.

#include "words/language.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace sumito::words {

// What stands for {name} in a text. A number called "count" also chooses the plural form: the
// text is then that of `key.one`, `key.few`, `key.many` or `key.other`.
struct Argument {
    std::string_view name;
    std::string value;
    std::optional<int> number = std::nullopt;

    Argument(std::string_view its_name, std::string_view text) : name(its_name), value(text) {}
    Argument(std::string_view its_name, int count)
        : name(its_name), value(std::to_string(count)), number(count) {}
};

// The key itself, if the catalogue lacks it.
std::string text(Language language, std::string_view key,
                 std::initializer_list<Argument> arguments = {});

} // namespace sumito::words
