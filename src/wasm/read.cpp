#include "wasm/read.h"

#include "game/record_setup.h"
#include "game/record_text.h"
#include "rules/layout.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace sumito::wasm {

using rules::Colour;

namespace {

// As many milliseconds from 1970 as a date in a browser can be.
constexpr std::int64_t farthest_time = 8'640'000'000'000'000;
// Whole numbers that a browser does not round.
constexpr std::int64_t most = (std::int64_t{1} << 53) - 1;

std::unexpected<std::string> not_a(std::string_view text, std::string_view wanted) {
    return wrong(game::quoted(text) + " is not " + std::string(wanted));
}

Reading<std::int64_t> read_number(std::string_view text, std::int64_t least,
                                  std::int64_t greatest) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least ||
        number > greatest)
        return not_a(text,
                     "a number from " + std::to_string(least) + " to " + std::to_string(greatest));
    return number;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(game::blanks), text.size());
    return text.substr(begin, text.find_last_not_of(game::blanks) + 1 - begin);
}

std::string placed(const rules::TextError& error) {
    return "character " + std::to_string(error.at + 1) + ": " + error.what;
}

} // namespace

Reading<int> read_int(std::string_view text, int least, int greatest) {
    const auto number = read_number(text, least, greatest);
    if (!number) return wrong(number.error());
    return static_cast<int>(*number);
}

template <> Reading<std::string_view> read(std::string_view text) { return text; }

template <> Reading<int> read(std::string_view text) {
    return read_int(text, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

template <> Reading<rules::Position> read(std::string_view text) {
    const auto setup = game::read_setup(trimmed(text));
    if (!setup) return wrong(placed(setup.error()));
    const auto position = rules::Position::from(*setup);
    if (!position) return wrong(position.error().what);
    return *position;
}

template <> Reading<rules::Cell> read(std::string_view text) {
    const auto cell = rules::cell_named(text);
    if (!cell) return not_a(text, "a cell");
    return *cell;
}

template <> Reading<rules::Direction> read(std::string_view text) {
    for (const rules::Direction d : rules::all_directions)
        if (name(d) == text) return d;
    return not_a(text, "a direction");
}

std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

template <> Reading<Marbles> read(std::string_view text) {
    Marbles marbles;
    while (!text.empty()) {
        const auto cell = read<rules::Cell>(take_word(text));
        if (!cell) return wrong(cell.error());
        marbles.cells |= *cell;
    }
    return marbles;
}

template <> Reading<Colour> read(std::string_view text) {
    const auto colour = game::colour_named(text);
    if (!colour) return not_a(text, "a colour");
    return *colour;
}

template <> Reading<game::Instant> read(std::string_view text) {
    const auto number = read_number(text, -farthest_time, farthest_time);
    if (!number) return wrong(number.error());
    return game::Instant(game::Duration(*number));
}

template <> Reading<words::Language> read(std::string_view text) {
    const auto language = words::language_named(text);
    if (!language) return not_a(text, "a language");
    return *language;
}

namespace {

constexpr std::string_view odd = "a name without a value";

// One after the other into what is wanted, or why not.
class SettingsReader {
public:
    Reading<Agreed> read_all(Pairs pairs) {
        if (pairs.size() % 2 != 0) return wrong(std::string(odd));
        for (std::size_t i = 0; i < pairs.size(); i += 2)
            if (const auto why = take(pairs[i], pairs[i + 1]); !why.empty())
                return wrong(std::string(pairs[i]) + ": " + why);
        if (!started_) return wrong("neither a position nor a layout");
        return std::move(agreed_);
    }

private:
    // Empty if it was understood.
    std::string take(std::string_view name, std::string_view value) {
        if (name == "position") return take_position(value);
        if (name == "layout") return take_layout(value);
        if (name == "time") return take_time(value);
        if (name == "draws") return take_draws(value);
        if (name == "undo") return take_switch(agreed_.settings.undo, value);
        if (name == "pause") return take_switch(agreed_.settings.pause, value);
        return take_seat(name, value);
    }

    std::string take_position(std::string_view value) {
        if (value.empty()) return {};
        const auto position = read<rules::Position>(value);
        if (!position) return position.error();
        agreed_.settings.start = *position;
        started_ = true;
        return {};
    }

    std::string take_layout(std::string_view value) {
        if (started_ || value.empty()) return {}; // a position says more
        const rules::Layout* layout = rules::layout_named(value);
        if (!layout) return "no such layout";
        agreed_.settings.start = rules::start_of(*layout);
        started_ = true;
        return {};
    }

    std::string take_time(std::string_view value) {
        const auto time = game::parse_time_control(value);
        if (!time) return time.error().what;
        agreed_.settings.time = *time;
        return {};
    }

    std::string take_draws(std::string_view value) {
        const auto draws = game::parse_draws(value);
        if (!draws) return "not such as 'agreement repetition 3 quiet 200' or 'none'";
        agreed_.settings.draws = *draws;
        return {};
    }

    static std::string take_switch(bool& on, std::string_view value) {
        if (value != "yes" && value != "no") return "neither yes nor no";
        on = value == "yes";
        return {};
    }

    std::string take_seat(std::string_view name, std::string_view value) {
        const std::size_t blank = std::min(name.find(' '), name.size());
        const auto colour = read<Colour>(name.substr(std::min(blank + 1, name.size())));
        if (!colour) return "no such setting";
        if (name.starts_with("name ")) {
            agreed_.settings.seats[*colour].name = value;
            return {};
        }
        if (!name.starts_with("level ")) return "no such setting";
        const auto level = read_int(value, game::Computers::person, game::Computers::strongest);
        if (!level) return level.error();
        agreed_.computers.level[*colour] = *level;
        return {};
    }

    Agreed agreed_;
    bool started_ = false;
};

} // namespace

Reading<Agreed> read_settings(Pairs pairs) { return SettingsReader().read_all(pairs); }

namespace {

void put(ThinkWish& wish, std::string_view name, std::int64_t number) {
    const engine::Milliseconds time(number);
    if (name == "level") wish.level = static_cast<int>(number);
    if (name == "milliseconds") wish.limits.move_time = time;
    if (name == "depth") wish.limits.depth = static_cast<int>(number);
    if (name == "nodes") wish.limits.nodes = static_cast<std::uint64_t>(number);
    if (name == "lines") wish.lines = static_cast<int>(number);
    if (name == "clock") wish.limits.clock = time;
    if (name == "increment") wish.limits.increment = time;
    if (name == "seed") wish.seed = static_cast<std::uint64_t>(number);
}

struct Range {
    std::string_view name;
    std::int64_t least, greatest;
};
constexpr std::int64_t longest = game::longest_time.count();
constexpr Range ranges[] = {
    {"level", 0, game::Computers::strongest},
    {"milliseconds", 0, longest},
    {"depth", 1, 126},
    {"nodes", 1, most},
    {"lines", 1, 256},
    {"clock", 0, longest},
    {"increment", 0, longest},
    {"seed", 0, most},
};

} // namespace

Reading<ThinkWish> read_wish(Pairs pairs) {
    if (pairs.size() % 2 != 0) return wrong(std::string(odd));
    ThinkWish wish;
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
        if (pairs[i] == "only") {
            wish.only = pairs[i + 1];
            continue;
        }
        const auto range = std::ranges::find(ranges, pairs[i], &Range::name);
        if (range == std::end(ranges)) return not_a(pairs[i], "a limit");
        const auto number = read_number(pairs[i + 1], range->least, range->greatest);
        if (!number) return wrong(std::string(pairs[i]) + ": " + number.error());
        put(wish, pairs[i], *number);
    }
    return wish;
}

} // namespace sumito::wasm
