// What is drawn over the marbles: rings, ghosts, targets and arrows, worked out from the state.

import type { Cell, Move } from '../core/types';
import {
  beyond,
  between,
  directions,
  moved,
  onScreen,
  pointOf,
  step,
  towards,
  unit,
  type Point,
} from './geometry';
import type { LastMove } from './film';
import type { View } from './look';
import { lineOf } from './pieces';
import { at } from './shape';
import type { Attempt, Hand } from './state';

export type Ring = 'may' | 'last' | 'pushed' | 'warn';

// The rings around marbles and cells. What is wrong comes before what is chosen, and that before
// what was done.
export function rings(hand: Hand, last: LastMove | undefined): Map<Cell, Ring> {
  const found = new Map<Cell, Ring>();
  if (last) ringLast(found, last.move);
  for (const cell of [...hand.chosen, ...inHand(hand)]) found.set(cell, 'may');
  for (const cell of warned(hand)) found.set(cell, 'warn');
  return found;
}

// What the hand has taken hold of, whether it was chosen before or not.
function inHand({ attempt, grip }: Hand): readonly Cell[] {
  if (attempt) return attempt.marbles;
  return grip?.kind === 'pull' && grip.cell ? [grip.cell] : [];
}

// The cells that are the reason of a refusal, or would be.
export function warned(hand: Hand): readonly Cell[] {
  return hand.attempt?.verdict?.where ?? hand.warned;
}

function ringLast(found: Map<Cell, Ring>, move: Move): void {
  const put = (from: readonly Cell[], ring: Ring) => {
    for (const cell of from.flatMap((c) => step(c, move.direction) ?? [])) found.set(cell, ring);
  };
  put(move.pushed, 'pushed');
  put(move.own, 'last');
}

// The cells that the last move has left empty.
export function leftBehind(last: LastMove | undefined): Cell[] {
  if (!last) return [];
  const { move } = last;
  const entered = lineOf(move).map((cell) => step(cell, move.direction));
  return lineOf(move).filter((cell) => !entered.includes(cell));
}

export interface Ghost {
  from: Cell;
  at: Point;
  ring: 'may' | 'pushed' | 'warn';
}

// Where each marble of an attempt would come to rest; one that falls is shown beyond the edge.
export function ghosts(tried: Attempt | undefined, view: View): Ghost[] {
  const move = tried?.move;
  if (!move) return [];
  return lineOf(move).map((from) => ({
    from,
    at: beyond(from, move.direction, view, from === move.ejected?.from ? 0.82 : 1),
    ring: from === move.ejected?.from ? 'warn' : move.own.includes(from) ? 'may' : 'pushed',
  }));
}

// Degrees for SVG's rotate, of something drawn to the right.
export function rotation(move: Move, view: View): number {
  return -60 * directions.indexOf(onScreen(move.direction, view));
}

export interface Chevron {
  at: Point;
  falls: boolean;
}

// Small signs behind a target: every marble that is pushed on, and the one that falls.
export function pushSigns(move: Move, view: View): Chevron[] {
  return move.pushed.map((cell) => ({
    at: beyond(cell, move.direction, view, cell === move.ejected?.from ? 0.74 : 0.5),
    falls: cell === move.ejected?.from,
  }));
}

function middle(group: readonly Cell[], view: View): Point {
  const ends = [group[0]!, group.at(-1)!].map((cell) => pointOf(cell, view));
  return between(ends[0]!, ends[1]!, 0.5);
}

// An arrow over a move: in line from the rear to where the front comes to rest, broadside from the
// middle of the line.
export function arrowPath(move: Move, view: View, strength: number): string {
  const way = towards(move.direction, view);
  const start = move.broadside ? middle(move.own, view) : pointOf(move.own[0]!, view);
  const length = (move.broadside ? 1 : move.own.length) * unit;
  const half = 6 + 5 * strength;
  return arrow(moved(start, way, -0.1 * unit), way, length + 0.12 * unit, half);
}

function arrow(start: Point, way: Point, length: number, half: number): string {
  const aside = { x: -way.y, y: way.x };
  const neck = moved(start, way, length - half * 3.2);
  const points = [
    moved(start, aside, half * 0.6),
    moved(neck, aside, half),
    moved(neck, aside, half * 2.6),
    moved(start, way, length),
    moved(neck, aside, -half * 2.6),
    moved(neck, aside, -half),
    moved(start, aside, -half * 0.6),
  ];
  return `M${points.map(at).join('L')}Z`;
}

// The line that goes broadside, under its arrow.
export function barPath(move: Move, view: View): string {
  if (!move.broadside) return '';
  return `M${at(pointOf(move.own[0]!, view))}L${at(pointOf(move.own.at(-1)!, view))}`;
}
