#pragma once

// The starting layouts, by name.

#include "rules/position.h"

#include <span>
#include <string_view>

namespace sumito::rules {

struct Layout {
    std::string_view name;
    std::string_view title;
    std::string_view text; // of the position
};

std::span<const Layout> layouts();
const Layout* layout_named(std::string_view name); // null if there is none
Position start_of(const Layout& layout);
// The one that begins so, whatever the goal; null if none does.
const Layout* layout_of(const Position& position);

} // namespace sumito::rules
