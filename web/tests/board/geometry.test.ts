import { describe, expect, it } from 'vitest';
import {
  cellAt,
  cells,
  directionOf,
  directions,
  distance,
  foremost,
  lineBetween,
  moved,
  onBoard,
  onScreen,
  opposite,
  pointOf,
  step,
  towards,
  unit,
  upright,
} from '../../src/board/geometry';
import type { View } from '../../src/board/look';

const views: View[] = [0, 1, 2, 3, 4, 5].flatMap((south) => [
  { south, flipped: false },
  { south, flipped: true },
]);

describe('cells', () => {
  it('are 61, from a1 to i9', () => {
    expect(cells).toHaveLength(61);
    expect(new Set(cells).size).toBe(61);
    expect([cells[0], cells.at(-1)]).toEqual(['a1', 'i9']);
    expect(cells).not.toContain('a6');
  });

  it('have neighbours as in the notation', () => {
    const around = directions.map((d) => step('e5', d));
    expect(around).toEqual(['e6', 'f6', 'f5', 'e4', 'd4', 'd5']);
    expect(step('a1', 'SW')).toBeUndefined();
    expect(step('e9', 'E')).toBeUndefined();
  });

  it('lead back by the opposite direction', () => {
    for (const d of directions) expect(step(step('e5', d)!, opposite(d))).toBe('e5');
  });
});

describe('a turned board', () => {
  it('lies on the same 61 places', () => {
    const places = (view: View) =>
      cells
        .map((cell) => pointOf(cell, view))
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`.replace(/-0(?=,|$)/g, '0'))
        .sort();
    for (const view of views) expect(places(view)).toEqual(places(upright));
  });

  it('has the wanted side at the bottom', () => {
    const lowest = (south: number) => {
      const view = { south, flipped: false };
      return cells.filter((cell) => pointOf(cell, view).y > 3.9 * unit * (Math.sqrt(3) / 2));
    };
    expect(lowest(0)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    expect(lowest(1)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(lowest(3)).toEqual(['i5', 'i6', 'i7', 'i8', 'i9']);
    expect(lowest(5)).toEqual(['a5', 'b6', 'c7', 'd8', 'e9']);
  });

  it('is mirrored by flipping', () => {
    const plain = pointOf('a1', upright);
    const flipped = pointOf('a1', { south: 0, flipped: true });
    expect(flipped.x).toBeCloseTo(-plain.x);
    expect(flipped.y).toBeCloseTo(plain.y);
  });

  it('turns directions with it and back', () => {
    for (const view of views)
      for (const d of directions) {
        expect(onBoard(onScreen(d, view), view)).toBe(d);
        const next = moved(pointOf('e5', view), towards(d, view), unit);
        expect(distance(next, pointOf(step('e5', d)!, view))).toBeLessThan(0.001);
      }
  });

  it('finds the cell under a point, the nearest one', () => {
    for (const view of views)
      for (const cell of cells) {
        const { x, y } = pointOf(cell, view);
        expect(cellAt({ x: x + 0.4 * unit, y: y - 0.2 * unit }, view)).toBe(cell);
      }
    expect(cellAt({ x: 7 * unit, y: 0 }, upright)).toBeUndefined();
  });
});

describe('a pull', () => {
  it('goes in the nearest direction', () => {
    const origin = { x: 0, y: 0 };
    expect(directionOf(origin, { x: 10, y: 3 }, upright)).toBe('E');
    expect(directionOf(origin, { x: 6, y: -8 }, upright)).toBe('NE');
    expect(directionOf(origin, { x: -9, y: 1 }, { south: 0, flipped: true })).toBe('E');
  });
});

describe('lines', () => {
  it('join two cells if they can', () => {
    expect(lineBetween('a1', 'c3')).toEqual(['a1', 'b2', 'c3']);
    expect(lineBetween('c3', 'c3')).toEqual(['c3']);
    expect(lineBetween('a1', 'c2')).toBeUndefined();
  });

  it('have a target of their own for every direction', () => {
    for (const line of [['e5'], ['e5', 'e6'], ['d4', 'e5', 'f6'], ['f5', 'e5', 'd5']]) {
      const ahead = directions.map((d) => step(foremost(line, d)!, d));
      expect(new Set(ahead).size).toBe(6);
    }
  });
});
