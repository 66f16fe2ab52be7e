#pragma once

// Games in files: put away and taken up again.

#include "cli/play_seats.h"
#include "game/game.h"

#include <expected>
#include <string>

namespace sumito::cli {

// Saves one game: in the file the players have named, or else in the current folder under a name
// that is not taken yet.
class PlaySaver {
public:
    explicit PlaySaver(std::string file, const PlaySeats& seats = {})
        : file_(std::move(file)), seats_(seats) {}

    // The name of the file, or why it could not be written.
    std::expected<std::string, std::string> operator()(const game::Game& game, game::Instant now);

private:
    std::string file_;
    PlaySeats seats_;
};

std::expected<std::string, std::string> save_game(const std::string& file, const game::Game& game,
                                                  const PlaySeats& seats, game::Instant now);

// A game and who plays it.
struct PlayStart {
    game::Game game;
    PlaySeats seats;
};
// A clocked game that is not finished is paused. Computers are named in the language. Throws
// Failure.
PlayStart load_game(const std::string& file, words::Language language);

} // namespace sumito::cli
