#pragma once

// Games in files: put away and taken up again.

#include "game/game.h"

#include <expected>
#include <string>

namespace sumito::cli {

// Saves one game: in the file the players have named, or else in the current folder under a name
// that is not taken yet.
class PlaySaver {
public:
    explicit PlaySaver(std::string file) : file_(std::move(file)) {}

    // The name of the file, or why it could not be written.
    std::expected<std::string, std::string> operator()(const game::Game& game, game::Instant now);

private:
    std::string file_;
};

std::expected<std::string, std::string> save_game(const std::string& file, const game::Game& game,
                                                  game::Instant now);

// A clocked game that is not finished is paused. Throws Failure.
game::Game load_game(const std::string& file);

} // namespace sumito::cli
