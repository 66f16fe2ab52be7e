#pragma once

// Games in files: put away and taken up again.

#include "cli/play_seats.h"
#include "game/game.h"
#include "game/record.h"

#include <expected>
#include <optional>
#include <string>

namespace sumito::cli {

// A game, who plays it, and the record it was taken from, if any.
struct PlayStart {
    game::Game game;
    PlaySeats seats;
    std::optional<game::Record> from = std::nullopt;
};

// Saves one game: in the file the players have named, or else in the current folder under a name
// that is not taken yet. What stood beside the game in the record it was taken from stays there.
class PlaySaver {
public:
    explicit PlaySaver(std::string file, const PlaySeats& seats = {},
                       std::optional<game::Record> from = std::nullopt)
        : file_(std::move(file)), seats_(seats), from_(std::move(from)) {}

    // The name of the file, or why it could not be written.
    std::expected<std::string, std::string> operator()(const game::Game& game, game::Instant now);
    std::expected<std::string, std::string> save_in(const std::string& file, const game::Game& game,
                                                    game::Instant now) const;

private:
    std::string file_;
    PlaySeats seats_;
    std::optional<game::Record> from_;
};

// A clocked game that is not finished is paused. Computers are named in the language. Throws
// Failure.
PlayStart load_game(const std::string& file, words::Language language);

} // namespace sumito::cli
