#include "engine/protocol/moves.h"

#include "game/record_text.h"
#include "rules/notation.h"

#include <algorithm>
#include <string>
#include <utility>

namespace sumito::engine::protocol {

using game::Game;
using rules::Move;
using rules::Position;

namespace {

std::string not_legal(const rules::Verdict& verdict) {
    const std::string text = "the move is not legal: " + std::string(name(verdict.reason));
    std::string cells;
    for (const rules::Cell cell : verdict.where) cells += (cells.empty() ? "" : " ") + name(cell);
    return cells.empty() ? text : text + " (" + cells + ")";
}

Error wrong_move(Word word, const rules::MoveError& error) {
    const std::string move = game::quoted(word.text) + ": ";
    if (const auto* verdict = std::get_if<rules::Verdict>(&error))
        return {word.at, move + not_legal(*verdict)};
    const auto& text = std::get<rules::TextError>(error);
    return {word.at + text.at, move + text.what};
}

std::expected<Move, Error> read(const Position& position, Word word) {
    const auto move = rules::read_move(position, word.text);
    if (!move) return std::unexpected(wrong_move(word, move.error()));
    return *move;
}

bool is_pass(Word word) { return word.text == rules::pass_text || word.text == "pass"; }

// A game that is played word by word.
class Player {
public:
    Player(const Position& start, const game::DrawRules& draws)
        : game_(game_at(start, draws)), skipped_(game_.plies().size()) {}

    std::optional<Error> play(Word word) {
        if (is_pass(word) && skipped_ > 0) {
            --skipped_;
            return std::nullopt;
        }
        if (const auto& result = game_.result())
            return Error{word.at, game::quoted(word.text) + ": the game was over before (" +
                                      std::string(name(result->why)) + ")"};
        const auto move = read(game_.position(), word);
        if (!move) return move.error();
        const std::size_t before = game_.plies().size();
        game_.apply({game_.turn(), {}, game::Moved{*move}});
        skipped_ = game_.plies().size() - before - 1;
        return std::nullopt;
    }

    Game take() { return std::move(game_); }

private:
    Game game_;
    std::size_t skipped_; // turns that were passed over and not yet named
};

} // namespace

Game game_at(const Position& start, const game::DrawRules& draws) {
    game::Settings settings;
    settings.start = start;
    settings.draws = draws;
    return {settings, {}};
}

std::expected<Game, Error> play_game(const Position& start, const game::DrawRules& draws,
                                     std::span<const Word> moves) {
    Player player(start, draws);
    for (const Word& move : moves)
        if (auto error = player.play(move)) return std::unexpected(*std::move(error));
    return player.take();
}

std::expected<std::vector<Move>, Error> read_moves(const Position& position,
                                                   std::span<const Word> moves) {
    std::vector<Move> read_ones;
    for (const Word& word : moves) {
        const auto move = read(position, word);
        if (!move) return std::unexpected(move.error());
        if (std::ranges::find(read_ones, *move) == read_ones.end()) read_ones.push_back(*move);
    }
    return read_ones;
}

} // namespace sumito::engine::protocol
