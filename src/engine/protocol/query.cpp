#include "engine/protocol/query.h"

#include "rules/generate.h"
#include "rules/notation.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace sumito::engine::protocol {

using game::Game;
using rules::Colour;

namespace {

std::string truth(bool so) { return so ? " true" : " false"; }

std::string players(const rules::Ruleset& ruleset) {
    std::string text;
    for (const Colour colour : ruleset.turns) text += " " + std::string(name(colour));
    return text;
}

std::string legal_moves(const Game& game) {
    std::set<std::string> moves;
    if (!game.result())
        for (const rules::Move move : rules::generate(game.position()))
            moves.insert(rules::to_text(game.position(), move));
    std::string text;
    for (const std::string& move : moves) text += " " + move;
    return text;
}

std::string scores(const rules::Position& position) {
    std::string text;
    for (int s = 0; s < position.ruleset().sides; ++s)
        text +=
            (s == 0 ? " " : "-") + std::to_string(position.ejected(static_cast<rules::Side>(s)));
    return text;
}

// A side is named by the first of its players.
std::string result(const Game& game) {
    if (!game.result()) return " none";
    if (!game.result()->winner) return " draw";
    const rules::Ruleset& ruleset = game.ruleset();
    const auto first = std::ranges::find(ruleset.turns, *game.result()->winner,
                                         [&](Colour colour) { return ruleset.side[colour]; });
    return " p" + std::to_string(std::distance(ruleset.turns.begin(), first) + 1) + "win";
}

std::string answer_to(const Query& query, const Game& game) {
    switch (query.what) {
    case Question::turn:
        return " " + std::string(name(game.turn()));
    case Question::players:
        return players(game.ruleset());
    case Question::legal_moves:
        return legal_moves(game);
    case Question::fen:
        return " " + game.position().text();
    case Question::scores:
        return scores(game.position());
    case Question::result:
        return result(game);
    case Question::game_over:
        return truth(game.result().has_value());
    case Question::players_turn:
        break;
    }
    return truth(game.ruleset().turns.begin()[query.player] == game.turn());
}

} // namespace

std::expected<std::string, Error> response(const Query& query, const Game& game) {
    const std::size_t players_there = game.ruleset().turns.size();
    if (query.player >= players_there)
        return std::unexpected(Error{query.at, "there are " + std::to_string(players_there) +
                                                   " players in " +
                                                   std::string(game.ruleset().id)});
    return "response" + answer_to(query, game);
}

} // namespace sumito::engine::protocol
