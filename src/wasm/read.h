#pragma once

// What the page sends as text, read. Anything may come: what is wrong is answered, for
// programmers, in one sentence without a full stop.

#include "engine/limits.h"
#include "game/computers.h"
#include "game/settings.h"
#include "rules/cell_set.h"
#include "rules/position.h"
#include "words/language.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace sumito::wasm {

template <class T> using Reading = std::expected<T, std::string>;
inline std::unexpected<std::string> wrong(std::string what) {
    return std::unexpected(std::move(what));
}

// A list of a move's cells, "a1 b2 c3".
struct Marbles {
    rules::CellSet cells;
};

// Up to the first blank, taken off the front.
std::string_view take_word(std::string_view& text);

Reading<int> read_int(std::string_view text, int least, int most);

// By what is wanted: read<rules::Position>(text).
template <class T> Reading<T> read(std::string_view text);
template <> Reading<std::string_view> read(std::string_view text);
template <> Reading<int> read(std::string_view text);
template <> Reading<rules::Position> read(std::string_view text); // in any format
template <> Reading<rules::Cell> read(std::string_view text);
template <> Reading<rules::Direction> read(std::string_view text);
template <> Reading<Marbles> read(std::string_view text);
template <> Reading<rules::Colour> read(std::string_view text);
template <> Reading<game::Instant> read(std::string_view text); // milliseconds since 1970
template <> Reading<words::Language> read(std::string_view text);

// The rest of what was sent: names and values in turn.
using Pairs = std::span<const std::string_view>;

struct Agreed {
    game::Settings settings;
    game::Computers computers;
};
// position or layout, time, draws, undo, pause; name and level of seats as "name black".
Reading<Agreed> read_settings(Pairs pairs);

struct ThinkWish {
    engine::Limits limits;
    int level = game::Computers::person; // full strength, and no time of its own
    int lines = 1;
    std::uint64_t seed = 0;
    std::string_view only; // moves with blanks between them; empty: all

    bool is_limited() const {
        return limits.depth || limits.nodes || limits.move_time || limits.clock;
    }
};
// level, milliseconds, depth, nodes, lines, only, clock, increment, seed.
Reading<ThinkWish> read_wish(Pairs pairs);

} // namespace sumito::wasm
