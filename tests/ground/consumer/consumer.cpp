#include <game/game.h>
#include <iostream>
#include <rules/generate.h>
#include <rules/perft.h>

int main() {
    const sumito::game::Game game({}, {});
    std::cout << sumito::rules::count_moves(game.position()) << " moves, then "
              << sumito::rules::perft(game.position(), 2) << '\n';
}
