// A table with a few marbles and the moves that a test needs, no more.

import type { Cell, Colour, Direction, Move, Position, Verdict } from '../../src/core/types';
import { step, upright } from '../../src/board/geometry';
import type { Table } from '../../src/board/state';

export function positionWith(marbles: Record<Cell, Colour>, text = 'some'): Position {
  return {
    text,
    mode: 'duel',
    turn: 'black',
    goal: 6,
    ejected: [0, 0],
    lost: {},
    marbles,
    over: false,
  };
}

export function inLine(direction: Direction, own: Cell[], pushed: Cell[] = []): Move {
  const text = own[0]! + step(own[0]!, direction)!;
  return { text, direction, broadside: false, own, pushed };
}

export function broadside(direction: Direction, own: Cell[]): Move {
  const text = own[0]! + own.at(-1)! + step(own[0]!, direction)!;
  return { text, direction, broadside: true, own, pushed: [] };
}

export function judged(marbles: Cell[], direction: Direction): Verdict {
  return { reason: 'pac', where: ['e9'], sentence: `${marbles.join('')} ${direction}` };
}

// Three black marbles c3 c4 c5 in a row, a white one at c6, and a lone black one at g7.
export function aTable(moves: Move[]): Table {
  const marbles: Record<Cell, Colour> = {
    c3: 'black',
    c4: 'black',
    c5: 'black',
    c6: 'white',
    g7: 'black',
  };
  return {
    position: positionWith(marbles),
    moves,
    view: upright,
    judge: judged,
    lineFrom: (rear, direction) =>
      rear === 'c3' && direction === 'E' ? ['c3', 'c4', 'c5'] : [rear],
  };
}

export const push = inLine('E', ['c3', 'c4', 'c5'], ['c6']);
export const single = inLine('NE', ['c3']);
export const upLeft = broadside('NW', ['c3', 'c4', 'c5']);
export const upRight = broadside('NE', ['c3', 'c4', 'c5']);
export const allMoves = [push, single, upLeft, upRight, inLine('W', ['g7'])];
