import { describe, expect, it } from 'vitest';
import { advance, posesOf, slideTime, type Flight } from '../../src/board/animation';
import { filmOf, type Scene } from '../../src/board/film';
import { distance, pointOf, upright } from '../../src/board/geometry';
import { relocated, settled, traySpot } from '../../src/board/pieces';
import { traysFor, type Side } from '../../src/board/trays';
import type { Cell, Colour } from '../../src/core/types';
import { inLine, positionWith } from './table';

function scene(text: string, marbles: Record<Cell, Colour>, taken: Colour[] = []): Scene {
  const sides: Side[] = [
    { colours: ['black'], ejected: taken, goal: 6 },
    { colours: ['white'], ejected: [], goal: 6 },
  ];
  const trays = traysFor('duel', sides, upright);
  return { position: positionWith(marbles, text), sides, trays, view: upright };
}

const before = scene('before', { e7: 'black', e8: 'black', e9: 'white', a1: 'white' });
const after = scene('after', { e8: 'black', e9: 'black', a1: 'white' }, ['white']);
const eject = {
  ...inLine('E', ['e7', 'e8'], ['e9']),
  ejected: { colour: 'white' as const, from: 'e9' },
};
after.last = { move: eject, before: before.position };

function travels(flight: Flight, from: Cell, to: { x: number; y: number }): void {
  expect(distance(flight.at(0), pointOf(from, upright))).toBeLessThan(0.01);
  expect(distance(flight.at(flight.lasts), to)).toBeLessThan(0.01);
}

describe('a film', () => {
  it('takes each marble to its new place, the fallen one into the tray', () => {
    const { flights } = filmOf(before, after)!;
    travels(flights.get('e8')!, 'e7', pointOf('e8', upright));
    travels(flights.get('e9')!, 'e8', pointOf('e9', upright));
    const tray = after.trays[0]!;
    const fallen = flights.get(traySpot(0, 0))!;
    travels(fallen, 'e9', tray.places[0]!);
    expect(fallen.at(fallen.lasts).scale).toBeCloseTo(tray.radius / 45, 2);
  });

  it('goes on from where the hand has brought the marbles', () => {
    const { flights } = filmOf(before, after, 0.5)!;
    const rear = flights.get('e8')!;
    expect(rear.at(0).x - pointOf('e7', upright).x).toBeCloseTo(50, 1);
    expect(rear.lasts).toBeLessThan(slideTime);
  });

  it('has a picture for each frame, from the first place to the last', () => {
    for (const flight of filmOf(before, after)!.flights.values()) {
      const poses = posesOf(flight);
      expect(poses.length - 1).toBeGreaterThanOrEqual((flight.lasts / 1000) * 60);
      expect(poses[0]).toEqual(flight.at(0));
      expect(poses.at(-1)).toEqual(flight.at(flight.lasts));
    }
  });

  it('runs back when the move is taken back', () => {
    const film = filmOf(after, before)!;
    expect(film.taken).toBe(true);
    travels(film.flights.get('e7')!, 'e8', pointOf('e7', upright));
    expect(film.ways.get(traySpot(0, 0))).toBe('e9');
  });

  it('is none between positions that no move joins', () => {
    expect(filmOf(before, scene('other', {}))).toBeUndefined();
    expect(filmOf(before, before)).toBeUndefined();
  });
});

describe('marbles in a line', () => {
  it('start when they are touched and all arrive', () => {
    expect(advance(2, 0.19)).toBe(0);
    expect(advance(2, 0.3)).toBeGreaterThan(0);
    for (const place of [0, 1, 2, 3, 4]) expect(advance(place, 1)).toBeCloseTo(1);
  });

  it('hardly overlap on the way', () => {
    for (let reach = 0; reach <= 1; reach += 0.05)
      for (const place of [1, 2, 3, 4])
        expect(advance(place - 1, reach) - advance(place, reach)).toBeLessThan(0.13);
  });
});

describe('pieces', () => {
  it('stay the same through a move', () => {
    const start = settled([], before.position, before.sides);
    const id = start.find(({ spot }) => spot === 'e9')!.id;
    const { ways } = filmOf(before, after)!;
    const end = settled(relocated(start, ways), after.position, after.sides);
    expect(end.find(({ spot }) => spot === traySpot(0, 0))!.id).toBe(id);
    expect(end).toHaveLength(4);
    expect(new Set(end.map((piece) => piece.id))).toEqual(new Set(start.map((piece) => piece.id)));
  });

  it('follow the position whatever the film says', () => {
    const start = settled([], before.position, before.sides);
    const other = positionWith({ e7: 'white', b2: 'red' });
    const end = settled(start, other, before.sides);
    expect(end.map(({ spot, colour }) => [spot, colour]).sort()).toEqual([
      ['b2', 'red'],
      ['e7', 'white'],
    ]);
  });
});
