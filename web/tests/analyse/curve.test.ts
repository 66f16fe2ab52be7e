// The evaluation curve, and going from mistake to mistake.

import { describe, expect, it } from 'vitest';
import { area, plyAt, polyline, tracesOf } from '../../src/analyse/curve';
import { nextMarked } from '../../src/analyse/mistakes';
import { marksOf, summaryOf, type Reviewed } from '../../src/analyse/review.svelte';
import type { Mark } from '../../src/analyse/worth';
import type { Colour } from '../../src/core/types';
import { ruleset } from './rules';

function ply(node: number, by: Colour, score: number, mark: Mark = '', loss = 0): Reviewed {
  const worth = { score: { score }, best: { score }, line: [], loss, mark };
  return { node, by, worth };
}

const duel = [
  ply(1, 'black', 0),
  ply(2, 'white', 100, '?', 0.2),
  ply(3, 'black', 100),
  ply(4, 'white', -100, '?', 0.3),
];

describe('the curve', () => {
  it('of two sides is one, as the first sees it', () => {
    const traces = tracesOf(duel, 4, ruleset('duel'));
    expect(traces).toHaveLength(1);
    expect(traces[0]!.dots.map((dot) => dot.y)).toEqual([0.5, 0.75, 0.25, 0.25]);
    expect(traces[0]!.dots.map((dot) => dot.x)).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('of three players are three', () => {
    const plies = [ply(1, 'black', 0), ply(2, 'white', 100), ply(3, 'red', -100)];
    const traces = tracesOf(plies, 6, ruleset('trio'));
    expect(traces.map((trace) => trace.whose)).toEqual(['black', 'white', 'red']);
    expect(traces.map((trace) => trace.dots.map((dot) => dot.y))).toEqual([[0.5], [0.25], [0.75]]);
  });

  it('leaves skipped turns out', () => {
    const traces = tracesOf([{ node: 1, by: 'black' }, duel[1]!], 2, ruleset('duel'));
    expect(traces[0]!.dots.map((dot) => dot.ply)).toEqual([2]);
  });

  it('is drawn', () => {
    const [trace] = tracesOf(duel.slice(0, 2), 2, ruleset('duel'));
    expect(polyline(trace!.dots, 200, 100)).toBe('100,50 200,75');
    expect(area(trace!.dots, 200, 100)).toBe('100,50 100,50 200,75 200,50');
    expect(area([], 200, 100)).toBe('');
  });

  it('finds the ply under a finger', () => {
    expect([-1, 0, 0.49, 0.51, 1, 2].map((x) => plyAt(x, 1))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(plyAt(0.5, 0)).toBe(0);
  });
});

describe('mistakes', () => {
  it('are found one after the other, and from the start again', () => {
    expect(nextMarked(duel, 0, 'white', '?')).toBe(2);
    expect(nextMarked(duel, 2, 'white', '?')).toBe(4);
    expect(nextMarked(duel, 4, 'white', '?')).toBe(2);
    expect(nextMarked(duel, 0, 'black', '?')).toBeUndefined();
  });

  it('are counted for each player', () => {
    const white = summaryOf(duel, 'white');
    expect(white).toMatchObject({ moves: 2, marks: { '?!': 0, '?': 2, '??': 0 } });
    expect(white.accuracy).toBeCloseTo((100 * (Math.exp(-0.8) + Math.exp(-1.2))) / 2);
    expect(summaryOf(duel, 'black').accuracy).toBe(100);
    expect(summaryOf(duel, 'red')).toMatchObject({ moves: 0, accuracy: 0 });
  });

  it('are shown at their moves', () => {
    expect([...marksOf(duel)]).toEqual([
      [2, '?'],
      [4, '?'],
    ]);
  });
});
