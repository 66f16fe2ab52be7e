// The marbles as things that stay the same while they move: on a cell, or in a place of a tray.

import type { Cell, Colour, Move, Position } from '../core/types';
import { step } from './geometry';
import type { Side } from './trays';

export type Spot = string; // a cell, or a place in a tray as `side:place`

export interface Piece {
  id: number;
  colour: Colour;
  spot: Spot;
}

export function traySpot(side: number, place: number): Spot {
  return `${side}:${place}`;
}

// Undefined for a marble on the board.
export function inTray(spot: Spot): { side: number; place: number } | undefined {
  const [side, place] = spot.split(':');
  return place === undefined ? undefined : { side: Number(side), place: Number(place) };
}

function wanted(position: Position, sides: readonly Side[]): Map<Spot, Colour> {
  const spots = new Map<Spot, Colour>(Object.entries(position.marbles));
  sides.forEach(({ ejected }, side) =>
    ejected.forEach((colour, place) => spots.set(traySpot(side, place), colour)),
  );
  return spots;
}

let lastId = 0;

// Those that are where they should be stay; others go, and new ones come.
export function settled(
  pieces: readonly Piece[],
  position: Position,
  sides: readonly Side[],
): Piece[] {
  const missing = wanted(position, sides);
  const staying = pieces.filter((piece) => missing.get(piece.spot) === piece.colour);
  for (const { spot } of staying) missing.delete(spot);
  const coming = Array.from(missing, ([spot, colour]) => ({ id: ++lastId, colour, spot }));
  return [...staying, ...coming];
}

// From where to where each marble goes in a move. One that falls goes to the spot given for it.
export function journeys(move: Move, fallsTo: Spot): Map<Spot, Spot> {
  const ways = new Map<Spot, Spot>();
  for (const cell of [...move.own, ...move.pushed]) {
    const next = step(cell, move.direction);
    if (next) ways.set(cell, next);
  }
  if (move.ejected) ways.set(move.ejected.from, fallsTo);
  return ways;
}

export function backwards(ways: ReadonlyMap<Spot, Spot>): Map<Spot, Spot> {
  return new Map(Array.from(ways, ([from, to]) => [to, from]));
}

export function relocated(pieces: readonly Piece[], ways: ReadonlyMap<Spot, Spot>): Piece[] {
  return pieces.map((piece) => ({ ...piece, spot: ways.get(piece.spot) ?? piece.spot }));
}

// The moving line from rear to front, pushed marbles included. A broadside's go side by side.
export function lineOf(move: Move): Cell[] {
  return [...move.own, ...move.pushed];
}
