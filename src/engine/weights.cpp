#include "engine/weights.h"

#include <algorithm>
#include <charconv>

namespace sumito::engine {

namespace {

constexpr std::array<std::string_view, weight_count> names{
    "ejection_6",
    "ejection_5",
    "ejection_4",
    "ejection_3",
    "ejection_2",
    "ejection_1",
    "centre",
    "ring_1",
    "ring_2_corner",
    "ring_2",
    "ring_3_corner",
    "ring_3",
    "ring_4_corner",
    "ring_4_beside",
    "ring_4_middle",
    "spread",
    "distance",
    "pair",
    "between",
    "push_two_one",
    "push_three_one",
    "push_three_two",
    "eject",
    "push_two_one_other",
    "push_three_one_other",
    "push_three_two_other",
    "eject_other",
    "tempo",
};

constexpr Weights for_two_sides{{
    496, 505, 519, 529, 518, 500,                 // ejections
    39,  14,  -42, -33, -78, -66, -104, -92, -91, // places
    -10, 2,                                       // spread, distance
    0,   7,                                       // pair, between
    49,  4,   73,  2,                             // pushes of the mover
    22,  30,  52,  31,                            // of the other
    72,                                           // tempo
}};
constexpr Weights for_three{{
    501, 514, 532, 546, 539, 525,                   // ejections
    33,  12,  -35, -28, -72, -61, -126, -112, -110, // places
    -11, 2,                                         // spread, distance
    3,   6,                                         // pair, between
    54,  6,   60,  3,                               // pushes of the mover
    26,  32,  54,  39,                              // of the others
    79,                                             // tempo
}};

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// Reads "name value" into the weights; answers what is wrong.
std::optional<std::string> read_line(std::string_view line, Weights& weights) {
    const auto space = line.find(' ');
    const std::string_view word = line.substr(0, space);
    const auto weight = weight_named(word);
    if (!weight) return "no weight is called '" + std::string(word) + "'";
    const auto value = space == line.npos ? std::nullopt : number(line.substr(space + 1));
    if (!value || *value < -10000 || *value > 10000)
        return std::string(word) + " needs a whole number from -10000 to 10000";
    weights[*weight] = static_cast<std::int16_t>(*value);
    return std::nullopt;
}

} // namespace

std::string_view name(Weight w) { return names[index(w)]; }

std::optional<Weight> weight_named(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Weight>(found - names.begin());
}

const Weights& weights_for(const rules::Ruleset& ruleset) {
    return ruleset.sides == 2 ? for_two_sides : for_three;
}

std::string to_text(const Weights& weights) {
    std::string text;
    for (std::size_t i = 0; i < weight_count; ++i)
        text += std::string(names[i]) + " " + std::to_string(weights.at[i]) + "\n";
    return text;
}

std::expected<Weights, std::string> parse_weights(std::string_view text, Weights weights) {
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() || line.starts_with('#')) continue;
        if (auto wrong = read_line(line, weights))
            return std::unexpected("line " + std::to_string(number) + ": " + *wrong);
    }
    return weights;
}

} // namespace sumito::engine
