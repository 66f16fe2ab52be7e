// How marbles move: the rear one is given a push, each next one starts when it is touched and they
// come to rest one cell on. A marble that falls rolls along the rim to its place in the tray.

import type { Cell, Direction, Move } from '../core/types';
import { beyond, between, distance, pointOf, unit, type Point } from './geometry';
import type { View } from './look';
import { lineOf } from './pieces';
import { marbleRadius, rimPoint } from './shape';
import type { Attempt } from './state';
import { bearing } from './trays';

export interface Pose extends Point {
  scale: number;
}

// The way of one marble in time.
export interface Flight {
  from: Cell;
  lasts: number; // milliseconds
  at(elapsed: number): Pose;
}

export interface TrayPlace {
  point: Point;
  radius: number;
}

export const slideTime = 230;
const gap = 1 - (2 * marbleRadius) / unit; // between neighbours at rest, in cells
const friction = 2.2;

function eased(part: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, part))) ** friction;
}

function timeTo(reach: number): number {
  return slideTime * (1 - (1 - reach) ** (1 / friction));
}

// How far the marble in that place of the line is when the rear one has gone `reach` cells: it
// waits for the touch and has caught up at the end.
export function advance(place: number, reach: number): number {
  const touched = place * gap;
  if (reach <= touched) return 0;
  const part = (reach - touched) / (1 - touched);
  return reach - touched * (1 - part * part);
}

function poseAt(cell: Cell, direction: Direction, view: View, far: number): Pose {
  return { ...beyond(cell, direction, view, far), scale: 1 };
}

// Where the marbles are that the hand holds.
export function heldPoses(tried: Attempt | undefined, view: View): Map<Cell, Pose> {
  if (!tried) return new Map();
  const { move, direction, reach } = tried;
  const place = (i: number) => (move && !move.broadside ? i : 0);
  const line = move ? lineOf(move) : tried.marbles;
  return new Map(
    line.map((cell, i) => [cell, poseAt(cell, direction, view, advance(place(i), reach))]),
  );
}

// `reach`: how far the hand has brought them already.
export function flightsOf(move: Move, view: View, reach: number, tray?: TrayPlace): Flight[] {
  const start = timeTo(reach);
  return lineOf(move).map((cell, i) => {
    if (tray && cell === move.ejected?.from) return falling(move, view, i, reach, tray);
    const place = move.broadside ? 0 : i;
    const at = (elapsed: number) =>
      poseAt(cell, move.direction, view, advance(place, eased((start + elapsed) / slideTime)));
    return { from: cell, lasts: slideTime - start, at };
  });
}

function falling(move: Move, view: View, place: number, reach: number, tray: TrayPlace): Flight {
  const cell = move.ejected!.from;
  const way = measured(roll(cell, move.direction, view, tray.point));
  const gone = advance(place, reach) * unit;
  const wait = Math.max(0, timeTo(place * gap) - timeTo(reach));
  const lasts = 240 + (38 * way.length) / unit;
  const small = tray.radius / marbleRadius;
  const at = (elapsed: number): Pose => {
    const part = 1 - (1 - Math.min(1, Math.max(0, (elapsed - wait) / lasts))) ** 1.6;
    const far = gone + (way.length - gone) * part;
    const shrunk = Math.min(1, Math.max(0, far / unit - 0.4));
    return { ...way.at(far), scale: 1 + (small - 1) * shrunk };
  };
  return { from: cell, lasts: wait + lasts, at };
}

// Over the edge, around the rim the shorter way, and out into the tray.
function roll(cell: Cell, direction: Direction, view: View, end: Point): Point[] {
  const edge = beyond(cell, direction, view, 0.85);
  const [from, to] = [bearing(edge), bearing(end)];
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  const count = Math.max(2, Math.round(Math.abs(turn) / 5));
  const around = Array.from({ length: count }, (_, i) => rimPoint(from + (turn * (i + 1)) / count));
  return rounded(rounded([pointOf(cell, view), edge, ...around, end]));
}

// Cuts the corners of a way, but not its ends.
function rounded(way: Point[]): Point[] {
  const cut = way.slice(1).flatMap((to, i) => {
    const from = way[i]!;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return [way[0]!, ...cut, way.at(-1)!];
}

function measured(way: Point[]): { length: number; at(far: number): Point } {
  const marks = [0];
  for (let i = 1; i < way.length; i++) marks.push(marks[i - 1]! + distance(way[i - 1]!, way[i]!));
  const at = (far: number): Point => {
    const i = Math.max(1, marks.findIndex((mark) => mark >= far));
    if (far >= marks.at(-1)!) return way.at(-1)!;
    return between(way[i - 1]!, way[i]!, (far - marks[i - 1]!) / (marks[i]! - marks[i - 1]! || 1));
  };
  return { length: marks.at(-1)!, at };
}

// The same film run back, at twice the speed.
export function reversed(flights: readonly Flight[]): Flight[] {
  const total = Math.max(0, ...flights.map(({ lasts }) => lasts));
  return flights.map((flight) => ({
    from: flight.from,
    lasts: total / 2,
    at: (elapsed) => flight.at(Math.max(0, total - 2 * elapsed)),
  }));
}

const frame = 1000 / 60;

// A flight as pictures that follow each other evenly, from its beginning to its end.
export function posesOf({ lasts, at }: Flight): Pose[] {
  const last = Math.max(1, Math.ceil(lasts / frame));
  return Array.from({ length: last + 1 }, (_, i) => at((lasts * i) / last));
}
