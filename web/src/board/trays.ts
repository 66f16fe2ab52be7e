// The trays for ejected marbles lie in the corners that the hexagon leaves free in its rectangle,
// each near the seat of the side that took them, so that they cost the board no room.

import type { Colour, Mode } from '../core/types';
import type { Point } from './geometry';
import type { View } from './look';
import { apothem, box, frameEdge } from './shape';

export interface Side {
  colours: Colour[];
  ejected: Colour[]; // the marbles it has taken, in order
  goal: number;
}

export interface Tray {
  colours: Colour[];
  places: Point[];
  owners: Point[]; // where the small marbles lie that say whose tray it is
  radius: number; // of a marble in it
  outline: Point[];
}

// Where a side's first colour sits, as the index of the board's side, counted as in View.
export const seats: Record<Mode, Partial<Record<Colour, number>>> = {
  duel: { black: 0, white: 3 },
  trio: { black: 0, white: 2, red: 4 },
  teams: { black: 0, white: 1, red: 3, yellow: 4 },
  tandem: { black: 0, white: 1, red: 3, yellow: 4 },
};

// A corner of the rectangle: to the right or left, above or below.
interface Corner {
  right: 1 | -1;
  up: 1 | -1;
}
const corners: readonly Corner[] = [
  { right: 1, up: 1 },
  { right: -1, up: 1 },
  { right: -1, up: -1 },
  { right: 1, up: -1 },
];

function angleOf({ right, up }: Corner): number {
  return (Math.atan2(up * box.height, right * box.width) * 180) / Math.PI;
}

function apart(a: number, b: number): number {
  const turn = (((a - b) % 360) + 360) % 360;
  return Math.min(turn, 360 - turn);
}

// The angle under which a seat is seen from the middle. A little to the player's right hand, so
// that of two corners equally near the right one is taken.
function seatAngle(seat: number, view: View): number {
  const turned = -90 - 60 * (seat - view.south);
  return (view.flipped ? 180 - turned : turned) + 10;
}

// Each side gets the free corner nearest to its seat.
export function cornersFor(mode: Mode, sides: readonly Side[], view: View): Corner[] {
  const free = [...corners];
  return sides.slice(0, corners.length).map(({ colours }) => {
    const seat = seatAngle(seats[mode][colours[0] ?? 'black'] ?? 0, view);
    free.sort((a, b) => apart(angleOf(a), seat) - apart(angleOf(b), seat));
    return free.shift()!;
  });
}

const gap = 18; // between frame and tray

// The rows of a tray of `across` places, in the corner at the top right: they begin at the frame,
// and the first six places of three across are a triangle.
function rowsOf(across: number): { rows: Point[][]; pitch: number } {
  const [right, top] = [box.width / 2, box.height / 2];
  const slant = Math.cos(Math.PI / 6);
  const start = (apothem + frameEdge + gap - top / 2) / slant;
  const pitch = (right - start) / (across - 0.5 + slant);
  const rows = Array.from({ length: 2 * across - 1 }, (_, row) =>
    Array.from({ length: across - Math.ceil(row / 2) }, (_, place) => ({
      x: start + pitch * (slant + row / 2 + place),
      y: -(top - pitch / 2 - row * pitch * slant),
    })),
  );
  return { rows, pitch };
}

// The last two rows are kept for the signs of the owners.
function roomFor(count: number): { rows: Point[][]; pitch: number } {
  for (let across = 3; ; across++) {
    const room = rowsOf(across);
    if (room.rows.slice(0, -2).flat().length >= count) return room;
  }
}

export function trayAt(side: Side, corner: Corner): Tray {
  const count = Math.max(side.goal, side.ejected.length, 1);
  const { rows, pitch } = roomFor(count);
  const place = ({ x, y }: Point): Point => ({ x: x * corner.right, y: y * corner.up });
  const places = rows.flat().slice(0, count).map(place);
  const used = rows.findIndex((_, i) => rows.slice(0, i + 1).flat().length >= count) + 1;
  const signs = rows.slice(used).flatMap((row) => row.slice(0, 1).map(place));
  const owners = signs.slice(0, side.colours.length);
  const radius = pitch * 0.42;
  return { colours: side.colours, places, owners, radius, outline: hull([...places, ...owners]) };
}

export function traysFor(mode: Mode, sides: readonly Side[], view: View): Tray[] {
  const found = cornersFor(mode, sides, view);
  return sides.slice(0, found.length).map((side, i) => trayAt(side, found[i]!));
}

// The points around which a string would go, by Andrew's chains.
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (list: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  const around = [...chain(sorted), ...chain(sorted.reverse())];
  return around.length > 0 ? around : sorted;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// The angle in degrees under which a point is seen from the middle, counter-clockwise from E.
export function bearing({ x, y }: Point): number {
  return (Math.atan2(-y, x) * 180) / Math.PI;
}

