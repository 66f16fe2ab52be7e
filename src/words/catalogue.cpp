#include "words/catalogue.h"

#include <algorithm>

namespace sumito::words {

// Each in a file made from its catalogue.
Catalogue catalogue_en();
Catalogue catalogue_de();
Catalogue catalogue_fr();
Catalogue catalogue_sv();
Catalogue catalogue_ru();
Catalogue catalogue_cs();

Catalogue catalogue(Language language) {
    switch (language) {
    case Language::en:
        break;
    case Language::de:
        return catalogue_de();
    case Language::fr:
        return catalogue_fr();
    case Language::sv:
        return catalogue_sv();
    case Language::ru:
        return catalogue_ru();
    case Language::cs:
        return catalogue_cs();
    }
    return catalogue_en();
}

std::optional<std::string_view> find(Catalogue catalogue, std::string_view key) {
    const auto found = std::ranges::find(catalogue, key, &Entry::key);
    if (found == catalogue.end()) return std::nullopt;
    return found->text;
}

} // namespace sumito::words
