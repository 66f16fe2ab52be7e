#include "engine/protocol/parse_go.h"

#include "game/record_text.h"
#include "game/time_control.h"

#include <algorithm>
#include <limits>

namespace sumito::engine::protocol {

namespace {

using std::chrono::milliseconds;

constexpr std::int64_t longest_time = game::longest_time.count();
constexpr std::int64_t most_lines = 256;
constexpr std::int64_t deepest = 1000;

// Whose clock a word such as "p1time" or "binc" is about.
PlayerClock* clock_of(Go& go, std::string_view whose) {
    if (whose.size() == 2 && whose[0] == 'p' && whose[1] >= '1' && whose[1] <= '4')
        return &go.by_turn[static_cast<std::size_t>(whose[1] - '1')];
    const auto colour = whose.size() == 1 ? rules::colour_of_letter(whose[0]) : std::nullopt;
    return colour ? &go.by_colour[*colour] : nullptr;
}

// Reads the numbers of a `go`; the first that is wrong is remembered.
class GoReader {
public:
    explicit GoReader(Words& words) : words_(words) {}

    std::expected<Command, Error> read() {
        while (!words_.empty() && !error_) take(words_.take());
        if (error_) return std::unexpected(*error_);
        return go_;
    }

private:
    void take(Word word) {
        if (take_flag(word) || take_limit(word) || take_clock(word)) return;
        if (word.text == "searchmoves") return take_moves();
        error_ = Error{word.at, game::quoted(word.text) + " is no word of go"};
    }

    bool take_flag(Word word) {
        if (word.text == "infinite") return go_.infinite = true;
        if (word.text == "ponder") return go_.ponder = true;
        return false;
    }

    bool take_limit(Word word) {
        if (word.text == "depth")
            go_.depth = static_cast<int>(number(word, 1, deepest));
        else if (word.text == "nodes")
            go_.nodes = static_cast<std::uint64_t>(
                number(word, 1, std::numeric_limits<std::int64_t>::max()));
        else if (word.text == "movetime")
            go_.move_time = milliseconds(number(word, 1, longest_time));
        else if (word.text == "multipv")
            go_.lines = static_cast<int>(number(word, 1, most_lines));
        else
            return false;
        return true;
    }

    bool take_clock(Word word) {
        constexpr std::string_view time = "time";
        constexpr std::string_view increment = "inc";
        const bool is_time = word.text.ends_with(time);
        if (!is_time && !word.text.ends_with(increment)) return false;
        const std::size_t ending = is_time ? time.size() : increment.size();
        PlayerClock* clock = clock_of(go_, word.text.substr(0, word.text.size() - ending));
        if (!clock) return false;
        // Some send what is left when it is already less than nothing.
        const auto left = std::max<std::int64_t>(0, number(word, -longest_time, longest_time));
        if (is_time)
            clock->time = milliseconds(left);
        else
            clock->increment = milliseconds(left);
        return true;
    }

    // No other word of go begins with the name of a cell.
    void take_moves() {
        while (!words_.empty() && rules::cell_named(words_.front().text.substr(0, 2)))
            go_.only.push_back(words_.take());
        if (go_.only.empty())
            error_ = Error{words_.empty() ? words_.end() : words_.front().at,
                           "searchmoves is followed by moves"};
    }

    std::int64_t number(Word name, std::int64_t least, std::int64_t most) {
        const Word word = words_.empty() ? Word{"", words_.end()} : words_.take();
        const auto read = read_number(name.text, word, least, most);
        if (!read) error_ = read.error();
        return read.value_or(least);
    }

    Words& words_;
    Go go_;
    std::optional<Error> error_;
};

} // namespace

std::expected<Command, Error> read_go(Words& words) { return GoReader(words).read(); }

} // namespace sumito::engine::protocol
