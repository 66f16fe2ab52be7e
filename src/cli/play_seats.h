#pragma once

// Who sits at the board: people, and computers by their level.

#include "game/computers.h"
#include "words/language.h"

#include <string>

namespace sumito::cli {

using PlaySeats = game::Computers;

// "a person", "Computer, level 5".
std::string seat_name(words::Language language, int level);

// Computers without a name of their own are called what they are in this language.
void name_computers(game::Settings& settings, const PlaySeats& seats, words::Language language);

} // namespace sumito::cli
