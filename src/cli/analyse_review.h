#pragma once

// What a strong player has to say about a game: what each move was worth, and what would have been
// better.

#include "engine/engine.h"
#include "game/game.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sumito::cli {

// The chance to win that a score means: half and half at 0, three quarters for one marble ahead.
double winning_chance(const engine::Score& score);

// How much of it a move may give away before it is marked.
inline constexpr double dubious_loss = 0.07;
inline constexpr double mistake_loss = 0.14;
inline constexpr double blunder_loss = 0.25;

enum class Mark : std::uint8_t { none, dubious, mistake, blunder };
Mark mark_of(double loss);
std::string_view sign_of(Mark mark); // "", "?!", "?", "??"

struct ReviewedPly {
    rules::Position before = rules::Position::start(rules::duel);
    rules::Move move = rules::Move::pass();
    std::optional<rules::Colour> ejected;
    // Nothing for a turn that was skipped. Scores are the mover's, of the move and of the best.
    struct Worth {
        engine::Score score;
        engine::Score best_score;
        std::vector<rules::Move> best; // the line that begins with the best move
        double loss;                   // of the chance to win
        Mark mark;
    };
    std::optional<Worth> worth;
};

struct PlayerSummary {
    int moves = 0;
    int dubious = 0;
    int mistakes = 0;
    int blunders = 0;
    double accuracy = 0; // 0 to 100; of a move 100 exp(-4 loss), of a player the mean
};

struct GameReview {
    std::vector<ReviewedPly> plies;

    PlayerSummary summary(rules::Colour colour) const;
};

// REQUIRES: the engine tells of one line
GameReview review(const game::Game& game, engine::Engine& engine, const engine::Limits& limits,
                  const std::function<void(std::size_t ply)>& progress);

// "+0.12", "-1.50"; "+#5" if the ejection that decides is 5 plies away, "-#4" if it is the foe's.
std::string score_text(const engine::Score& score);

// With two sides, scores are told as the first side (black's) sees them; among three, as the mover
// does.
engine::Score as_told(const engine::Score& score, const rules::Position& position);

} // namespace sumito::cli
