#include "arena/kept_bout.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace sumito::arena {

using rules::Side;

namespace {

constexpr std::string_view nothing = "-";

std::string word_of(Ending ending) {
    std::string word(name(ending));
    std::ranges::replace(word, ' ', '_');
    return word;
}

std::string word_of(const std::optional<Ending>& ending) {
    return ending ? word_of(*ending) : std::string(nothing);
}

std::string hex(std::uint64_t number) {
    char buffer[16];
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, number, 16);
    return {buffer, end};
}

std::string text_of(const Outcome& outcome) {
    std::string text =
        outcome.winner ? std::to_string(rules::index(*outcome.winner)) : std::string(nothing);
    text += ":" + word_of(outcome.ending);
    char sign = ':';
    for (const auto& ending : outcome.fell_out.at)
        text += std::exchange(sign, ',') + word_of(ending);
    text += ":" + std::to_string(outcome.plies);
    sign = ':';
    for (const int ejected : outcome.ejected.at)
        text += std::exchange(sign, ',') + std::to_string(ejected);
    return text + ":" + hex(outcome.moves_hash);
}

// Takes fields off a text one by one; after the first that is wrong, none is right.
class Fields {
public:
    explicit Fields(std::string_view text) : rest_(text) {}

    bool right() const { return right_; }
    bool at_end() const { return at_end_; }

    std::string_view word(char sign) {
        if (at_end_) right_ = false;
        const std::size_t end = rest_.find(sign);
        at_end_ = end == std::string_view::npos;
        const std::string_view found = rest_.substr(0, end);
        rest_ = at_end_ ? std::string_view() : rest_.substr(end + 1);
        return found;
    }
    template <class T> T number(char sign, T most, int base = 10) {
        const std::string_view text = word(sign);
        T value{};
        const auto [end, error] =
            std::from_chars(text.data(), text.data() + text.size(), value, base);
        right_ &= error == std::errc{} && end == text.data() + text.size() && value >= T{} &&
                  value <= most;
        return value;
    }
    std::optional<Ending> ending(char sign) {
        const std::string_view text = word(sign);
        for (std::size_t i = 0; i < ending_names.size(); ++i)
            if (word_of(static_cast<Ending>(i)) == text) return static_cast<Ending>(i);
        right_ &= text == nothing;
        return std::nullopt;
    }

private:
    std::string_view rest_;
    bool right_ = true;
    bool at_end_ = false;
};

std::optional<Outcome> parse_outcome(std::string_view text) {
    Outcome outcome{};
    if (text.starts_with("-:"))
        text.remove_prefix(2);
    else if (text.size() > 1 && text[0] >= '0' && text[0] < '0' + rules::max_sides &&
             text[1] == ':') {
        outcome.winner = static_cast<Side>(text[0] - '0');
        text.remove_prefix(2);
    } else
        return std::nullopt;
    Fields fields(text);
    const auto ending = fields.ending(':');
    for (int s = 0; s < rules::max_sides; ++s)
        outcome.fell_out[static_cast<Side>(s)] =
            fields.ending(s + 1 < rules::max_sides ? ',' : ':');
    outcome.plies = fields.number(':', 1'000'000'000);
    for (int s = 0; s < rules::max_sides; ++s)
        outcome.ejected[static_cast<Side>(s)] =
            fields.number(s + 1 < rules::max_sides ? ',' : ':', 100);
    outcome.moves_hash = fields.number(':', ~std::uint64_t{0}, 16);
    if (!fields.right() || !fields.at_end() || !ending) return std::nullopt;
    outcome.ending = *ending;
    return outcome;
}

} // namespace

std::string to_text(const KeptBout& bout) {
    std::string text = "bout " + std::to_string(bout.number) + " " +
                       std::to_string(bout.records.from) + " " + std::to_string(bout.records.to);
    for (const Outcome& outcome : bout.outcomes) text += " " + text_of(outcome);
    return text;
}

std::optional<KeptBout> parse_kept_bout(std::string_view line) {
    KeptBout bout;
    Fields fields(line);
    if (fields.word(' ') != "bout") return std::nullopt;
    bout.number = fields.number(' ', ~std::size_t{0});
    bout.records.from = fields.number(' ', ~std::uint64_t{0});
    bout.records.to = fields.number(' ', ~std::uint64_t{0});
    while (fields.right() && !fields.at_end()) {
        const auto outcome = parse_outcome(fields.word(' '));
        if (!outcome) return std::nullopt;
        bout.outcomes.push_back(*outcome);
    }
    if (!fields.right() || bout.records.from > bout.records.to) return std::nullopt;
    return bout;
}

} // namespace sumito::arena
