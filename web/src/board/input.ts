// The pointer: mouse, finger or pen. Two gestures, told apart by where they begin, so that never
// the wrong marbles go:
//   pull   begins on an own marble. It goes that way and takes its line along; if it is one of two
//          or three chosen ones, those go. Let go near the start to cancel.
//   sweep  begins anywhere else, or on an own marble after holding still. It chooses the marbles
//          in line from the first to the last one it comes over.
// A press without either is a tap: it chooses a marble, or a target of the chosen ones.

import type { Cell, Direction } from '../core/types';
import { angleOff, cellAt, directionOf, distance, lineBetween, unit, type Point } from './geometry';
import {
  attempt,
  decide,
  directionTo,
  isMine,
  nothing,
  playReach,
  putCursor,
  refuse,
  same,
  toggle,
  type Grip,
  type Hand,
  type Outcome,
  type Table,
} from './state';

const tapReach = 0.25; // cells; what goes further is no tap
const keep = 38; // degrees; a pull keeps its direction a little beyond the half way to the next

export function press(hand: Hand, table: Table, point: Point): void {
  hand.warned = [];
  hand.aiming = false;
  hand.attempt = undefined;
  const cell = cellAt(point, table.view);
  if (cell) putCursor(hand, table, cell);
  if (table.moves.length === 0) return;
  const mine = cell !== undefined && isMine(table, cell);
  hand.grip = { kind: mine ? 'pull' : 'sweep', from: point, cell, left: false };
  if (cell && !mine) preview(hand, table, cell);
}

// Shows what a tap on the cell would do.
export function preview(hand: Hand, table: Table, cell: Cell): void {
  const direction = isMine(table, cell) ? undefined : directionTo(table, hand.chosen, cell);
  const shown = direction && attempt(table, hand.chosen, direction);
  hand.attempt = shown?.move ? shown : undefined;
}

// A mouse that only passes by.
export function hover(hand: Hand, table: Table, point: Point): void {
  if (hand.grip || hand.aiming || hand.chosen.length === 0) return;
  const cell = cellAt(point, table.view);
  if (cell) preview(hand, table, cell);
  else hand.attempt = undefined;
}

// The finger rests on a marble: from now on it sweeps.
export function hold(hand: Hand): boolean {
  const { grip } = hand;
  if (grip?.kind !== 'pull' || grip.left || !grip.cell) return false;
  hand.grip = { ...grip, kind: 'sweep', first: grip.cell, left: true };
  hand.chosen = [grip.cell];
  return true;
}

export function drag(hand: Hand, table: Table, point: Point): void {
  const { grip } = hand;
  if (!grip) return;
  if (!grip.left && lengthTo(grip, point) < tapReach) return;
  grip.left = true;
  if (grip.kind === 'pull') pullTo(hand, table, grip, point);
  else sweepOver(hand, table, grip, point);
}

function lengthTo(grip: Grip, point: Point): number {
  return distance(grip.from, point) / unit;
}

function pullTo(hand: Hand, table: Table, grip: Grip, point: Point): void {
  const length = lengthTo(grip, point);
  if (length < tapReach) {
    hand.attempt = undefined;
    return;
  }
  if (!takesChosen(hand, grip)) hand.chosen = [];
  const direction = steady(hand, table, grip, point);
  const tried = hand.attempt?.direction === direction ? hand.attempt : undefined;
  const shown = tried ?? attempt(table, hand.chosen.length ? hand.chosen : [grip.cell!], direction);
  hand.attempt = { ...shown, reach: reachOf(length, shown.move !== undefined) };
}

function takesChosen(hand: Hand, grip: Grip): boolean {
  return hand.chosen.length > 1 && hand.chosen.includes(grip.cell!);
}

// The direction of the pull; it does not flutter half way between two.
function steady(hand: Hand, table: Table, grip: Grip, point: Point): Direction {
  const before = hand.attempt?.direction;
  if (before && angleOff(grip.from, point, before, table.view) < keep) return before;
  return directionOf(grip.from, point, table.view);
}

// What cannot go gives way a little, so that one feels what holds it.
function reachOf(length: number, free: boolean): number {
  return free ? Math.min(1, length) : Math.min(1, length) * 0.08;
}

function sweepOver(hand: Hand, table: Table, grip: Grip, point: Point): void {
  hand.attempt = undefined;
  const cell = cellAt(point, table.view);
  if (!cell || !isMine(table, cell)) return;
  grip.first ??= cell;
  const line = lineBetween(grip.first, cell);
  if (line?.every((c) => isMine(table, c)) && !same(line, hand.chosen)) hand.chosen = line;
}

export function release(hand: Hand, table: Table, point: Point): Outcome {
  const { grip } = hand;
  hand.grip = undefined;
  if (!grip) return nothing;
  if (!grip.left) return tap(hand, table, grip.cell);
  if (grip.kind === 'sweep') return swept(hand, table, grip, point);
  const tried = hand.attempt;
  hand.attempt = undefined;
  return tried && lengthTo(grip, point) >= playReach ? decide(hand, tried) : nothing;
}

// Something came between: a second finger, a scrolling page.
export function cancel(hand: Hand): void {
  hand.grip = undefined;
  hand.attempt = undefined;
}

function swept(hand: Hand, table: Table, grip: Grip, point: Point): Outcome {
  const direction = directionOf(grip.from, point, table.view);
  if (!grip.first) return pulledOther(hand, table, grip.cell, direction);
  if (hand.chosen.length <= 3) return { kind: 'chose' };
  const verdict = table.judge?.(hand.chosen, direction);
  hand.chosen = [];
  return verdict ? refuse(hand, verdict) : nothing;
}

// A pull at a marble that is not the player's to move.
function pulledOther(hand: Hand, table: Table, cell: Cell | undefined, d: Direction): Outcome {
  if (!cell || !table.position.marbles[cell]) return nothing;
  const verdict = table.judge?.([cell], d);
  return verdict ? refuse(hand, verdict) : nothing;
}

function tap(hand: Hand, table: Table, cell: Cell | undefined): Outcome {
  hand.attempt = undefined;
  if (cell && isMine(table, cell)) return toggle(hand, table, cell);
  if (hand.chosen.length === 0) return nothing;
  const direction = cell && directionTo(table, hand.chosen, cell);
  if (direction) return decide(hand, attempt(table, hand.chosen, direction));
  return tapElsewhere(hand, cell);
}

// Beside the chosen marbles, where it could mean two moves, they stay chosen.
function tapElsewhere(hand: Hand, cell: Cell | undefined): Outcome {
  const beside = hand.chosen.some((c) => cell && lineBetween(c, cell)?.length === 2);
  if (beside) return nothing;
  hand.chosen = [];
  return { kind: 'chose' };
}
