// Where things are on the screen, on a board that may be turned, and which key leads which way.

import type { Page } from 'playwright-core';
import { directions, step } from '../../src/board/geometry';
import type { Cell, Direction } from '../../src/core/types';
import { board } from './table';

export interface Spot {
  x: number;
  y: number;
}

// Where the cells are on the screen at this moment.
export async function spotsOn(page: Page): Promise<Record<Cell, Spot>> {
  const found = await board(page).evaluate((element) =>
    Array.from(element.querySelectorAll<SVGElement>('[data-cell]'), (circle) => {
      const { left, top, width, height } = circle.getBoundingClientRect();
      const { cell } = circle.dataset;
      return [cell ?? '', { x: left + width / 2, y: top + height / 2 }] as const;
    }),
  );
  return Object.fromEntries(found);
}

export function oneOn(spots: Record<Cell, Spot>, from: Cell, direction: Direction): Spot {
  const middle = spots.e5!;
  const next = spots[step('e5', direction)!]!;
  return { x: spots[from]!.x + next.x - middle.x, y: spots[from]!.y + next.y - middle.y };
}

export interface Way {
  walk: string; // the key that goes there
  digit: string; // the key that aims there
}

// By the angle on the screen, in sixths of a circle, counter-clockwise from the right.
const ways: readonly Way[] = [
  { walk: 'ArrowRight', digit: '6' },
  { walk: 'PageUp', digit: '9' },
  { walk: 'Home', digit: '7' },
  { walk: 'ArrowLeft', digit: '4' },
  { walk: 'End', digit: '1' },
  { walk: 'PageDown', digit: '3' },
];

function wayOf(spots: Record<Cell, Spot>, direction: Direction): Way {
  const [from, to] = [spots.e5!, spots[step('e5', direction)!]!];
  const angle = Math.atan2(from.y - to.y, to.x - from.x);
  return ways[(Math.round((angle * 3) / Math.PI) + 6) % 6]!;
}

export async function seenAs(page: Page, direction: Direction): Promise<Way> {
  return wayOf(await spotsOn(page), direction);
}

// The keys from one cell to the other.
export async function pathOf(page: Page, from: Cell, to: Cell): Promise<string[]> {
  const spots = await spotsOn(page);
  const paths = new Map<Cell, Direction[]>([[from, []]]);
  for (const [at, path] of paths) {
    if (at === to) return path.map((direction) => wayOf(spots, direction).walk);
    for (const direction of directions) {
      const next = step(at, direction);
      if (next && !paths.has(next)) paths.set(next, [...path, direction]);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}
