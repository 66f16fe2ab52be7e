// The 61 cells and where they lie on the screen, however the board is turned. Lengths are the
// board's own: neighbouring cells are `unit` apart, the middle of the board is 0,0, y grows
// downwards.

import type { Cell, Direction } from '../core/types';
import type { View } from './look';

export interface Point {
  x: number;
  y: number;
}

export const unit = 100;
export const upright: View = { south: 0, flipped: false };

// Counter-clockwise from E, so that the index times 60 degrees is the angle.
export const directions: readonly Direction[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

const steps: Record<Direction, readonly [row: number, column: number]> = {
  E: [0, 1],
  NE: [1, 1],
  NW: [1, 0],
  W: [0, -1],
  SW: [-1, -1],
  SE: [-1, 0],
};

const side = 4; // cells from the middle to a corner

function rowOf(cell: Cell): number {
  return cell.charCodeAt(0) - 97;
}

function columnOf(cell: Cell): number {
  return cell.charCodeAt(1) - 49;
}

function cellNamed(row: number, column: number): Cell | undefined {
  const inside = (n: number) => n >= 0 && n <= 2 * side;
  if (!inside(row) || !inside(column) || Math.abs(row - column) > side) return undefined;
  return String.fromCharCode(97 + row) + (column + 1);
}

function allCells(): Cell[] {
  const numbers = Array.from({ length: 2 * side + 1 }, (_, n) => n);
  return numbers.flatMap((row) => numbers.flatMap((column) => cellNamed(row, column) ?? []));
}

export const cells: readonly Cell[] = allCells();

// The neighbour, or undefined beyond the edge.
export function step(cell: Cell, direction: Direction): Cell | undefined {
  const [row, column] = steps[direction];
  return cellNamed(rowOf(cell) + row, columnOf(cell) + column);
}

export function opposite(direction: Direction): Direction {
  return directions[(directions.indexOf(direction) + 3) % 6]!;
}

function modulo6(n: number): number {
  return ((n % 6) + 6) % 6;
}

// As the player sees it: what is E on the screen may be NE on the board.
export function onScreen(direction: Direction, view: View): Direction {
  const turned = directions.indexOf(direction) + view.south;
  return directions[modulo6(view.flipped ? 3 - turned : turned)]!;
}

export function onBoard(screen: Direction, view: View): Direction {
  const seen = directions.indexOf(screen);
  return directions[modulo6((view.flipped ? 3 - seen : seen) - view.south)]!;
}

// A length of one in the direction, as it is seen.
export function towards(direction: Direction, view: View): Point {
  const angle = (directions.indexOf(onScreen(direction, view)) * Math.PI) / 3;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

export function moved(from: Point, by: Point, times = 1): Point {
  return { x: from.x + by.x * times, y: from.y + by.y * times };
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function pointOf(cell: Cell, view: View): Point {
  const east = towards('E', view);
  const north = towards('NW', view);
  const inRow = moved({ x: 0, y: 0 }, east, (columnOf(cell) - side) * unit);
  return moved(inRow, north, (rowOf(cell) - side) * unit);
}

// Where a step leads, beyond the edge as well.
export function beyond(cell: Cell, direction: Direction, view: View, steps = 1): Point {
  return moved(pointOf(cell, view), towards(direction, view), steps * unit);
}

// The nearest cell, if the point is on or beside one.
export function cellAt(point: Point, view: View): Cell | undefined {
  let nearest: Cell | undefined;
  let shortest = unit * 0.7;
  for (const cell of cells) {
    const far = distance(point, pointOf(cell, view));
    if (far < shortest) [nearest, shortest] = [cell, far];
  }
  return nearest;
}

// Degrees between the way the hand goes and a direction.
export function angleOff(from: Point, to: Point, direction: Direction, view: View): number {
  const wanted = towards(direction, view);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const turn = Math.atan2(x * wanted.y - y * wanted.x, x * wanted.x + y * wanted.y);
  return (Math.abs(turn) * 180) / Math.PI;
}

// Which way the hand goes.
export function directionOf(from: Point, to: Point, view: View): Direction {
  const off = (direction: Direction) => angleOff(from, to, direction, view);
  return directions.reduce((best, other) => (off(other) < off(best) ? other : best));
}

// The cells from one to the other, both included, if they lie on one line.
export function lineBetween(from: Cell, to: Cell): Cell[] | undefined {
  if (from === to) return [from];
  for (const direction of directions) {
    const line = [from];
    for (let at = step(from, direction); at; at = step(at, direction)) {
      line.push(at);
      if (at === to) return line;
    }
  }
  return undefined;
}

// The foremost of the cells as one looks in the direction. Its neighbour is a different cell for
// each of the six directions in which a line can go, so a tap there has one meaning.
export function foremost(group: readonly Cell[], direction: Direction): Cell | undefined {
  const ahead = towards(direction, upright);
  const reach = (cell: Cell) => {
    const at = pointOf(cell, upright);
    return at.x * ahead.x + at.y * ahead.y;
  };
  return [...group].sort((a, b) => reach(b) - reach(a))[0];
}
