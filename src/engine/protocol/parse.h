#pragma once

// A line from whoever uses the engine, understood or not. Pure: what a line means does not depend
// on those before it, so positions are read here and moves, which need one, are not.
//
// What a command holds points into its line.

#include "engine/protocol/line.h"
#include "rules/colour.h"
#include "rules/position.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sumito::engine::protocol {

enum class Dialect : std::uint8_t { ugi, uci };

struct Nothing {}; // an empty line
struct Hello {
    Dialect dialect;
};
struct IsReady {};
struct NewGame {};
struct SetOption {
    std::string name;
    Word value;
    std::size_t at; // of the name
};
struct SetPosition {
    std::optional<rules::Position> start; // none: the usual one of the ruleset that is set
    std::vector<Word> moves;
};

struct PlayerClock {
    std::optional<std::chrono::milliseconds> time;
    std::chrono::milliseconds increment{};
};
struct Go {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> move_time;
    std::array<PlayerClock, rules::max_colours> by_turn; // p1time is the first to move
    rules::PerColour<PlayerClock> by_colour;             // btime is black's
    std::optional<int> lines;
    std::vector<Word> only;
    bool infinite = false;
    bool ponder = false;
};

struct Stop {};
struct PonderHit {};
struct Wait {};
struct Quit {};

enum class Question : std::uint8_t {
    turn,
    players,
    legal_moves,
    fen,
    scores,
    result,
    game_over,
    players_turn
};
struct Query {
    Question what;
    std::size_t player = 0; // 0 for p1, if it is about a player
    std::size_t at = 0;
};

using Command = std::variant<Nothing, Hello, IsReady, NewGame, SetOption, SetPosition, Go, Stop,
                             PonderHit, Wait, Quit, Query>;

std::expected<Command, Error> parse(std::string_view line);

// The number a word is, or what is wrong with it; `name` is what the number is for.
std::expected<std::int64_t, Error> read_number(std::string_view name, Word word, std::int64_t least,
                                               std::int64_t most);

} // namespace sumito::engine::protocol
