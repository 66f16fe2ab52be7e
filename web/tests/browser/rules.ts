// The rules, for tests that play: the same module as on the page, here under node.

import { coreOf } from '../../src/core/core';
import type { Core, Mode, Move } from '../../src/core/types';
import { dice, realAsker, right, settings } from '../core/real';

const asker = await realAsker();
export const core: Core = coreOf(asker);

export interface Turn {
  before: string;
  move: Move;
  after: string;
}

function chosen(position: string, roll: (below: number) => number): Move {
  const moves = core.moves(position);
  const ejecting = moves.filter((move) => move.ejected);
  const from = ejecting.length > 0 ? ejecting : moves;
  return from[roll(from.length)]!;
}

// Moves by chance, but whoever can eject does.
function randomGame(start: string, seed: number, most: number): Turn[] | undefined {
  const roll = dice(seed);
  const turns: Turn[] = [];
  for (let before = start; turns.length < most; ) {
    const move = chosen(before, roll);
    const after = core.play(before, move.text);
    turns.push({ before, move, after: after.text });
    if (after.over) return turns;
    before = after.text;
  }
  return undefined;
}

const isVaried = (game: Turn[]) =>
  game.some(({ move }) => move.broadside) && game.some(({ move }) => move.pushed.length > 0);

// A whole game of at most so many moves, always the same, with moves of all kinds.
export function shortGame(start: string, most: number): Turn[] {
  for (let seed = 1; ; ++seed) {
    const game = randomGame(start, seed, most);
    if (game && isVaried(game)) return game;
  }
}

export function startOf(mode: Mode, goal: number, layout?: string): string {
  const found = core.layouts().find((l) => l.mode === mode && (!layout || l.name === layout));
  return right(core.position(`${found!.position} ${goal}`)).text;
}

export function recordOf(turns: Turn[]): string {
  const game = right(core.newGame(settings({ position: turns[0]!.before }), 0));
  for (const { before, move } of turns) {
    const { turn } = right(core.position(before));
    const refusal = game.act(turn, { kind: 'play', move: move.text }, 0);
    if (refusal) throw new Error(refusal.sentence);
  }
  return game.record(0);
}

// What a good player would do.
export function goodMove(position: string): Move {
  const game = right(core.newGame(settings({ position }), 0));
  const found = asker.must<string>('think', game.record(0), 'nodes', 20_000);
  game.close();
  return core.moves(position).find((move) => move.text === found)!;
}
