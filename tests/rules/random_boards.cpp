#include "random_boards.h"

namespace sumito::rules {

// On few rows the marbles stand close together.
CellSet RandomBoards::some_rows() {
    const int rows = 2 + below(8);
    CellSet cells;
    for (const Cell cell : CellSet::board())
        if (cell.row() < rows) cells |= cell;
    return cells;
}

Cell RandomBoards::one_of(CellSet cells) {
    for (int skip = below(cells.size()); skip > 0; --skip) cells -= cells.first();
    return cells.first();
}

Position RandomBoards::next() {
    Setup setup;
    setup.ruleset = &ruleset_;
    CellSet free = some_rows();
    for (const Colour c : ruleset_.turns)
        for (int count = below(ruleset_.marbles + 1); count > 0 && !free.empty(); --count) {
            const Cell cell = one_of(free);
            setup.marbles[c] |= cell;
            free -= cell;
        }
    setup.turn = ruleset_.turns.begin()[below(static_cast<int>(ruleset_.turns.size()))];
    setup.goal = 1 + below(ruleset_.marbles);
    const Side side = ruleset_.side[setup.turn];
    setup.ejected[side] = setup.goal - (below(4) > 0 ? 1 : 0);
    if (const auto position = Position::from(setup)) return *position;
    setup.ejected[side] = 0;
    return *Position::from(setup);
}

} // namespace sumito::rules
