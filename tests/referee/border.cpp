#include "referee/border.h"

namespace sumito::referee {

Game game_of(const rules::Position& position) { return *Game::read(position.text()); }

rules::Position position_of(const Game& game) { return *rules::Position::from_text(game.text()); }

std::vector<Place> places_of(rules::CellSet cells) {
    std::vector<Place> places;
    for (const rules::Cell cell : cells) places.push_back({cell.row(), cell.column()});
    return places;
}

rules::CellSet cells_of(const std::vector<Place>& places) {
    rules::CellSet cells;
    for (const Place p : places) cells |= *rules::Cell::at(p.row, p.column);
    return cells;
}

rules::CellSet cells_with(const Game& game, char letter) {
    rules::CellSet cells;
    for (const rules::Cell cell : rules::CellSet::board())
        if (game.at({cell.row(), cell.column()}) == letter) cells |= cell;
    return cells;
}

Heading heading_of(rules::Direction d) { return headings[static_cast<std::size_t>(d)]; }

} // namespace sumito::referee
