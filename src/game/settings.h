#pragma once

// What is agreed before a game begins.

#include "game/time_control.h"
#include "rules/position.h"

#include <string>

namespace sumito::game {

// A place at the board: a colour's player.
struct Seat {
    std::string name;

    friend bool operator==(const Seat&, const Seat&) = default;
};

// The rulebooks know no draw; each of these can be switched off.
struct DrawRules {
    bool agreement = true;
    int repetitions = 3;   // of a position end the game; 0: never
    int quiet_plies = 200; // without an ejection end it; 0: never

    friend bool operator==(const DrawRules&, const DrawRules&) = default;
};

struct Settings {
    rules::Position start = rules::Position::start(rules::duel);
    TimeControl time;
    DrawRules draws;
    rules::PerColour<Seat> seats;
    bool undo = false;  // moves may be taken back; never in a clocked game
    bool pause = false; // the clock may be stopped

    bool may_undo() const { return undo && time.kind == TimeControl::Kind::none; }
    friend bool operator==(const Settings&, const Settings&) = default;
};

} // namespace sumito::game
