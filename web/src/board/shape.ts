// The board as an object: how wide its parts are, the outlines of its frame, and the way around
// it. Everything is measured as in geometry.ts.

import { directions, moved, pointOf, step, towards, unit, upright, type Point } from './geometry';
import type { Cell, Direction } from '../core/types';
import type { View } from './look';

export const marbleRadius = 0.45 * unit;
export const cellRadius = 0.455 * unit;

// How far the parts reach, measured from the outermost cells' centres to the middle of a side.
export const fieldEdge = 0.57 * unit;
export const rimMiddle = 0.75 * unit;
const rimEdge = 0.93 * unit;
export const frameEdge = 1.06 * unit;

const outermost = 4 * unit;
export const apothem = (outermost * Math.sqrt(3)) / 2;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// Half the board's width: the rounding takes something off the two corners.
const rounding = 1.0 * unit;
const halfWidth = cornerOf(frameEdge) - rounding * (2 / Math.sqrt(3) - 1);
const halfHeight = apothem + frameEdge;
export const box: Box = {
  left: -halfWidth,
  top: -halfHeight,
  width: 2 * halfWidth,
  height: 2 * halfHeight,
};

export const viewBox = [box.left, box.top, box.width, box.height].map(round).join(' ');

// A point of the screen, where the board fills this area of it.
export function pointIn(area: Box, x: number, y: number): Point {
  return {
    x: box.left + ((x - area.left) / area.width) * box.width,
    y: box.top + ((y - area.top) / area.height) * box.height,
  };
}

function cornerOf(edge: number): number {
  return ((apothem + edge) * 2) / Math.sqrt(3);
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export function at(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}

// A hexagon with rounded corners, as a path.
function hexagon(edge: number, radius: number): string {
  const corners = directions.map((d) => moved({ x: 0, y: 0 }, towards(d, upright), cornerOf(edge)));
  const cut = radius / Math.sqrt(3);
  const arcs = corners.map((corner, i) => {
    const before = directions[(i + 4) % 6]!;
    const after = directions[(i + 2) % 6]!;
    const from = moved(corner, towards(before, upright), cut);
    const to = moved(corner, towards(after, upright), cut);
    return `${at(from)}A${radius} ${radius} 0 0 0 ${at(to)}`;
  });
  return `M${arcs.join('L')}Z`;
}

export const framePath = hexagon(frameEdge, rounding);
export const rimPath = hexagon(rimEdge, 0.86 * unit);
export const fieldPath = hexagon(fieldEdge, 0.5 * unit);

// The grooves from cell to cell, all in one path; the same however the board is turned.
export function groovePath(cells: readonly Cell[]): string {
  const forward: Direction[] = ['E', 'NE', 'NW'];
  const lines = cells.flatMap((cell) =>
    forward.flatMap((d) => {
      const next = step(cell, d);
      return next ? `M${at(pointOf(cell, upright))}L${at(pointOf(next, upright))}` : [];
    }),
  );
  return lines.join('');
}

// A point of the rim, seen from the middle under an angle in degrees, counter-clockwise from E.
export function rimPoint(angle: number): Point {
  const fromSide = (((angle % 60) + 60) % 60) - 30;
  const radius = (apothem + rimMiddle) / Math.cos((fromSide * Math.PI) / 180);
  const radians = (angle * Math.PI) / 180;
  const within = Math.min(radius, (apothem + rimMiddle) * 1.1);
  return { x: within * Math.cos(radians), y: -within * Math.sin(radians) };
}

const labelDistance = rimMiddle / Math.cos(Math.PI / 6);

export interface Label {
  text: string;
  at: Point;
}

// The letters stand before the rows, the numbers below the slanting files, wherever they are when
// the board is turned.
export function labels(cells: readonly Cell[], view: View): Label[] {
  const outside = (direction: Direction, part: number) =>
    cells
      .filter((cell) => !step(cell, direction))
      .map((cell) => ({
        text: cell.charAt(part),
        at: moved(pointOf(cell, view), towards(direction, view), labelDistance),
      }));
  return [...outside('W', 0), ...outside('SE', 1)];
}
