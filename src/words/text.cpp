#include "words/text.h"

#include "words/catalogue.h"

namespace sumito::words {

namespace {

std::optional<int> count_in(std::initializer_list<Argument> arguments) {
    for (const Argument& argument : arguments)
        if (argument.name == "count") return argument.number;
    return std::nullopt;
}

// A form the catalogue does not tell apart is its .other; a text without forms is for any count.
std::optional<std::string_view> find_form(Language language, std::string_view key, int count) {
    const Catalogue words = catalogue(language);
    const std::string stem = std::string(key) + ".";
    if (const auto form = find(words, stem + std::string(name(plural(language, count)))))
        return form;
    if (const auto other = find(words, stem + std::string(name(Plural::other)))) return other;
    return find(words, key);
}

const Argument* named(std::initializer_list<Argument> arguments, std::string_view name) {
    for (const Argument& argument : arguments)
        if (argument.name == name) return &argument;
    return nullptr;
}

std::string filled(std::string_view form, std::initializer_list<Argument> arguments) {
    std::string result;
    for (std::size_t at = 0; at < form.size();) {
        const std::size_t end = form[at] == '{' ? form.find('}', at) : std::string_view::npos;
        const Argument* argument = end == std::string_view::npos
                                       ? nullptr
                                       : named(arguments, form.substr(at + 1, end - at - 1));
        if (argument) {
            result += argument->value;
            at = end + 1;
        } else {
            result += form[at++];
        }
    }
    return result;
}

} // namespace

std::string text(Language language, std::string_view key,
                 std::initializer_list<Argument> arguments) {
    const auto count = count_in(arguments);
    const auto form = count ? find_form(language, key, *count) : find(catalogue(language), key);
    return filled(form.value_or(key), arguments);
}

} // namespace sumito::words
