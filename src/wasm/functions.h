#pragma once

// What the page can ask, by name. Each file functions_*.cpp has a table of them.

#include "engine/engine.h"
#include "game/computers.h"
#include "game/game.h"
#include "game/study.h"
#include "wasm/json.h"
#include "wasm/read.h"
#include "words/language.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>

namespace sumito::wasm {

struct OpenGame {
    game::Game game;
    game::Computers computers;
    std::vector<game::Tag> tags; // what else its record said
    std::string comment;
};

// Everything that lasts from one question to the next.
struct State {
    words::Language language = words::Language::en;
    std::map<int, OpenGame> games;
    std::map<int, game::Study> studies;
    int next_handle = 1; // of both
    std::unique_ptr<engine::Engine> engine;
    std::function<void(std::string_view)> heard; // a line the engine sees, while it thinks
};

// Of one game. The page shows them all; what is longer was never played.
inline constexpr int most_turns = 50'000;
inline constexpr const char* too_many_turns = "a game of more than 50000 turns";

using Done = std::expected<void, std::string>;
using Arguments = std::span<const std::string_view>;

struct Function {
    std::string_view name;
    Done (*call)(State& state, Json& json, Arguments arguments);
};
std::span<const Function> rules_functions();
std::span<const Function> game_functions();
std::span<const Function> study_functions();
std::span<const Function> engine_functions();

// What an argument is read as: a value of its type; a reference to something open; or all that is
// left.
template <class T> struct Taken {
    using Value = T;
    static Reading<T> take(State&, Arguments& rest) {
        const std::string_view text = rest.front();
        rest = rest.subspan(1);
        return read<T>(text);
    }
};
template <class T> struct FromHandle {
    using Value = std::reference_wrapper<T>;
    static Reading<Value> find(std::map<int, T>& open, Arguments& rest) {
        const auto handle = read<int>(rest.front());
        rest = rest.subspan(1);
        const auto found = handle ? open.find(*handle) : open.end();
        if (found == open.end()) return wrong("nothing is open under that number");
        return std::ref(found->second);
    }
};
template <> struct Taken<OpenGame&> : FromHandle<OpenGame> {
    static Reading<Value> take(State& state, Arguments& rest) { return find(state.games, rest); }
};
template <> struct Taken<game::Study&> : FromHandle<game::Study> {
    static Reading<Value> take(State& state, Arguments& rest) { return find(state.studies, rest); }
};
template <> struct Taken<Pairs> {
    using Value = Pairs;
    static Reading<Pairs> take(State&, Arguments& rest) { return std::exchange(rest, {}); }
};

// Reads the arguments of a function by their types and calls it, or says which is wrong.
template <auto function> struct Caller;
template <class... Args, Done (*function)(State&, Json&, Args...)> struct Caller<function> {
    static Done call(State& state, Json& json, Arguments arguments) {
        constexpr bool any_more = (std::is_same_v<Args, Pairs> || ...);
        constexpr std::size_t wanted = sizeof...(Args) - (any_more ? 1 : 0);
        if (arguments.size() < wanted || (arguments.size() > wanted && !any_more))
            return wrong("wrong number of arguments");
        const std::tuple<Reading<typename Taken<Args>::Value>...> readings{
            Taken<Args>::take(state, arguments)...};
        return std::apply(
            [&](const auto&... reading) -> Done {
                const std::string* why = nullptr;
                ((why = !why && !reading ? &reading.error() : why), ...);
                if (why) return wrong(*why);
                return function(state, json, *reading...);
            },
            readings);
    }
};

} // namespace sumito::wasm
