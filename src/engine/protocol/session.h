#pragma once

// A conversation with an engine: lines in, lines out. Whatever is wrong with a line is answered
// with `info string error ...`, and the line changes nothing. While a search runs, the game and the
// options stay as they are: lines that would change them are refused.
//
// Lines come from one thread. The sink is called from that one and from the search's, never from
// both at once.

#include "engine/engine.h"
#include "engine/protocol/options.h"
#include "engine/protocol/output.h"
#include "engine/protocol/parse.h"
#include "engine/protocol/thinking.h"
#include "game/game.h"

#include <memory>
#include <string>
#include <string_view>

namespace sumito::engine::protocol {

class Session {
public:
    enum class Next : std::uint8_t { read_on, leave };

    Session(std::string name, Sink sink, const Settings& settings = {});

    // Answers a line. `stop` and `wait` return when the search has answered.
    Next take(std::string_view line);
    // There are no more lines: a search that has an end comes to it, another one is stopped.
    void finish();

private:
    Next answer(const Nothing&) { return Next::read_on; }
    Next answer(const Hello& hello);
    Next answer(const IsReady&);
    Next answer(const NewGame&);
    Next answer(const SetOption& option);
    Next answer(const SetPosition& wanted);
    Next answer(const Go& go);
    Next answer(const Stop&);
    Next answer(const PonderHit&);
    Next answer(const Wait&);
    Next answer(const Query& query);
    Next answer(const Quit&);

    Next say(const std::string& line);
    Next complain(const Error& error);
    bool is_thinking();
    Next refuse_while_thinking();
    Next say_game_is_over();
    // Gives the engine these options, if there is memory for them.
    bool equip(const Options& options);

    std::string name_;
    Output output_;
    Settings settings_;
    game::Game game_;
    Engine engine_;
    std::unique_ptr<Thinking> search_; // the last one, as long as nobody looked whether it is over
};

} // namespace sumito::engine::protocol
