#pragma once

// What a player wants to do, what then happened, or why it did not.

#include "game/time_control.h"
#include "rules/colour.h"
#include "rules/judge.h"
#include "rules/move.h"

#include <string_view>
#include <variant>

namespace sumito::game {

struct Play {
    rules::Move move;
};
struct Resign {};
struct OfferDraw {};
struct AcceptDraw {};
struct DeclineDraw {};
struct TakeBack {};
struct Pause {};
struct Resume {};
struct CheckTime {}; // any player's: has somebody's time run out?

using Action = std::variant<Play, Resign, OfferDraw, AcceptDraw, DeclineDraw, TakeBack, Pause,
                            Resume, CheckTime>;

struct Moved {
    rules::Move move;
};
struct Resigned {};
struct DrawOffered {};
struct DrawAccepted {};
struct DrawDeclined {};
struct TakenBack {};
struct Paused {};
struct Resumed {};
struct FlagFell {};     // the time of the event's colour
struct GameTimeOver {}; // the one time for the whole game

struct Event {
    rules::Colour by;
    Instant at;
    std::variant<Moved, Resigned, DrawOffered, DrawAccepted, DrawDeclined, TakenBack, Paused,
                 Resumed, FlagFell, GameTimeOver>
        what;
};

struct Refusal {
    enum class Why : std::uint8_t {
        game_over,
        not_playing, // no such colour in this game, or it has retired
        not_your_turn,
        illegal_move, // the verdict says why
        paused,
        not_paused,
        no_pause, // the settings do not allow it
        no_undo,  // nor this
        nothing_to_undo,
        no_draws,       // nor this
        already_agreed, // an offer stands: one's own, or one that wants an answer, or has it
        no_offer,
        time_left // nobody's time has run out
    };
    Why why;
    rules::Verdict verdict{};
};

std::string_view name(Refusal::Why why);

} // namespace sumito::game
